// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle.
///
/// SwiftUI: `Rectangle`.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// Returns the path of the shape in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath { BezierPath(rect: rect) }

  /// The behavior in right-to-left layouts, which makes no difference for this shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are semicircles.
///
/// SwiftUI: `Capsule`.
public struct Capsule: Shape {
  /// Creates a capsule.
  ///
  /// - Parameter style: The form of corners, which makes no difference for semicircles.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Returns the path of the shape in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    BezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// The behavior in right-to-left layouts, which makes no difference for this shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A circle that fits a rectangle, centered.
///
/// SwiftUI: `Circle`.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// Returns the path of the shape in a rectangle, in points.
  public func path(in rect: CGRect) -> BezierPath {
    let side = min(rect.width, rect.height)
    return BezierPath(
      ovalIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns the largest square in the proposed size; if only one dimension is proposed, it is the
  /// side of the square.
  ///
  /// - Parameter proposal: The proposed size.
  /// - Returns: The size in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let width, let height): width ?? height ?? 10
      }
    return CGSize(width: side, height: side)
  }

  /// The behavior in right-to-left layouts, which makes no difference for this shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills a rectangle.
///
/// SwiftUI: `Ellipse`.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// Returns the path of the shape in a rectangle.
  public func path(in rect: CGRect) -> BezierPath { BezierPath(ovalIn: rect) }

  /// The behavior in right-to-left layouts, which makes no difference for this shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
