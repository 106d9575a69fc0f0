// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactoryMocks
import ViewThemes

@Suite("Palettes from a brand")
struct DerivedPaletteTests {
  /// WCAG 2.2's contrast of two colours of 8 bits a channel, from a table and apart from the library.
  struct Oracle {
    private let linear: [Double] = (0..<256).map { byte in
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }

    func luminance(_ color: Color) -> Double {
      func byte(_ component: CGFloat) -> Int { Int((Double(component) * 255).rounded()) }
      return linear[byte(color.red)] * 0.2126 + linear[byte(color.green)] * 0.7152
        + linear[byte(color.blue)] * 0.0722
    }

    func contrast(_ first: Color, _ second: Color) -> Double {
      let (a, b) = (luminance(first), luminance(second))
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
  }

  /// What has to be readable on what, written down from the components and not from the library's list.
  static let text: [(PaletteRole, [PaletteRole])] = [
    (.labelHeader, [.card, .surface, .background]), (.labelBody, [.card, .surface, .background]),
    (.labelHint, [.card, .surface, .background]), (.labelInput, [.card, .surface, .background]),
    (.onInput, [.input]), (.inputPlaceholder, [.input]), (.onButtonNegative, [.buttonNegative]),
    (.onButtonFab, [.buttonFabGradientFirst, .buttonFabGradientLast]), (.onTabBar, [.tabBar]),
    (.onTabBarActive, [.tabBar]), (.onNavigationBar, [.background]), (.onAccent, [.accent]),
    (.onSelection, [.selection]), (.link, [.card, .surface, .background]),
    (.error, [.card, .surface, .background]), (.success, [.card, .surface, .background]),
    (.warning, [.card, .surface, .background]), (.info, [.card, .surface, .background]),
    (.onError, [.error]), (.onSuccess, [.success]), (.onWarning, [.warning]), (.onInfo, [.info]),
  ]
  static let shapes: [(PaletteRole, [PaletteRole])] = [
    (.border, [.card, .surface, .background, .input]),
    (.focus, [.card, .surface, .background, .input]), (.accent, [.card, .surface, .background]),
    (.tableRefresh, [.card, .surface, .background]),
    (.onButtonNegative, [.card, .surface, .background]),
  ]

  /// The same brands on every machine.
  private struct Brands {
    var state: UInt64

