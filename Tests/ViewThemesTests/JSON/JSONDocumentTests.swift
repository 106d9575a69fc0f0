// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewThemes

@Suite("Reading JSON")
struct JSONDocumentTests {
  private func parsed(_ text: String, depthLimit: Int = .max) -> String {
    do throws(JSONError) {
      return try JSONDocument(text, depthLimit: depthLimit).value().compact
    } catch {
      switch error {
      case .unexpected(let found, let expected, let place):
        return "\(place.line):\(place.column) \(found), expected \(expected)"
      case .tooDeep(let limit, let place):
        return "\(place.line):\(place.column) deeper than \(limit)"
      }
    }
  }

  @Test(
    "values of every kind are read, with spaces anywhere between tokens",
    arguments: [
      ("1", "1"), (" null ", "null"), ("\u{FEFF}true", "true"), ("false", "false"), ("[]", "[]"),
      ("{}", "{}"), ("[ ]", "[]"), ("{\n}", "{}"), ("[1 , 2]", "[1,2]"),
      ("[[],{},[[]]]", "[[],{},[[]]]"),
      (" { \"a\" : 1 , \"b\":\t[ true,\rnull ] } ", #"{"a":1,"b":[true,null]}"#),
      (#"{"a":{"b":{"c":[]}},"d":""}"#, #"{"a":{"b":{"c":[]}},"d":""}"#), (#""é😀""#, #""é😀""#),
      ("0", "0"), ("-0", "-0"), ("-12.50", "-12.50"), ("1e5", "1e5"), ("1E+05", "1E+05"),
      ("9.0e-7", "9.0e-7"), ("0.0", "0.0"), ("1234567890", "1234567890"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\\"\\\\/\\u0008\\u000c\\n\\r\\t\""),
      (#""\u0041\u00e9\u00E9""#, "\"Aéé\""),
      (#""\ud83d\ude00""#, "\"😀\""), (#""\uD800\uDC00\uDBFF\uDFFF""#, "\"\u{10000}\u{10FFFF}\""),
      (#""\udc00x""#, "\"\u{FFFD}x\""),
      (#""\ud83dA""#, "1:8 “A”, expected the second half of the character, “\\u”"),
      (#""\ud83d\u0041""#, "\"\u{FFFD}\""), ("\"\u{7F}\"", "\"\u{7F}\""),
    ])
  func values(text: String, expected: String) {
    #expect(parsed(text) == expected)
  }

  @Test(
    "the first token that isn't expected is reported with its place",
    arguments: [
      ("", "1:1 the end, expected a value"), ("  ", "1:3 the end, expected a value"),
      ("tru", "1:4 the end, expected “true”"), ("nul!", "1:4 “!”, expected “null”"),
      ("falsy", "1:5 “y”, expected “false”"), ("1 2", "1:3 “2”, expected the end"),
      ("01", "1:2 “1”, expected the end"), ("-", "1:2 the end, expected a digit"),
      ("-a", "1:2 “a”, expected a digit"), ("1.", "1:3 the end, expected a digit"),
      ("1.e", "1:3 “e”, expected a digit"), ("1e", "1:3 the end, expected a digit"),
      ("1e+", "1:4 the end, expected a digit"), (".5", "1:1 “.”, expected a value"),
      ("+5", "1:1 “+”, expected a value"), ("/", "1:1 “/”, expected a value"),
      (":", "1:1 “:”, expected a value"),
      ("[1", "1:3 the end, expected “,” or “]”"), ("[1}", "1:3 “}”, expected “,” or “]”"),
      ("[1,]", "1:4 “]”, expected a value"), ("[\n1\n2]", "3:1 “2”, expected “,” or “]”"),
      ("{1}", "1:2 “1”, expected a quoted name"), (#"{"a"}"#, "1:5 “}”, expected “:”"),
      (#"{"a":}"#, "1:6 “}”, expected a value"), (#"{"a":1,}"#, "1:8 “}”, expected a quoted name"),
      (#"{"a":1]"#, "1:7 “]”, expected “,” or “}”"),
      ("\"a", "1:3 the end, expected the closing “\"”"),
      ("\"a\n\"", "1:3 a control character, expected the closing “\"”"),
      (#""\x""#, "1:3 “x”, expected one of “\"\\/bfnrtu”"),
      (#""\u00g0""#, "1:6 “g”, expected a hexadecimal digit"),
      (#""\u12"#, "1:6 the end, expected a hexadecimal digit"), ("]", "1:1 “]”, expected a value"),
      ("\u{1}", "1:1 a control character, expected a value"),
      ("[] []", "1:4 “[”, expected the end"),
      ("[\u{FEFF}]", "1:2 “\u{FEFF}”, expected a value"),
    ])
  func mistakes(text: String, expected: String) {
    #expect(parsed(text) == expected)
  }

  @Test(
    "values may be nested as deeply as allowed",
    arguments: [
      ("[[[]]]", 3, "[[[]]]"), ("[[[]]]", 2, "1:3 deeper than 2"),
      ("[[],[[]]]", 2, "1:6 deeper than 2"),
      ("[[1],{}]", 2, "[[1],{}]"), ("1", 0, "1"), ("[]", 0, "1:1 deeper than 0"),
      (#"{"a":{}}"#, 1, "1:6 deeper than 1"),
    ])
  func depths(text: String, limit: Int, expected: String) {
    #expect(parsed(text, depthLimit: limit) == expected)
  }

  @Test("each value has the places of its name and of itself, in order, and its kind")
  func places() throws {
    let document = try JSONDocument("{ \"a\": [1,\n \"x\"], \"b\" : true,\n\"c\":null }")
    let nodes = document.nodes.map {
      "\($0.name) \($0.namePlace.line):\($0.namePlace.column) \($0.place.line):\($0.place.column) \($0.content.kind)"
    }
    #expect(
      nodes == [
        " 1:1 1:1 an object", "a 1:3 1:8 a list", " 1:9 1:9 a number", " 2:2 2:2 a string",
        "b 2:8 2:14 a Boolean", "c 3:1 3:5 null",
      ])
    #expect(
      document.nodes[0].content == .object([1, 4, 5]) && document.nodes[1].content == .list([2, 3]))
    #expect(TextPlace(line: 2, column: 5).description == "line 2, column 5")
    var expectations = JSONDocument.Expectations()
    (expectations.whole, expectations.member) = ("W", "M")
    for (text, expected) in [("?", "W"), ("[?", "M"), ("[[?", "a value")] {
      do throws(JSONError) {
        _ = try JSONDocument(text, expecting: expectations)
        Issue.record("\(text) was read")
      } catch {
        guard case .unexpected("“?”", let found, _) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(found == expected)
      }
    }
  }

  @Test(
    "a misspelled name is the nearest within two letters or half of its own, the first of several",
    arguments: [
      ("colr", ["color", "cool"], "color"), ("x", ["abc"], nil), ("ab", ["cd"], "cd"),
      ("abc", ["xyz"], nil), ("abcd", ["abxy"], "abxy"), ("abcdef", ["abcxyz"], "abcxyz"),
      ("abcdef", ["abwxyz"], nil), ("ab", ["ac", "ad"], "ac"), ("AB", ["ab"], "ab"),
      ("abcdefgh", ["abcdwxyz"], "abcdwxyz"), ("a", [], nil), ("", ["ab"], "ab"),
      ("", ["abc"], nil),
    ] as [(String, [String], String?)])
  func misspelled(name: String, names: [String], nearest: String?) {
    #expect(MisspelledName.nearest(to: name, among: names) == nearest)
    let long = String(repeating: "a", count: 64)
    #expect(MisspelledName.nearest(to: long, among: [long]) == long)
    #expect(MisspelledName.nearest(to: long + "a", among: [long]) == nil)
  }
}
