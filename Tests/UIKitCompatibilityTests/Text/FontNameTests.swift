// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("UIKit's fonts by name and descriptor")
struct FontNameTests {
  @Test(
    "a PostScript name resolves to family, weight, and slant",
    arguments: [
      ("AvenirNext-DemiBoldItalic", "Avenir Next", UIFont.Weight.semibold, true),
      ("HelveticaNeue", "Helvetica Neue", .regular, false),
      ("HelveticaNeue-Light", "Helvetica Neue", .light, false),
      ("Arial-BoldMT", "Arial", .bold, false), ("ArialMT", "Arial", .regular, false),
      ("TimesNewRomanPS-ItalicMT", "Times New Roman", .regular, true),
      ("TimesNewRomanPSMT", "Times New Roman", .regular, false),
      ("Georgia-Bold", "Georgia", .bold, false), ("Menlo-Regular", "Menlo", .regular, false),
      ("Inter-ExtraBold", "Inter", .heavy, false),
      ("Futura-MediumOblique", "Futura", .medium, true),
      ("Noto Sans KR", "Noto Sans KR", .regular, false), ("Brand-X", "Brand-X", .regular, false),
      ("-", "-", .regular, false), ("MT", "MT", .regular, false),
      ("Gill-MT", "Gill", .regular, false), ("-Bold", "-Bold", .regular, false),
    ] as [(String, String, UIFont.Weight, Bool)])
  func names(name: String, family: String, weight: UIFont.Weight, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 15))
    #expect(font.familyName == family)
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
    #expect(font.pointSize == 15)
  }

  @Test(
    "an empty name, and that of a system font, resolve to nil",
    arguments: ["", " ", ".SFUI-Regular"])
  func noNames(name: String) {
    #expect(UIFont(name: name, size: 15) == nil)
  }

  @Test("fonts return their names")
  func saidNames() {
    #expect(UIFont.systemFont(ofSize: 9).familyName == ".AppleSystemUIFont")
    #expect(UIFont.systemFont(ofSize: 9, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 9).fontName == ".SFUI-Italic")
    #expect(UIFont(name: "AvenirNext-BoldItalic", size: 9)?.fontName == "AvenirNext-BoldItalic")
    #expect(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .bold).familyName
        == ".AppleSystemUIFontMonospaced")
  }

  @Test("the families are those that are measured exactly")
  func families() {
    #expect(UIFont.familyNames.contains("Helvetica"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "Courier New") == [
        "CourierNew-Regular", "CourierNew-Italic", "CourierNew-Bold", "CourierNew-BoldItalic",
      ])
    #expect(UIFont.fontNames(forFamilyName: "Unknown").isEmpty)
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 9)?.familyName == family)
      }
    }
  }

  @Test("font metrics scale fonts and values, up to a maximum size")
  func metrics() {
    let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont(name: "Inter-Bold", size: 17) ?? .systemFont(ofSize: 1)
    let scaled = metrics.scaledFont(for: font, compatibleWith: huge)
    #expect(scaled.pointSize == 53)
    #expect(scaled.familyName == "Inter")
    #expect(scaled.weight == .bold)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: huge).pointSize == 30)
    #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
    let label = UILabel()
    label.font = metrics.scaledFont(for: font)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Text"
    let width = label.intrinsicContentSize.width
    label.traitOverrides = huge
    #expect(label.intrinsicContentSize.width > width * 3)
  }

  @Test("descriptors change one attribute of a font")
  func descriptors() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: bold, size: 0).weight == .bold)
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0) == body.withMonospaced())
    #expect(mono.symbolicTraits == .traitMonoSpace)
    let plain = try #require(mono.withDesign(.default))
    #expect(UIFont(descriptor: plain, size: 0) == body)
    let serif = body.fontDescriptor.withDesign(.serif)
    #expect(serif.map { UIFont(descriptor: $0, size: 0).family?.names } == ["ui-serif", "Georgia"])
    #expect(body.fontDescriptor.withFamily("Georgia").postscriptName == "Georgia-Regular")
    #expect(body.fontDescriptor.withSize(9).pointSize == 9)
    #expect(body.fontDescriptor == UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body))
    #expect(body.fontDescriptor.hash == body.fontDescriptor.hash)
    let heavy = body.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
    ])
    #expect(UIFont(descriptor: heavy, size: 0).weight == .heavy)
    let made = UIFontDescriptor(fontAttributes: [.name: "Inter-Medium", .size: 21])
    #expect(made.postscriptName == "Inter-Medium")
    #expect(made.pointSize == 21)
    #expect(UIFontDescriptor(name: "", size: 8).pointSize == 8)
  }

  @Test("kerning of an attributed string is measured and drawn")
  func kerning() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "four", attributes: attributes)
      return label.intrinsicContentSize.width
    }
    let plain = width([:])
    #expect(abs(width([.kern: 2]) - plain - 8) < 0.34)
    #expect(abs(width([.kern: 0.5]) - plain - 2) < 0.34)
    #expect(abs(width([.tracking: CGFloat(1)]) - plain - 4) < 0.34)
    #expect(abs(width([.kern: Float(1), .tracking: 9]) - plain - 4) < 0.34)
    let text = AttributedText(NSAttributedString(string: "a", attributes: [.kern: 3.0]))
    #expect(NSAttributedString(text).attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 3)
  }
}
