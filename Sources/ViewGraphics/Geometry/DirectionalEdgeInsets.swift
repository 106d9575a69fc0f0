// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Insets of a rectangle in points, whose horizontal edges follow the layout direction.
///
/// UIKit: `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, positive downward.
  public var top: CGFloat
  /// The inset of the leading edge, positive inward.
  public var leading: CGFloat
  /// The inset of the bottom edge, positive upward.
  public var bottom: CGFloat
  /// The inset of the trailing edge, positive inward.
  public var trailing: CGFloat

  /// Insets of zero on all four edges.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets from four distances, in points.
  ///
  /// - Parameters:
  ///   - top: The inset of the top edge, positive downward.
  ///   - leading: The inset of the leading edge, positive inward.
  ///   - bottom: The inset of the bottom edge, positive upward.
  ///   - trailing: The inset of the trailing edge, positive inward.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of zero.
  public init() {
    self = .zero
  }
}
