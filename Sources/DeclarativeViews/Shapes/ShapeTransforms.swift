// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Shape {
  /// Returns the shape, moved when it is drawn.
  ///
  /// - Parameters:
  ///   - x: The distance toward the trailing edge, in points.
  ///   - y: The distance downward, in points.
  /// - Returns: The moved shape.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ChangedShape(shape: self) { _ in Transform(translationX: x, y: y) }
  }

  /// Returns the shape, rotated when it is drawn.
  ///
  /// - Parameters:
  ///   - angle: The clockwise angle. One that is not finite is treated as 0.
  ///   - anchor: The fixed point of the rotation.
  /// - Returns: The rotated shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    let radians = CGFloat(angle.radians.isFinite ? angle.radians : 0)
    return ChangedShape(shape: self) {
      Transform(rotationAngle: radians).about(anchor.point(in: $0))
    }
  }

  /// Returns the shape, scaled when it is drawn.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor. One that is not finite is treated as 1.
  ///   - y: The vertical factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The scaled shape.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    let (x, y) = (x.isFinite ? x : 1, y.isFinite ? y : 1)
    return ChangedShape(shape: self) {
      Transform(scaleX: x, y: y).about(anchor.point(in: $0))
    }
  }

  /// Returns the shape, scaled when it is drawn.
  ///
  /// - Parameters:
  ///   - scale: The factor. One that is not finite is treated as 1.
  ///   - anchor: The fixed point of the scaling.
  /// - Returns: The scaled shape.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape, transformed when it is drawn.
  ///
  /// - Parameter transform: The transform, about the corner of the frame.
  /// - Returns: The transformed shape.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ChangedShape(shape: self) {
      transform.about($0.origin)
    }
  }

  /// Returns the shape in a size of its own, at the corner of the frame.
  ///
  /// - Parameters:
  ///   - width: The width in points; one that is negative or not finite is treated as 0.
  ///   - height: The height in points.
  /// - Returns: The shape.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// Returns the shape in a size of its own, at the corner of the frame.
  ///
  /// - Parameter size: The size in points; a dimension that is negative or not finite is treated
  ///   as 0.
  /// - Returns: The shape.
  public func size(_ size: CGSize) -> some Shape {
    self.size(width: size.width, height: size.height)
  }
}

/// A shape with a transform that depends on its frame.
private struct ChangedShape<Base: Shape>: Shape {
  let shape: Base
  let transform: (CGRect) -> Transform

  func path(in rect: CGRect) -> BezierPath { shape.path(in: rect).applying(transform(rect)) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// A shape in a size of its own.
private struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  let size: CGSize

  func path(in rect: CGRect) -> BezierPath {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    return shape.path(
      in: CGRect(
        x: rect.minX, y: rect.minY, width: usable(size.width), height: usable(size.height)))
  }
}

extension UnitPoint {
  /// Returns the point in a rectangle.
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
