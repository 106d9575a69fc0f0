// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Color {
  /// Returns the nearest color that is readable on the given backgrounds: this color if it is
  /// readable, or else a lighter or darker color of the same hue, whichever is nearer.
  ///
  /// If no color is readable on all of the backgrounds, the result is black or white, whichever
  /// comes closer.
  ///
  /// - Parameters:
  ///   - grounds: The background colors.
  ///   - ratio: The minimum contrast ratio with each background, as defined by WCAG 2.2.
  /// - Returns: An opaque color whose components are multiples of 1/255, so that formatting it as
  ///   `#RRGGBB` is lossless.
  public func readable(on grounds: [Color], atLeast ratio: CGFloat) -> Color {
    let below = grounds.map { $0.composited(over: .white).relativeLuminance }
    func passes(_ color: Color) -> Bool {
      let own = color.relativeLuminance
      return below.allSatisfy { (max(own, $0) + 0.05) / (min(own, $0) + 0.05) >= ratio }
    }
    let start = withAlphaComponent(1).rounded256
    if passes(start) { return start }
    let look = OKLCH(self)
    func candidate(_ lightness: Double) -> Color {
      OKLCH(lightness: lightness, chroma: look.chroma, hue: look.hue).color.rounded256
    }
    var found: [(color: Color, distance: Double)] = []
    for end in [0.0, 1.0] {
      var best = candidate(end)
      guard passes(best) else { continue }
      var (failing, passing) = (look.lightness, end)
      for _ in 0..<10 {
        let middle = (failing + passing) / 2
        let color = candidate(middle)
        if passes(color) {
          (best, passing) = (color, middle)
        } else {
          failing = middle
        }
      }
      found.append((best, abs(passing - look.lightness)))
    }
    if let nearest = found.min(by: { $0.distance < $1.distance }) { return nearest.color }
    return .blackOrWhite(on: grounds)
  }

  /// Returns black or white, whichever is more readable on the given backgrounds.
  ///
  /// On a single background, its contrast is at least 4.58.
  ///
  /// - Parameter grounds: The background colors.
  /// - Returns: The color.
  public static func blackOrWhite(on grounds: [Color]) -> Color {
    Color.white.leastContrast(on: grounds) >= Color.black.leastContrast(on: grounds)
      ? .white : .black
  }

  /// Returns the lowest contrast with any of the backgrounds, or 21 if there are none.
  func leastContrast(on grounds: [Color]) -> CGFloat {
    grounds.reduce(21) { min($0, contrastRatio(on: $1)) }
  }

  /// The color with components rounded to 8 bits.
  var rounded256: Color {
    func rounded(_ component: CGFloat) -> CGFloat { (component * 255).rounded() / 255 }
    return Color(
      red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }
}
