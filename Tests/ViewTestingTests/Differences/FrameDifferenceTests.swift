// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewTesting

@Suite("Differences between frame trees")
struct FrameDifferenceTests {
  /// Two trees and the description of their difference.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var was: String
    var now: String
    var difference: String
  }

  @Test(
    "describe what moved and how far",
    arguments: [
      Case(
        testDescription: "down", was: "Label 'title' (16, 20, 100, 20)",
        now: "Label 'title' (16, 24, 100, 20)",
        difference:
          "Label 'title' moved from (16, 20, 100, 20) to (16, 24, 100, 20): 4 pt down"),
      Case(
        testDescription: "up and left", was: "Label 'title' (16, 20, 100, 20)",
        now: "Label 'title' (15.667, 0, 100, 20)",
        difference: "Label 'title' moved from (16, 20, 100, 20) to (15.667, 0, 100, 20): "
          + "0.333 pt left, 20 pt up"),
      Case(
        testDescription: "resized", was: "Label 'title' (16, 20, 100, 20)",
        now: "Label 'title' (16, 20, 90, 22)",
        difference: "Label 'title' resized from (16, 20, 100, 20) to (16, 20, 90, 22): "
          + "10 pt narrower, 2 pt taller"),
      Case(
        testDescription: "moved and resized", was: "Label 'title' (16, 20, 100, 20)",
        now: "Label 'title' (17, 20, 101, 20)",
        difference: "Label 'title' moved and resized from (16, 20, 100, 20) to "
          + "(17, 20, 101, 20): 1 pt right, 1 pt wider"),
      Case(
        testDescription: "without identifier",
        was: "Card 'card' (0, 0, 9, 9)\n  Label \"Hello\" (0, 0, 5, 5)",
        now: "Card 'card' (0, 0, 9, 9)\n  Label \"Hello\" (0, 1, 5, 5)",
        difference: "Label \"Hello\" (line 2, in Card 'card') moved from (0, 0, 5, 5) to "
          + "(0, 1, 5, 5): 1 pt down"),
      Case(
        testDescription: "text", was: "Label 'a' \"One\" (0, 0, 5, 5)",
        now: "Label 'a' \"Two\" +1 line (0, 0, 5, 5)",
        difference: "Label 'a' shows \"Two\" instead of \"One\"\n"
          + "Label 'a' has 2 lines of text instead of 1"),
      Case(
        testDescription: "hidden", was: "Label 'a' (0, 0, 5, 5)",
        now: "Label 'a' (0, 0, 5, 5) hidden",
        difference: "Label 'a' is hidden instead of plainly visible"),
      Case(
        testDescription: "new and gone",
        was: "Card (0, 0, 9, 9)\n  Label 'a' (0, 0, 5, 5)\n  Label 'b' (0, 5, 5, 5)",
        now: "Card (0, 0, 9, 9)\n  Label 'b' (0, 0, 5, 5)\n  Image 'c' (1, 2, 3, 4)",
        difference: "Label 'a' is gone; it was at (0, 0, 5, 5)\n"
          + "Label 'b' moved from (0, 5, 5, 5) to (0, 0, 5, 5): 5 pt up\n"
          + "Image 'c' is new, at (1, 2, 3, 4)"),
      Case(
        testDescription: "some in the middle are the same",
        was: "Label 'a' (0, 0, 5, 5)\nLabel 'b' (0, 5, 5, 5)\nLabel 'c' (0, 10, 5, 5)\n"
          + "Label 'd' (0, 15, 5, 5)",
        now: "Label 'x' (0, 0, 5, 5)\nLabel 'b' (0, 5, 5, 5)\nLabel 'c' (0, 11, 5, 5)\n"
          + "Label 'y' (0, 15, 5, 5)",
        difference: "Label 'a' is gone; it was at (0, 0, 5, 5)\n"
          + "Label 'x' is new, at (0, 0, 5, 5)\n"
          + "Label 'c' moved from (0, 10, 5, 5) to (0, 11, 5, 5): 1 pt down\n"
          + "Label 'd' is gone; it was at (0, 15, 5, 5)\n"
          + "Label 'y' is new, at (0, 15, 5, 5)"),
      Case(
        testDescription: "not frame trees", was: "something", now: "else",
        difference: "line 1 of 1\nwas: something\nis:  else"),
    ])
  func difference(example: Case) {
    #expect(FrameDifference.text(example.was, example.now) == example.difference)
  }

  @Test("list twenty changes and count the others")
  func manyChanges() {
    let was = (0..<50).map { "Label 'l\($0)' (0, 0, 5, 5)" }.joined(separator: "\n")
    let now = (0..<50).map { "Label 'l\($0)' (1, 0, 5, 5)" }.joined(separator: "\n")
    let lines = FrameDifference.text(was, now).split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.last == "and 30 more")
  }

  @Test("between trees too different to match are described in one line")
  func tooManyPairs() {
    let was = (0..<3_000).map { "Label 'a\($0)' (0, 0, 5, 5)" }.joined(separator: "\n")
    let now = (0..<3_001).map { "Label 'b\($0)' (0, 0, 5, 5)" }.joined(separator: "\n")
    #expect(
      FrameDifference.text(was, now) == "3001 nodes instead of 3000, too different to compare")
  }

  @Test("lists twenty changes, and counts those after them", arguments: [19, 20, 21, 25])
  func many(count: Int) {
    func tree(_ x: Int) -> String {
      (0..<count).map { "Label 'l\($0)' (\(x), 0, 5, 5)" }.joined(separator: "\n")
    }
    let lines = FrameDifference.text(tree(0), tree(1)).split(separator: "\n")
    #expect(lines.count == min(count, 20) + (count > 20 ? 1 : 0))
    if count > 20 { #expect(lines.last == "and \(count - 20) more") }
  }
}
