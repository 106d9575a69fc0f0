// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

// Core Animation's names.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
public nonisolated let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a translation, in points.
public nonisolated func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a scale.
public nonisolated func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33, result.m44) = (sx, sy, sz, 1)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that rotates by an angle in radians about an axis; the identity for an axis
/// without length.
public nonisolated func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  var result = CATransform3DMakeScale(1, 1, 1)
  guard length > 0, length.isFinite, angle.isFinite else { return result }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = CGFloat(cos(Double(angle)))
  let sine = CGFloat(sin(Double(angle)))
  let rest = 1 - cosine
  (result.m11, result.m12, result.m13) = (
    cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine
  )
  (result.m21, result.m22, result.m23) = (
    x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine
  )
  (result.m31, result.m32, result.m33) = (
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest
  )
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that translates, and then applies another.
public nonisolated func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that scales, and then applies another.
public nonisolated func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that rotates by an angle in radians about an axis, and then applies another.
public nonisolated func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a transform that applies one and then another.
public nonisolated func CATransform3DConcat(
  _ a: CATransform3D, _ b: CATransform3D
) -> CATransform3D {
  let (first, second) = (a.rows, b.rows)
  func product(_ row: Int, _ column: Int) -> CGFloat {
    var sum: CGFloat = 0
    for index in 0..<4 { sum += first[row][index] * second[index][column] }
    return sum
  }
  return CATransform3D(rows: (0..<4).map { row in (0..<4).map { product(row, $0) } })
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform changes nothing.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two transforms are the same.
public nonisolated func CATransform3DEqualToTransform(
  _ a: CATransform3D, _ b: CATransform3D
) -> Bool { a == b }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a transform acts only in the plane.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.plane)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the 3D equivalent of an affine transform.
public nonisolated func CATransform3DMakeAffineTransform(
  _ m: CGAffineTransform
) -> CATransform3D {
  var result = CATransform3DMakeScale(1, 1, 1)
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the affine equivalent of a transform that acts only in the plane.
public nonisolated func CATransform3DGetAffineTransform(
  _ t: CATransform3D
) -> CGAffineTransform { t.plane }
