// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The edges of a rectangle, relative to the reading direction.
///
/// UIKit: `NSDirectionalRectEdge`.
public nonisolated struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
