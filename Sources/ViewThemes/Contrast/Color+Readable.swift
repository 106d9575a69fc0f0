// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension Color {
  /// The nearest color that can be read on some grounds: this one if it can, else one of the same hue
  /// that is lighter or darker, whichever is nearer.
  ///
  /// Where no color can be read on all of the grounds, the one that comes closest, black or white.
  ///
  /// - Parameters:
  ///   - grounds: What the color is painted on.
  ///   - ratio: The least contrast by WCAG 2.2 to each.
  /// - Returns: An opaque color whose components are whole 256ths, so that writing it as `#RRGGBB`
  ///   changes nothing.
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

  /// Black or white, whichever can be read better on some grounds.
  ///
  /// On a single one its contrast is at least 4.58.
  ///
  /// - Parameter grounds: What the color is painted on.
  /// - Returns: The color.
  public static func blackOrWhite(on grounds: [Color]) -> Color {
    Color.white.leastContrast(on: grounds) >= Color.black.leastContrast(on: grounds)
      ? .white : .black
  }

  /// The contrast to the ground where it is least; 21 without grounds.
  func leastContrast(on grounds: [Color]) -> CGFloat {
    grounds.reduce(21) { min($0, contrastRatio(on: $1)) }
  }

  /// The color with components of whole 256ths.
  var rounded256: Color {
    func rounded(_ component: CGFloat) -> CGFloat { (component * 255).rounded() / 255 }
    return Color(
      red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: rounded(alpha))
  }
}
