// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Contrast reports")
struct ContrastReportTests {
  @Test("the standard theme passes in every appearance")
  func standard() {
    let report = Theme.standard.contrastReport()
    #expect(report.failures.map(\.description) == [])
    #expect(report.measurements.count == ContrastPair.drawn.count * 4)
    #expect(
      report.description
        == "All \(report.measurements.count) pairs of colors have enough contrast.")
  }

  @Test("an appearance is measured only if it has its own palette")
  func appearances() {
    let (light, dark) = (
      ViewFactoryPalette(LightViewFactoryColor()), ViewFactoryPalette(DarkViewFactoryColor())
    )
    func measured(_ palette: DynamicPalette) -> Set<Theme.Appearance> {
      Set(ContrastReport(of: palette).measurements.map(\.appearance))
    }
    #expect(measured(DynamicPalette(light)) == [.light])
    #expect(measured(DynamicPalette(light: light, dark: dark)) == [.light, .dark])
    let strong = ViewFactoryPalette.highContrastLight
    #expect(
      measured(DynamicPalette(light: light, dark: dark, highContrast: (light: strong, dark: dark)))
        == [.light, .dark, .lightHighContrast])
    // The palette of one appearance says nothing of the strong one of the other.
    #expect(
      measured(DynamicPalette(light: light, dark: dark, highContrast: (light: dark, dark: light)))
        == Set(Theme.Appearance.allCases))
  }

  @Test("the default palette's low-contrast pairs are reported, with a color that passes")
  func library() throws {
    let failures = Theme.library.contrastReport().failures
    let hint = try #require(
      failures.first { $0.pair == ContrastPair(.labelHint, on: .role(.card), .text) })
    #expect(abs(hint.contrast - 2.64) < 0.01)
    #expect(hint.suggestion.contrastRatio(on: .card) >= 4.5)
    #expect(abs(OKLCH(hint.suggestion).hue - OKLCH(hint.color).hue) < 3)
    let gradient = try #require(failures.first { $0.pair.foreground == .onButtonFab })
    #expect(abs(gradient.contrast - 4.21) < 0.01)
    // On a gradient the weakest place counts.
    let ends = [Color.buttonFabGradientFirst, .buttonFabGradientLast].map {
      abs(Color.onButtonFab.apcaContrast(on: $0))
    }
    #expect(abs(gradient.apca) == ends.min())
  }

  @Test("a failure is a sentence")
  func sentence() throws {
    var palette = ViewFactoryPalette(LightViewFactoryColor())
    palette.labelHint = try Color(hex: "#999999")
    let failure = try #require(
      ContrastReport(of: DynamicPalette(palette)).failures.first {
        $0.pair.ground == .role(.card)
      })
    #expect(
      failure.description
        == "light: labelHint on card has a contrast of 2.84 where 4.5 is needed: #999999 could be "
        + "\(failure.suggestion).")
    #expect(failure.suggestion.contrastRatio(on: .white) >= 4.5)
    #expect(failure.suggestion.contrastRatio(on: .white) < 4.7)
  }

  @Test("a gradient is measured at its lowest contrast, which can be in the middle")
  func gradients() {
    var palette = ViewFactoryPalette()
    palette.buttonFabGradientFirst = .red
    palette.buttonFabGradientLast = .green
    palette.onButtonFab = .black
    let pair = ContrastPair(
      .onButtonFab, on: .gradient(.buttonFabGradientFirst, .buttonFabGradientLast), .text)
    let ends = min(
      Color.black.contrastRatio(on: .red), Color.black.contrastRatio(on: .green))
    #expect(pair.contrast(in: palette) < ends - 0.3)
    #expect(
      pair.description == "onButtonFab on the gradient buttonFabGradientFirst–buttonFabGradientLast"
    )
  }

  /// Published with the reference implementation, apca-w3 0.1.9.
  static let apca: [(String, String, Double)] = [
    ("#888888", "#FFFFFF", 63.056469930209424), ("#FFFFFF", "#888888", -68.54146436644962),
    ("#000000", "#AAAAAA", 58.146262578561334), ("#AAAAAA", "#000000", -56.24113336839742),
    ("#112233", "#DDEEFF", 91.66830811481631), ("#DDEEFF", "#112233", -93.06770049484275),
    ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154),
  ]

  @Test("every color that is drawn on another is measured on it")
  func drawnPairs() {
    let drawn = Set(ContrastPair.drawn.map(\.description))
    let onPages = [
      "labelHeader", "labelBody", "labelInput", "labelHint", "link", "error", "success", "warning",
      "info", "border", "focus", "accent", "tableRefresh", "onButtonNegative",
    ]
    let expected =
      onPages.flatMap { ["\($0) on background", "\($0) on card", "\($0) on surface"] } + [
        "onNavigationBar on background", "onInput on input", "inputPlaceholder on input",
        "border on input", "focus on input", "error on input",
        "onButtonNegative on buttonNegative", "onTabBar on tabBar", "onTabBarActive on tabBar",
        "onSelection on selection", "onAccent on accent", "onError on error",
        "onSuccess on success", "onWarning on warning", "onInfo on info",
        "onButtonFab on the gradient buttonFabGradientFirst–buttonFabGradientLast",
      ]
    #expect(drawn == Set(expected))
  }

  @Test("APCA has its published values", arguments: apca)
  func apcaVectors(text: String, ground: String, expected: Double) throws {
    let contrast = try Color(hex: text).apcaContrast(on: Color(hex: ground))
    #expect(abs(contrast - expected) < 1e-6)
  }

  @Test("grays look the same with every color vision deficiency, and red and green don't")
  func vision() {
    for vision in ColorVision.allCases {
      #expect(vision.appearance(of: .white).hexString == "#FFFFFF")
      #expect(vision.appearance(of: .black).hexString == "#000000")
      #expect(vision.appearance(of: Color.red.withAlphaComponent(0.5)).alpha == 0.5)
    }
    let (red, green) = (
      Color(red: 0.8, green: 0.2, blue: 0.2, alpha: 1),
      Color(red: 0.4, green: 0.4, blue: 0.1, alpha: 1)
    )
    func distance(_ a: Color, _ b: Color) -> CGFloat { abs(a.red - b.red) + abs(a.green - b.green) }
    let seen = (
      ColorVision.deuteranopia.appearance(of: red), ColorVision.deuteranopia.appearance(of: green)
    )
    #expect(distance(seen.0, seen.1) < distance(red, green) * 0.6)
  }

  /// Red, green and blue as they are seen by each, worked out from the published matrices of Machado,
  /// Oliveira and Fernandes (2009) for the severity of 1.
  static let seen: [(ColorVision, [String])] = [
    (.protanopia, ["#6D5F00", "#FFE500", "#0059FF"]),
    (.deuteranopia, ["#A39000", "#EFD63A", "#003DFB"]),
    (.tritanopia, ["#FF000F", "#00F7D9", "#006B96"]),
  ]

  @Test("simulated color vision matches published values", arguments: seen)
  func visions(vision: ColorVision, expected: [String]) throws {
    let colors = try ["#FF0000", "#00FF00", "#0000FF"].map { try Color(hex: $0) }
    #expect(colors.map { vision.appearance(of: $0).hexString } == expected)
  }

  @Test("the nearer of a lighter and a darker readable color is chosen")
  func nearer() throws {
    let ground = try Color(hex: "#777777")
    let (light, dark) = (try Color(hex: "#999999"), try Color(hex: "#555555"))
    let lighter = light.readable(on: [ground], atLeast: 3)
    let darker = dark.readable(on: [ground], atLeast: 3)
    #expect(lighter.relativeLuminance > ground.relativeLuminance)
    #expect(darker.relativeLuminance < ground.relativeLuminance)
    for color in [lighter, darker] {
      #expect(color.contrastRatio(on: ground) >= 3 && color.contrastRatio(on: ground) < 3.1)
    }
  }

  @Test("the nearest readable color is the color itself if it is readable")
  func nearest() throws {
    #expect(Color.black.readable(on: [.white], atLeast: 4.5) == .black)
    let gray = try Color(hex: "#777777")
    #expect(gray.readable(on: [.white], atLeast: 4.5).hexString == "#767676")
    #expect(
      gray.readable(on: [.black, .white], atLeast: 4.59) == .black
        || gray.readable(on: [.black, .white], atLeast: 4.59) == .white)
    #expect(Color.blackOrWhite(on: [gray]) == .black || Color.blackOrWhite(on: [gray]) == .white)
  }
}
