// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Paragraph lists")
struct ParagraphListTests {
  @Test(
    "each line ending ends a paragraph, and a carriage return with a line feed is one",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a\n", ""]), ("\n\n", ["\n", "\n", ""]),
      ("a\r\nb", ["a\r\n", "b"]),
      (
        "a\rb\u{2028}c\u{2029}d\u{85}e\u{B}f\u{C}g",
        [
          "a\r", "b\u{2028}", "c\u{2029}", "d\u{85}", "e\u{B}", "f\u{C}", "g",
        ]
      ), ("\n\r\n\r", ["\n", "\r\n", "\r", ""]),
    ])
  func splitting(text: String, parts: [String]) {
    let list = ParagraphList(.plain(text))
    #expect(list.all.map { $0.string + $0.ending } == parts)
    #expect(list.string == text && list.length == text.utf16.count)
  }

  /// Strings that meet each other in difficult ways.
  private static let pieces = [
    "a", "word", " ", "\n", "\r", "\r\n", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "\u{2028}", "한글", "", "\n\n",
    "שלום",
  ]

  @Test("random edits yield the same text as a string", arguments: 1...60)
  func edits(seed: UInt64) {
    var dice = Dice(seed: seed)
    for isAttributed in [false, true] {
      var string = ""
      var list = ParagraphList(isAttributed ? .attributed(AttributedText(string: "")) : .plain(""))
      for _ in 0..<40 {
        let places = Self.characterStarts(of: string)
        let ends = [places[dice.next(below: places.count)], places[dice.next(below: places.count)]]
          .sorted()
        let new =
          Self.pieces[dice.next(below: Self.pieces.count)]
          + Self.pieces[dice.next(below: Self.pieces.count)]
        let content: StyledText.Content =
          isAttributed
          ? .attributed(
            AttributedText(string: new, attributes: [.font: Font.systemFont(ofSize: 9)]))
          : .plain(new)
        let former = list.all.count
        let change = list.replace(ends[0]..<ends[1], with: content)
        let units = Array(string.utf16)
        string = String(
          decoding: units[..<ends[0]] + Array(new.utf16) + units[ends[1]...], as: UTF16.self)
        #expect(list.string == string, "seed \(seed)")
        #expect(list.length == string.utf16.count, "seed \(seed)")
        #expect(list.all.count == former - change.former.count + change.count, "seed \(seed)")
        let fresh = ParagraphList(.plain(string))
        #expect(list.all.map(\.ending) == fresh.all.map(\.ending), "seed \(seed)")
        #expect(list.all.map(\.string) == fresh.all.map(\.string), "seed \(seed)")
        Self.compareOffsets(list, string, &dice, seed)
      }
    }
  }

  private static func characterStarts(of string: String) -> [Int] {
    var places = [0]
    for character in string { places.append((places.last ?? 0) + character.utf16.count) }
    return places
  }

  private static func compareOffsets(
    _ list: ParagraphList, _ string: String, _ dice: inout Dice, _ seed: UInt64
  ) {
    let places = characterStarts(of: string)
    for offset in 0...string.utf16.count {
      let start = places.last { $0 <= offset }
      #expect(list.characterStart(at: offset) == start, "seed \(seed), offset \(offset)")
    }
    let index = dice.next(below: places.count)
    let step = dice.next(below: 9) - 4
    let target = places[min(max(index + step, 0), places.count - 1)]
    #expect(list.offset(places[index], movedBy: step) == target, "seed \(seed)")
    let other = dice.next(below: places.count)
    let range = min(places[index], places[other])..<max(places[index], places[other])
    let part = StyledText(content: list.part(range), font: .systemFont(ofSize: 9)).string
    #expect(part == string.text(at: range), "seed \(seed)")
  }

  @Test("attributes stay with their characters, including line endings")
  func attributes() {
    var text = AttributedText(
      string: "one\ntwo\n\nthree", attributes: [.font: Font.systemFont(ofSize: 9)])
    text.addAttributes([.foregroundColor: Color.red], range: 2..<9)
    var list = ParagraphList(.attributed(text))
    #expect(list.content == .attributed(text))
    _ = list.replace(4..<4, with: .attributed(AttributedText(string: "x\n")))
    guard case .attributed(let edited) = list.content else { return }
    #expect(edited.string == "one\nx\ntwo\n\nthree")
    #expect(edited.attributes(at: 4) == TextAttributes())
    #expect(edited.attributes(at: 6).foregroundColor == .red)
    #expect(edited.attributes(at: 11).foregroundColor == nil)
  }

  @Test("part of a text keeps the attributes of its line endings")
  func attributesOfEndings() {
    var attributes = TextAttributes()
    attributes.foregroundColor = .red
    let text = AttributedText(string: "ab\ncd", attributes: attributes)
    guard case .attributed(let part) = ParagraphList(.attributed(text)).part(1..<4) else {
      Issue.record("no attributes")
      return
    }
    #expect(part.string == "b\nc")
    #expect(part.runs.allSatisfy { $0.attributes.foregroundColor == .red })
  }
}
