// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewThemes

@Suite("Mistakes in composite design tokens")
struct CompositeMistakeTests {
  typealias Reason = TokenFileError.Reason

  private static let gone = Reason.missingTarget("{nothing}", nearest: nil)
  private static let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
  private static let zero = #"{"value":0,"unit":"px"}"#

  private static func wrong(_ expected: String, _ found: String) -> Reason {
    .wrongValue(expected: expected, found: found)
  }

  private static let color = wrong(
    "a color such as { \"colorSpace\": \"srgb\", \"components\": [0, 0.4, 0.8] }", "7")
  private static let dimension = wrong(
    "a dimension such as { \"value\": 16, \"unit\": \"px\" }", "7")
  private static let duration = wrong(
    "a duration such as { \"value\": 200, \"unit\": \"ms\" }", "7")

  private static func shadow(_ rest: String, color: String = black, blur: String = zero) -> String {
    "{\"color\":\(color),\"offsetX\":\(zero),\"offsetY\":\(zero),\"blur\":\(blur),"
      + "\"spread\":\(zero)\(rest)}"
  }

  private static func font(
    family: String = "\"A\"", size: String = zero, weight: String = "400", height: String = "1"
  ) -> String {
    "{\"fontFamily\":\(family),\"fontSize\":\(size),\"fontWeight\":\(weight),"
      + "\"letterSpacing\":\(zero),\"lineHeight\":\(height)}"
  }

