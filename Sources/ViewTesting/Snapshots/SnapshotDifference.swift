// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The difference between a value and its reference.
public nonisolated struct SnapshotDifference: Hashable, Sendable {
  /// A textual description of the difference.
  public var summary: String
  /// A picture of the difference, if there is one: the bytes of a PNG file.
  public var picture: [UInt8]?

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - summary: A textual description of the difference.
  ///   - picture: The bytes of a PNG file that shows the difference.
  public init(summary: String, picture: [UInt8]? = nil) {
    self.summary = summary
    self.picture = picture
  }
}
