// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Dynamic colors")
struct DynamicColorTests {
  private static func traits(
    _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast
  ) -> TraitCollection {
    var traits = TraitCollection(userInterfaceStyle: style)
    traits.accessibilityContrast = contrast
    return traits
  }

  private let color = Color(
    light: Color(white: 0.2, alpha: 1), dark: Color(white: 0.4, alpha: 1),
    lightHighContrast: Color(white: 0.6, alpha: 1), darkHighContrast: Color(white: 0.8, alpha: 1))

  @Test(
    "a color has four values, of which those for unspecified traits are light and normal",
    arguments: [
      (traits(.light, .normal), 0.2), (traits(.dark, .normal), 0.4), (traits(.light, .high), 0.6),
      (traits(.dark, .high), 0.8), (traits(.unspecified, .unspecified), 0.2),
      (traits(.unspecified, .high), 0.6), (traits(.dark, .unspecified), 0.4),
    ])
  func values(traits: TraitCollection, white: CGFloat) {
    #expect(color.resolvedColor(with: traits) == Color(white: white, alpha: 1))
    #expect(color.red == 0.2 && color.isDynamic)
    let two = Color(light: .red, dark: .blue).resolvedColor(with: traits)
    #expect(two == (traits.userInterfaceStyle == .dark ? .blue : .red))
    #expect(Color.red.resolvedColor(with: traits) == .red && !Color.red.isDynamic)
  }

  @Test("fading, mixing, and covering a dynamic color give dynamic colors")
  func derived() {
    let dark = Self.traits(.dark, .normal)
    let faded = color.withAlphaComponent(0.5)
    #expect(faded.isDynamic && faded.alpha == 0.5 && faded.red == 0.2)
    #expect(faded.resolvedColor(with: dark) == Color(white: 0.4, alpha: 0.5))
    for mixed in [color.mix(with: .black, by: 0.25), Color.black.mix(with: color, by: 0.75)] {
      #expect(abs(mixed.red - 0.15) < 1e-9 && mixed.isDynamic)
      #expect(abs(mixed.resolvedColor(with: dark).red - 0.3) < 1e-9)
    }
    let black = Color(white: 0, alpha: 0.5)
    #expect(abs(black.composited(over: color).resolvedColor(with: dark).red - 0.2) < 1e-9)
    #expect(abs(faded.composited(over: .black).resolvedColor(with: dark).red - 0.2) < 1e-9)
    #expect(faded.composited(over: .black).isDynamic)
    #expect(color.withAlphaComponent(0.5) == faded && color.withAlphaComponent(0.4) != faded)
    #expect(color.mix(with: .black, by: 0.2) != color.mix(with: .black, by: 0.3))
    #expect(Set([faded, color.withAlphaComponent(0.5), color]).count == 2)
  }

  @Test("a color by a closure equals only itself, and sees the traits")
  func closures() {
    let own = Color { traits in Color(white: traits.displayScale / 4, alpha: 1) }
    #expect(own.red == 0.75)
    #expect(own.resolvedColor(with: TraitCollection(displayScale: 2)).red == 0.5)
    #expect(own == own && own != Color { _ in Color(white: 0.75, alpha: 1) })
    #expect(Set([own, own]).count == 1)
    // A color that provides itself is resolved after a few steps.
    let nested = Color { _ in Color { _ in Color { _ in .green } } }
    #expect(nested.resolvedColor(with: .phone) == .green)
  }

  @Test("colors that are derived many times keep their values for each appearance")
  func deep() {
    var mixed = color
    for _ in 0..<100 { mixed = mixed.withAlphaComponent(0.5).composited(over: .clear) }
    #expect((mixed.dynamic?.depth ?? 99) <= 32)
    for (style, contrast, white) in [
      (.light, .normal, 0.2), (.dark, .normal, 0.4), (.light, .high, 0.6), (.dark, .high, 0.8),
    ] as [(UserInterfaceStyle, AccessibilityContrast, CGFloat)] {
      let found = mixed.resolvedColor(with: Self.traits(style, contrast))
      #expect(abs(found.red - white) < 1e-9 && found.alpha == 0.5)
    }
    #expect(color.dynamic?.depth == 1 && color.withAlphaComponent(1).dynamic?.depth == 2)
    #expect(
      Color.red.mix(with: color.withAlphaComponent(0.5), by: 0.5).dynamic?.depth == 3)
  }

  @Test(
    "hues between those of the six pure colors, in any saturation and brightness",
    arguments: [
      (1.0 / 12, 1, 1, "#FF8000"), (3.0 / 12, 1, 1, "#80FF00"), (5.0 / 12, 1, 1, "#00FF80"),
      (7.0 / 12, 1, 1, "#0080FF"), (9.0 / 12, 1, 1, "#8000FF"), (11.0 / 12, 1, 1, "#FF0080"),
      (10.0 / 12, 1, 1, "#FF00FF"), (0, 0.5, 1, "#FF8080"), (0, 1, 0.5, "#800000"),
      (0, 0.5, 0.5, "#804040"), (4.0 / 12, 0.2, 1, "#CCFFCC"), (2, 1, 1, "#FF0000"),
      (-1, 2, 3, "#FF0000"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func hues(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, hex: String) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.hexString == hex)
  }

  @Test("the color over another is weighted by both opacities")
  func compositing() {
    let seen = Color(red: 1, green: 0, blue: 0.5, alpha: 0.5)
      .composited(over: Color(red: 0, green: 1, blue: 0.5, alpha: 0.5))
    #expect(seen.alpha == 0.75 && abs(seen.red - 2 / 3.0) < 1e-9)
    #expect(abs(seen.green - 1 / 3.0) < 1e-9 && abs(seen.blue - 0.5) < 1e-9)
    #expect(Color.red.composited(over: Color(white: 0, alpha: 0.5)) == .red)
    #expect(Color.clear.composited(over: .blue) == .blue)
  }

  @Test("dark components are linear in luminance, and others a power")
  func luminance() {
    #expect(abs(Color(white: 0.04, alpha: 1).relativeLuminance - 0.04 / 12.92) < 1e-9)
    #expect(abs(Color(white: 0.04045, alpha: 1).relativeLuminance - 0.04045 / 12.92) < 1e-12)
    #expect(abs(Color(white: 0.5, alpha: 1).relativeLuminance - 0.214_041) < 1e-6)
    let mixed = Color(red: 0.5, green: 0.2, blue: 0.8, alpha: 1)
    #expect(abs(mixed.relativeLuminance - 0.112_778) < 1e-5)
    // A translucent background is seen over white.
    #expect(
      Color.black.contrastRatio(on: Color(white: 0, alpha: 0.5))
        == Color.black.contrastRatio(on: Color(white: 0.5, alpha: 1)))
  }
}