    mutating func next() -> Color {
      var bytes: [CGFloat] = []
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(CGFloat(state >> 56) / 255)
      }
      return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: 1)
    }
  }

  private func check(_ brand: Color, _ appearance: Theme.Appearance, _ oracle: Oracle) -> [String] {
    let palette = ViewFactoryPalette(brand: brand, appearance: appearance)
    let limits = appearance.isHighContrast ? (text: 7.0, shape: 7.0) : (text: 4.5, shape: 3.0)
    var problems: [String] = []
    for (pairs, limit) in [(Self.text, limits.text), (Self.shapes, limits.shape)] {
      for (foreground, grounds) in pairs {
        for ground in grounds
        where oracle.contrast(palette[foreground], palette[ground]) < limit {
          problems.append("\(brand) \(appearance): \(foreground) on \(ground)")
        }
      }
    }
    for step in 1..<8 {
      let between = palette.buttonFabGradientFirst.mix(
        with: palette.buttonFabGradientLast, by: CGFloat(step) / 8)
      // The mixture is no whole number of bytes; half a step of rounding is allowed for.
      if oracle.contrast(palette.onButtonFab, between) < limits.text - 0.03 {
        problems.append("\(brand) \(appearance): the gradient")
      }
    }
    return problems
  }

  /// The brands of one part, of ten; 10,000 palettes in all if `THOROUGH_TESTS` is set.
  private static let count =
    ProcessInfo.processInfo.environment["THOROUGH_TESTS"] == nil ? 50 : 250

  @Test("palettes of random brands meet every limit in all appearances", arguments: 0..<10)
  func random(part: Int) {
    let oracle = Oracle()
    var brands = Brands(state: UInt64(part) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var problems: [String] = []
    for _ in 0..<Self.count {
      let brand = brands.next()
      for appearance in Theme.Appearance.allCases { problems += check(brand, appearance, oracle) }
    }
    #expect(problems == [])
  }

  @Test("palettes of extreme brands meet every limit")
  func extremes() {
    let oracle = Oracle()
    var problems: [String] = []
    let levels: [CGFloat] = [0, 0.5, 1]
    for red in levels {
      for green in levels {
        for blue in levels {
          let brand = Color(red: red, green: green, blue: blue, alpha: red)
          for appearance in Theme.Appearance.allCases {
            problems += check(brand, appearance, oracle)
          }
        }
      }
    }
    #expect(problems == [])
  }

  @Test("the palette has the brand's hue, and contains the brand itself where it is visible")
  func brand() throws {
    let brand = try Color(hex: "#3366FF")
    let palette = ViewFactoryPalette(brand: brand)
    #expect(palette.accent == brand)
    #expect(palette.buttonFabGradientFirst == brand)
    #expect(abs(OKLCH(palette.link).hue - OKLCH(brand).hue) < 2)
    #expect(palette.card == .white)
    #expect(ViewFactoryPalette(brand: brand, appearance: .dark).card.relativeLuminance < 0.05)
    #expect(palette != ViewFactoryPalette(brand: try Color(hex: "#33AA44")))
  }

  @Test("fixed brand colors are kept, and the others are adapted to them")
  func exact() throws {
    let card = try Color(hex: "#FFE600")
    let link = try Color(hex: "#FFE601")
    let palette = ViewFactoryPalette(
      brand: try Color(hex: "#3366FF"), exact: [.card: card, .link: link])
    #expect(palette.card == card)
    #expect(palette.link == link)
    let oracle = Oracle()
    for role in [PaletteRole.labelHint, .labelBody, .error, .success] {
      #expect(oracle.contrast(palette[role], card) >= 4.5)
    }
    let failures = ContrastReport(of: DynamicPalette(palette)).failures
    #expect(Set(failures.map(\.pair.foreground)) == [.link])
  }

  @Test("unspecified roles of a palette are readable on its own colors")
  func derivedRoles() {
    let oracle = Oracle()
    for palette in [DefaultViewFactoryColor(), DarkViewFactoryColor(), LightViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      for role in [PaletteRole.error, .success, .warning, .info, .link] {
        for ground in [palette.card, palette.background, palette.surface] {
          #expect(oracle.contrast(role.color(in: palette), ground) >= 4.5)
        }
      }
      for role in [PaletteRole.accent, .border, .focus] {
        #expect(oracle.contrast(role.color(in: palette), palette.card) >= 3)
      }
      #expect(oracle.contrast(palette.onAccent, palette.accent) >= 4.5)
      #expect(oracle.contrast(palette.onSelection, palette.selection) >= 4.5)
    }
  }

  @Test("derived roles follow dynamic colors")
  func derivedFromDynamic() {
    struct Both: ViewFactoryColorProtocol {
      static func both(_ role: PaletteRole) -> Color {
        Color(
          light: role.color(in: LightViewFactoryColor()),
          dark: role.color(in: DarkViewFactoryColor()))
      }
      var onNavigationBar: Color { Self.both(.onNavigationBar) }
      var tabBar: Color { Self.both(.tabBar) }
      var onTabBar: Color { Self.both(.onTabBar) }
      var onTabBarActive: Color { Self.both(.onTabBarActive) }
      var labelHeader: Color { Self.both(.labelHeader) }
      var labelInput: Color { Self.both(.labelInput) }
      var labelBody: Color { Self.both(.labelBody) }
      var labelHint: Color { Self.both(.labelHint) }
      var input: Color { Self.both(.input) }
      var onInput: Color { Self.both(.onInput) }
      var inputPlaceholder: Color { Self.both(.inputPlaceholder) }
      var buttonNegative: Color { Self.both(.buttonNegative) }
      var onButtonNegative: Color { Self.both(.onButtonNegative) }
      var buttonFabGradientFirst: Color { Self.both(.buttonFabGradientFirst) }
      var buttonFabGradientLast: Color { Self.both(.buttonFabGradientLast) }
      var onButtonFab: Color { Self.both(.onButtonFab) }
      var card: Color { Self.both(.card) }
      var tableRefresh: Color { Self.both(.tableRefresh) }
    }
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let error = Both().error
    #expect(error.isDynamic)
    #expect(error.resolvedColor(with: .phone) == LightViewFactoryColor().error)
    #expect(error.resolvedColor(with: dark) == DarkViewFactoryColor().error)
    let palette = DynamicPalette(Both())
    #expect(palette.light.error == LightViewFactoryColor().error)
    #expect(palette.dark.card == DarkViewFactoryColor().card)
    #expect(palette.darkHighContrast == palette.dark)
  }

  @Test("a role follows the others until it is set, and again when it is derived")
  func following() {
    var palette = ViewFactoryPalette()
    let former = palette.background
    palette.card = .white
    palette.labelBody = .black
    #expect(palette.background != former)
    palette.background = .red
    palette.card = .yellow
    #expect(palette.background == .red)
    #expect(palette.states(.background))
    palette.derive(.background)
    #expect(palette.background != .red)
    #expect(palette.states(.background) == false)
    #expect(palette.states(.card))
  }

  @Test(
    "the library's palettes derive the same colors as any palette with their eighteen",
    arguments: [
      DefaultViewFactoryColor(), DarkViewFactoryColor(), LightViewFactoryColor(),
    ] as [any ViewFactoryColorProtocol & Sendable], PaletteRole.derived)
  func fixedPalettes(palette: any ViewFactoryColorProtocol & Sendable, role: PaletteRole) {
    var copy = ViewFactoryPalette(palette)
    for role in PaletteRole.derived { copy.derive(role) }
    #expect(role.color(in: palette) == copy[role])
  }
}
