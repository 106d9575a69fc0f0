// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Markdown in keys")
struct InlineMarkdownTests {
  /// Each span with letters for its styles: `b(bold)`.
  private func marked(_ text: String) -> String {
    InlineMarkdown.spans(of: text).map { span in
      let letters = zip(InlineMarkdown.Style.all, ["b", "i", "c", "s", "l"])
        .compactMap { span.style.contains($0) ? $1 : nil }.joined()
      let words = letters.isEmpty ? span.text : "\(letters)(\(span.text))"
      return words + (span.destination.map { "→\($0)" } ?? "")
    }.joined()
  }

  @Test(
    "delimiters around words set their style",
    arguments: [
      ("plain", "plain"), ("", ""),
      ("**bold** and *italic*", "b(bold) and i(italic)"),
      ("__bold__ and _italic_", "b(bold) and i(italic)"),
      ("***both*** ~~gone~~ ~too~", "bi(both) s(gone) s(too)"),
      ("**a *b* c**", "b(a )bi(b)b( c)"),
      ("a `*code*` b", "a c(*code*) b"),
      ("`` a`b ``", "c(a`b)"),
      ("un*frigging*believable", "uni(frigging)believable"),
      ("[Swift](https://swift.org) now", "l(Swift)→https://swift.org now"),
      ("**[a *b*](c \"title\")**", "bl(a )bil(b)→c"),
      ("[a](<b>)", "l(a)→<b>"),
      ("![picture](a.png)", "l(picture)→a.png"),
      ("see https://example.com/a.", "see l(https://example.com/a)."),
      ("<https://example.com> <b>", "l(https://example.com) <b>"),
      ("été **naïve** 🎉*👋*", "été b(naïve) 🎉i(👋)"),
    ])
  func styles(_ text: String, _ expected: String) {
    #expect(marked(text) == expected)
  }

  @Test(
    "delimiters that don't match are shown",
    arguments: [
      "2 * 3 * 4", "snake_case_name", "**open", "close**", "*", "[a", "[a](b", "a](b)", "`a",
      "a ~ b",
      "~~~a~~~", "100% \u{2014} a/b", "http:", "h", "[a] (b)",
    ])
  func literals(_ text: String) {
    #expect(marked(text) == text)
  }

  @Test("a backslash shows the mark after it")
  func escapes() {
    #expect(marked(#"\*a\* \[b](c) \\ \d"#) == #"*a* [b](c) \ \d"#)
  }

  @Test(
    "however delimiters are nested, unbalanced, or endless, no letter is added or lost",
    arguments: [
      "*", "_", "**a ", "*a_", "[", "[a](", "`", "~~a", "<", "![", "a*", "https://", "\\", "(",
      "*a**",
    ])
  func hostile(_ part: String) {
    let mark = Set<Character>("*_~`[]()<>!\\")
    for text in [
      String(repeating: part, count: 3_000),
      String(repeating: part, count: 3_000)
        + String(repeating: String(part.reversed()), count: 3_000),
      String(repeating: part, count: 3_000) + ")",
    ] {
      let spans = InlineMarkdown.spans(of: text)
      let letters = spans.flatMap(\.text).filter { !mark.contains($0) }
      #expect(letters == text.filter { !mark.contains($0) }.map { $0 })
    }
  }
}
