// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Design token resolvers")
struct TokenResolverTests {
  private static func number(_ value: Int) -> String {
    "{\"$type\":\"number\",\"$value\":\(value)}"
  }

  static let resolver = """
    {"version": "2025.10", "name": "Brand",
     "sets": {"base": {"sources": [{"a": \(number(1)), "b": \(number(1))}, {"b": \(number(2))}]},
              "more": {"sources": [{"$ref": "#/sets/base"}, {"c": \(number(3))}]}},
     "modifiers": {"theme": {"contexts": {"light": [], "dark": [{"a": \(number(9)),
        "d": {"$value": "{b}"}}, {"$ref": "#/sets/late"}]}, "default": "light"},
        "size": {"contexts": {"small": [{"s": \(number(1))}], "large": [{"s": \(number(2))}]}}},
     "$defs": {}, "resolutionOrder": [{"$ref": "#/sets/more"}, {"$ref": "#/modifiers/theme"},
       {"$ref": "#/modifiers/size"}, {"type": "set", "name": "last", "sources": [{"z": \(number(0))}]}]}
    """.replacingOccurrences(
      of: "\"more\":", with: "\"late\": {\"sources\": [{\"b\": \(number(7))}]}, \"more\":")

  @Test("later sources take precedence, and references are resolved after merging")
  func order() throws {
    let document = try TokenDocument(json: Self.resolver)
    #expect(document.modifiers.map(\.name) == ["theme", "size"])
    #expect(document.modifiers[0].contexts == ["light", "dark"])
    #expect(document.modifiers[0].standard == "light")
    let light = try document.tokens(for: ["size": "small"])
    #expect(light["a"]?.value == .number(1))
    #expect(light["b"]?.value == .number(2))
    #expect(light["c"]?.value == .number(3))
    #expect(light["z"]?.value == .number(0))
    #expect(light["d"] == nil)
    let dark = try document.tokens(for: ["Theme": "DARK", "SIZE": "large"])
    #expect(dark["a"]?.value == .number(9))
    #expect(dark["d"]?.value == .number(7))
    #expect(dark["s"]?.value == .number(2))
  }

  @Test("names and contexts of modifiers are found regardless of their case")
  func anyCase() throws {
    let renamed = Self.resolver.replacingOccurrences(of: "\"theme\"", with: "\"Theme\"")
      .replacingOccurrences(of: "modifiers/theme", with: "modifiers/Theme")
      .replacingOccurrences(of: "\"dark\"", with: "\"Dark\"")
    let document = try TokenDocument(json: renamed)
    for (name, context) in [("Theme", "Dark"), ("theme", "dark"), ("THEME", "DARK")] {
      let tokens = try document.tokens(for: [name: context, "size": "small"])
      #expect(tokens["a"]?.value == .number(9))
    }
  }

