// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle.
///
/// SwiftUI: `Rectangle`.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// The figure in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath { BezierPath(rect: rect) }
}

/// A rectangle with round corners.
///
/// SwiftUI: `RoundedRectangle`.
public struct RoundedRectangle: Shape {
  /// The radius of the corners in points; at most half of the shorter side is drawn.
  public var cornerRadius: CGFloat

  /// Creates a rectangle with round corners.
  ///
  /// - Parameter cornerRadius: The radius in points; one that is negative or not finite counts as 0.
  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// The figure in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    BezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

/// A rectangle whose shorter sides are half circles.
///
/// SwiftUI: `Capsule`.
public struct Capsule: Shape {
  /// Creates a capsule.
  public init() {}

  /// The figure in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    BezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// The largest circle in the middle of a rectangle.
///
/// SwiftUI: `Circle`.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// The figure in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    let side = min(rect.width, rect.height)
    return BezierPath(
      ovalIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// The ellipse that touches the sides of a rectangle.
///
/// SwiftUI: `Ellipse`.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// The figure in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath { BezierPath(ovalIn: rect) }
}
