// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("What labels draw")
struct DrawnLabelTests {
  private let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 120, height: 40))

  private func styled(_ parts: [(String, TextAttributes)]) -> AttributedText {
    AttributedText(joining: parts.map { AttributedText(string: $0.0, attributes: $0.1) })
  }

  private let red = TextAttributes(foregroundColor: .red)
  private let blue = TextAttributes(foregroundColor: .blue)

  @Test("a label has its own color, that of a highlight, or the tint, and fades while disabled")
  func colors() {
    label.text = "Text"
    label.textColor = .red
    label.tintColor = .blue
    for isEnabled in [true, false] {
      for drawsInTint in [false, true] {
        for highlight in [nil, Color.green] {
          for isHighlighted in [false, true] {
            label.isEnabled = isEnabled
            label.drawsInTint = drawsInTint
            label.highlightedTextColor = highlight
            label.isHighlighted = isHighlighted
            let own: Color = drawsInTint ? .blue : .red
            let color = isHighlighted ? highlight ?? own : own
            #expect(
              RecordingContext(label).texts.map(\.color)
                == [isEnabled ? color : color.withAlphaComponent(0.5)])
          }
        }
      }
    }
  }

  @Test("a label without text or without room draws nothing")
  func nothing() {
    #expect(RecordingContext(label).lines.isEmpty)
    label.text = "Text"
    for size in [CGSize(width: 0, height: 40), CGSize(width: 120, height: 0)] {
      label.bounds.size = size
      #expect(RecordingContext(label).lines.isEmpty)
    }
    label.bounds.size = CGSize(width: 120, height: 40)
    #expect(RecordingContext(label).lines.count == 1)
    label.text = ""
    #expect(RecordingContext(label).lines.isEmpty)
  }

  @Test("plain text replaces attributed text that has the same letters")
  func sameLetters() {
    label.textColor = .green
    label.attributedText = AttributedText(
      string: "Text",
      attributes: TextAttributes(font: .systemFont(ofSize: 30), foregroundColor: .red))
    let wide = label.intrinsicContentSize.width
    label.text = "Text"
    #expect(RecordingContext(label).texts.map(\.color) == [.green])
    #expect(label.intrinsicContentSize.width < wide)
    #expect(
      label.attributedText
        == AttributedText(
          string: "Text", attributes: TextAttributes(font: label.font, foregroundColor: .green)))
  }

  @Test("an ellipsis in the middle or at the head has the look of what is before it")
  func ellipses() throws {
    label.attributedText = styled([("aaaaaaaaaaaa", red), ("bbbbbbbbbbbb", blue)])
    label.bounds.size.width = 160
    label.lineBreakMode = .byTruncatingMiddle
    let middle = RecordingContext(label).texts
    try #require(middle.count == 2)
    #expect(middle.map(\.color) == [.red, .blue])
    #expect(middle[0].text.hasPrefix("aa") && middle[0].text.hasSuffix("a…"))
    #expect(Set(middle[1].text) == ["b"])
    #expect(near(middle[0].baseline.x + middle[0].width, middle[1].baseline.x))
    label.lineBreakMode = .byTruncatingHead
    let head = RecordingContext(label).texts
    #expect(head.first?.text.hasPrefix("…") == true && head.first?.color == .red)
    #expect(head.last?.color == .blue && head.last?.text == "bbbbbbbbbbbb")
    label.lineBreakMode = .byTruncatingTail
    let tail = RecordingContext(label).texts
    #expect(tail.first?.text == "aaaaaaaaaaaa" && tail.last?.text.hasSuffix("b…") == true)
    #expect(tail.map(\.color) == [.red, .blue])
    label.attributedText = styled([("aaaaaaaaaaaa", red), ("b", blue)])
    label.bounds.size.width = 400
    #expect(RecordingContext(label).texts.map(\.text) == ["aaaaaaaaaaaa", "b"])
  }

  @Test("all fonts of a line that shrinks become smaller by the same factor")
  func shrunk() throws {
    let (small, large) = (Font.systemFont(ofSize: 10), Font.systemFont(ofSize: 40))
    label.attributedText = styled([
      ("small ", TextAttributes(font: small)), ("large", TextAttributes(font: large)),
    ])
    label.adjustsFontSizeToFitWidth = true
    label.bounds.size.width = label.intrinsicContentSize.width / 2
    let drawn = RecordingContext(label).texts
    try #require(drawn.count == 2)
    let factor = drawn[1].font.pointSize / 40
    #expect(factor > 0.4 && factor <= 0.51)
    #expect(near(drawn[0].font.pointSize, 10 * factor))
    #expect(near(drawn[0].width, EmbeddedTextMeasurer().width(of: "small ", font: drawn[0].font)))
    #expect(near(drawn[0].baseline.x + drawn[0].width, drawn[1].baseline.x))
    #expect(drawn[1].baseline.x + drawn[1].width <= label.bounds.width + 0.5)
  }

  @Test(
    "the words of a justified line reach both edges, in both directions", arguments: [false, true])
  func justified(isRightToLeft: Bool) throws {
    label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    label.bounds.size.height = 200
    label.numberOfLines = 0
    label.textAlignment = .justified
    label.attributedText =
      isRightToLeft
      ? styled([("כמה ", red), ("מילים שצריכות יותר משורה אחת", blue)])
      : styled([("several ", red), ("words that need more than one line", blue)])
    let lines = RecordingContext(label).lines
    let first = lines.filter { $0.baseline.y == lines[0].baseline.y }
    try #require(first.count > 1 && first.count < lines.count)
    var colors: [[Color]] = Array(repeating: [.blue], count: first.count)
    colors[0] = [.red]
    #expect(first.map { $0.runs.map(\.color) } == colors)
    let (start, end) = (first[0], first[first.count - 1])
    #expect(
      near(
        isRightToLeft ? start.baseline.x + start.width : start.baseline.x, isRightToLeft ? 120 : 0,
        0.01))
    #expect(
      near(
        isRightToLeft ? end.baseline.x : end.baseline.x + end.width, isRightToLeft ? 0 : 120, 0.01))
    #expect(end.anchor == (isRightToLeft ? .left : .right))
    // The spaces of a line are equally wide.
    let gaps = zip(first, first.dropFirst()).map { before, after in
      isRightToLeft
        ? before.baseline.x - after.baseline.x - after.width
        : after.baseline.x - before.baseline.x - before.width
    }
    let space = EmbeddedTextMeasurer().width(of: " ", font: label.font)
    #expect(gaps.allSatisfy { near($0, gaps[0], 0.01) && $0 > space })
  }

  @Test("a label wraps only at a width, and its height depends on a width only if it wraps")
  func widths() {
    label.text = "several words that need more than one line"
    let natural = label.intrinsicContentSize
    #expect(label.contentHeight(forWidth: 100) == nil)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(.zero) == natural)
    #expect(label.sizeThatFits(CGSize(width: -5, height: 0)) == natural)
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > 2 * natural.height)
    #expect(label.contentHeight(forWidth: 100) == wrapped.height)
    #expect(label.contentHeight(forWidth: -7) == label.contentHeight(forWidth: 0))
    label.preferredMaxLayoutWidth = 100
    #expect(label.contentHeight(forWidth: 100) == nil && label.intrinsicContentSize == wrapped)
    label.preferredMaxLayoutWidth = 0
    label.text = nil
    #expect(label.contentHeight(forWidth: 100) == nil)
    #expect(
      label.textRect(forBounds: CGRect(x: 3, y: 4, width: 9, height: 9), limitedToNumberOfLines: 1)
        == CGRect(x: 3, y: 4, width: 0, height: 0))
    label.text = "one\ntwo\nthree"
    let bounds = CGRect(x: 3, y: 4, width: 100, height: 5)
    let two = label.textRect(forBounds: bounds, limitedToNumberOfLines: 2)
    #expect(two.origin == bounds.origin && two.height < label.sizeThatFits(.zero).height)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize == two.size)
  }

  @Test("layouts follow each property of the text, whatever was laid out before")
  func kept() {
    label.text = "several words that need more than one line"
    let sizes = [
      CGSize(width: 100, height: 90), CGSize(width: 60, height: 90), CGSize(width: 200, height: 30),
    ]
    let changes: [(LabelNode) -> Void] = [
      { $0.numberOfLines = 0 }, { $0.font = .systemFont(ofSize: 9) }, { $0.textAlignment = .right },
      { $0.lineBreakMode = .byTruncatingHead }, { $0.numberOfLines = 1 },
      { $0.adjustsFontSizeToFitWidth = true }, { $0.minimumScaleFactor = 0.8 },
      { $0.semanticContentAttribute = .forceRightToLeft },
      { $0.text = "other words, and more of them" },
      { $0.traitOverrides.displayScale = 1 },
    ]
    func lines(_ label: LabelNode, _ size: CGSize) -> [String] {
      label.textLayout(for: size).lines.map { "\($0.text) \($0.x) \($0.baseline) \($0.width)" }
    }
    for count in 1...changes.count {
      let fresh = LabelNode()
      fresh.text = "several words that need more than one line"
      for change in changes.prefix(count) { change(fresh) }
      changes[count - 1](label)
      for size in sizes + sizes.reversed() {
        #expect(lines(label, size) == lines(fresh, size), "\(count)")
      }
      #expect(label.intrinsicContentSize == fresh.intrinsicContentSize, "\(count)")
    }
  }
}
