// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// Core Graphics' names for changes by transforms.

nonisolated extension Transform {
  /// Returns the transform after a move.
  ///
  /// Core Graphics: `CGAffineTransform.translatedBy(x:y:)`.
  ///
  /// - Parameters:
  ///   - tx: The horizontal distance, in points.
  ///   - ty: The vertical distance, in points.
  /// - Returns: The transform that moves first.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> Transform {
    Transform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform after scaling.
  ///
  /// Core Graphics: `CGAffineTransform.scaledBy(x:y:)`.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor.
  ///   - sy: The vertical factor.
  /// - Returns: The transform that scales first.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> Transform {
    Transform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform after a rotation.
  ///
  /// Core Graphics: `CGAffineTransform.rotated(by:)`.
  ///
  /// - Parameter angle: The angle in radians; positive angles turn clockwise on the screen.
  /// - Returns: The transform that rotates first.
  public func rotated(by angle: CGFloat) -> Transform {
    Transform(rotationAngle: angle).concatenating(self)
  }
}

nonisolated extension CGPoint {
  /// Returns the transformed point.
  ///
  /// Core Graphics: `CGPoint.applying(_:)`.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The point, in points.
  public func applying(_ transform: Transform) -> CGPoint { transform.apply(to: self) }
}

nonisolated extension CGSize {
  /// Returns the transformed size, without the translation.
  ///
  /// Core Graphics: `CGSize.applying(_:)`.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The size, in points.
  public func applying(_ transform: Transform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

nonisolated extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  ///
  /// Core Graphics: `CGRect.applying(_:)`.
  ///
  /// - Parameter transform: The transform.
  /// - Returns: The box, in points.
  public func applying(_ transform: Transform) -> CGRect { transform.apply(to: self) }
}
