// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewTesting

@Suite("Texts of differences")
struct DifferenceTextTests {
  @Test("frames that differ only in their spelling differ by their first line")
  func spelling() {
    #expect(
      FrameDifference.text("Label 'a' (1, 2, 3, 4)\n", "Label 'a' (1.0, 2, 3, 4)\n")
        == "line 1 of 2\nwas: Label 'a' (1, 2, 3, 4)\nis:  Label 'a' (1.0, 2, 3, 4)")
  }

  @Test("a missing text is called that")
  func noText() {
    #expect(
      FrameDifference.text("Label 'a' \"One\" (1, 2, 3, 4)", "Label 'a' (1, 2, 3, 4)")
        == "Label 'a' shows no text instead of \"One\"")
    #expect(
      FrameDifference.text("Label 'a' (1, 2, 3, 4)", "Label 'a' \"One\" (1, 2, 3, 4)")
        == "Label 'a' shows \"One\" instead of no text")
    #expect(
      FrameDifference.text("Label 'a' (1, 2, 3, 4) hidden", "Label 'a' (1, 2, 3, 4)")
        == "Label 'a' is plainly visible instead of hidden")
  }

  @Test("an empty text has no lines, and a line after its end isn't there")
  func emptyText() {
    #expect(LineDifference.text("a", "") == "line 1 of 0\nwas: a\nis:  ")
    #expect(LineDifference.text("", "a\nb") == "line 1 of 2\nwas: \nis:  a")
    #expect(LineDifference.text("a\nb", "a") == "line 2 of 1\nwas: b\nis:  (no such line)")
    #expect(LineDifference.text("a", "a\nb") == "line 2 of 2\nwas: (no such line)\nis:  b")
  }

  @Test("a line of up to 300 letters is shown completely", arguments: [300, 301])
  func longLine(count: Int) {
    let line = String(repeating: "x", count: count)
    let end = count == 300 ? line : String(repeating: "x", count: 300) + "…"
    #expect(LineDifference.text("a", line) == "line 1 of 1\nwas: a\nis:  \(end)")
  }

  @Test("an attribute of up to 60 letters is shown completely", arguments: [60, 61])
  func longAttribute(count: Int) {
    let value = String(repeating: "x", count: count)
    let end = count == 60 ? value : String(repeating: "x", count: 60) + "…"
    #expect(
      MarkupDifference.text("<a d=\"1\"/>", "<a d=\"\(value)\"/>")
        .hasPrefix("first at line 1, <a>: d 1 → \(end)\n"))
  }
}
