// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The result of comparing a value with its snapshot.
public nonisolated struct SnapshotResult: Hashable, Sendable {
  /// The outcome of a comparison.
  public nonisolated enum Outcome: Hashable, Sendable {
    /// The value matches the reference.
    case matched
    /// The value was written to the reference file.
    case recorded
    /// There was no reference. Unless recording is off, there is one now.
    case missing
    /// The value differs from the reference, as the associated text describes.
    case different(String)
    /// The comparison was not possible.
    case impossible(SnapshotProblem)
  }

  /// The outcome of the comparison.
  public var outcome: Outcome
  /// The path of the reference file; empty if it is not known.
  public var referencePath: String
  /// The path of the file with the failing value, if there is one.
  public var failurePath: String?
  /// A picture of the difference, if there is one: the bytes of a PNG file.
  public var differencePicture: [UInt8]?

  /// A Boolean value that indicates whether the test fails.
  public var isFailure: Bool {
    switch outcome {
    case .matched, .recorded: false
    case .missing, .different, .impossible: true
    }
  }
}

extension SnapshotResult: CustomStringConvertible {
  /// The message of a failing test, or a sentence about the outcome.
  public var description: String {
    var lines: [String] = []
    var howToAccept: String?
    switch outcome {
    case .matched:
      lines.append("The snapshot matches its reference.")
    case .recorded:
      lines.append("The snapshot was recorded.")
    case .missing where failurePath == nil:
      lines.append("There was no reference to compare with. It was recorded just now; review it.")
    case .missing:
      lines.append("There is no reference to compare with.")
      howToAccept = "To record it, run the test with "
    case .different(let difference):
      lines.append("The snapshot differs:")
      lines += difference.split(separator: "\n").map { "  \($0)" }
      howToAccept = "To accept it, run the test with "
    case .impossible(let problem):
      lines.append(problem.description)
    }
    if isFailure, !referencePath.isEmpty { lines.append("Reference: \(referencePath)") }
    if let failurePath { lines.append("New: \(failurePath)") }
    if let howToAccept {
      let mode: SnapshotRecording = outcome == .missing ? .missing : .failed
      lines.append("\(howToAccept)\(SnapshotRecording.environmentVariable)=\(mode.rawValue)")
    }
    return lines.joined(separator: "\n")
  }
}
