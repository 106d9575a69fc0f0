// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactoryMocks
import ViewThemes

@Suite("Palettes")
struct PaletteTests {
  static let defaults: [(PaletteRole, String, Color)] = [
    (.onNavigationBar, "#FFFFFF", .onNavigationBar), (.tabBar, "#2A3464", .tabBar),
    (.onTabBar, "#6A75A3", .onTabBar), (.onTabBarActive, "#F0F1F4", .onTabBarActive),
    (.labelHeader, "#FFFFFF", .labelHeader), (.labelInput, "#6A75A3", .labelInput),
    (.labelBody, "#F0F1F4", .labelBody), (.labelHint, "#6A75A3", .labelHint),
    (.input, "#222950", .input), (.onInput, "#F0F1F4", .onInput),
    (.inputPlaceholder, "#6A75A3", .inputPlaceholder),
    (.buttonNegative, "#222950", .buttonNegative),
    (.onButtonNegative, "#FA4A71", .onButtonNegative),
    (.buttonFabGradientFirst, "#7B62FB", .buttonFabGradientFirst),
    (.buttonFabGradientLast, "#5E57B3", .buttonFabGradientLast),
    (.onButtonFab, "#FFFFFF", .onButtonFab), (.card, "#2A3464", .card),
    (.tableRefresh, "#FFFFFF", .tableRefresh),
  ]

  @Test("the default palette has its eighteen colors, by role and by name", arguments: defaults)
  func defaultColours(role: PaletteRole, hex: String, named: Color) {
    #expect(role.color(in: DefaultViewFactoryColor()).hexString == hex)
    #expect(named.hexString == hex)
    #expect(ViewFactoryPalette()[role].hexString == hex)
    #expect("\(role)" == role.rawValue)
  }

  @Test("a palette has eighteen required roles, and others that follow from them")
  func roles() {
    #expect(PaletteRole.required == Self.defaults.map(\.0))
    #expect(PaletteRole.required + PaletteRole.derived == PaletteRole.allCases)
    #expect(Set(Self.defaults.map(\.0)).count == 18)
  }

  @Test("a palette value contains a color for each role", arguments: PaletteRole.allCases)
  func setRole(role: PaletteRole) {
    var palette = ViewFactoryPalette()
    palette[role] = .cyan
    #expect(palette[role] == .cyan)
    for other in PaletteRole.required {
      let expected = other == role ? .cyan : other.color(in: DefaultViewFactoryColor())
      #expect(palette[other] == expected)
    }
  }

  @Test("without high-contrast variants, light and dark keep their colors")
  func withoutCompanions() {
    let palette = DynamicPalette(light: LightViewFactoryColor(), dark: DarkViewFactoryColor())
    #expect(palette.light != palette.dark)
    #expect(palette.lightHighContrast == palette.light)
    #expect(palette.darkHighContrast == palette.dark)
    #expect(!palette.isConstant)
  }

  /// A client's palette in which the color of each role is its own.
  struct NumberedPalette: RolePalette {
    func color(_ role: PaletteRole) -> Color { NumberedPalette.colors[role] ?? .clear }

    static let colors = Dictionary(
      uniqueKeysWithValues: PaletteRole.allCases.enumerated().map { index, role in
        (role, Color(white: CGFloat(index) / CGFloat(PaletteRole.allCases.count), alpha: 1))
      })
  }

  @Test("a palette by role has each role's color in its property", arguments: PaletteRole.allCases)
  func paletteByRole(role: PaletteRole) {
    #expect(role.color(in: NumberedPalette()) == NumberedPalette.colors[role])
  }

  static let mock: [(PaletteRole, Color)] = [
    (.onNavigationBar, .darkGray), (.tabBar, .darkGray), (.onTabBar, .gray),
    (.onTabBarActive, .white), (.labelHeader, .black), (.labelInput, .brown), (.labelBody, .blue),
    (.labelHint, .orange), (.input, .green), (.onInput, .black), (.inputPlaceholder, .gray),
    (.buttonNegative, .red), (.onButtonNegative, .white), (.buttonFabGradientFirst, .yellow),
    (.buttonFabGradientLast, .orange), (.onButtonFab, .white), (.card, .lightGray),
    (.tableRefresh, .green),
  ]

  @Test("the mock palette has its own colors", arguments: mock)
  func mockColours(role: PaletteRole, color: Color) {
    #expect(role.color(in: MockViewFactoryColor()) == color)
  }

  /// What is drawn on what: text role and ground, by the sources of the factories.
  static let drawn: [(PaletteRole, PaletteRole)] = [
    (.labelBody, .card), (.labelHeader, .card), (.labelInput, .card), (.labelHint, .card),
    (.onInput, .input), (.inputPlaceholder, .input), (.onButtonNegative, .buttonNegative),
    (.onButtonFab, .buttonFabGradientFirst), (.onButtonFab, .buttonFabGradientLast),
    (.onTabBarActive, .tabBar), (.onTabBar, .tabBar), (.labelBody, .input), (.labelHeader, .input),
    (.labelHint, .input), (.onNavigationBar, .input),
  ]

  /// The contrast of two colours by the text of WCAG 2.2, written anew from its definition.
  static func contrast(_ first: Color, _ second: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      let digits = Array(color.hexString.utf8.dropFirst()).map { Character(UnicodeScalar($0)) }
      let parts = stride(from: 0, to: 6, by: 2).map { start -> Double in
        let byte = Double(Int(String(digits[start...start + 1]), radix: 16) ?? 0)
        let share = byte / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return parts[0] * 0.2126 + parts[1] * 0.7152 + parts[2] * 0.0722
    }
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test("text has a contrast of 4.5 in the light and the dark palette", arguments: drawn)
  func promised(text: PaletteRole, ground: PaletteRole) {
    for palette in [LightViewFactoryColor(), DarkViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      #expect(Self.contrast(text.color(in: palette), ground.color(in: palette)) >= 4.5)
    }
  }

  @Test("gradients keep their contrast throughout", arguments: 0...20)
  func promisedOnGradients(step: Int) {
    for palette in [LightViewFactoryColor(), DarkViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      let ground = palette.buttonFabGradientFirst.mix(
        with: palette.buttonFabGradientLast, by: CGFloat(step) / 20)
      #expect(Self.contrast(palette.onButtonFab, ground) >= 4.5)
    }
  }

  @Test("the default palette's text has the contrast that its documentation states")
  func defaultContrast() {
    let palette = DefaultViewFactoryColor()
    #expect((Self.contrast(palette.labelHint, palette.card) * 10).rounded() == 26)
    #expect((Self.contrast(palette.inputPlaceholder, palette.input) * 10).rounded() == 31)
    #expect((Self.contrast(palette.onButtonNegative, palette.buttonNegative) * 10).rounded() == 42)
    #expect(
      (Self.contrast(palette.onButtonFab, palette.buttonFabGradientFirst) * 10).rounded() == 42)
    for text in [palette.labelBody, palette.labelHeader] {
      #expect(Self.contrast(text, palette.card) >= 4.5)
    }
  }

  @Test("the standard theme has a separate palette for each appearance")
  func standardTheme() {
    let palette = Theme.standard.palette
    #expect(palette.light == ViewFactoryPalette(LightViewFactoryColor()))
    #expect(palette.dark == ViewFactoryPalette(DarkViewFactoryColor()))
    #expect(palette.lightHighContrast == .highContrastLight)
    #expect(palette.darkHighContrast == .highContrastDark)
  }
}
