// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Distances from the four edges of a rectangle to a rectangle inside it, in points.
///
/// Positive values move an edge inward, negative ones outward. Left and right never flip in a
/// right-to-left layout; use ``DirectionalEdgeInsets`` for edges that do. UIKit: `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, growing downward.
  public var top: CGFloat
  /// The distance from the left edge, growing rightward.
  public var left: CGFloat
  /// The distance from the bottom edge, growing upward.
  public var bottom: CGFloat
  /// The distance from the right edge, growing leftward.
  public var right: CGFloat

  /// Insets of zero on all four edges.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets of zero.
  public init() {
    self = .zero
  }
}
