// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// UIKit: `CGAffineTransform`.
///
/// The y-axis points down, so positive rotations are clockwise on screen.
public struct Transform: Hashable, Sendable {
  /// The factor of x in x'.
  public var a: CGFloat
  /// The factor of x in y'.
  public var b: CGFloat
  /// The factor of y in x'.
  public var c: CGFloat
  /// The factor of y in y'.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six coefficients.
  ///
  /// - Parameters:
  ///   - a: The factor of x in x'.
  ///   - b: The factor of x in y'.
  ///   - c: The factor of y in x'.
  ///   - d: The factor of y in y'.
  ///   - tx: The horizontal translation, in points.
  ///   - ty: The vertical translation, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a translation by distances in points.
  ///
  /// - Parameters:
  ///   - tx: The distance to the right, in points.
  ///   - ty: The distance downward, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling transform about the origin.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor; 1 keeps the width, and a negative factor mirrors.
  ///   - sy: The vertical factor.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by an angle in radians; positive angles are clockwise on
  /// screen.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether this is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Whether all coefficients are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Returns the transform that applies this one first, then `other`.
  public func concatenating(_ other: Transform) -> Transform {
    Transform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse transform, or, as in UIKit, this one if it isn't invertible.
  public func inverted() -> Transform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return Transform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transformed point.
  public func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest axis-aligned rectangle that contains the transformed rectangle.
  public func apply(to rect: CGRect) -> CGRect {
    let corners = [
      apply(to: CGPoint(x: rect.minX, y: rect.minY)),
      apply(to: CGPoint(x: rect.maxX, y: rect.minY)),
      apply(to: CGPoint(x: rect.minX, y: rect.maxY)),
      apply(to: CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var low = corners[0]
    var high = corners[0]
    for corner in corners.dropFirst() {
      low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
