// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The difference between a value and its reference.
public nonisolated struct SnapshotDifference: Hashable, Sendable {
  /// The difference in lines for a person.
  public var summary: String
  /// A picture that shows it, if there is one: the bytes of a PNG file.
  public var picture: [UInt8]?

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - summary: The difference in lines for a person.
  ///   - picture: The bytes of a PNG file that shows it.
  public init(summary: String, picture: [UInt8]? = nil) {
    self.summary = summary
    self.picture = picture
  }
}
