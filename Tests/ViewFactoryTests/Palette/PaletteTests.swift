// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks

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

  @Test("the default palette has its eighteen colours, by role and by name", arguments: defaults)
  func defaultColours(role: PaletteRole, hex: String, named: Color) {
    #expect(role.color(in: DefaultViewFactoryColor()).hexString == hex)
    #expect(named.hexString == hex)
    #expect(ViewFactoryPalette()[role].hexString == hex)
    #expect("\(role)" == role.rawValue)
  }

  @Test("there are eighteen roles")
  func roles() {
    #expect(PaletteRole.allCases.count == 18)
    #expect(Set(Self.defaults.map(\.0)).count == 18)
  }

  @Test("a palette value takes a colour for each role alone", arguments: PaletteRole.allCases)
  func setRole(role: PaletteRole) {
    var palette = ViewFactoryPalette()
    palette[role] = .cyan
    for other in PaletteRole.allCases {
      let expected = other == role ? .cyan : other.color(in: DefaultViewFactoryColor())
      #expect(palette[other] == expected)
    }
  }

  static let mock: [(PaletteRole, Color)] = [
    (.onNavigationBar, .darkGray), (.tabBar, .darkGray), (.onTabBar, .gray),
    (.onTabBarActive, .white), (.labelHeader, .black), (.labelInput, .brown), (.labelBody, .blue),
    (.labelHint, .orange), (.input, .green), (.onInput, .black), (.inputPlaceholder, .gray),
    (.buttonNegative, .red), (.onButtonNegative, .white), (.buttonFabGradientFirst, .yellow),
    (.buttonFabGradientLast, .orange), (.onButtonFab, .white), (.card, .lightGray),
    (.tableRefresh, .green),
  ]

  @Test("the mock palette has colours of its own", arguments: mock)
  func mockColours(role: PaletteRole, color: Color) {
    #expect(role.color(in: MockViewFactoryColor()) == color)
  }

  static let readable: [(PaletteRole, PaletteRole, CGFloat)] = [
    (.labelBody, .card, 4.5), (.labelHeader, .card, 4.5), (.labelInput, .card, 3),
    (.labelHint, .card, 3), (.onInput, .input, 4.5), (.inputPlaceholder, .input, 3),
    (.onButtonNegative, .buttonNegative, 4.5), (.onButtonFab, .buttonFabGradientFirst, 3),
    (.onButtonFab, .buttonFabGradientLast, 4.5), (.onTabBarActive, .tabBar, 4.5),
    (.onTabBar, .tabBar, 3), (.labelBody, .input, 4.5), (.labelHeader, .input, 4.5),
    (.labelHint, .input, 3), (.onNavigationBar, .input, 4.5),
  ]

  @Test("the light palette's text can be read on what it stands on", arguments: readable)
  func lightContrast(text: PaletteRole, ground: PaletteRole, atLeast ratio: CGFloat) {
    let palette = LightViewFactoryColor()
    #expect(text.color(in: palette).contrastRatio(on: ground.color(in: palette)) >= ratio)
  }
}
