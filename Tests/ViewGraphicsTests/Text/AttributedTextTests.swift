// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Attributed text")
struct AttributedTextTests {
  @Test("attributes are written as UIKit's dictionary or by name")
  func attributes() {
    let text = AttributedText(string: "Name", attributes: [.foregroundColor: Color.red])
    #expect(text == AttributedText(string: "Name", attributes: .init(foregroundColor: .red)))
    #expect(text.attributes(at: 3).foregroundColor == .red)
    #expect(text.attributes(at: 4) == TextAttributes())
    #expect(text.attributes(at: -1) == TextAttributes())
    #expect(text.length == 4)
    let both: TextAttributes = [
      .font: Font.boldSystemFont(ofSize: 9), .foregroundColor: Color.blue,
    ]
    #expect(both.font?.pointSize == 9 && both.foregroundColor == .blue)
  }

  @Test("setting attributes of a range splits runs, and equal neighbors are merged again")
  func runs() {
    var text = AttributedText(string: "abcdef")
    text.addAttributes([.foregroundColor: Color.red], range: 2..<4)
    #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
    text.addAttributes([.font: Font.systemFont(ofSize: 5)], range: 3..<99)
    #expect(text.runs.map(\.range) == [0..<2, 2..<3, 3..<4, 4..<6])
    #expect(text.attributes(at: 3).foregroundColor == .red)
    #expect(text.attributes(at: 3).font?.pointSize == 5)
    text.addAttributes(
      [.foregroundColor: Color.red, .font: Font.systemFont(ofSize: 5)], range: 0..<6)
    #expect(text.runs.map(\.range) == [0..<6])
    text.addAttributes([.foregroundColor: Color.blue], range: 9..<12)
    #expect(text.runs.count == 1)
  }

  @Test("concatenated texts keep their attributes")
  func joining() {
    let red = AttributedText(string: "ab", attributes: [.foregroundColor: Color.red])
    let plain = AttributedText(string: "👨‍👩‍👧c")
    let text = AttributedText(joining: [red, plain, AttributedText(string: ""), plain])
    #expect(text.string == "ab👨‍👩‍👧c👨‍👩‍👧c")
    #expect(text.runs.map(\.range) == [0..<2, 2..<6])
    #expect(AttributedText(string: "").runs.isEmpty)
  }

  @Test("runs stay within the text if characters merge where texts are concatenated")
  func mergingLetters() {
    let letter = AttributedText(string: "e", attributes: [.foregroundColor: Color.red])
    let accent = AttributedText(string: "\u{301}")
    #expect(AttributedText(joining: [letter, accent]).runs.map(\.range) == [0..<1])
  }

  @Test("the run of a character is found, and the nearest one of an index outside of the text")
  func runIndexes() {
    func text(_ string: String, _ kern: CGFloat) -> AttributedText {
      AttributedText(string: string, attributes: TextAttributes(kern: kern))
    }
    let runs = AttributedText(joining: [text("ab", 1), text("cde", 2), text("fghi", 3)]).runs
    #expect((-1...10).map(runs.index(containing:)) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 2])
    #expect(text("ab", 1).runs.index(containing: 1) == 0)
    #expect([AttributedText.Run]().index(containing: 1) == 0)
  }

  @Test("runs whose attributes become equal are merged")
  func changes() {
    var text = AttributedText(string: "abcdef", attributes: TextAttributes(kern: 1))
    text.addAttributes([.foregroundColor: Color.red], range: 0..<2)
    text.addAttributes([.foregroundColor: Color.blue], range: 4..<6)
    #expect(text.runs.map(\.range) == [0..<2, 2..<4, 4..<6])
    #expect(text.attributes(at: 5).kern == 1)
    text.addAttributes([.foregroundColor: Color.green], range: 3..<3)
    #expect(text.runs.count == 3)
    text.changeAttributes { $0.kern = 2 }
    #expect(text.runs.map(\.attributes.kern) == [2, 2, 2])
    text.changeAttributes { $0.foregroundColor = nil }
    #expect(text == AttributedText(string: "abcdef", attributes: TextAttributes(kern: 2)))
    let font = Font.systemFont(ofSize: 10)
    #expect(TextAttributes(kern: 3).font(over: font) == font.withLetterSpacing(3))
    #expect(TextAttributes().font(over: font) == font)
    #expect(
      TextAttributes(font: .systemFont(ofSize: 5), kern: 3).font(over: font)
        == Font.systemFont(ofSize: 5).withLetterSpacing(3))
  }
}
