// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Bold text of other scripts")
struct BoldScriptTests {
  private let measurer = EmbeddedTextMeasurer()

  private func width(_ text: String, _ weight: Font.Weight) -> CGFloat {
    measurer.width(of: text, font: .systemFont(ofSize: 100, weight: weight))
  }

  @Test(
    "bold letters are wider in scripts whose letters change with their neighbors",
    arguments: ["سبب", "मकस", "กขค", "क्कखग"])
  func wider(text: String) {
    let (regular, bold) = (width(text, .regular), width(text, .bold))
    #expect(bold > regular && bold < regular * 1.4)
    #expect(width(text, .semibold) == bold && width(text, .medium) == regular)
  }

  @Test(
    "a letter before a virama takes half its form, bold or not",
    arguments: [Font.Weight.regular, .bold])
  func halves(weight: Font.Weight) {
    #expect(width("\u{0916}\u{094D}\u{0917}", weight) < width("\u{0916}\u{0917}", weight))
    #expect(width("\u{0915}\u{094D}\u{0930}", weight) > width("\u{0915}", weight))
  }

  @Test("there is space after letters, four times as much after tabs, and none after marks")
  func spacing() {
    let spacing = LetterSpacing(specifiedBy: Font.systemFont(ofSize: 10).withLetterSpacing(2))
    for letter in ["a", "é", "1", " ", "中"] as [Character] { #expect(spacing.after(letter) == 2) }
    #expect(spacing.after("\t" as Character) == 8)
    for mark in ["\u{200B}", "\u{0301}", "\u{0007}", "\u{2028}", "\u{20DD}"] as [Character] {
      #expect(spacing.after(mark) == 0)
    }
  }
}
