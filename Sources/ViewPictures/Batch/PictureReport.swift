// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What became of a batch of pictures, while it is made and at its end.
public nonisolated struct PictureReport: Sendable {
  /// A picture that could not be made or was not taken.
  public nonisolated struct Failure: Sendable {
    /// Its place among the makers, counted from 0.
    public let index: Int
    /// The name that its maker gave.
    public let name: String
    /// What was thrown.
    public let error: any Error
  }

  /// How many pictures were made and taken.
  public internal(set) var made = 0
  /// Those that were not, in order.
  public internal(set) var failures: [Failure] = []
  /// Whether the task was cancelled before all makers had their turn.
  public internal(set) var wasCancelled = false

  /// How many makers are done with, well or not.
  public var finished: Int { made + failures.count }
}

nonisolated extension PictureReport.Failure: CustomStringConvertible {
  /// The name and what was thrown.
  public var description: String { "\(name): \(error)" }
}
