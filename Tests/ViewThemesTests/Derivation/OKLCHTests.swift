// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("OKLCH")
struct OKLCHTests {
  /// Published in CSS Color 4 and by its reference implementations.
  static let published: [(String, Double, Double, Double)] = [
    ("#FF0000", 0.62796, 0.25768, 29.234), ("#008000", 0.51975, 0.17686, 142.495),
    ("#00FF00", 0.86644, 0.29483, 142.495), ("#0000FF", 0.45201, 0.31321, 264.052),
    ("#FFFF00", 0.96798, 0.21101, 109.769), ("#FF00FF", 0.70167, 0.32249, 328.363),
    ("#00FFFF", 0.90540, 0.15455, 194.769),
  ]

  @Test("published colors have their published components", arguments: published)
  func vectors(hex: String, lightness: Double, chroma: Double, hue: Double) throws {
    let look = OKLCH(try Color(hex: hex))
    #expect(abs(look.lightness - lightness) < 1e-4)
    #expect(abs(look.chroma - chroma) < 1e-4)
    #expect(abs(look.hue - hue) < 0.01)
  }

  @Test(
    "white is light and gray, black is neither", arguments: [("#FFFFFF", 1.0), ("#000000", 0.0)])
  func ends(hex: String, lightness: Double) throws {
    let look = OKLCH(try Color(hex: hex))
    #expect(abs(look.lightness - lightness) < 1e-4)
    #expect(look.chroma < 1e-4)
  }

  @Test(
    "round trips restore every color", arguments: Array(stride(from: 0, to: 256, by: 15)))
  func roundTrip(red: Int) {
    for green in stride(from: 0, to: 256, by: 17) {
      for blue in stride(from: 0, to: 256, by: 51) {
        let color = Color(
          red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
        #expect(OKLCH(color).color.hexString == color.hexString)
      }
    }
  }

  @Test("a color outside sRGB keeps its lightness and hue and loses chroma")
  func gamut() {
    let wanted = OKLCH(lightness: 0.7, chroma: 0.4, hue: 150)
    #expect(wanted.isInGamut == false)
    let got = OKLCH(wanted.color)
    #expect(abs(got.lightness - 0.7) < 0.005)
    #expect(abs(got.hue - 150) < 1)
    #expect(got.chroma < 0.25 && got.chroma > 0.15)
  }

  @Test("components that aren't numbers, or are too large, become valid")
  func clamping() {
    let odd = OKLCH(lightness: .nan, chroma: -.infinity, hue: .infinity)
    #expect(odd == OKLCH(lightness: 0, chroma: 0, hue: 0))
    #expect(OKLCH(lightness: 7, chroma: 0, hue: -30) == OKLCH(lightness: 1, chroma: 0, hue: 330))
    #expect(OKLCH(lightness: 0.5, chroma: 1e300, hue: 20).color.alpha == 1)
  }
}
