// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewThemes

/// What the published format says, in examples of its kinds.
@Suite("Design tokens")
struct TokenFormatTests {
  private func tokens(_ json: String) throws -> TokenSet {
    try TokenDocument(json: json).tokens()
  }

  private static let blue =
    ##"{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0.4,0.8],"hex":"#0066cc"}}"##

  private func value(_ path: TokenPath, in json: String) throws -> TokenValue? {
    try tokens(json)[path]?.value
  }

  static let colors: [(String, String, String)] = [
    ("srgb", "[1, 0, 1]", "#FF00FF"), ("srgb", "[0.2, 0.4, 0.9]", "#3366E6"),
    ("srgb-linear", "[1, 0, 1]", "#FF00FF"), ("hsl", "[330, 100, 50]", "#FF0080"),
    ("hsl", "[\"none\", 0, 100]", "#FFFFFF"), ("hsl", "[300, 100, 50]", "#FF00FF"),
    ("hwb", "[330, 0, 0]", "#FF0080"), ("hwb", "[0, 60, 60]", "#808080"),
    ("lab", "[60.17, 93.54, -60.5]", "#FF00FF"), ("lch", "[60.17, 111.4, 327.11]", "#FF00FF"),
    ("oklab", "[0.701, 0.2746, -0.169]", "#FF00FF"),
    ("oklch", "[0.7016, 0.3225, 328.363]", "#FF00FF"),
    ("xyz-d65", "[0.5929, 0.2848, 0.9699]", "#FF00FF"),
    ("xyz-d50", "[0.5791, 0.2831, 0.728]", "#FF00FF"),
    // Green in every space, as the tests of CSS Color 4 have it.
    ("srgb-linear", "[0, 0.21586, 0]", "#008000"), ("hwb", "[120, 0, 49.8039]", "#008000"),
    ("lab", "[46.2775, -47.5621, 48.5837]", "#008000"),
    ("lch", "[46.2775, 67.9892, 134.3912]", "#008000"),
    ("oklab", "[0.51975, -0.1403, 0.10768]", "#008000"),
    ("oklch", "[0.51975, 0.17686, 142.495]", "#008000"),
    ("display-p3", "[0.21604, 0.49418, 0.13151]", "#008000"),
    // The straight part of the curve of Rec. 2020, which ends at 0.0812.
    ("rec2020", "[0.05, 0.05, 0.05]", "#1B1B1B"),
    ("a98-rgb", "[0.281363, 0.498012, 0.116746]", "#008000"),
    ("prophoto-rgb", "[0.230479, 0.395789, 0.129968]", "#008000"),
    ("rec2020", "[0.235202, 0.431704, 0.085432]", "#008000"),
    ("xyz-d50", "[0.08312, 0.154746, 0.020961]", "#008000"),
    ("xyz-d65", "[0.07719, 0.15438, 0.02573]", "#008000"),
  ]

  @Test("colors of every space are converted to sRGB", arguments: colors)
  func colorSpace(space: String, components: String, hex: String) throws {
    let json = """
      {"a":{"$type":"color","$value":{"colorSpace":"\(space)","components":\(components)}}}
      """
    guard case .color(let color) = try value("a", in: json) else {
      Issue.record("\(space) is no colour")
      return
    }
    #expect(color.hexString == hex)
  }