  /// A type, its value with a mark at the mistake, and the mistake.
  static let mistakes: [(String, String, Reason)] = [
    (
      "color", #"{"colorSpace":"srgb","components":[0,0,0],"alpha":§1.5}"#,
      .outOfRange(found: "1.5", allowed: "from 0 to 1")
    ),
    (
      "color", #"{"colorSpace":"srgb","components":[0,0,0],"alpha":§"x"}"#,
      wrong("a number", "“x”")
    ),
    ("color", #"{"colorSpace":"srgb","components":[0,0,0],"hex":§"{nothing}"}"#, gone),
    (
      "color", #"{"colorSpace":"srgb","components":[0,0,0],"hex":§3}"#,
      wrong("a color such as “#RRGGBB”", "3")
    ),
    ("color", #"{"colorSpace":"srgb","components":§"{nothing}"}"#, gone),
    ("color", #"{"colorSpace":§"{nothing}","components":[0,0,0]}"#, gone),
    (
      "color", #"{"colorSpace":"srgb","components":§[]}"#,
      wrong("a list of three components", "an empty list")
    ),
    (
      "color", #"{"colorSpace":"lch","components":[50,§-1,0]}"#,
      .outOfRange(found: "-1", allowed: "0 or more")
    ),
    ("strokeStyle", #"§{"lineCap":"round"}"#, .missingMember("dashArray")),
    (
      "strokeStyle", #"{"dashArray":§3,"lineCap":"round"}"#,
      wrong("a list of dimensions", "3")
    ),
    ("strokeStyle", #"{"dashArray":§"{nothing}","lineCap":"round"}"#, gone),
    ("strokeStyle", #"{"dashArray":[§7],"lineCap":"round"}"#, dimension),
    (
      "strokeStyle", #"{"dashArray":[],"lineCap":§"flat"}"#,
      wrong("one of “round”, “butt”, “square”", "“flat”")
    ),
    ("border", #"§{"color":\#(black),"width":\#(zero)}"#, .missingMember("style")),
    ("border", #"{"color":\#(black),"width":\#(zero),"style":§"{nothing}"}"#, gone),
    ("border", #"{"color":§7,"width":\#(zero),"style":"solid"}"#, color),
    ("border", #"{"color":\#(black),"width":§7,"style":"solid"}"#, dimension),
    (
      "transition",
      #"§{"duration":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}"#,
      .missingMember("delay")
    ),
    (
      "transition",
      #"{"duration":{"value":1,"unit":"s"},"delay":§7,"timingFunction":[0,0,1,1]}"#, duration
    ),
    (
      "transition",
      #"{"duration":§"{nothing}","delay":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}"#,
      gone
    ),
    (
      "transition",
      #"{"duration":{"value":1,"unit":"s"},"delay":{"value":1,"unit":"s"},"timingFunction":§"{nothing}"}"#,
      gone
    ),
    ("shadow", shadow(#","inset":§"{nothing}""#), gone),
    ("shadow", shadow(#","inset":§1"#), wrong("true or false", "1")),
    ("shadow", shadow("", color: "§7"), color),
    ("shadow", shadow("", blur: "§7"), dimension),
    ("shadow", "[" + shadow("") + "," + shadow("", blur: "§7") + "]", dimension),
    ("shadow", "[§\"{nothing}\"]", gone),
    (
      "gradient", #"§{"color":\#(black),"position":0}"#,
      wrong("a list of stops such as [{ \"color\": …, \"position\": … }]", "an object")
    ),
    ("gradient", #"[§{"color":\#(black)}]"#, .missingMember("position")),
    ("gradient", #"[{"color":\#(black),"position":§"x"}]"#, wrong("a number", "“x”")),
    ("gradient", #"[{"color":§7,"position":0}]"#, color),
    ("typography", "§" + font().replacing(#","fontWeight":400"#), .missingMember("fontWeight")),
    ("typography", font(family: "§\"{nothing}\""), gone),
    (
      "typography", font(family: "§[]"),
      wrong("a font family or a list of them", "an empty list")
    ),
    ("typography", font(family: "[\"A\",§3]"), wrong("a font family", "3")),
    ("typography", font(family: "[\"A\",§\"{nothing}\"]"), gone),
    ("typography", font(size: "§7"), dimension),
    ("typography", font(weight: "§\"{nothing}\""), gone),
    ("typography", font(height: "§true"), wrong("a number", "a Boolean")),
    ("fontFamily", "§3", wrong("a font family or a list of them", "3")),
    ("dimension", #"{"value":1,"unit":§"{nothing}"}"#, gone),
    ("dimension", #"{"value":1,"unit":§["px"]}"#, wrong("one of “px”, “rem”", "a list of 1")),
  ]

  @Test("a mistake in a part is reported at the part", arguments: mistakes)
  func part(type: String, value: String, reason: Reason) {
    let marked = MarkedText("{\"group\":{\"token\":{\"$type\":\"\(type)\",\"$value\":\(value)}}}")
    #expect(marked.problems.map(\.reason) == [reason])
    #expect(marked.problems.map(\.place) == [marked.place])
    #expect(marked.problems.map(\.path) == ["group.token"])
  }

  @Test("all mistakes of a composite token are reported together")
  func together() {
    let marked = MarkedText(
      #"{"a":{"$type":"border","$value":{"color":§7,"width":7,"style":"dotty"}}}"#)
    let styles = TokenValue.StrokeStyle.Name.allCases.map { "“\($0.rawValue)”" }
    #expect(
      marked.problems.map(\.reason) == [
        Self.color, Self.dimension,
        Self.wrong("one of " + styles.joined(separator: ", "), "“dotty”"),
      ])
    #expect(marked.problems.first?.place == marked.place)
  }

  @Test("a stop can reference a gradient with one stop, but not one with two")
  func singleStop() throws {
    func problems(_ count: Int) -> (MarkedText, [Reason]) {
      let stops = repeatElement("{\"color\":\(Self.black),\"position\":1}", count: count)
        .joined(separator: ",")
      let marked = MarkedText(
        "{\"$type\":\"gradient\",\"b\":{\"$value\":[\(stops)]},\"a\":{\"$value\":[§\"{b}\"]}}")
      return (marked, marked.problems.map(\.reason))
    }
    #expect(problems(1).1 == [])
    let (marked, reasons) = problems(2)
    #expect(reasons == [Self.wrong("a reference to a single gradient", "“{b}”")])
    #expect(marked.problems.map(\.place) == [marked.place])
  }

  @Test("a shadow can reference a list whose only shadow is another reference")
  func shadowByTwoReferences() throws {
    let set = try TokenDocument(
      json: """
        {"$type":"shadow","c":{"$value":\(Self.shadow(""))},"b":{"$value":["{c}"]},
         "a":{"$value":["{b}",\(Self.shadow(",\"inset\":true"))]}}
        """
    ).tokens()
    guard case .shadow(let shadows) = set["a"]?.value else {
      Issue.record("no shadow")
      return
    }
    #expect(shadows.map(\.isInset) == [false, true])
    #expect(set["c"]?.value == .shadow([shadows[0]]))
  }

  @Test("the components of a color can be those of another")
  func sharedComponents() throws {
    let set = try TokenDocument(
      json: ##"""
        {"$type":"color","a":{"$value":{"colorSpace":{"$ref":"#/b/$value/colorSpace"},
          "components":{"$ref":"#/b/$value/components"},"alpha":{"$ref":"#/b/$value/alpha"}}},
         "b":{"$value":{"colorSpace":"srgb","components":[0,0.4,0.8],"alpha":0.25}}}
        """##
    ).tokens()
    #expect(set["a"]?.value == .color(Color(red: 0, green: 0.4, blue: 0.8, alpha: 0.25)))
  }
}

extension String {
  /// The text without its first part of this kind.
  fileprivate func replacing(_ part: String) -> String {
    guard let range = range(of: part) else { return self }
    return String(self[..<range.lowerBound] + self[range.upperBound...])
  }

  @Test("a stop can be referenced through lists of one reference, but not in a circle")
  func listsOfReferences() throws {
    let black = #"{"colorSpace":"srgb","components":[0,0,0]}"#
    let json = """
      {"$type":"gradient","a":{"$value":["{b}"]},"b":{"$value":["{c}"]},
       "c":{"$value":[{"color":\(black),"position":0.5}]}}
      """
    let tokens = try TokenDocument(json: json).tokens()
    let value = try #require(tokens["a"]).value
    #expect(try value == #require(tokens["c"]).value)
    let circle = #"{"$type":"gradient","a":{"$value":["{b}"]},"b":{"$value":["{a}"]}}"#
    #expect(throws: (any Error).self) { try TokenDocument(json: circle).tokens() }
  }
}