  @Test("invalid inputs are reported with the valid ones, all at once")
  func inputs() throws {
    let document = try TokenDocument(json: Self.resolver, file: "r.json")
    let error = #expect(throws: TokenFileError.self) {
      try document.tokens(for: ["theme": "blue", "foo": "bar"])
    }
    #expect(
      error?.description == """
        r.json: “foo” is not one of: theme, size.
        r.json: “blue” is not one of: light, dark.
        r.json: “size” has no default; choose one of: small, large.
        """)
  }

  @Test("a file of tokens without modifiers takes no inputs")
  func noInputs() throws {
    let document = try TokenDocument(
      json: #"{"a":{"$type":"number","$value":1}}"#, file: "t.json")
    #expect(document.modifiers.isEmpty)
    #expect(try document.tokens()["a"]?.value == .number(1))
    let error = #expect(throws: TokenFileError.self) {
      try document.tokens(for: ["theme": "dark", "size": "small"])
    }
    #expect(error?.description.hasPrefix("t.json: “size” ") == true)
  }

  static let mistakes: [(String, String)] = [
    (#"{"version":"2025.10"}"#, "“resolutionOrder” is missing"),
    (#"{"resolutionOrder":[]}"#, "“version” is missing"),
    (#"{"version":"2024","resolutionOrder":[]}"#, "expected “2025.10”, found “2024”"),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}]}"##,
      "“#/sets/a” does not exist"
    ),
    (
      ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/sets/b"}]},"b":{"sources":[{"$ref":"#/sets/a"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##,
      "this refers back to itself: a → b → a"
    ),
    (
      ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/modifiers/m"}]}},"modifiers":{"m":{"contexts":{"x":[]}}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##,
      "“#/modifiers/m” does not exist"
    ),
    (
      ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/resolutionOrder"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##,
      "“#/resolutionOrder” does not exist"
    ),
    (
      ##"{"version":"2025.10","modifiers":{"m":{"contexts":{}}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##,
      "expected an object with contexts, found none"
    ),
    (
      ##"{"version":"2025.10","modifiers":{"m":{"contexts":{"x":[]},"default":"y"}},"resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##,
      "“y” is not one of: x"
    ),
    (
      #"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[]},{"type":"set","name":"a","sources":[]}]}"#,
      "“a” already appears"
    ),
    (
      #"{"version":"2025.10","resolutionOrder":[{"type":"set","sources":[]}]}"#,
      "“name” is missing"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"https://example.org/a.json"}]}]}"##,
      "“https://example.org/a.json” does not exist"
    ),
    (#"{"version":"2025.10","resolutionOrder":[],"stes":{}}"#, "“stes” does not belong here"),
  ]

  @Test("mistakes in a resolver are reported with their location", arguments: mistakes)
  func mistake(json: String, words: String) {
    let error = #expect(throws: TokenFileError.self) { try TokenDocument(json: json) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.problems.allSatisfy { $0.place != nil } == true)
  }

  @Test("sources are read from files beside the resolver, and mistakes name their file")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tokens-\(ProcessInfo.processInfo.globallyUniqueString)")
    let inner = folder.appendingPathComponent("theme")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write(
      ##"""
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "all", "sources": [
        {"$ref": "theme/a.json"}, {"$ref": "./theme/../theme/b.json#/part"}]}]}
      """##, "resolver.json")
    try write("{\"a\": \(Self.number(1))}", "theme/a.json")
    try write("{\"part\": {\"b\": {\"$value\": \"{a}\"}}, \"c\": 1}", "theme/b.json")
    let path = folder.appendingPathComponent("resolver.json").path
    let set = try TokenDocument(contentsOfFile: path).tokens()
    #expect(set["b"]?.value == .number(1))
    #expect(set["c"] == nil)
    try write("{\"part\": {\"b\": {\"$value\": \"{x}\"}}}", "theme/b.json")
    let error = #expect(throws: TokenFileError.self) {
      try TokenDocument(contentsOfFile: path).tokens()
    }
    #expect(error?.problems.first?.file?.hasSuffix("theme/b.json") == true)
    try FileManager.default.removeItem(at: inner.appendingPathComponent("a.json"))
    let missing = #expect(throws: TokenFileError.self) { try TokenDocument(contentsOfFile: path) }
    #expect(missing?.problems.first?.reason == .missingFile)
    #expect(throws: TokenFileError.self) { try TokenDocument(contentsOfFile: folder.path) }
  }

  @Test("a name in a reference may contain a number sign")
  func numberSign() throws {
    let document = try TokenDocument(
      json: ##"""
        {"version": "2025.10", "sets": {"a#b": {"sources": [{"a": {"$type": "number", "$value": 1}}]},
         "c": {"sources": [{"$ref": "#/sets/a#b"}]}}, "resolutionOrder": [{"$ref": "#/sets/c"}]}
        """##)
    #expect(try document.tokens()["a"]?.value == .number(1))
  }
}
