// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Shapes as static members, for use where a shape is expected.

extension Shape where Self == Circle {
  /// A circle that fits the frame, centered.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are semicircles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills the frame.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rounded rectangle.
  ///
  /// - Parameter cornerRadius: The radius in points.
  /// - Returns: The shape.
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

/// The style of rounded corners.
///
/// SwiftUI: `RoundedCornerStyle`.
public nonisolated enum RoundedCornerStyle: Hashable, Sendable, CaseIterable {
  /// Circular arcs.
  case circular
  /// Continuous corners, which are also drawn as circular arcs.
  case continuous
}

extension RoundedRectangle {
  /// Creates a rounded rectangle.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points.
  ///   - style: The style of the corners, which makes no difference.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {
    self.init(cornerRadius: cornerRadius)
  }
}

extension StrokeStyle {
  /// Creates a stroke style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points.
  ///   - lineCap: The shape of the line ends.
  ///   - lineJoin: The shape of the corners.
  public init(lineWidth: CGFloat, lineCap: Cap = .butt, lineJoin: Join = .miter) {
    self.init(width: lineWidth, cap: lineCap, join: lineJoin)
  }
}
