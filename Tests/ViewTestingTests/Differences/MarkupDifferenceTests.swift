// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewTesting

@Suite("Differences between pictures")
struct MarkupDifferenceTests {
  @Test("a long line is shown only as far as it is readable")
  func veryLongLines() {
    let text = LineDifference.text(
      String(repeating: "a", count: 1000), String(repeating: "b", count: 1000))
    #expect(text.contains(String(repeating: "a", count: 300) + "…\n"))
    #expect(text.count < 700)
  }

  @Test("name the first element that differs and its attributes")
  func attributes() {
    let was = "<svg>\n<rect x=\"16\" width=\"5\" rx=\"2\"/>\n<circle r=\"1\"/>\n</svg>\n"
    let now = "<svg>\n<rect x=\"20\" width=\"5\" fill=\"#f00\"/>\n<circle r=\"2\"/>\n</svg>\n"
    #expect(
      MarkupDifference.text(was, now) == """
        first at line 2, <rect>: x 16 → 20, fill none → #f00, rx 2 → none
        was: <rect x="16" width="5" rx="2"/>
        is:  <rect x="20" width="5" fill="#f00"/>
        2 lines differ
        """)
  }

  @Test("name a changed text")
  func content() {
    #expect(
      MarkupDifference.text("<text x=\"1\">One</text>", "<text x=\"1\">Two</text>") == """
        first at line 1, <text>: content >One</text> → >Two</text>
        was: <text x="1">One</text>
        is:  <text x="1">Two</text>
        1 line differs
        """)
  }

  @Test("name an added element")
  func newElement() {
    #expect(
      MarkupDifference.text("<svg>\n</svg>", "<svg>\n<rect/>\n</svg>") == """
        first at line 2
        was: </svg>
        is:  <rect/>
        3 lines instead of 2
        """)
  }

  @Test("are truncated on long lines")
  func longLines() {
    let long = "<image href=\"" + String(repeating: "A", count: 1_000) + "\"/>"
    let text = MarkupDifference.text(long, long + "\n")
    #expect(text.count < 800)
    #expect(text.contains("(no such line)"))
  }

  @Test("are described even in malformed markup")
  func broken() {
    #expect(MarkupDifference.text("<rect x", "<rect y=").contains("was: <rect x\n"))
    #expect(MarkupDifference.text("", "<").contains("is:  <"))
  }
}
