// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Tracking of the system font")
struct SystemTrackingTests {
  /// Apple's tracking in 1/1000 em by point size.
  private static let published: [Int: CGFloat] = [
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14,
    29: 14, 30: 14, 31: 13, 32: 13, 33: 12, 34: 12, 35: 11, 36: 10, 40: 10, 41: 9, 43: 9, 44: 8,
    48: 8, 49: 7, 51: 7, 52: 6, 57: 6, 58: 5, 59: 5, 60: 4, 65: 4, 66: 3, 67: 3, 68: 2, 75: 2,
    76: 1, 79: 1, 80: 0,
  ]

  @Test(
    "letters are 3 % of an em wider up to 17 points, 3 % narrower from 28 on, and between between",
    arguments: published)
  func sizes(size: Int, tracking: CGFloat) {
    let points = CGFloat(size)
    let narrowing = 60 * min(max(points - 17, 0), 11) / 11
    let regular = (tracking + 30 - narrowing) / 1000 * points
    let bold = (tracking + 22 - narrowing) / 1000 * points
    #expect(abs(SystemTracking.spacing(size: points, isBold: false) - regular) <= 1 / 8192.0 + 1e-9)
    #expect(abs(SystemTracking.spacing(size: points, isBold: true) - bold) <= 1 / 8192.0 + 1e-9)
  }

  @Test(
    "smaller sizes track like 6 points, larger ones like 80, and sizes between are interpolated",
    arguments: [
      (1, 0.071), (5.75, 0.071), (6.5, 0.0675), (10.5, 0.039), (10.25, 0.0405), (80.5, -0.03),
      (79.5, -0.0295), (200, -0.03),
    ] as [(CGFloat, CGFloat)])
  func between(size: CGFloat, ems: CGFloat) {
    let spacing = SystemTracking.spacing(size: size, isBold: false)
    #expect(abs(spacing - ems * size) <= 1 / 8192.0 + 1e-9)
    #expect((spacing * 4096).rounded() == spacing * 4096)
  }
}

@Suite("Names and details of fonts")
struct FontParsingTests {
  @Test(
    "a PostScript name has a family, a weight, and a slant",
    arguments: [
      ("AvenirNext-DemiBold", "Avenir Next", .semibold, false),
      ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", .ultraLight, true),
      ("Inter-ExtraLight", "Inter", .ultraLight, false), ("Inter-Thin", "Inter", .thin, false),
      ("Inter-Light", "Inter", .light, false), ("Inter-Regular", "Inter", .regular, false),
      ("Inter-Roman", "Inter", .regular, false), ("Inter-Book", "Inter", .regular, false),
      ("Inter-Medium", "Inter", .medium, false), ("Inter-SemiBold", "Inter", .semibold, false),
      ("Inter-Semibold", "Inter", .semibold, false), ("Inter-Bold", "Inter", .bold, false),
      ("Inter-ExtraBold", "Inter", .heavy, false), ("Inter-Heavy", "Inter", .heavy, false),
      ("Inter-Black", "Inter", .black, false), ("Inter-Italic", "Inter", .regular, true),
      ("Inter-It", "Inter", .regular, true), ("Inter-LightIt", "Inter", .light, true),
      ("Inter-BoldOblique", "Inter", .bold, true), ("Inter-MT", "Inter", .regular, false),
      ("ArialMT", "Arial", .regular, false), ("Arial-BoldMT", "Arial", .bold, false),
      ("Arial-BoldItalicMT", "Arial", .bold, true), ("Arial-ItalicMT", "Arial", .regular, true),
      ("TimesNewRomanPSMT", "Times New Roman", .regular, false),
      ("TimesNewRomanPS-BoldMT", "Times New Roman", .bold, false),
      ("MT", "MT", .regular, false), ("PS", "PS", .regular, false),
      ("Gill Sans", "Gill Sans", .regular, false), ("Gill SansMT", "Gill SansMT", .regular, false),
      ("Gill Sans-Bold", "Gill Sans", .bold, false), ("  Georgia", "Georgia", .regular, false),
      ("-Bold", "-Bold", .regular, false), ("Inter-", "Inter-", .regular, false),
      ("Inter-Wide", "Inter-Wide", .regular, false),
      ("Inter-WideItalic", "Inter-Wide Italic", .regular, false),
      ("Inter-Display-Bold", "Inter-Display", .bold, false), ("SFPro", "SFPro", .regular, false),
    ] as [(String, String, Font.Weight, Bool)])
  func names(name: String, family: String, weight: Font.Weight, isItalic: Bool) throws {
    let font = try #require(Font(name: name, size: 9))
    #expect(font.familyName == family)
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
    #expect(font.pointSize == 9)
  }

  @Test(
    "names that are empty or of system fonts are refused", arguments: ["", " ", ".SFUI", " .A"])
  func refused(name: String) {
    #expect(Font(name: name, size: 9) == nil)
  }

