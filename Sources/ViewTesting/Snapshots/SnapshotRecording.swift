// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The condition under which a snapshot is written to its reference file instead of being compared
/// with it.
public nonisolated enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// The snapshot is always recorded.
  case all
  /// If there is no reference file yet, the snapshot is recorded and the test fails once, so that
  /// the recording is reviewed and a run on a build machine cannot pass by writing its own
  /// reference. This is the default.
  case missing
  /// If there is no reference file yet, or it differs, the snapshot is recorded.
  case failed
  /// The snapshot is never recorded: a missing reference file is a failure.
  case never

  /// The environment variable that sets the mode of a whole run: `VIEW_FACTORY_RECORD`.
  public static let environmentVariable = "VIEW_FACTORY_RECORD"

  /// Creates the mode that an environment specifies, by default ``missing``.
  ///
  /// - Parameter environment: The environment variables, by name.
  /// - Throws: ``SnapshotProblem/unknownRecording(_:)`` for an unknown mode.
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
