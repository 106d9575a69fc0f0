// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewThemes

@Suite("Derived colors")
struct DerivedColorTests {
  private static let brand = Color(red: 0.3, green: 0.4, blue: 0.7, alpha: 1)

  private func isNear(_ color: Color, _ lightness: Double, _ chroma: Double) -> Bool {
    let look = OKLCH(color)
    return abs(look.lightness - lightness) < 0.004 && abs(look.chroma - chroma) < 0.004
  }

  @Test("grounds are light or dark grays with a little of the brand's color, at most 0.03")
  func grounds() {
    let light = ViewFactoryPalette(brand: Self.brand)
    #expect(
      light.card.hexString == "#FFFFFF" && light.surface == light.card && light.tabBar == light.card
    )
    let chroma = min(OKLCH(Self.brand).chroma * 0.15, 0.03)
    #expect(chroma < 0.03)
    #expect(
      isNear(
        light.background, 0.975,
        OKLCH(OKLCH(lightness: 0.975, chroma: chroma, hue: OKLCH(Self.brand).hue).color).chroma))
    #expect(isNear(light.input, 0.955, chroma) && light.buttonNegative == light.input)
    let dark = ViewFactoryPalette(brand: Self.brand, appearance: .dark)
    #expect(isNear(dark.card, 0.255, chroma) && isNear(dark.background, 0.19, chroma))
    #expect(isNear(dark.input, 0.225, chroma) && dark.surface == dark.card)
    for appearance in [Theme.Appearance.lightHighContrast, .darkHighContrast] {
      let strong = ViewFactoryPalette(brand: Self.brand, appearance: appearance)
      let ground = appearance == .lightHighContrast ? Color.white : .black
      #expect(
        [strong.card, strong.background, strong.input, strong.surface, strong.tabBar]
          .allSatisfy { $0 == ground })
    }
    #expect(light.scrim == Color(white: 0, alpha: 128 / 255.0))
    let vivid = ViewFactoryPalette(
      brand: OKLCH(lightness: 0.6, chroma: 0.3, hue: 330).color, appearance: .dark)
    #expect(OKLCH(vivid.card).chroma < 0.034)
  }

  @Test("lines and tracks are mixed from the card and its text")
  func mixed() {
    for (appearance, separator, selection) in [
      (.light, 0.14, 0.15), (.dark, 0.14, 0.15), (.lightHighContrast, 0.5, 0.08),
      (.darkHighContrast, 0.5, 0.08),
    ] as [(Theme.Appearance, CGFloat, CGFloat)] {
      let palette = ViewFactoryPalette(brand: Self.brand, appearance: appearance)
      #expect(
        palette.separator == palette.card.mix(with: palette.labelBody, by: separator).rounded256)
      #expect(palette.track == palette.card.mix(with: palette.labelBody, by: 0.16).rounded256)
      #expect(
        palette.selection == palette.card.mix(with: palette.accent, by: selection).rounded256)
    }
  }

  @Test("signals have their hues, as light as the appearance allows")
  func signals() {
    for (appearance, lightness) in [(.light, 0.52), (.dark, 0.75)] as [(Theme.Appearance, Double)] {
      let palette = ViewFactoryPalette(brand: Self.brand, appearance: appearance)
      for (color, hue) in [
        (palette.error, 22), (palette.success, 150), (palette.warning, 70), (palette.info, 245),
      ] as [(Color, Double)] {
        let look = OKLCH(color)
        #expect(abs(look.hue - hue) < 4, "\(appearance) \(hue)")
        #expect(abs(look.lightness - lightness) < 0.06, "\(appearance) \(hue)")
      }
    }
  }

  @Test("fixed colors are kept, and others are readable on them")
  func exact() throws {
    let card = try Color(hex: "#FFF4E0")
    let palette = ViewFactoryPalette(brand: Self.brand, exact: [.card: card, .error: .black])
    #expect(palette.card == card && palette.error == .black && palette.surface == card)
    #expect(palette.onError == .white && palette.onButtonNegative == .black)
    #expect(palette.labelBody.contrastRatio(on: card) >= 4.5)
    let dynamic = DynamicPalette(brand: Self.brand, exact: [.link: .green])
    for appearance in Theme.Appearance.allCases {
      #expect(dynamic[appearance].link == .green)
      #expect(
        dynamic[appearance]
          == ViewFactoryPalette(brand: Self.brand, appearance: appearance, exact: [.link: .green]))
    }
  }

  @Test("dark and light grounds have the better one of black and white")
  func blackOrWhite() {
    #expect(
      Color.blackOrWhite(on: [.black]) == .white && Color.blackOrWhite(on: [.white]) == .black)
    #expect(Color.blackOrWhite(on: []) == .white)
    // The gray between has a luminance of about 0.179.
    #expect(Color.blackOrWhite(on: [Color(white: 0.45, alpha: 1)]) == .white)
    #expect(Color.blackOrWhite(on: [Color(white: 0.47, alpha: 1)]) == .black)
    #expect(Color.black.leastContrast(on: []) == 21)
    #expect(Color.black.leastContrast(on: [.white, .black]) == 1)
    #expect(Color(red: 0.5, green: 0.1, blue: 0.9, alpha: 0.5).rounded256.hexString == "#801AE680")
  }

  @Test("readable colors are as near as possible, whichever the hue", arguments: 0..<12)
  func readable(step: Int) {
    let hue = Double(step) * 30
    for lightness in [0.2, 0.4, 0.6, 0.8, 0.95] {
      let start = OKLCH(lightness: lightness, chroma: 0.1, hue: hue).color
      for ground in [Color.white, .black, Color(white: 0.2, alpha: 1)] {
        let found = start.readable(on: [ground], atLeast: 4.5)
        #expect(found.contrastRatio(on: ground) >= 4.5 && found.alpha == 1)
        if start.rounded256.contrastRatio(on: ground) >= 4.5 {
          #expect(found == start.rounded256)
        } else {
          #expect(found.contrastRatio(on: ground) < 4.8)
        }
      }
    }
  }

  @Test("the transfer function of sRGB is linear for dark components")
  func transfer() {
    #expect(SRGB.linear(0.04) == 0.04 / 12.92 && SRGB.encoded(0.003) == 0.003 * 12.92)
    #expect(abs(SRGB.linear(0.5) - 0.214_041_140) < 1e-8)
    #expect(abs(SRGB.encoded(0.5) - 0.735_356_983) < 1e-8)
    #expect(SRGB.encoded(-1) == 0 && abs(SRGB.encoded(2) - 1) < 1e-12)
    for step in 0...20 {
      let value = Double(step) / 20
      #expect(abs(SRGB.encoded(SRGB.linear(value)) - value) < 1e-6)
    }
  }
}
