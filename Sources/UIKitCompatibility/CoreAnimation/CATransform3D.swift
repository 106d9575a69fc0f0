// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

/// A 3D transform, of which layers show the effect on the plane.
public nonisolated struct CATransform3D: Hashable, Sendable {
  /// The factors of x, y, z, and 1 in x'.
  public var m11, m21, m31, m41: CGFloat
  /// The factors of x, y, z, and 1 in y'.
  public var m12, m22, m32, m42: CGFloat
  /// The factors of x, y, z, and 1 in z'.
  public var m13, m23, m33, m43: CGFloat
  /// The factors of x, y, z, and 1 in the divisor.
  public var m14, m24, m34, m44: CGFloat

  /// Creates a transform of zeros.
  public init() {
    (m11, m21, m31, m41) = (0, 0, 0, 0)
    (m12, m22, m32, m42) = (0, 0, 0, 0)
    (m13, m23, m33, m43) = (0, 0, 0, 0)
    (m14, m24, m34, m44) = (0, 0, 0, 0)
  }

  /// Creates a transform from its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The rows, from the first to the fourth.
  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0],
      m22: rows[1][1], m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1],
      m33: rows[2][2], m34: rows[2][3], m41: rows[3][0], m42: rows[3][1], m43: rows[3][2],
      m44: rows[3][3])
  }

  /// The part that acts in the plane, without depth and perspective.
  var plane: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension CALayer {
  /// The transform about the layer's position.
  ///
  /// Its effect on the plane is shown: rotations about the z-axis, scales, and translations, and
  /// the orthogonal projection of others. Depth isn't stored.
  public final var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(affineTransform()) }
    set { setAffineTransform(newValue.plane) }
  }
}

extension UIView {
  /// The transform about the view's center, as in ``CALayer/transform``.
  public final var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.plane }
  }
}
