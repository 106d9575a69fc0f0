// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewGraphicsTestSupport

@Suite("Text measured with a font file")
struct FamilyTextMeasurerTests {
  private func family(_ change: (inout FontBuilder) -> Void = { _ in }) throws -> FontFamily {
    var builder = FontBuilder()
    change(&builder)
    return FontFamily("Test", files: [try FontFile(builder.bytes())])
  }

  private let embedded = EmbeddedTextMeasurer()

  @Test("letters have the advances of the file, adjusted by its kerning")
  func advances() throws {
    let family = try family { $0.kerning = ["AV": -100] }
    let font = Font.systemFont(ofSize: 10).withFamily(family)
    #expect(embedded.advances(of: "AVA", font: font) == [5.5, 8.6, 6.5])
    #expect(abs(embedded.width(of: "AVA", font: font) - 20.6) < 1e-9)
    #expect(embedded.letterSpacing(of: font) == .none)
  }

  @Test("custom letter spacing is added, without the system font's tracking")
  func spacing() throws {
    let font = Font.systemFont(ofSize: 10).withFamily(try family()).withLetterSpacing(2)
    #expect(embedded.advances(of: "A\t", font: font) == [8.5, 20.8])
    #expect(embedded.letterSpacing(of: font).alphabetic == 2)
  }

  @Test("characters that the file lacks are measured by the embedded table")
  func missing() throws {
    let font = Font.systemFont(ofSize: 2048).withFamily(try family())
    #expect(embedded.advances(of: "漢", font: font) == [2048])
    #expect(embedded.advances(of: "ж", font: font) == [1370])
    #expect(embedded.advances(of: "👍🏽", font: font) == [2550])
    let bold = font.withWeight(.bold).withLetterSpacing(7)
    let table = embedded.advances(of: "ж", font: .boldSystemFont(ofSize: 2048))
    let tracking = embedded.letterSpacing(of: .boldSystemFont(ofSize: 2048)).alphabetic
    #expect(abs(embedded.advances(of: "ж", font: bold)[0] - (table[0] - tracking + 7)) < 1e-9)
  }

  @Test("marks and controls have no width and don't interrupt kerning")
  func marks() throws {
    let family = try family { $0.kerning = ["AV": -100] }
    let font = Font.systemFont(ofSize: 10).withFamily(family)
    #expect(embedded.advances(of: "A\u{301}V", font: font) == [5.5, 8.6])
    #expect(
      embedded.advances(of: "A\u{200B}V\n", font: font).map { ($0 * 10).rounded() / 10 } == [
        6.5, -1, 8.6, 0,
      ])
    #expect(embedded.width(of: "", font: font) == 0)
  }

  @Test("digits of equal width are those of the font's feature")
  func digits() throws {
    let family = try family { $0.tabularDigits = 620 }
    let font = Font.systemFont(ofSize: 10).withFamily(family)
    func advances(_ text: String, _ font: Font) -> [CGFloat] {
      embedded.advances(of: text, font: font).map { ($0 * 10).rounded() / 10 }
    }
    #expect(advances("1a", font) == [4.9, 9.7])
    #expect(advances("1a9", font.withMonospacedDigits()) == [6.2, 9.7, 6.2])
  }

  @Test("any text has one advance for each character, and they sum up to its width")
  func sums() throws {
    let family = try family { $0.kerning = ["AV": -100, "To": -50] }
    let font = Font.systemFont(ofSize: 17).withFamily(family).withLetterSpacing(0.3)
    for text in ["AVATAR To", "a\r\nb", "שלום AV", "안녕 👋🏽 e\u{301}", "\t\u{301}", "🇰🇷🇯🇵🇫"] {
      let advances = embedded.advances(of: text, font: font)
      #expect(advances.count == text.count)
      #expect(abs(advances.reduce(0, +) - embedded.width(of: text, font: font)) < 1e-9)
    }
  }

  @Test("a measurer replaces the system font by a family, and no other fonts")
  func installed() throws {
    let family = try family()
    let measurer = FamilyTextMeasurer(family)
    let system = Font.systemFont(ofSize: 10)
    let own = system.withFamily(family)
    #expect(measurer.advances(of: "A", font: system) == [6.5])
    #expect(measurer.width(of: "A", font: system) == 6.5)
    #expect(measurer.drawnFont(for: system) == own)
    #expect(measurer.letterSpacing(of: system) == .none)
    for font in [system.withMonospaced(), system.withFamily(FontFamily("Other"))] {
      #expect(measurer.drawnFont(for: font) == font)
      #expect(measurer.width(of: "A", font: font) == embedded.width(of: "A", font: font))
    }
    let run = TextLine.runs(of: "A", width: 6.5, font: system, color: .black, measurer: measurer)
    #expect(run.map(\.font) == [own])
    let named = FamilyTextMeasurer(FontFamily("Named"))
    #expect(named.width(of: "0", font: system) == CGFloat(10.0 * 1139 / 2048))
  }

  @Test("what a file lacks is measured by the measurer's fallback")
  func base() throws {
    let measurer = FamilyTextMeasurer(try family(), base: FixedAdvanceMeasurer())
    let expected = FixedAdvanceMeasurer().width(of: "ж", font: .systemFont(ofSize: 10))
    #expect(measurer.width(of: "ж", font: .systemFont(ofSize: 10)) == expected)
  }
}
