// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The condition under which a snapshot is written to its reference file instead of being compared
/// with it.
public nonisolated enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Always.
  case all
  /// If there is no reference file yet, the snapshot is recorded and the test fails once: somebody
  /// must review the recording, and a run on a build machine cannot pass by writing what it should
  /// compare. The default.
  case missing
  /// If there is no reference file yet, or it differs, the snapshot is recorded.
  case failed
  /// Never: a missing reference file is a failure.
  case never

  /// The environment variable that chooses for a whole run: `VIEW_FACTORY_RECORD`.
  public static let environmentVariable = "VIEW_FACTORY_RECORD"

  /// The mode that an environment asks for, ``missing`` if it asks for none.
  ///
  /// - Throws: ``SnapshotProblem/unknownRecording(_:)`` for another word.
  public init(environment: [String: String]) throws(SnapshotProblem) {
    guard let word = environment[Self.environmentVariable], !word.isEmpty else {
      self = .missing
      return
    }
    guard let mode = SnapshotRecording(rawValue: word.lowercased()) else {
      throw .unknownRecording(word)
    }
    self = mode
  }
}
