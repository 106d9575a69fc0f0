// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Groups of design tokens")
struct TokenGroupTests {
  private func tokens(_ json: String) throws -> TokenSet {
    try TokenDocument(json: json).tokens()
  }

  static let mistakes: [(String, TokenFileError.Reason)] = [
    (
      #"{"a":{"$type":"number","$value":1,"$deprecated":§3}}"#,
      .wrongValue(expected: "true, false, or a string", found: "a number")
    ),
    (
      #"{"a":{"$type":"number","$value":1,"$extensions":§"x"}}"#,
      .wrongValue(expected: "an object", found: "a string")
    ),
    (
      #"{"a":{"$type":"number","$value":1,"$description":§true}}"#,
      .wrongValue(expected: "a string", found: "a Boolean")
    ),
    (
      #"{"a":{"$extends":§null}}"#, .wrongValue(expected: "a string", found: "null")
    ),
    (
      #"{"a":{"b":{},§"$schema":"x"}}"#, .reservedName("$schema")
    ),
    (
      #"{"a":{"$value":§{"$ref":"b"}}}"#,
      .wrongValue(expected: "a reference such as “#/group/token”", found: "“b”")
    ),
    (
      ##"{"a":{"$type":"number","$value":§{"$ref":"#/b/$value/components/0"}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":{"$ref":"#/c/$value"}}},"c":{"$type":"number","$value":1}}"##,
      .missingTarget("#/b/$value/components/0", nearest: nil)
    ),
  ]

  @Test("a wrong property of a group or token is reported where it is", arguments: mistakes)
  func mistake(json: String, reason: TokenFileError.Reason) {
    let marked = MarkedText(json)
    let found = marked.problems.first { $0.place == marked.place }
    #expect(found?.reason == reason, "\(marked.problems)")
    #expect(found?.path == "a")
  }

  @Test("a group can extend what another inherits, whatever their order")
  func orderOfGroups() throws {
    let set = try tokens(
      """
      {"a":{"$extends":"{g.inner}"},"g":{"$extends":"{h}"},
       "h":{"inner":{"t":{"$type":"number","$value":1}}}}
      """)
    #expect(set["a.t"]?.value == .number(1))
    #expect(set["g.inner.t"]?.value == .number(1))
    #expect(set.tokens.count == 3)
  }

  @Test("a tilde in the name of a token is escaped once in a pointer")
  func tildes() throws {
    let set = try tokens(
      ##"""
      {"$type":"number","a~1b":{"$value":1},"c~":{"$value":2},"d~2":{"$value":3},
       "x":{"$ref":"#/a~01b"},"y":{"$ref":"#/c~"},"z":{"$ref":"#/d~2"}}
      """##)
    #expect(set["x"]?.value == .number(1))
    #expect(set["y"]?.value == .number(2))
    #expect(set["z"]?.value == .number(3))
  }

  @Test("a name of up to 64 letters is suggested for a misspelled one", arguments: [64, 65])
  func longNames(length: Int) {
    let name = String(repeating: "n", count: length - 1)
    let marked = MarkedText(
      "{\"\(name)m\":{\"$type\":\"number\",\"$value\":1},\"z\":{\"$value\":§\"{\(name)o}\"}}")
    #expect(
      marked.problems.map(\.reason) == [
        .missingTarget("{\(name)o}", nearest: length == 64 ? name + "m" : nil)
      ])
  }

  @Test("control characters are written as escapes")
  func controlCharacters() throws {
    let document = try TokenDocument(json: #"{"$description":"a\tb\rc\nd\u001fe\"\\\u0020"}"#)
    #expect(document.json == #"{ "$description": "a\tb\rc\nd\u001fe\"\\ " }"# + "\n")
  }

  static let types: [(String, String)] = [
    ("color", #"{"colorSpace":"srgb","components":[0,0,0]}"#),
    (
      "border",
      #"{"color":{"colorSpace":"srgb","components":[0,0,0]},"width":{"value":1,"unit":"px"},"style":"solid"}"#
    ),
    ("shadow", "[]"), ("gradient", "[]"),
  ]

  @Test("a value has the type of its token", arguments: types)
  func typeOfValue(type: String, value: String) throws {
    let set = try tokens("{\"a\":{\"$type\":\"\(type)\",\"$value\":\(value)}}")
    #expect(set["a"]?.value.type.rawValue == type)
  }

  /// Gray in the straight parts of the curves of two color spaces, worked out from CSS Color 4.
  @Test(
    "very dark colors are converted by the straight part of the curve",
    arguments: [
      ("prophoto-rgb", "[0.02, 0.02, 0.02]", "#040404"), ("lab", "[5, 0, 0]", "#111111"),
      ("a98-rgb", "[0, 0, 0]", "#000000"), ("rec2020", "[0, 0, 0]", "#000000"),
    ])
  func darkColors(space: String, components: String, hex: String) throws {
    let set = try tokens(
      """
      {"a":{"$type":"color","$value":{"colorSpace":"\(space)","components":\(components)}}}
      """)
    guard case .color(let color) = set["a"]?.value else {
      Issue.record("no color")
      return
    }
    #expect(color.hexString == hex)
  }

  @Test("a noted weight applies only while the token has the nearest weight of CSS")
  func notedWeight() throws {
    func weight(_ number: Int) throws -> Font.Weight? {
      try Theme(
        TokenDocument(
          json: """
            {"typography": {"hint": {"$type": "typography", "$extensions": {
              "view-factory": {"textStyle": "body", "weight": "0.1"}},
              "$value": {"fontFamily": "system-ui", "fontSize": {"value": 13, "unit": "px"},
              "fontWeight": \(number), "lineHeight": 1, "letterSpacing": {"value": 0, "unit": "px"}}}}}
            """)
      ).typography.hint.weight
    }
    let noted = Font.Weight(0.1)
    #expect(try weight(noted.cssWeight) == noted)
    #expect(try weight(700) == .bold)
    #expect(try weight(900) == .black)
  }

  @Test("the last entry of a mapping applies if a part occurs twice")
  func mappedTwice() {
    let mapping: TokenMapping = ["color.card": "a.b", "color.card": "c.d"]
    #expect(mapping.paths == ["color.card": "c.d"])
  }
}
