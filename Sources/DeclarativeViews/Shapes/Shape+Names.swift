// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// The shapes by their names alone, where a shape is expected.

extension Shape where Self == Circle {
  /// The largest circle in the middle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches the sides.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// - Parameter cornerRadius: The radius in points.
  /// - Returns: The figure.
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

/// The style of rounded corners.
///
/// SwiftUI: `RoundedCornerStyle`.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// Quarters of circles.
  case circular
  /// Drawn as quarters of circles, too.
  case continuous
}

extension RoundedRectangle {
  /// Creates a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points.
  ///   - style: How the corners are rounded; both ways are drawn alike.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(cornerRadius: cornerRadius)
  }
}

extension StrokeStyle {
  /// Creates a style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points.
  ///   - lineCap: The shape of its ends.
  ///   - lineJoin: The shape of its corners.
  public init(lineWidth: CGFloat, lineCap: Cap = .butt, lineJoin: Join = .miter) {
    self.init(width: lineWidth, cap: lineCap, join: lineJoin)
  }
}
