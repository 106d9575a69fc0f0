// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle whose corners have radii of their own.
///
/// SwiftUI: `UnevenRoundedRectangle`.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners in points, reduced in proportion if they are longer than a side.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners, which makes no difference.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners in points; one that is negative or not finite is
  ///     treated as 0.
  ///   - style: The style of the corners, which makes no difference.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rounded rectangle with radii in points, which are 0 unless stated otherwise.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius at the top leading corner.
  ///   - bottomLeadingRadius: The radius at the bottom leading corner.
  ///   - bottomTrailingRadius: The radius at the bottom trailing corner.
  ///   - topTrailingRadius: The radius at the top trailing corner.
  ///   - style: The style of the corners, which makes no difference.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the path of the shape in a rectangle in points, with leading corners on the left.
  public func path(in rect: CGRect) -> BezierPath {
    BezierPath(
      roundedRect: amount == 0 ? rect : rect.shrunk(by: amount),
      cornerRadii: cornerRadii.reduced(by: amount))
  }

  /// Returns the shape, made smaller on all sides, with corners around the same centers.
  ///
  /// - Parameter amount: The distance from the outline, in points; one that is not finite is treated
  ///   as 0.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount.isFinite ? amount : 0
    return shape
  }
}