  @Test("a color outside sRGB uses its fallback, with its own opacity")
  func fallback() throws {
    let json = ##"""
      {"pink": {"$type": "color", "$value":
        {"colorSpace": "display-p3", "components": [1, 0, 1], "alpha": 0.5, "hex": "#ff00ff"}}}
      """##
    guard case .color(let color) = try value("pink", in: json) else { return }
    #expect(color.hexString == "#FF00FF80")
  }

  static let plainValues: [(String, String, TokenValue)] = [
    ("dimension", #"{"value":0.5,"unit":"rem"}"#, .dimension(.init(value: 0.5, unit: .rem))),
    ("dimension", #"{"value":0,"unit":"px"}"#, .dimension(.init(value: 0, unit: .px))),
    ("fontFamily", #""Comic Sans MS""#, .fontFamily(["Comic Sans MS"])),
    ("fontFamily", #"["Helvetica","Arial"]"#, .fontFamily(["Helvetica", "Arial"])),
    ("fontWeight", "350", .fontWeight(350)), ("fontWeight", #""extra-bold""#, .fontWeight(800)),
    ("fontWeight", #""hairline""#, .fontWeight(100)),
    ("duration", #"{"value":100,"unit":"ms"}"#, .duration(0.1)),
    ("duration", #"{"value":1.5,"unit":"s"}"#, .duration(1.5)),
    ("cubicBezier", "[0.5, 0, 1, 1]", .cubicBezier([0.5, 0, 1, 1])),
    ("cubicBezier", "[0, -2, 1, 3]", .cubicBezier([0, -2, 1, 3])),
    ("number", "2.3", .number(2.3)), ("number", "-1e-2", .number(-0.01)),
    ("strokeStyle", #""dashed""#, .strokeStyle(.named(.dashed))),
    (
      "strokeStyle",
      #"{"dashArray":[{"value":0.5,"unit":"rem"},{"value":4,"unit":"px"}],"lineCap":"round"}"#,
      .strokeStyle(
        .dashes([.init(value: 0.5, unit: .rem), .init(value: 4, unit: .px)], cap: .round))
    ),
    (
      "transition",
      #"{"duration":{"value":200,"unit":"ms"},"delay":{"value":0,"unit":"ms"},"timingFunction":[0.5,0,1,1]}"#,
      .transition(.init(duration: 0.2, delay: 0, timingFunction: [0.5, 0, 1, 1]))
    ),
  ]

  @Test("values of every simple type are read", arguments: plainValues)
  func plainType(type: String, value: String, expected: TokenValue) throws {
    let json = "{\"group\":{\"$type\":\"\(type)\",\"a name\":{\"$value\":\(value)}}}"
    #expect(try self.value("group.a name", in: json) == expected)
    #expect(expected.type.rawValue == type)
  }

  @Test("parts of composite values can reference other tokens, wherever those are")
  func composites() throws {
    let set = try tokens(
      ##"""
      {
        "shadow": {"medium": {"$type": "shadow", "$value": {
          "color": "{color.shade}", "offsetX": "{space.small}", "offsetY": "{space.small}",
          "blur": {"value": 1.5, "unit": "rem"}, "spread": {"value": 0, "unit": "rem"}}},
          "layered": {"$type": "shadow", "$value": ["{shadow.medium}", {
            "color": "{color.shade}", "offsetX": {"value": 2, "unit": "px"},
            "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 4, "unit": "px"},
            "spread": {"value": 0, "unit": "px"}, "inset": true}]}},
        "component": {"card": {"box-shadow": {"$value": "{shadow.medium}"}}},
        "border": {"$type": "border", "$value": {
          "color": "{color.shade}", "width": {"value": 3, "unit": "px"}, "style": "solid"}},
        "fade": {"$type": "gradient", "$value": [
          "{start}", {"color": "{color.shade}", "position": "{end}"},
          {"color": "{color.shade}", "position": 42}]},
        "start": {"$type": "gradient", "$value": [{"color": "{color.shade}", "position": -9}]},
        "end": {"$type": "number", "$value": 0.5},
        "text": {"$type": "typography", "$value": {"fontFamily": "{font}", "fontSize": "{space.small}",
          "fontWeight": "bold", "letterSpacing": {"value": 0.1, "unit": "px"}, "lineHeight": 1.2}},
        "font": {"$type": "fontFamily", "$value": ["Roboto", "{family}"]},
        "family": {"$type": "fontFamily", "$value": "Arial"},
        "space": {"small": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}}},
        "color": {"shade": {"$type": "color", "$value":
          {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5}}}
      }
      """##)
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
    let small = TokenValue.Dimension(value: 0.5, unit: .rem)
    let medium = TokenValue.Shadow(
      color: shade, offsetX: small, offsetY: small, blurRadius: .init(value: 1.5, unit: .rem),
      spread: .init(value: 0, unit: .rem), isInset: false)
    #expect(set["shadow.medium"]?.value == .shadow([medium]))
    #expect(set["component.card.box-shadow"]?.value == .shadow([medium]))
    #expect(set["component.card.box-shadow"]?.alias == "shadow.medium")
    guard case .shadow(let layers) = set["shadow.layered"]?.value else { return }
    #expect(layers.map(\.isInset) == [false, true])
    #expect(
      set["border"]?.value
        == .border(
          .init(color: shade, width: .init(value: 3, unit: .px), style: .named(.solid))))
    #expect(
      set["fade"]?.value
        == .gradient([
          .init(color: shade, position: 0), .init(color: shade, position: 0.5),
          .init(color: shade, position: 1),
        ]))
    guard case .typography(let text) = set["text"]?.value else { return }
    #expect(text.fontFamily == ["Roboto", "Arial"])
    #expect(text.fontSize.points == 8)
    #expect(text.fontWeight == 700)
  }

  @Test("references can be chained, and pointers reach into values")
  func references() throws {
    let set = try tokens(
      ##"""
      {"base": \##(Self.blue), "brand": {"$value": "{base}"}, "link": {"$value": "{brand}"},
       "whole": {"$ref": "#/base"}, "value": {"$type": "color", "$value": {"$ref": "#/brand/$value"}},
       "hue": {"$type": "number", "$value": {"$ref": "#/link/$value/components/1"}},
       "my/group": {"t~ken": {"$type": "number", "$value": 7}},
       "escaped": {"$ref": "#/my~1group/t~0ken"}, "spelled": {"$value": "{my/group.t~ken}"},
       "mixed": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [
         {"$ref": "#/base/$value/components/0"}, {"$ref": "#/base/$value/components/1"}, 0.7],
         "hex": "#0066b3"}}}
      """##)
    for path: TokenPath in ["brand", "link", "whole", "value"] {
      #expect(set[path]?.value == set["base"]?.value)
    }
    #expect(set["whole"]?.alias == "base")
    #expect(set["hue"]?.value == .number(0.4))
    #expect(set["escaped"]?.value == .number(7))
    #expect(set["spelled"]?.value == .number(7))
    #expect(set["mixed"]?.value == .color(Color(red: 0, green: 0.4, blue: 0.7, alpha: 1)))
  }

  static let extended = [
    #""button-primary": {"$extends": "{button}", "#, ##""button-primary": {"$ref": "#/button", "##,
    ##""button-primary": {"$extends": "#/button", "##,
  ]

  @Test("groups inherit what they don't define", arguments: extended)
  func extending(head: String) throws {
    let set = try tokens(
      """
      {\(head) "field": {"width": {"$value": {"value": 100, "unit": "px"}}}, "new":
        {"$type": "number", "$value": 1}},
       "button": {"$type": "dimension", "field": {"width": {"$value": {"value": 1, "unit": "rem"}},
         "tint": \(Self.blue)}, "$root": {"$value": {"value": 4, "unit": "px"}}}}
      """)
    #expect(
      set["button-primary.field.width"]?.value == .dimension(.init(value: 100, unit: .px)))
    #expect(set["button-primary.field.tint"]?.value == set["button.field.tint"]?.value)
    #expect(set["button-primary.$root"]?.value == .dimension(.init(value: 4, unit: .px)))
    #expect(set["button-primary.new"]?.value == .number(1))
    #expect(set.tokens.count == 7)
  }

  @Test("inherited tokens keep their type, and references to them work")
  func extendedTypes() throws {
    let set = try tokens(
      """
      {"base": {"$type": "color", "primary": {"$value": {"colorSpace": "srgb",
         "components": [1, 1, 1]}}, "inner": {"deep": {"$value": "{base.primary}"}}},
       "other": {"$extends": "{base}", "$type": "dimension",
         "space": {"$value": {"value": 16, "unit": "px"}}},
       "third": {"$extends": "{other.inner}"}, "use": {"$value": "{third.deep}"}}
      """)
    #expect(set["other.primary"]?.value == .color(.white))
    #expect(set["other.space"]?.value.type == .dimension)
    #expect(set["use"]?.value == .color(.white))
  }

  @Test("descriptions and deprecations are kept, and deprecations are inherited from groups")
  func properties() throws {
    let set = try tokens(
      """
      {"old": {"$deprecated": "Use new.", "a": {"$type": "number", "$value": 1,
         "$description": "One"}, "b": {"$type": "number", "$value": 2, "$deprecated": false}},
       "$description": "All", "empty": {"$description": "Nothing yet"}}
      """)
    #expect(set["old.a"]?.description == "One")
    #expect(set["old.a"]?.isDeprecated == true)
    #expect(set["old.b"]?.isDeprecated == false)
    #expect(set.tokens.map(\.path) == ["old.a", "old.b"])
    #expect(set["empty"] == nil)
  }

  @Test("a document is written as it was read, with extensions of other tools")
  func writtenAgain() throws {
    let json = ##"""
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
        "b": {
          "$type": "number",
          "$value": 1.50e1,
          "$description": "Fifteen \"exactly\"\n\u0007",
          "$extensions": {
            "org.example": { "list": [1, null, true], "deep": { "x": {} } }
          }
        },
        "a": { "$value": "{b}" },
        "c": { "$ref": "#/b" }
      }
      """##
    let document = try TokenDocument(json: json)
    let again = try TokenDocument(json: document.json)
    #expect(again.json == document.json)
    #expect(try again.tokens()["a"]?.value == .number(15))
    for part in [
      "1.50e1", "\\u0007", "\"$ref\"", "[1, null, true]", "\"x\": {}", "\\\"exactly\\\"\\n",
    ] {
      #expect(document.json.contains(part), "\(part)")
    }
    #expect(
      document.json.range(of: "\"b\"")!.lowerBound < document.json.range(of: "\"a\"")!.lowerBound)
  }

  @Test("a document that is a reference to the value of a token is that token, too")
  func rootReference() throws {
    let json = ##"{"y": {"$type": "number", "$value": 1}, "$ref": "#/y/$value"}"##
    #expect(try value(TokenPath([]), in: json) == .number(1))
  }

  @Test("a group that extends a deprecated one is deprecated unless it states otherwise")
  func extendedDeprecation() throws {
    let set = try tokens(
      """
      {"old": {"$deprecated": true, "$type": "number", "a": {"$value": 1}},
       "new": {"$extends": "{old}"}, "kept": {"$extends": "{old}", "$deprecated": false}}
      """)
    #expect(set["new.a"]?.isDeprecated == true)
    #expect(set["kept.a"]?.isDeprecated == false)
  }
}
