// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The reason why a snapshot couldn't be created or compared.
public nonisolated enum SnapshotProblem: Error, Hashable, Sendable {
  /// The environment requests a recording mode that doesn't exist.
  case unknownRecording(String)
  /// The value couldn't be created or converted to text.
  case noText(reason: String)
  /// The reference file exists but can't be read.
  case unreadable(path: String, reason: String)
  /// A file can't be written.
  case unwritable(path: String, reason: String)
  /// Two tests in a file have the same name and would share a snapshot file.
  case sharedName(path: String)
  /// A parameterized test runs multiple times, and its snapshot has no name to distinguish the
  /// runs.
  case unnamedArgument
}

extension SnapshotProblem: CustomStringConvertible {
  /// A description of the problem in one or two sentences.
  public var description: String {
    switch self {
    case .unknownRecording(let word):
      let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotRecording.environmentVariable) is '\(word)'; it must be one of: \(words)."
    case .noText(let reason):
      return "The snapshot could not be made: \(reason)"
    case .unreadable(let path, let reason):
      return "The reference file \(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      return "The file \(path) cannot be written: \(reason)"
    case .sharedName(let path):
      return "Another test of this file has the same name and uses \(path). "
        + "Give one of the snapshots a name: assertSnapshot(of:as:named:)."
    case .unnamedArgument:
      return "This test runs once for each of its arguments. "
        + "Name the snapshot after the argument: assertSnapshot(of:as:named:)."
    }
  }
}
