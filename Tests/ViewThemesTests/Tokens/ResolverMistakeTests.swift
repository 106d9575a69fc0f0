// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewThemes

@Suite("Mistakes in design token resolvers")
struct ResolverMistakeTests {
  typealias Reason = TokenFileError.Reason

  private static func wrong(_ expected: String, _ found: String) -> Reason {
    .wrongValue(expected: expected, found: found)
  }

  private static func missing(_ reference: String) -> Reason {
    .missingTarget(reference, nearest: nil)
  }

  private static func set(_ sources: String) -> String {
    #"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"s","sources":\#(sources)}]}"#
  }

  private static func modifier(_ members: String) -> String {
    ##"{"version":"2025.10","modifiers":{"m":{\##(members)}},"##
      + ##""resolutionOrder":[{"$ref":"#/modifiers/m"}]}"##
  }

  private static func order(_ items: String) -> String {
    ##"{"version":"2025.10","sets":{"a":{"sources":[]}},"resolutionOrder":[\##(items)]}"##
  }

  static let mistakes: [(String, Reason)] = [
    (#"{"version":"2025.10","resolutionOrder":§"x"}"#, wrong("a list", "a string")),
    (#"{"version":§3,"resolutionOrder":[]}"#, wrong("“2025.10”", "a number")),
    (order(##"{"$ref":§3}"##), missing("")),
    (order(##"{"$ref":§"#/sets"}"##), missing("#/sets")),
    (order(##"{"$ref":§"/sets/a"}"##), missing("/sets/a")),
    (order(##"{"$ref":§"sets/sets/a"}"##), missing("sets/sets/a")),
    (order(##"{"$ref":§"#/$defs/a"}"##), missing("#/$defs/a")),
    (order(##"{"$ref":§"#/modifiers/a"}"##), missing("#/modifiers/a")),
    (order(#"§{"name":"x","sources":[]}"#), .missingMember("type")),
    (order(#"§{"name":"x","type":"group","sources":[]}"#), .missingMember("type")),
    (order(#"§{"name":"x","type":"set"}"#), .missingMember("sources")),
    (order(#"§{"name":3,"type":"set","sources":[]}"#), .missingMember("name")),
    (order(#"§{"name":"x","type":"modifier"}"#), .missingMember("contexts")),
    (modifier(#""contexts":{"x":[]},"default":§3"#), .unknownInput("", known: ["x"])),
    (modifier(#""contexts":{"x":§3}"#), wrong("a list", "a number")),
    (modifier(#""contexts":§[]"#), wrong("an object with contexts", "none")),
    (set("§{}"), wrong("a list", "an object")),
    (set("[§\"x\"]"), wrong("tokens or a reference", "a string")),
    (set("[{},§null]"), wrong("tokens or a reference", "null")),
    (set(##"[{"$ref":§"#/nothing"}]"##), missing("#/nothing")),
    (set(##"[{"$ref":§"beside.json"}]"##), missing("beside.json")),
    (
      ##"{"version":"2025.10","$defs":{"a":§[]},"resolutionOrder":[{"type":"set","name":"s","sources":[{"$ref":"#/$defs/a"}]}]}"##,
      wrong("an object with tokens", "a list")
    ),
  ]

  @Test("a mistake in a resolver is reported where it is", arguments: mistakes)
  func mistake(json: String, reason: Reason) {
    let marked = MarkedText(json)
    #expect(marked.problems.map(\.reason) == [reason])
    #expect(marked.problems.map(\.place) == [marked.place])
  }

  @Test("modifiers can be defined in the order itself")
  func inlineModifier() throws {
    let document = try TokenDocument(
      json: """
        {"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"m","contexts":{
          "x":[{"t":{"$type":"number","$value":1}}],"y":[{"t":{"$type":"number","$value":2}}]},
          "default":"y"}]}
        """)
    #expect(document.modifiers.map(\.name) == ["m"])
    #expect(document.modifiers.map(\.contexts) == [["x", "y"]])
    #expect(document.modifiers.map(\.standard) == ["y"])
    #expect(try document.tokens()["t"]?.value == .number(2))
    #expect(try document.tokens(for: ["m": "x"])["t"]?.value == .number(1))
  }

  @Test("a fragment may lack its leading slash")
  func withoutSlash() throws {
    let document = try TokenDocument(
      json: ##"""
        {"version":"2025.10","$defs":{"a":{"t":{"$type":"number","$value":1}}},
         "resolutionOrder":[{"type":"set","name":"s","sources":[{"$ref":"#$defs/a"}]}]}
        """##)
    #expect(try document.tokens()["t"]?.value == .number(1))
  }

  @Test("sets can be nested 64 levels deep", arguments: [(64, true), (65, false)])
  func depth(count: Int, isAccepted: Bool) {
    let sets = (1...count).map { level in
      let source =
        level == count
        ? #"{"t":{"$type":"number","$value":1}}"# : ##"{"$ref":"#/sets/s\##(level + 1)"}"##
      return "\"s\(level)\":{\"sources\":[\(source)]}"
    }
    let marked = MarkedText(
      "{\"version\":\"2025.10\",\"sets\":{\(sets.joined(separator: ","))},"
        + ##""resolutionOrder":[{"$ref":"#/sets/s1"}]}"##)
    #expect(marked.problems.map(\.reason) == (isAccepted ? [] : [.tooDeep(limit: 64)]))
  }

  @Test("a file is read once, however many references lead to it")
  func sharedFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tokens-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (resolver, part) = (
      folder.appendingPathComponent("resolver.json"), folder.appendingPathComponent("part.json")
    )
    try Data(
      ##"""
      {"version":"2025.10","resolutionOrder":[
        {"type":"set","name":"a","sources":[{"$ref":"part.json#/x"},{"$ref":"part.json#/y"}]},
        {"type":"set","name":"b","sources":[{"$ref":"./part.json#/x"}]}]}
      """##.utf8
    ).write(to: resolver)
    try Data(
      ##"""
      {"x":{"t":{"$type":"number","$value":1}},"y":{"t":{"$type":"number","$value":2}}}
      """##.utf8
    ).write(to: part)
    let document = try TokenDocument(contentsOfFile: resolver.path)
    #expect(document.files == [resolver.path, part.standardizedFileURL.path])
    #expect(try document.tokens()["t"]?.value == .number(1))
    #expect(try TokenDocument(json: "{}").files == [])
    #expect(try TokenDocument(json: "{}", file: "t.json").files == ["t.json"])
    try Data([0x7B, 0xFF, 0x7D]).write(to: part)
    let error = #expect(throws: TokenFileError.self) {
      try TokenDocument(contentsOfFile: resolver.path)
    }
    #expect(error?.problems.map(\.reason) == [.notUTF8])
    #expect(error?.problems.map(\.file) == [part.standardizedFileURL.path])
    #expect(error?.problems.map(\.place) == [nil])
  }

  static let sentences: [(Reason, String)] = [
    (.missingFile, "no such file."), (.unreadable, "the file cannot be read."),
    (.isFolder, "this is a folder, not a token file."),
    (.notUTF8, "the file is not UTF-8 text."),
    (.tooLarge(limit: 5, of: "bytes"), "this has more than 5 bytes."),
    (.unknownType("x", nearest: "y"), "“x” is not a token type. Did you mean “y”?"),
    (.unknownPart("x", nearest: nil), "“x” is not part of a theme."),
  ]

  @Test("the reason of a mistake is a sentence", arguments: sentences)
  func sentence(reason: Reason, text: String) {
    #expect(reason.description == text)
  }
}
