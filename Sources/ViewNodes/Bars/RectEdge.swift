// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The edges of a rectangle.
///
/// UIKit: `UIRectEdge`.
public nonisolated struct RectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}
