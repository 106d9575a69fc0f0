// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewThemes

@Suite("Derived roles of palettes")
struct DerivedRoleTests {
  private let properties: [PaletteRole: WritableKeyPath<ViewFactoryPalette, Color>] = [
    .background: \.background, .surface: \.surface, .separator: \.separator, .border: \.border,
    .track: \.track, .accent: \.accent, .onAccent: \.onAccent, .selection: \.selection,
    .onSelection: \.onSelection, .link: \.link, .focus: \.focus, .error: \.error,
    .onError: \.onError, .success: \.success, .onSuccess: \.onSuccess, .warning: \.warning,
    .onWarning: \.onWarning, .info: \.info, .onInfo: \.onInfo, .scrim: \.scrim,
  ]

  @Test("the property of a derived role sets that role only", arguments: PaletteRole.derived)
  func property(role: PaletteRole) throws {
    let property = try #require(properties[role])
    var palette = ViewFactoryPalette()
    #expect(!palette.states(role))
    palette[keyPath: property] = .cyan
    #expect(palette[keyPath: property] == .cyan)
    #expect(palette[role] == .cyan)
    #expect(PaletteRole.derived.filter { palette.states($0) } == [role])
    palette.derive(role)
    #expect(palette == ViewFactoryPalette())
  }

  @Test("a copy of a palette states the roles that the palette doesn't derive")
  func copied() {
    let copy = ViewFactoryPalette(PaletteTests.NumberedPalette())
    for role in PaletteRole.allCases {
      #expect(copy[role] == PaletteTests.NumberedPalette.colors[role])
      #expect(copy.states(role))
    }
    let plain = ViewFactoryPalette(LightViewFactoryColor())
    #expect(PaletteRole.allCases.filter { plain.states($0) } == PaletteRole.required)
  }

  /// A palette with this color on negative buttons.
  private func palette(negative: OKLCH) -> ViewFactoryPalette {
    var palette = ViewFactoryPalette(LightViewFactoryColor())
    palette.onButtonNegative = negative.color
    return palette
  }

  @Test(
    "the error color is that of negative buttons if it is red", arguments: [10.0, 43, 347, 359])
  func redError(hue: Double) {
    let palette = palette(negative: OKLCH(lightness: 0.45, chroma: 0.15, hue: hue))
    #expect(palette.error.hexString == palette.onButtonNegative.hexString)
  }

  @Test(
    "the error color is a red of its own if negative buttons are not red",
    arguments: [(47.0, 0.15), (343, 0.15), (200, 0.06), (25, 0.08)])
  func ownError(hue: Double, chroma: Double) {
    let palette = palette(negative: OKLCH(lightness: 0.45, chroma: chroma, hue: hue))
    #expect(palette.error.hexString != palette.onButtonNegative.hexString)
    #expect(abs(OKLCH(palette.error).hue - 25) < 3)
  }

  @Test("a gradient with one fixed end is moved until its middle is readable, too")
  func fixedGradientEnd() throws {
    let fixed = try Color(hex: "#FF3030")
    let brand = try Color(hex: "#00C000")
    let palette = ViewFactoryPalette(brand: brand, exact: [.buttonFabGradientLast: fixed])
    let plain = ViewFactoryPalette(brand: brand)
    #expect(palette.onButtonFab == .black)
    #expect(palette.buttonFabGradientLast == fixed)
    let pair = ContrastPair(
      .onButtonFab, on: .gradient(.buttonFabGradientFirst, .buttonFabGradientLast), .text)
    var unmoved = plain
    unmoved.buttonFabGradientLast = fixed
    #expect(pair.contrast(in: unmoved) < 4.5)
    #expect(pair.contrast(in: palette) >= 4.5)
    #expect(pair.contrast(in: palette) < 5)
    let (first, former) = (palette.buttonFabGradientFirst, plain.buttonFabGradientFirst)
    #expect(OKLCH(first).lightness > OKLCH(former).lightness)
    #expect(abs(OKLCH(first).hue - OKLCH(former).hue) < 3)
  }

  @Test("a dynamic palette has plain colors for the roles that all appearances share")
  func sharedRoles() {
    var dark = ViewFactoryPalette(LightViewFactoryColor())
    dark.card = .black
    let palette = DynamicPalette(light: LightViewFactoryColor(), dark: dark)
    #expect(!palette.color(.input).isDynamic)
    #expect(palette.color(.input) == LightViewFactoryColor().input)
    #expect(palette.color(.card).isDynamic)
    #expect(palette.color(.card).resolvedColor(with: Theme.Appearance.dark.traits) == .black)
    #expect(palette.color(.card).resolvedColor(with: Theme.Appearance.light.traits) == .white)
  }

  @Test("traits keep the palette that was set, and equal palettes are equal traits")
  func traits() {
    var traits = TraitCollection()
    #expect(traits.palette == nil)
    let spring = DynamicPalette(brand: .green)
    traits.palette = spring
    #expect(traits.palette == spring)
    var same = TraitCollection()
    same.palette = DynamicPalette(brand: .green)
    #expect(traits == same)
    #expect(traits.hashValue == same.hashValue)
    same.palette = DynamicPalette(brand: .red)
    #expect(traits != same)
    traits.palette = nil
    #expect(traits.palette == nil)
  }

  @Test("a report has a line for each failure, and a measurement that passes says so")
  func report() throws {
    var palette = ViewFactoryPalette(LightViewFactoryColor())
    palette.card = .white
    palette.labelBody = .black
    palette.labelHint = try Color(hex: "#999999")
    let pairs = [
      ContrastPair(.labelBody, on: .role(.card), .text),
      ContrastPair(.labelHint, on: .role(.card), .text),
      ContrastPair(.card, on: .role(.card), .shape),
    ]
    let report = ContrastReport(of: DynamicPalette(palette), pairs: pairs)
    #expect(
      report.measurements[0].description
        == "light: labelBody on card has a contrast of 21.")
    #expect(report.measurements[0].passes)
    #expect(report.measurements[0].suggestion == .black)
    #expect(abs(report.measurements[0].apca - 106.04) < 0.01)
    let lines = report.description.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix(
        "light: labelHint on card has a contrast of 2.84 where 4.5 is needed: #999999 could be #")
        == true)
    #expect(
      lines.last?.hasPrefix(
        "light: card on card has a contrast of 1 where 3 is needed: #FFFFFF could be #") == true)
  }
}
