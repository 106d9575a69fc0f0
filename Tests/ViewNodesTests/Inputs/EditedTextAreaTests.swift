// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Edited text areas")
struct EditedTextAreaTests {
  private static let pieces = [
    "a", "word and word", " ", "\n", "\r\n", "é", "👩‍👩‍👧", "\u{2028}", "", "\n\n", "longer words here",
  ]

  private func style(
    _ size: CGFloat, _ change: (inout ParagraphSpacing) -> Void
  ) -> TextAttributes {
    var attributes = TextAttributes(font: .systemFont(ofSize: size))
    var spacing = ParagraphSpacing()
    change(&spacing)
    attributes.paragraph = spacing
    return attributes
  }

  private func area(lineLimit: Int) -> TextAreaNode {
    let area = TextAreaNode(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    area.textContainerInset = EdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    area.textContainer.maximumNumberOfLines = lineLimit
    area.font = .preferredFont(forTextStyle: .body)
    return area
  }

  /// Everything that can be seen of a text area.
  private func look(_ area: TextAreaNode) -> [String] {
    area.layoutIfNeeded()
    func text(_ rect: CGRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 1000).rounded() / 1000)" }
        .joined(separator: " ")
    }
    var lines = RecordingContext(area).texts.map {
      "\($0.text) \(text(CGRect(origin: $0.baseline, size: CGSize(width: $0.width, height: 0))))"
    }
    lines.append("content \(text(CGRect(origin: .zero, size: area.contentSize)))")
    lines.append("lines \(text(CGRect(origin: .zero, size: area.lineSize)))")
    for offset in 0...area.textLength where area.characterStart(at: offset) == offset {
      lines.append("\(offset): \(text(area.caretRect(at: offset)))")
    }
    lines += area.selectionRects(for: area.textRange(0..<area.textLength)).map(text)
    let baselines = area.baselineOffsets(for: CGSize(width: 120, height: 400))
    lines.append(
      text(CGRect(x: baselines?.first ?? 0, y: baselines?.last ?? 0, width: 0, height: 0)))
    return lines
  }

  @Test("after any edits, a text area looks like a new one with its text", arguments: 1...24)
  func edits(seed: UInt64) {
    var dice = Dice(seed: seed)
    let isAttributed = seed.isMultiple(of: 2)
    let limit = [0, 2, 0, 4][Int(seed / 2 % 4)]
    let edited = area(lineLimit: limit)
    if isAttributed {
      edited.attributedText = AttributedText(joining: [
        AttributedText(
          string: "One and one\ntwo",
          attributes: style(10) {
            $0.paragraphSpacingBefore = 7
            $0.alignment = .right
          }),
        AttributedText(
          string: " and two\n\nthree\n",
          attributes: style(24) {
            $0.minimumLineHeight = 40
            $0.paragraphSpacing = 5
          }),
      ])
    } else {
      edited.text = "One and one\ntwo and two\n\nthree\n"
    }
    for step in 0..<10 {
      let length = edited.textLength
      let ends = [dice.next(below: length + 1), dice.next(below: length + 1)].sorted()
      let start = step.isMultiple(of: 3) ? ends[1] : ends[0]
      let text =
        Self.pieces[dice.next(below: Self.pieces.count)]
        + Self.pieces[dice.next(below: Self.pieces.count)]
      edited.replace(edited.textRange(start..<ends[1]), withText: text)
      let new = area(lineLimit: limit)
      if isAttributed { new.attributedText = edited.attributedText } else { new.text = edited.text }
      let (former, latter) = (look(edited), look(new))
      #expect(former == latter, "seed \(seed), step \(step)")
      if former != latter { return }
    }
  }

  @Test("an empty last line keeps the style of the text before it when its text is deleted")
  func emptyLastLine() {
    let area = area(lineLimit: 0)
    area.attributedText = AttributedText(
      string: "big\n", attributes: TextAttributes(font: .systemFont(ofSize: 40)))
    let height = Font.systemFont(ofSize: 40).lineHeight
    #expect(near(area.caretRect(at: 4).height, height))
    area.insertText("x")
    area.deleteBackward()
    #expect(area.text == "big\n")
    #expect(near(area.caretRect(at: 4).height, height))
    #expect(area.typingAttributes.font == .systemFont(ofSize: 40))
  }

  /// The attributes of each character.
  private func each(_ text: AttributedText) -> [TextAttributes] {
    (0..<text.length).map { text.attributes(at: $0) }
  }

  @Test("random edits keep the attributes of every other character", arguments: 1...40)
  func attributes(seed: UInt64) {
    var dice = Dice(seed: seed)
    func random() -> AttributedText {
      AttributedText(
        joining: (0..<dice.next(below: 4)).map { _ in
          AttributedText(
            string: ["a", "bc", "\n", "d\ne", "👩‍👩‍👧", "é\n\n"][dice.next(below: 6)],
            attributes: TextAttributes(font: .systemFont(ofSize: CGFloat(dice.next(below: 3) + 9))))
        })
    }
    var characters = ""
    var styles: [TextAttributes] = []
    var list = ParagraphList(.attributed(AttributedText(string: "")))
    for _ in 0..<25 {
      let ends = [dice.next(below: styles.count + 1), dice.next(below: styles.count + 1)].sorted()
      let new = random()
      func unit(_ index: Int) -> Int { characters.prefix(index).utf16.count }
      let range = unit(ends[0])..<unit(ends[1])
      guard case .attributed(let part) = list.part(range), list.isAttributed else {
        Issue.record("no attributes")
        return
      }
      #expect(each(part) == Array(styles[ends[0]..<ends[1]]), "seed \(seed)")
      _ = list.replace(range, with: .attributed(new))
      characters =
        String(characters.prefix(ends[0])) + new.string + String(characters.dropFirst(ends[1]))
      styles.replaceSubrange(ends[0]..<ends[1], with: each(new))
      guard case .attributed(let whole) = list.content else {
        Issue.record("no attributes")
        return
      }
      #expect(whole.string == characters && each(whole) == styles, "seed \(seed)")
    }
  }
}
