// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Why a snapshot could not be taken or compared at all.
public enum SnapshotProblem: Error, Hashable, Sendable {
  /// The environment asks for a recording mode that does not exist.
  case unknownRecording(String)
  /// The value or its text could not be made.
  case noText(reason: String)
  /// The reference file exists and cannot be read.
  case unreadable(path: String, reason: String)
  /// A file cannot be written.
  case unwritable(path: String, reason: String)
  /// Two tests of one file have one name and would share a file.
  case sharedName(path: String)
  /// A test with arguments runs many times and the snapshot has no name to tell the runs apart.
  case unnamedArgument
}

extension SnapshotProblem: CustomStringConvertible {
  /// The problem in a sentence or two.
  public var description: String {
    switch self {
    case .unknownRecording(let word):
      let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(SnapshotRecording.environmentVariable) is '\(word)'; it can be one of: \(words)."
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