  @Test("the name of a font ends with its weight")
  func weightNames() {
    let font = Font.systemFont(ofSize: 9)
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(
      weights.map { font.withWeight($0).fontName } == [
        ".SFUI-UltraLight", ".SFUI-Thin", ".SFUI-Light", ".SFUI-Regular", ".SFUI-Medium",
        ".SFUI-Semibold", ".SFUI-Bold", ".SFUI-Heavy", ".SFUI-Black",
      ])
    #expect(font.withWeight(.thin).withItalic().fontName == ".SFUI-ThinItalic")
    #expect(
      Font.familyNames == [
        "Arial", "Arimo", "Courier New", "Cousine", "Helvetica", "Liberation Mono",
        "Liberation Sans",
      ])
  }

  @Test("a weight between two of CSS is the nearer one, and the lighter one of equally near ones")
  func nearestWeights() {
    #expect(Font.Weight(0.1).cssWeight == 400 && Font.Weight(0.12).cssWeight == 500)
    #expect(Font.Weight(-0.71).cssWeight == 100 && Font.Weight(-0.69).cssWeight == 200)
    #expect(Font.Weight(-0.2).cssWeight == 300)
    #expect(!Font.Weight(0.299).isBold && Font.Weight(0.3).isBold)
    #expect(Font.Weight(-1).rawValue == -1 && Font.Weight(1.1).rawValue == 1)
  }

  @Test("fonts differ in each of their details alone, which can be taken back")
  func details() {
    let font = Font.systemFont(ofSize: 20)
    let changed: [Font] = [
      font, font.withFamily(FontFamily("A")), font.withFamily(FontFamily("B")), font.withItalic(),
      font.withMonospaced(), font.withMonospacedDigits(), font.withLetterSpacing(1),
      font.withLetterSpacing(2), font.withLineHeight(1.5), font.withLineHeight(2),
      font.withLargestSize(30), font.withLargestSize(40), font.withWeight(.bold), font.withSize(21),
      FontMetrics(forTextStyle: .body).scaledFont(for: font),
      FontMetrics(forTextStyle: .title1).scaledFont(for: font),
    ]
    #expect(Set(changed).count == changed.count)
    for (index, one) in changed.enumerated() {
      for (place, other) in changed.enumerated() { #expect((one == other) == (index == place)) }
    }
    #expect(font.withItalic().withItalic(false) == font)
    #expect(font.withMonospaced().withMonospaced(false) == font)
    #expect(font.withMonospacedDigits().withMonospacedDigits(false) == font)
    #expect(font.withLetterSpacing(1).withLetterSpacing(0) == font)
    #expect(font.withLineHeight(2).withLineHeight(0) == font)
    #expect(font.withLargestSize(30).withLargestSize(nil) == font)
    #expect(font.withItalic(false).details == nil && font.withMonospaced(false).details == nil)
  }

  @Test("a line height is the same whether it's set before or after the family")
  func lineHeightOfFamilies() {
    let body = Font.preferredFont(forTextStyle: .body)
    let georgia = FontFamily("Georgia")
    for font in [body, .systemFont(ofSize: 20)] {
      let size = font.pointSize
      let before = font.withLineHeight(2).withFamily(georgia)
      #expect(abs(before.lineHeight + before.leading - 2 * size) < 1e-9)
      #expect(before == font.withFamily(georgia).withLineHeight(2))
      let back = before.withFamily(nil)
      #expect(back == font.withLineHeight(2))
      #expect(abs(back.lineHeight + back.leading - 2 * size) < 1e-9)
      #expect(before.withLineHeight(nil) == font.withFamily(georgia))
    }
    #expect(body.withLineHeight(1e9).leading == 100 * 17 - body.lineHeight)
  }

  @Test("a font of a text style is replaced at another text size, with its weight and its details")
  func adapted() {
    let body = Font.preferredFont(forTextStyle: .body)
    let small = Font.preferredFont(
      forTextStyle: .body, compatibleWith: TraitCollection(preferredContentSizeCategory: .small))
    #expect(body.adapted(to: .small) == small && small.pointSize == 15)
    #expect(body.withWeight(.bold).adapted(to: .small) == small.withWeight(.bold))
    let slanted = body.withItalic().withLetterSpacing(1.7).adapted(to: .small)
    #expect(slanted.isItalic && abs(slanted.letterSpacing - 1.5) < 1e-9)
    #expect(slanted.leading == small.leading)
    let high = body.withLineHeight(2).adapted(to: .small)
    #expect(abs(high.lineHeight + high.leading - 30) < 1e-9)
    let fixed = Font.systemFont(ofSize: 17)
    #expect(fixed.adapted(to: .small) == fixed)
  }

  @Test("a scaled font's leading grows with it, and it can be scaled again")
  func scaled() {
    let title = Font.preferredFont(forTextStyle: .title1)
    let metrics = FontMetrics(forTextStyle: .body)
    let small = TraitCollection(preferredContentSizeCategory: .small)
    let scaled = metrics.scaledFont(for: title, compatibleWith: small)
    #expect(abs(scaled.pointSize - 28.0 * 15 / 17) < 1e-9 && scaled.textStyle == .body)
    #expect(abs(scaled.leading - title.leading * 15 / 17) < 1e-9)
    #expect(abs(scaled.adapted(to: .large).leading - title.leading) < 1e-9)
    #expect(scaled.adapted(to: .large).pointSize == 28)
    #expect(metrics.scaledFont(for: title).leading == title.leading)
    let limited = metrics.scaledFont(
      for: title, maximumPointSize: 30, compatibleWith: small)
    #expect(abs(limited.pointSize - 28.0 * 15 / 17) < 1e-9)
    #expect(limited.adapted(to: .accessibilityLarge).pointSize == 30)
    #expect(metrics.scaledFont(for: limited, maximumPointSize: 29).pointSize == 28)
    #expect(metrics.scaledValue(for: 34, compatibleWith: small) == 30)
    #expect(
      metrics.scaledFont(for: .systemFont(ofSize: 1e6)).adapted(to: .extraLarge).pointSize == 1e6)
    #expect(Font.systemFont(ofSize: 1e7).pointSize == 1e6)
  }

  @Test("standard sizes are UIKit's")
  func standardSizes() {
    #expect(Font.labelFontSize == 17 && Font.buttonFontSize == 18)
    #expect(Font.smallSystemFontSize == 12 && Font.systemFontSize == 14)
  }
}
