// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Mistakes in design tokens")
struct TokenMistakeTests {
  private static func color(_ value: String) -> String {
    "{\"a\":{\"b\":{\"$type\":\"color\",\"$value\":\(value)}}}"
  }

  /// A text, and the first line of what is said of it.
  static let mistakes: [(String, String)] = [
    ("", "t.json, line 1, column 1: this is not valid JSON: expected “{”, found the end."),
    (
      "{\"a\":}",
      "t.json, line 1, column 6: this is not valid JSON: expected a value, found “}”."
    ),
    (
      String(repeating: "{\"a\":", count: 65) + "{}" + String(repeating: "}", count: 65),
      "t.json, line 1, column 321: this is nested, or refers to others, more than 64 levels deep."
    ),
    ("[1]", "t.json, line 1, column 1: expected an object with tokens, found a list."),
    (
      "{\"a\":{},\n \"a\":{}}",
      "t.json, line 2, column 2: “a” already appears at line 1, column 2."
    ),
    (
      "{\"a\": 3}",
      "t.json, line 1, column 7: “a”: expected a token or a group, found a number."
    ),
    (
      "{\"a.b\": {}}",
      "t.json, line 1, column 2: “a.b”: the name “a.b” cannot be referenced: names cannot contain “.”, “{”, or “}”."
    ),
    (
      "{\"a\": {\"$velue\": 1}}",
      "t.json, line 1, column 8: “a”: names that begin with “$” are reserved by the format, and “$velue” is not one of them."
    ),
    (
      "{\"a\":{\"$type\":\"number\",\"$value\":1,\"b\":{\"$value\":2}}}",
      "t.json, line 1, column 24: “a”: this has both a “$value” and tokens inside; name a group's own token “$root”."
    ),
    (
      "{\"a\":{\"$type\":\"colour\",\"$value\":1}}",
      "t.json, line 1, column 15: “a”: “colour” is not a token type. Did you mean “color”?"
    ),
    (
      "{\"a\":{\"$type\":\"string\",\"$value\":\"amber\"}}",
      "t.json, line 1, column 15: “a”: “string” is not a token type. The types are color, "
    ),
    (
      "{\"a\":{\"$value\":1}}",
      "t.json, line 1, column 2: “a”: neither the token nor any group around it has a “$type”."
    ),
    (
      "{\"a\":{\"$type\":3,\"$value\":1}}",
      "t.json, line 1, column 15: “a”: expected a string, found a number."
    ),
    (
      "{\"g\":{\"blue\":{\"$type\":\"number\",\"$value\":1},\"x\":{\"$value\":\"{g.bleu}\"}}}",
      "t.json, line 1, column 58: “g.x”: “{g.bleu}” does not exist. Did you mean “g.blue”?"
    ),
    (
      "{\"g\":{\"y\":{\"$type\":\"number\",\"$value\":1}},\"x\":{\"$type\":\"number\",\"$value\":\"{g}\"}}",
      "t.json, line 1, column 73: “x”: “{g}” is a group, not a token."
    ),
    (
      "{\"y\":{\"$type\":\"number\",\"$value\":1},\"x\":{\"$extends\":\"{y}\"}}",
      "t.json, line 1, column 52: “x”: “{y}” is a token, not a group."
    ),
    (
      "{\"x\":{\"$extends\":\"y\"}}",
      "t.json, line 1, column 18: “x”: expected a reference such as “{group}” or “#/group”, found “y”."
    ),
    (
      "{\"a\":{\"$value\":\"{b}\"},\"b\":{\"$value\":\"{c}\"},\"c\":{\"$value\":\"{a}\"}}",
      "t.json, line 1, column 16: “a”: this refers back to itself: {b} → {c} → {a} → {b}."
    ),
    (
      "{\"a\":{\"$extends\":\"{b}\"},\"b\":{\"$extends\":\"{c}\"},\"c\":{\"$extends\":\"{a}\"}}",
      "t.json, line 1, column 64: “c”: this refers back to itself: a → b → c → a."
    ),
    (
      "{\"button\":{\"second\":{\"$extends\":\"{button}\"}}}",
      "t.json, line 1, column 33: “button.second”: this refers back to itself:"
    ),
    (
      "{\"n\":{\"$type\":\"number\",\"$value\":1},\"c\":{\"$type\":\"color\",\"$value\":\"{n}\"}}",
      "t.json, line 1, column 66: “c”: expected a token of type color, found one of type number."
    ),
    (
      "{\"s\":{\"$type\":\"shadow\",\"$value\":[\"{s}\"]}}",
      "t.json, line 1, column 34: “s”: this refers back to itself: {s} → {s}."
    ),
    (
      color("\"#ff0000\""),
      "t.json, line 1, column 37: “a.b”: expected a color such as { \"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8] }, found “#ff0000”."
    ),
    (
      color("{\"colorSpace\":\"srgb\"}"),
      "t.json, line 1, column 37: “a.b”: “components” is missing."
    ),
    (
      color("{\"colorSpace\":\"srgb\",\"components\":[0,0,0],\"alpa\":1}"),
      "t.json, line 1, column 79: “a.b”: “alpa” does not belong here. Did you mean “alpha”?"
    ),
    (
      color("{\"colorSpace\":\"srgb\",\"components\":[0,1.5,0]}"),
      "t.json, line 1, column 74: “a.b”: 1.5 is out of range: the value must be from 0 to 1."
    ),
    (
      color("{\"colorSpace\":\"hsl\",\"components\":[360,1,0]}"),
      "t.json, line 1, column 71: “a.b”: 360 is out of range: the value must be at least 0 and less than 360."
    ),
    (
      color("{\"colorSpace\":\"srgb\",\"components\":[0,0]}"),
      "t.json, line 1, column 71: “a.b”: expected a list of three components, found a list of 2."
    ),
    (
      color("{\"colorSpace\":\"display-p3\",\"components\":[1,0,1]}"),
      "t.json, line 1, column 37: “a.b”: this color is outside sRGB, and there is no “hex” to fall back on. The nearest color in sRGB is #"
    ),
    (
      color("{\"colorSpace\":\"srgb\",\"components\":[0,0,0],\"hex\":\"#f0f\"}"),
      "t.json, line 1, column 85: “a.b”: expected a color such as “#RRGGBB”, found “#f0f”."
    ),
    (
      "{\"a\":{\"$type\":\"dimension\",\"$value\":{\"value\":1,\"unit\":\"em\"}}}",
      "t.json, line 1, column 54: “a”: expected one of “px”, “rem”, found “em”."
    ),
    (
      "{\"a\":{\"$type\":\"dimension\",\"$value\":{\"value\":1e999,\"unit\":\"px\"}}}",
      "t.json, line 1, column 45: “a”: expected a number, found 1e999."
    ),
    (
      "{\"a\":{\"$type\":\"fontWeight\",\"$value\":0}}",
      "t.json, line 1, column 37: “a”: 0 is out of range: the value must be from 1 to 1000."
    ),
    (
      "{\"a\":{\"$type\":\"fontWeight\",\"$value\":\"Bold\"}}",
      "t.json, line 1, column 37: “a”: expected a font weight (a number from 1 to 1000, or a word such as “bold”), found “Bold”."
    ),
    (
      "{\"a\":{\"$type\":\"cubicBezier\",\"$value\":[0,0,1]}}",
      "t.json, line 1, column 38: “a”: expected a list of four numbers, found a list of 3."
    ),
    (
      "{\"a\":{\"$type\":\"cubicBezier\",\"$value\":[2,0,1,1]}}",
      "t.json, line 1, column 39: “a”: 2 is out of range: the value must be from 0 to 1."
    ),
    (
      "{\"a\":{\"$type\":\"number\",\"$value\":{\"$ref\":\"#/b/$value/5\"}},\"b\":{\"$type\":\"cubicBezier\",\"$value\":[0,0,1,1]}}",
      "t.json, line 1, column 33: “a”: “#/b/$value/5” does not exist."
    ),
  ]

