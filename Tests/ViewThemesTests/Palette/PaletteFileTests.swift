// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewThemes

@Suite("Palette files")
struct PaletteFileTests {
  @Test("mentioned roles change, and the others keep their color")
  func someRoles() throws {
    let palette = try PaletteFile.palette(
      json: ##"{ "card": "#ffffff", "labelBody": "#11223344" }"##)
    #expect(palette.card == .white)
    #expect(palette.labelBody.hexString == "#11223344")
    #expect(palette.tabBar == .tabBar)
  }

  @Test("every role can be specified", arguments: PaletteRole.allCases)
  func everyRole(role: PaletteRole) throws {
    let palette = try PaletteFile.palette(json: "{\"\(role)\": \"#01FF02\"}")
    #expect(palette[role].hexString == "#01FF02")
  }

  @Test(
    "a surrogate pair is one character, and a lone surrogate is replaced",
    arguments: [
      (##"\uD83D\uDE00"##, "\u{1F600}"), (##"\uD800\uDC00"##, "\u{10000}"),
      (##"\uDBFF\uDFFD"##, "\u{10FFFD}"), (##"\u0041"##, "A"), (##"\uDC00b"##, "\u{FFFD}b"),
      (##"\uD83D\u0041b"##, "\u{FFFD}b"),
    ])
  func escapedCharacters(escaped: String, name: String) {
    do {
      _ = try PaletteFile.palette(json: "{\"\(escaped)\": \"#ffffff\"}")
      Issue.record("There is no role of that name.")
    } catch {
      #expect("\(error)".contains("“\(name)”"))
    }
  }

  @Test("colors can be merged into any palette")
  func otherBase() throws {
    let palette = try PaletteFile.palette(json: "{}", over: LightViewFactoryColor())
    #expect(palette == ViewFactoryPalette(LightViewFactoryColor()))
  }

  @Test("escapes, a byte order mark, and any whitespace are accepted")
  func spellings() throws {
    let palette = try PaletteFile.palette(
      json: "\u{FEFF}\r\n\t{ \"\\u0063ard\" :\n\"\\u0023FFFFFF\" }\n\n")
    #expect(palette.card == .white)
  }

  private static func place(_ line: Int, _ column: Int) -> TextPlace {
    TextPlace(line: line, column: column)
  }

  static let mistakes: [(String, PaletteFileError)] = [
    ("", .notJSON(expected: "“{”", found: "the end", place: place(1, 1))),
    ("palette", .notJSON(expected: "“{”", found: "“p”", place: place(1, 1))),
    ("{", .notJSON(expected: "a quoted name", found: "the end", place: place(1, 2))),
    (
      "{\n  card: 1 }",
      .notJSON(expected: "a quoted name", found: "“c”", place: place(2, 3))
    ),
    (##"{"card" "#FFF"}"##, .notJSON(expected: "“:”", found: "“\"”", place: place(1, 9))),
    (#"{"card":}"#, .notJSON(expected: "a colour", found: "“}”", place: place(1, 9))),
    (
      ##"{"card":"#FFFFFF" "input":"#FFFFFF"}"##,
      .notJSON(expected: "“,” or “}”", found: "“\"”", place: place(1, 19))
    ),
    (
      ##"{"card":"#FFFFFF",}"##,
      .notJSON(expected: "a quoted name", found: "“}”", place: place(1, 19))
    ),
    ("{} x", .notJSON(expected: "the end", found: "“x”", place: place(1, 4))),
    ("{\"card", .notJSON(expected: "the closing “\"”", found: "the end", place: place(1, 7))),
    (
      "{\"ca\nrd",
      .notJSON(expected: "the closing “\"”", found: "a control character", place: place(1, 5))
    ),
    (
      #"{"\x"}"#,
      .notJSON(expected: "one of “\"\\/bfnrtu”", found: "“x”", place: place(1, 4))
    ),
    (#"{"\u00G0"}"#, .notJSON(expected: "a hexadecimal digit", found: "“G”", place: place(1, 7))),
    (#"{"card":tru}"#, .notJSON(expected: "“true”", found: "“}”", place: place(1, 12))),
    (#"{"card":-x}"#, .notJSON(expected: "a digit", found: "“x”", place: place(1, 10))),
    (#"{"card":[1 2]}"#, .notJSON(expected: "“,” or “]”", found: "“2”", place: place(1, 12))),
    (#"{"card":{"a" 1}}"#, .notJSON(expected: "“:”", found: "“1”", place: place(1, 14))),
    ("[1, 2]", .notAnObject(found: "a list", place: place(1, 1))),
    (" \"x\"", .notAnObject(found: "a string", place: place(1, 2))),
    ("12.5e-3", .notAnObject(found: "a number", place: place(1, 1))),
    ("false", .notAnObject(found: "a Boolean", place: place(1, 1))),
    ("null", .notAnObject(found: "null", place: place(1, 1))),
    (
      ##"{"crad":"#FFFFFF"}"##, .unknownRole(name: "crad", nearest: .card, place: place(1, 2))
    ),
    (
      ##"{"lableBody":"#FFFFFF"}"##,
      .unknownRole(name: "lableBody", nearest: .labelBody, place: place(1, 2))
    ),
    (
      ##"{"LABELHINT":"#FFFFFF"}"##,
      .unknownRole(name: "LABELHINT", nearest: .labelHint, place: place(1, 2))
    ),
    (
      ##"{"zzzzzzzzzz":"#FFFFFF"}"##,
      .unknownRole(name: "zzzzzzzzzz", nearest: nil, place: place(1, 2))
    ),
    (
      ##"{"card":"#FFFFFF","card":"#000000"}"##,
      .duplicateRole(.card, first: place(1, 2), place: place(1, 19))
    ),
    (#"{"card":12}"#, .notAColor(.card, found: "a number", place: place(1, 9))),
    (#"{"card":{"a":[1,{}]}}"#, .notAColor(.card, found: "an object", place: place(1, 9))),
    (#"{"card":[[],[{"b":[]}]]}"#, .notAColor(.card, found: "a list", place: place(1, 9))),
    (
      ##"{"card": "#12G456"}"##,
      .badColor(.card, .invalidDigit("G", position: 4, text: "#12G456"), place: place(1, 10))
    ),
    (#"{"card": "red"}"#, .badColor(.card, .missingNumberSign(text: "red"), place: place(1, 10))),
  ]

  @Test("every mistake is reported with its location", arguments: mistakes)
  func mistake(json: String, expected: PaletteFileError) {
    #expect(throws: expected) { try PaletteFile.palette(json: json) }
  }

  @Test("deeply nested text is read without exhausting the stack")
  func depth() {
    let deep = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
    #expect(throws: PaletteFileError.self) { try PaletteFile.palette(json: "{\"card\":\(deep)}") }
    #expect(throws: PaletteFileError.self) { try PaletteFile.palette(json: deep) }
  }

  @Test("unreadable files are reported separately")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "palette-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("palette.json")
    #expect(throws: PaletteFileError.missing(path: file.path)) {
      try PaletteFile.palette(contentsOfFile: file.path)
    }
    #expect(throws: PaletteFileError.isFolder(path: folder.path)) {
      try PaletteFile.palette(contentsOfFile: folder.path)
    }
    try Data([0x7B, 0xFF, 0x7D]).write(to: file)
    #expect(throws: PaletteFileError.notUTF8(path: file.path)) {
      try PaletteFile.palette(contentsOfFile: file.path)
    }
    try Data(##"{"card":"#01020"}"##.utf8).write(to: file)
    let problem = PaletteFileError.badColor(
      .card, .wrongDigitCount(5, text: "#01020"), place: TextPlace(line: 1, column: 9))
    #expect(throws: PaletteFileError.inFile(path: file.path, problem)) {
      try PaletteFile.palette(contentsOfFile: file.path)
    }
    try Data(##"{"card":"#010203"}"##.utf8).write(to: file)
    #expect(try PaletteFile.palette(contentsOfFile: file.path).card.hexString == "#010203")
  }

  static let sentences: [(PaletteFileError, String)] = [
    (.missing(path: "a.json"), "There is no palette file at a.json."),
    (.isFolder(path: "a"), "a is a folder, not a palette file."),
    (.unreadable(path: "a"), "The palette file a cannot be read."),
    (.notUTF8(path: "a"), "The palette file a is not UTF-8 text."),
    (
      .notJSON(expected: "“:”", found: "“1”", place: place(2, 5)),
      "The palette is not valid JSON: expected “:” at line 2, column 5, found “1”."
    ),
    (
      .notAnObject(found: "a list", place: place(1, 1)),
      "A palette is an object such as { \"card\": \"#2A3464\" }; at line 1, column 1 there is a "
        + "list."
    ),
    (
      .unknownRole(name: "crad", nearest: .card, place: place(1, 2)),
      "“crad” at line 1, column 2 is not a palette role. Did you mean “card”?"
    ),
    (
      .unknownRole(name: "zzz", nearest: nil, place: place(1, 2)),
      "“zzz” at line 1, column 2 is not a palette role. The roles are onNavigationBar, tabBar, "
        + "onTabBar, onTabBarActive, labelHeader, labelInput, labelBody, labelHint, input, onInput, "
        + "inputPlaceholder, buttonNegative, onButtonNegative, buttonFabGradientFirst, "
        + "buttonFabGradientLast, onButtonFab, card, tableRefresh, background, surface, separator, "
        + "border, track, accent, onAccent, selection, onSelection, link, focus, error, onError, "
        + "success, onSuccess, warning, onWarning, info, onInfo, scrim."
    ),
    (
      .duplicateRole(.card, first: place(1, 2), place: place(3, 4)),
      "“card” at line 3, column 4 already has a color at line 1, column 2."
    ),
    (
      .notAColor(.card, found: "a number", place: place(1, 9)),
      "“card” needs a color such as \"#2A3464\", but has a number at line 1, column 9."
    ),
    (
      .badColor(.card, .invalidDigit("G", position: 4, text: "#12G456"), place: place(1, 10)),
      "“card” at line 1, column 10: “#12G456” is not a color: “G”, character 4, is not a "
        + "hexadecimal digit."
    ),
  ]

  @Test("a mistake in a file begins with the file")
  func fileSentence() {
    let error = PaletteFileError.inFile(path: "a.json", .missing(path: "x"))
    #expect(error.description == "a.json: There is no palette file at x.")
  }

  @Test("the description of each mistake is a sentence", arguments: sentences)
  func sentence(error: PaletteFileError, text: String) {
    #expect(error.description == text)
  }
}
