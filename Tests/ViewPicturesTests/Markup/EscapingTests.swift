// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewPictures

@Suite("Escaping in markup")
struct EscapingTests {
  @Test(
    "text is preserved, and characters that XML forbids are replaced",
    arguments: [
      ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; 'd'"),
      ("tab\tline\n", "tab&#9;line&#10;"), ("\0\u{1}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{85}\u{7F}", "&#133;&#127;"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
      ("안녕 👋🏽 שלום ü", "안녕 👋🏽 שלום ü"), ("", ""), ("]]>", "]]&gt;"),
    ])
  func escaping(text: String, expected: String) {
    var buffer = MarkupBuffer()
    buffer.add(escaping: text)
    #expect(buffer.string == expected)
  }
}
