// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Label") struct LabelNodeTests {
  private func label(_ text: String, style: TextStyle = .body) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }

  private static let long =
    "Example long text that should go into multiple lines because it does not fit in one line of "
    + "a label that is three hundred and seventy-five points wide, and not in two either."

  @Test("defaults are UIKit's") func defaults() {
    let label = LabelNode()
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.backgroundColor == nil)
  }

  @Test("no text has zero size", arguments: [nil, ""] as [String?])
  func emptySize(text: String?) {
    let label = LabelNode()
    label.text = text
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test(
    "one line is as high as measured on iOS at 3x",
    arguments: [(TextStyle.caption1, 14.333), (.body, 20.333), (.title1, 33.667)])
  func lineHeights(style: TextStyle, height: CGFloat) {
    #expect(near(label("Example", style: style).intrinsicContentSize.height, height))
  }

  @Test("four lines of body text are 86.333 points high") func fourLines() {
    let label = label("a\nb\nc\nd")
    label.numberOfLines = 0
    #expect(near(label.intrinsicContentSize.height, 86.333))
  }

  @Test("text is centered in a taller label") func centred() throws {
    let text = try #require(RecordingContext(label("Example short text")).texts.first)
    #expect(near(text.baseline.y, 31.04, 0.34))
    #expect(text.baseline.x == 0)
    let title = try #require(
      RecordingContext(label("Example short text", style: .title1)).texts.first)
    #expect(near(title.baseline.y, 34.96, 0.34))
  }

  @Test("alignment moves the text within the width") func alignment() throws {
    let label = label("Example")
    let width = try #require(RecordingContext(label).texts.first).width
    label.textAlignment = .right
    #expect(near(try #require(RecordingContext(label).texts.first).baseline.x, 375 - width))
    label.textAlignment = .center
    #expect(near(try #require(RecordingContext(label).texts.first).baseline.x, (375 - width) / 2))
  }

  @Test("a label of fixed height shows as many whole lines as fit and truncates the last")
  func limitedHeight() throws {
    let label = label(Self.long)
    label.numberOfLines = 0
    let texts = RecordingContext(label).texts
    #expect(texts.count == 2)
    #expect(try #require(texts.last).text.hasSuffix("…"))
    #expect(near(texts[1].baseline.y - texts[0].baseline.y, 22))
    #expect(label.isTextTruncated)
    #expect(!self.label("short").isTextTruncated)
  }

  @Test("long text shrinks to one line without a limit and is centered again")

  func shrinking() throws {
    let label = label(
      "Example long text that should be adjusted to fit the width.", style: .title1)
    label.adjustsFontSizeToFitWidth = true
    let texts = RecordingContext(label).texts
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.font.pointSize < 15.5 && text.font.pointSize > 12)
    #expect(text.width <= 375)
    #expect(near(text.baseline.y, 30, 1))
    #expect(!label.isTextTruncated)
    #expect(near(label.intrinsicContentSize.height, 33.667))
    label.minimumScaleFactor = 0.9
    #expect(label.isTextTruncated)
  }

  @Test("one line keeps its natural width, and more lines wrap at the given width")
  func fittingSize() {
    let label = label(Self.long)
    let room = CGSize(width: 100, height: 10)
    #expect(label.sizeThatFits(room).width > 375)
    label.numberOfLines = 0
    let size = label.sizeThatFits(room)
    #expect(size.width <= 100)
    #expect(size.height > 100)
    label.numberOfLines = 2
    #expect(near(label.sizeThatFits(room).height, 42.333))
  }

  @Test("a preferred width wraps the natural size") func preferredWidth() {
    let label = label(Self.long)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height < 21)
    label.preferredMaxLayoutWidth = 200
    #expect(label.intrinsicContentSize.width <= 200)
    #expect(label.intrinsicContentSize.height > 60)
  }

  @Test("only multiline labels have a height that depends on the width")
  func heightForWidth() throws {
    let label = label(Self.long)
    #expect(label.intrinsicHeight(forWidth: 200) == nil)
    label.numberOfLines = 0
    let narrow = try #require(label.intrinsicHeight(forWidth: 100))
    let wide = try #require(label.intrinsicHeight(forWidth: 300))
    #expect(narrow > wide)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicHeight(forWidth: 200) == nil)
  }

  @Test("baselines are those of the first and the last line") func baselines() throws {
    let label = label("one\ntwo")
    label.numberOfLines = 0
    let font: Font = label.font
    let offsets = try #require(label.textBaselineOffsets(for: CGSize(width: 200, height: 42.287)))
    #expect(near(offsets.first, font.ascender, 0.01))
    #expect(near(offsets.last, -font.descender, 0.01))
    #expect(near(42.287 - offsets.first - offsets.last, 22, 0.01))
  }

  @Test("text and attributed text replace each other") func replacing() {
    let label = LabelNode()
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.attributedText?.attributes(at: 0).foregroundColor == .label)
    label.attributedText = AttributedText(string: "runs", attributes: [.foregroundColor: Color.red])
    #expect(label.text == "runs")
    label.text = "plain again"
    #expect(label.attributedText?.attributes(at: 0).foregroundColor == .label)
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("runs are drawn one after another in their own fonts and colors") func runs() throws {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    var text = AttributedText(string: "one two three")
    text.addAttributes([.foregroundColor: Color.red], range: 4..<7)
    text.addAttributes([.font: Font.boldSystemFont(ofSize: 24)], range: 8..<13)
    label.attributedText = text
    let drawn = RecordingContext(label).texts
    #expect(drawn.map(\.text) == ["one ", "two", " ", "three"])
    #expect(drawn[1].color == .red)
    #expect(drawn[0].color == .label)
    #expect(drawn[3].font == .boldSystemFont(ofSize: 24))
    for (left, right) in zip(drawn, drawn.dropFirst()) {
      #expect(near(left.baseline.x + left.width, right.baseline.x, 0.01))
    }
    let end = try #require(drawn.last)
    #expect(near(label.intrinsicContentSize.width, end.baseline.x + end.width, 0.34))
    #expect(near(label.intrinsicContentSize.height, Font.systemFont(ofSize: 24).lineHeight, 0.34))
  }

  @Test("an ellipsis looks like the run before it") func truncatedRuns() throws {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    var text = AttributedText(string: "red and blue and more")
    text.addAttributes([.foregroundColor: Color.red], range: 0..<13)
    text.addAttributes([.foregroundColor: Color.blue], range: 13..<21)
    label.attributedText = text
    let drawn = RecordingContext(label).texts
    #expect(drawn.count == 1)
    #expect(try #require(drawn.first).text.hasSuffix("…"))
    #expect(drawn.first?.color == .red)
  }

  @Test("justified words reach both edges, except in the last line") func justified() throws {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    label.text = "several words that need more than one line"
    label.numberOfLines = 0
    label.textAlignment = .justified
    let drawn = RecordingContext(label).texts
    let first = drawn.filter { $0.baseline.y == drawn[0].baseline.y }
    #expect(first.count > 1)
    let end = try #require(first.last)
    #expect(near(end.baseline.x + end.width, 120, 0.01))
    let last = try #require(drawn.last)
    #expect(last.baseline.x + last.width < 119)
  }

  @Test("a shadow is drawn first, moved by its offset") func shadow() {
    let label = label("Example")
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 1, height: 2)
    let drawn = RecordingContext(label).texts
    #expect(drawn.map(\.color) == [.gray, .label])
    #expect(near(drawn[0].baseline.x - drawn[1].baseline.x, 1))
    #expect(near(drawn[0].baseline.y - drawn[1].baseline.y, 2))
  }

  @Test("highlighted and disabled labels change color") func colours() {
    let label = label("Example")
    label.textColor = .red
    label.highlightedTextColor = .green
    label.isHighlighted = true
    #expect(RecordingContext(label).texts.first?.color == .green)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(RecordingContext(label).texts.first?.color == Color.red.withAlphaComponent(0.5))
  }

  @Test("an inherited measurer is used, and the nearest one wins") func measurer() {
    let outer = ViewNode()
    let inner = ViewNode()
    let label = LabelNode()
    label.text = "12345"
    outer.addSubview(inner)
    inner.addSubview(label)
    let natural = label.intrinsicContentSize.width
    outer.textMeasurer = EvenMeasurer(width: 10)
    #expect(label.intrinsicContentSize.width == 50)
    inner.textMeasurer = EvenMeasurer(width: 20)
    #expect(label.intrinsicContentSize.width == 100)
    inner.removeFromSuperview()
    label.removeFromSuperview()
    #expect(label.intrinsicContentSize.width == natural)
  }

  @Test("a subclass can change the text's rectangle") func paddedLabel() throws {
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    label.text = "Example"
    let plain = LabelNode()
    plain.text = "Example"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(try #require(RecordingContext(label).texts.first).baseline.x == 10)
  }

  private struct EvenMeasurer: TextMeasurer {
    var width: CGFloat
    func advances(of text: String, font: Font) -> [CGFloat] { text.map { _ in width } }
  }

  private final class PaddedLabel: LabelNode {
    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      let rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: rect.width + 20, height: rect.height + 8)
    }

    override func drawText(in rect: CGRect, context: any GraphicsContext) {
      super.drawText(in: rect.insetBy(dx: 10, dy: 4), context: context)
    }
  }
}
