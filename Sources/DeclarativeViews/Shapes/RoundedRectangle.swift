// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rounded rectangle.
///
/// SwiftUI: `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The width and the height of a corner in points, each limited to half of the side when drawn;
  /// circular corners remain circular.
  public var cornerSize: CGSize
  /// The style of the corners, which makes no difference.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerSize: The width and the height of a corner in points; one that is negative or not a
  ///     number is treated as 0.
  ///   - style: The style of the corners, which makes no difference.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points, limited to half of the shorter side; one that is negative
  ///     or not a number is treated as 0.
  ///   - style: The style of the corners, which makes no difference.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The radius of the corners in points, if they are circular: the smaller dimension of the corner
  /// size.
  public var cornerRadius: CGFloat {
    get { min(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue, height: newValue) }
  }

  /// Returns the path of the shape in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    guard amount != 0 else { return BezierPath(roundedRect: rect, cornerSize: cornerSize) }
    func smaller(_ length: CGFloat) -> CGFloat { length > 0 ? max(length - amount, 0) : 0 }
    let corner = CGSize(width: smaller(cornerSize.width), height: smaller(cornerSize.height))
    return BezierPath(roundedRect: rect.shrunk(by: amount), cornerSize: corner)
  }

  /// Returns the shape, made smaller on all sides, with corners around the same centers.
  ///
  /// - Parameter amount: The distance from the outline, in points; one that is not finite is treated
  ///   as 0.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount.isFinite ? amount : 0
    return shape
  }

  /// The behavior in right-to-left layouts, which makes no difference for this shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

nonisolated extension CGRect {
  /// Returns the rectangle, smaller on all sides by an amount, at most to a point in the middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    insetBy(dx: min(amount, width / 2), dy: min(amount, height / 2))
  }
}
