// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Insets of a rectangle in points, with left and right edges that don't depend on the layout
/// direction.
///
/// UIKit: `UIEdgeInsets`.
///
/// Positive values move an edge inward, negative values outward. Use ``DirectionalEdgeInsets`` for
/// edges that follow the layout direction.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, positive downward.
  public var top: CGFloat
  /// The inset of the left edge, positive rightward.
  public var left: CGFloat
  /// The inset of the bottom edge, positive upward.
  public var bottom: CGFloat
  /// The inset of the right edge, positive leftward.
  public var right: CGFloat

  /// Insets of zero on all four edges.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from four distances, in points.
  ///
  /// - Parameters:
  ///   - top: The inset of the top edge, positive downward.
  ///   - left: The inset of the left edge, positive rightward.
  ///   - bottom: The inset of the bottom edge, positive upward.
  ///   - right: The inset of the right edge, positive leftward.
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

  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
