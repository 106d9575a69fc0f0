// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The progress or result of creating a batch of pictures.
public nonisolated struct PictureReport: Sendable {
  /// A picture that failed or was rejected.
  public nonisolated struct Failure: Sendable {
    /// The index of the picture's maker.
    public let index: Int
    /// The name of the picture's maker.
    public let name: String
    /// The thrown error.
    public let error: any Error
  }

  /// The number of pictures that were created and accepted.
  public internal(set) var made = 0
  /// The failures in order.
  public internal(set) var failures: [Failure] = []
  /// A Boolean value that indicates whether the task was canceled before all makers were processed.
  public internal(set) var wasCancelled = false

  /// The number of finished makers, successful or not.
  public var finished: Int { made + failures.count }
}

nonisolated extension PictureReport.Failure: CustomStringConvertible {
  /// A description with the name and the error.
  public var description: String { "\(name): \(error)" }
}
