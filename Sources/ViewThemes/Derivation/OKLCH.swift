// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// A color in OKLCH: lightness, chroma, and hue.
///
/// Palettes are derived in this space because equal steps look equally large and the components are
/// perceptually independent. The formulas are from Björn Ottosson, “A perceptual color space for
/// image processing” (2020), as in CSS Color 4.
public struct OKLCH: Hashable, Sendable {
  /// The perceived lightness of the color: 0 for black, 1 for white.
  public var lightness: Double
  /// The chroma of the color: 0 for gray; sRGB reaches 0.32.
  public var chroma: Double
  /// The hue in degrees: red near 30, yellow near 110, green near 140, blue near 265.
  public var hue: Double

  /// Creates a color from its components.
  ///
  /// - Parameters:
  ///   - lightness: The lightness, clamped to the range from 0 to 1. NaN is treated as 0.
  ///   - chroma: The chroma; a value that is negative or not finite is treated as 0.
  ///   - hue: The hue in degrees; a value that isn't finite is treated as 0.
  public init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness.isNaN ? 0 : min(max(lightness, 0), 1)
    self.chroma = chroma.isFinite ? max(chroma, 0) : 0
    let turned = hue.isFinite ? hue.truncatingRemainder(dividingBy: 360) : 0
    self.hue = turned < 0 ? turned + 360 : turned
  }

  /// Creates the OKLCH representation of a color, ignoring its opacity.
  ///
  /// - Parameter color: The color.
  public init(_ color: Color) {
    self.init(
      encodedSRGB: SIMD3(Double(color.red), Double(color.green), Double(color.blue)))
  }

  /// Creates the OKLCH representation of a color that can be outside the sRGB gamut.
  init(encodedSRGB color: SIMD3<Double>) {
    func linear(_ component: Double) -> Double {
      component < 0 ? -SRGB.linear(-component) : SRGB.linear(component)
    }
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let beta = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      chroma: (a * a + beta * beta).squareRoot(), hue: atan2(beta, a) * 180 / .pi)
  }

  /// The color in sRGB.
  ///
  /// A color out of gamut is mapped by reducing its chroma at the same lightness and hue.
  public var color: Color {
    let hue = direction
    var best = linear(chroma, hue)
    guard !Self.isInGamut(best) else { return Self.encoded(best) }
    best = linear(0, hue)
    var (low, high) = (0.0, chroma)
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let color = linear(middle, hue)
      if Self.isInGamut(color) {
        best = color
        low = middle
      } else {
        high = middle
      }
    }
    return Self.encoded(best)
  }

  /// A Boolean value that indicates whether the color is in the sRGB gamut.
  public var isInGamut: Bool { Self.isInGamut(linear(chroma, direction)) }

  /// The direction of the hue in the a–b plane of OKLab.
  private var direction: SIMD2<Double> {
    let radians = hue * .pi / 180
    return SIMD2(cos(radians), sin(radians))
  }

  private func linear(_ chroma: Double, _ direction: SIMD2<Double>) -> SIMD3<Double> {
    Self.linearSRGB(lightness: lightness, a: chroma * direction.x, b: chroma * direction.y)
  }

  /// Returns the linear sRGB components of a color in OKLab.
  static func linearSRGB(lightness: Double, a: Double, b: Double) -> SIMD3<Double> {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return SIMD3(
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)
  }

  private static func isInGamut(_ linear: SIMD3<Double>) -> Bool {
    // The published matrices are inverses of each other to seven digits.
    let room = -1e-6...1 + 1e-6
    return room.contains(linear.x) && room.contains(linear.y) && room.contains(linear.z)
  }

  private static func encoded(_ linear: SIMD3<Double>) -> Color {
    Color(
      red: CGFloat(SRGB.encoded(linear.x)), green: CGFloat(SRGB.encoded(linear.y)),
      blue: CGFloat(SRGB.encoded(linear.z)), alpha: 1)
  }
}

/// The transfer function of sRGB (IEC 61966-2-1).
enum SRGB {
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
