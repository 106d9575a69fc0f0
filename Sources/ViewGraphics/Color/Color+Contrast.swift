// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Color {
  /// Returns a color interpolated linearly between this one and another, in sRGB and including
  /// opacity.
  ///
  /// - Parameters:
  ///   - other: The color at fraction 1.
  ///   - fraction: The position between the two colors, clamped to 0…1: 0 returns this color, and 1
  ///     the other.
  /// - Returns: The interpolated color.
  public func mix(with other: Color, by fraction: CGFloat) -> Color {
    if isDynamic || other.isDynamic {
      let mixed = CombinedColor(first: self, second: other, fraction: fraction)
      return combined(with: other, by: mixed)
    }
    let t = Color.clamped(fraction)
    // Weight both ends, so that 0 and 1 return them exactly.
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a * (1 - t) + b * t }
    return Color(
      red: between(red, other.red), green: between(green, other.green),
      blue: between(blue, other.blue), alpha: between(alpha, other.alpha))
  }

  /// Returns the color that appears when this one is painted over another.
  ///
  /// - Parameter background: The background color.
  /// - Returns: The composite color; opaque if the background is.
  public func composited(over background: Color) -> Color {
    if isDynamic || background.isDynamic {
      let seen = CombinedColor(first: self, second: background, fraction: nil)
      return combined(with: background, by: seen)
    }
    let below = background.alpha * (1 - alpha)
    let total = alpha + below
    guard total > 0 else { return .clear }
    func over(_ a: CGFloat, _ b: CGFloat) -> CGFloat { (a * alpha + b * below) / total }
    return Color(
      red: over(red, background.red), green: over(green, background.green),
      blue: over(blue, background.blue), alpha: total)
  }

  /// The relative luminance as defined by WCAG 2: 0 for black, 1 for white.
  ///
  /// Ignores opacity.
  public var relativeLuminance: CGFloat {
    func linear(_ component: CGFloat) -> CGFloat {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio between this color and a background, as defined by WCAG 2.
  ///
  /// The ratio ranges from 1 (no contrast) to 21 (black on white). WCAG requires at least 4.5 for
  /// body text, and 3 for large text and graphics.
  ///
  /// - Parameter background: The background color. If it isn't opaque, it is composited over white.
  /// - Returns: The contrast ratio of the composited colors.
  public func contrastRatio(on background: Color) -> CGFloat {
    let backdrop = background.composited(over: .white)
    let first = composited(over: backdrop).relativeLuminance
    let second = backdrop.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
