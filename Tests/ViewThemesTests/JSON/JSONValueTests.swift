// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("JSON output")
struct JSONValueTests {
  @Test(
    "a number is written with the fewest digits, and one that isn't finite as 0",
    arguments: [
      (1.0, "1"), (-3, "-3"), (0.5, "0.5"), (0.1, "0.1"), (.infinity, "0"), (-.infinity, "0"),
      (.nan, "0"), (1e15 - 1, "999999999999999"), (1e15, "1000000000000000.0"),
    ])
  func numbers(number: Double, text: String) {
    #expect(JSONValue(number).written == text)
    #expect(JSONValue(number).compact == text)
  }

  private static let mixed = JSONValue.object([
    ("a", .truth(true)), ("b", .truth(false)), ("c", .null), ("d", .list([.text("x"), .null])),
    ("e", .object([])),
  ])

  @Test("compact text has no spaces")
  func compact() {
    #expect(Self.mixed.compact == #"{"a":true,"b":false,"c":null,"d":["x",null],"e":{}}"#)
    #expect(JSONValue.object([]).compact == "{}")
    #expect(JSONValue.list([]).compact == "[]")
  }

  @Test("an object with objects inside is written over several lines, and a flat one on one")
  func written() {
    #expect(
      Self.mixed.written == """
        {
          "a": true,
          "b": false,
          "c": null,
          "d": ["x", null],
          "e": {}
        }
        """)
    #expect(
      JSONValue.object([("a", .truth(false)), ("b", .null)]).written
        == #"{ "a": false, "b": null }"#)
    #expect(JSONValue.list([.list([.null]), .truth(true)]).written == "[\n  [null],\n  true\n]")
  }

  @Test("a flat value is on one line up to 80 columns", arguments: [(76, 1), (77, 3)])
  func width(letters: Int, lines: Int) {
    let value = JSONValue.list([.text(String(repeating: "x", count: letters))])
    #expect(value.written.split(separator: "\n").count == lines)
  }

  @Test("the indentation counts towards the 80 columns", arguments: [(74, 3), (75, 5)])
  func indentedWidth(letters: Int, lines: Int) {
    let value = JSONValue.list([.list([.text(String(repeating: "x", count: letters))])])
    #expect(value.written.split(separator: "\n").count == lines)
  }

  @Test("a long string is on one line, however long it is")
  func longString() {
    let text = String(repeating: "x", count: 200)
    #expect(JSONValue.text(text).written == "\"\(text)\"")
    #expect(JSONValue.text("a\"\\\n\t\r\u{1}é").compact == #""a\"\\\n\t\r\u0001é""#)
  }
}
