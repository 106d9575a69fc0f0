// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Color {
  /// The color at a place between this one and another, interpolated component by component in
  /// plain sRGB, the opacity like the others.
  ///
  /// - Parameters:
  ///   - other: The color at 1.
  ///   - fraction: 0 gives this color, 1 the other; clamped.
  /// - Returns: The color in between.
  public func mix(with other: Color, by fraction: CGFloat) -> Color {
    let t = Color.clamped(fraction)
    // Weights on both ends, so that 0 and 1 give the ends exactly.
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * (1 - t) + b * t }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// The color seen when this one is painted over another.
  ///
  /// - Parameter background: The color below.
  /// - Returns: The two composed; opaque if the background is.
  public func composited(over background: Color) -> Color {
    let below = background.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    func over(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a * alpha + b * below) / total }
    return Color(
      red: over(red, background.red), green: over(green, background.green),
      blue: over(blue, background.blue), alpha: total)
  }

  /// The relative luminance by WCAG 2: 0 for black, 1 for white. The opacity plays no part.
  public var relativeLuminance: CGFloat {
    func linear(_ component: CGFloat) -> CGFloat {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How well this color can be read on a background, by WCAG 2: from 1 (not at all) to 21 (black
  /// on white). Body text needs 4.5, large text and shapes need 3.
  ///
  /// - Parameter background: The color below, taken as lying on white where it is not opaque.
  /// - Returns: The contrast ratio of what is seen.
  public func contrastRatio(on background: Color) -> CGFloat {
    let ground = background.composited(over: .white)
    let first = composited(over: ground).relativeLuminance
    let second = ground.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