  @Test("every mistake is reported with its file, location, and token", arguments: mistakes)
  func mistake(json: String, sentence: String) {
    let error = #expect(throws: TokenFileError.self) {
      try TokenDocument(json: json, file: "t.json").tokens()
    }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.contains { $0.hasPrefix(sentence) }, "\(lines)")
  }

  @Test("all mistakes of a file are reported together, each once")
  func together() {
    let error = #expect(throws: TokenFileError.self) {
      try TokenDocument(
        json: """
          {"n": {"$type": "number", "$value": "x"}, "m": {"$value": "{n}"}, "k": {"$value": "{n}"},
           "d": {"$type": "duration", "$value": {"value": 1, "unit": "h"}}}
          """
      ).tokens()
    }
    #expect(error?.problems.map { $0.path?.description } == ["n", "m", "k", "d"])
    #expect(error.map { Set($0.problems).count == $0.problems.count } == true)
  }

  @Test("excessive depth, size, chains, and groups that double each other end with an error")
  func limits() {
    func reasons(_ json: String) -> [TokenFileError.Reason] {
      do {
        _ = try TokenDocument(json: json).tokens()
        return []
      } catch {
        return error.problems.map(\.reason)
      }
    }
    let deep = String(repeating: "{\"a\":", count: 65) + "{}" + String(repeating: "}", count: 65)
    #expect(reasons(deep) == [.tooDeep(limit: 64)])
    let nested = String(repeating: "[", count: 100_000)
    #expect(reasons("{\"a\":" + nested) == [.tooDeep(limit: 64)])
    #expect(
      reasons(String(repeating: " ", count: 17 << 20))
        == [.tooLarge(limit: 16 << 20, of: "bytes")])
    var chain = "{\"t0\":{\"$type\":\"number\",\"$value\":1}"
    for index in 1...300 { chain += ",\"t\(index)\":{\"$value\":\"{t\(index - 1)}\"}" }
    #expect(reasons(chain + "}").contains(.tooDeep(limit: 256)))
    var doubling = "{\"g0\":{\"t\":{\"$type\":\"number\",\"$value\":1}}"
    for index in 1...40 {
      let extends = "{\"$extends\":\"{g\(index - 1)}\"}"
      doubling += ",\"g\(index)\":{\"a\":\(extends),\"b\":\(extends)}"
    }
    #expect(reasons(doubling + "}").contains(.tooLarge(limit: 100_000, of: "groups and tokens")))
    var ladder = "{\"g0\":{\"t\":{\"$type\":\"number\",\"$value\":1}}"
    for index in 1...80 { ladder += ",\"g\(index)\":{\"a\":{\"$extends\":\"{g\(index - 1)}\"}}" }
    #expect(reasons(ladder + "}").contains(.tooDeep(limit: 64)))
    var extended = "{\"g300\":{\"t\":{\"$type\":\"number\",\"$value\":1}}"
    for index in 0..<300 { extended += ",\"g\(index)\":{\"$extends\":\"{g\(index + 1)}\"}" }
    #expect(reasons(extended + "}").contains(.tooDeep(limit: 256)))
  }

  @Test("five thousand tokens and a reference to each are read")
  func many() throws {
    var json = "{\"$type\":\"number\""
    for index in 0..<5_000 {
      json += ",\"t\(index)\":{\"$value\":\(index)},\"r\(index)\":{\"$value\":\"{t\(index)}\"}"
    }
    let set = try TokenDocument(json: json + "}").tokens()
    #expect(set.tokens.count == 10_000)
    #expect(set["r4999"]?.value == .number(4999))
  }

  @Test("truncated text yields an error or tokens, and never traps")
  func cutOff() {
    let json =
      ##"{"a":{"$type":"color","x":{"$value":{"colorSpace":"srgb","components":[0,{"$ref":"#/a/y/$value/components/1"},1]}},"y":{"$value":{"colorSpace":"hsl","components":["none",1,6]}}},"b":{"$extends":"{a}","z":{"$ref":"#/a/x"}}}"##
    for length in 0..<json.count {
      #expect(throws: TokenFileError.self) {
        try TokenDocument(json: String(json.prefix(length))).tokens()
      }
    }
    #expect(throws: Never.self) { try TokenDocument(json: json).tokens() }
    // Each character left out, or doubled.
    for index in json.indices {
      var shorter = json
      let character = shorter.remove(at: index)
      _ = try? TokenDocument(json: shorter).tokens()
      shorter.insert(contentsOf: [character, character], at: index)
      _ = try? TokenDocument(json: shorter).tokens()
    }
  }
}
