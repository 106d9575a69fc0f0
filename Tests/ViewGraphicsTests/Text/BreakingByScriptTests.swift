// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Breaking by script")
struct BreakingByScriptTests {
  private func lines(_ text: String, width: Int) -> [String] {
    TextLayout(
      text, style: TextLayout.Style(font: .systemFont(ofSize: 20), numberOfLines: 0),
      bounds: CGSize(width: CGFloat(width * 10), height: .infinity),
      measurer: FixedAdvanceMeasurer()
    ).lines.map(\.text)
  }

  @Test(
    "spaces of every width end lines, and hyphens break after themselves",
    arguments: [
      ("aa\u{2003}bb", 3, ["aa", "bb"]), ("aa\u{1680}bb", 3, ["aa", "bb"]),
      ("aa\u{205F}bb", 3, ["aa", "bb"]), ("aa\u{3000}bb", 3, ["aa", "bb"]),
      ("aa\u{200A}bb", 2, ["aa", "bb"]), ("aa\u{2010}bb", 4, ["aa\u{2010}", "bb"]),
      ("aa\u{05BE}bb", 4, ["aa\u{05BE}", "bb"]), ("aa\u{2014}bb", 4, ["aa\u{2014}", "bb"]),
      ("aa\u{2013}bb", 4, ["aa\u{2013}", "bb"]), ("aa\u{200B}bb", 4, ["aa", "bb"]),
      ("aa\u{2007}bb", 5, ["aa\u{2007}bb"]), ("a b\u{2011}c", 4, ["a", "b\u{2011}c"]),
    ])
  func spacesAndHyphens(text: String, width: Int, expected: [String]) {
    #expect(
      lines(text, width: width).map { $0.trimmingCharacters(in: .init(charactersIn: "\u{200B}")) }
        == expected)
  }

  @Test("symbols break like letters, and emoji among them like ideographs")
  func symbols() {
    #expect(lines("aa☀☁ bb", width: 4) == ["aa☀☁", "bb"])
    #expect(lines("a ✓✓✓", width: 4) == ["a", "✓✓✓"])
    #expect(lines("a ⌚⏰⚡", width: 4) == ["a ⌚⏰", "⚡"])
  }

  @Test("Hangul letters break between words, and Chinese ones anywhere but before a full stop")
  func asia() {
    #expect(lines("ㄱㄴ ㄷㄹㅁ", width: 4) == ["ㄱㄴ", "ㄷㄹㅁ"])
    #expect(lines("中文中文", width: 3) == ["中文中", "文"])
    #expect(lines("中文中。", width: 3) == ["中文", "中。"])
  }
}
