// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

/// A transform of the plane by a matrix of three rows and columns.
///
/// SwiftUI: `ProjectionTransform`.
///
/// Views are drawn as from far away: the third column, which makes far things smaller, has no effect.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
  /// The factor of x in x'.
  public var m11: CGFloat = 1
  /// The factor of x in y'.
  public var m12: CGFloat = 0
  /// The factor of x in the perspective, which isn't drawn.
  public var m13: CGFloat = 0
  /// The factor of y in x'.
  public var m21: CGFloat = 0
  /// The factor of y in y'.
  public var m22: CGFloat = 1
  /// The factor of y in the perspective, which isn't drawn.
  public var m23: CGFloat = 0
  /// The distance to the right, in points.
  public var m31: CGFloat = 0
  /// The distance downward, in points.
  public var m32: CGFloat = 0
  /// The constant part of the perspective, which isn't drawn.
  public var m33: CGFloat = 1

  /// Creates the transform that changes nothing.
  public init() {}

  /// Creates a transform without perspective.
  ///
  /// - Parameter m: The affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the transform has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first, then another.
  ///
  /// - Parameter rhs: The other transform.
  /// - Returns: The combined transform.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(
      _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + z * rhs.m31, x * rhs.m12 + y * rhs.m22 + z * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + z * rhs.m33
      )
    }
    var product = ProjectionTransform()
    (product.m11, product.m12, product.m13) = row(m11, m12, m13)
    (product.m21, product.m22, product.m23) = row(m21, m22, m23)
    (product.m31, product.m32, product.m33) = row(m31, m32, m33)
    return product
  }

  /// The transform without its perspective; the identity if numbers aren't finite.
  var plane: Transform {
    let plane = Transform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    return plane.isFinite ? plane : .identity
  }
}
