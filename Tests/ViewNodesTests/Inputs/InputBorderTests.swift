// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("What an input draws, and its size")
struct InputBorderTests {
  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)

  private func drawn(_ style: InputNode.BorderStyle) -> RecordingContext {
    input.borderStyle = style
    input.bounds = bounds
    return RecordingContext(input)
  }

  @Test("a line is black, one point wide, inside the bounds, and has square corners")
  func line() {
    let drawn = drawn(.line)
    let middle = CGRect(x: 10.5, y: 20.5, width: 99, height: 39)
    #expect(
      drawn.strokes == [
        RecordingContext.Stroke(
          bounds: middle, shape: .rectangle(middle, cornerRadius: 0), color: .black, width: 1)
      ])
    #expect(drawn.fills.isEmpty)
  }

  @Test("a bezel is gray, and has a shadow of one point below its top edge")
  func bezel() {
    let drawn = drawn(.bezel)
    let middle = CGRect(x: 10.5, y: 20.5, width: 99, height: 39)
    let shadow = CGRect(x: 11, y: 21, width: 98, height: 1)
    #expect(
      drawn.strokes == [
        RecordingContext.Stroke(
          bounds: middle, shape: .rectangle(middle, cornerRadius: 0),
          color: Color(white: 0.55, alpha: 1), width: 1)
      ])
    #expect(
      drawn.fills == [
        RecordingContext.Fill(
          bounds: shadow, shape: .rectangle(shadow, cornerRadius: 0),
          color: Color(white: 0, alpha: 0.12))
      ])
  }

  @Test("a rounded border is one pixel wide, inside the filled bounds")
  func rounded() throws {
    let drawn = drawn(.roundedRect)
    #expect(drawn.fills.map(\.bounds) == [bounds])
    #expect(drawn.fills.map(\.shape) == [.rectangle(bounds, cornerRadius: 5)])
    #expect(drawn.fills.map(\.color) == [.systemBackground])
    let stroke = try #require(drawn.strokes.first)
    #expect(drawn.strokes.count == 1 && near(stroke.width, 1.0 / 3))
    #expect(near(stroke.bounds.minX, 10 + 1.0 / 6) && near(stroke.bounds.maxY, 60 - 1.0 / 6))
    guard case .rectangle(_, let radius) = stroke.shape else {
      Issue.record("no rectangle")
      return
    }
    #expect(near(radius, 5 - 1.0 / 6))
    let plain = self.drawn(.none)
    #expect(plain.fills.isEmpty && plain.strokes.isEmpty)
  }

  @Test("letters may extend two points beyond the text's rectangle, and over the whole height")
  func clip() {
    input.text = "Text"
    #expect(drawn(.none).clips == [CGRect(x: 8, y: 20, width: 104, height: 40)])
    #expect(drawn(.roundedRect).clips == [CGRect(x: 15, y: 20, width: 90, height: 40)])
  }

  @Test(
    "text is drawn only where there is room for it",
    arguments: [(15, 40, true), (14, 40, false), (10, 40, false), (100, 0, false), (100, 1, true)]
      as [(CGFloat, CGFloat, Bool)])
  func room(width: CGFloat, height: CGFloat, isDrawn: Bool) {
    input.text = "Text"
    input.borderStyle = .roundedRect
    input.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let drawn = RecordingContext(input)
    #expect(drawn.clips.isEmpty != isDrawn)
    if !isDrawn { #expect(drawn.texts.isEmpty) }
  }

  @Test("a disabled input shows its text and its placeholder half as opaque")
  func disabled() {
    let translucent = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    input.isEnabled = false
    input.textColor = translucent
    input.text = "Text"
    #expect(drawn(.none).texts.map(\.color) == [translucent.withAlphaComponent(0.25)])
    input.text = nil
    input.placeholder = "Name"
    let hint = Color.placeholderText
    #expect(drawn(.none).texts.map(\.color) == [hint.withAlphaComponent(hint.alpha / 2)])
    input.isEnabled = true
    input.textColor = nil
    #expect(drawn(.none).texts.map(\.color) == [hint])
    input.text = "Text"
    #expect(drawn(.none).texts.map(\.color) == [.label])
  }

  @Test("the caret is round and in the tint, and a selection is a fifth as opaque as it")
  func caret() throws {
    let tint = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    input.tintColor = tint
    input.placeholder = "Name"
    #expect(input.becomeFirstResponder())
    var drawn = drawn(.none)
    #expect(drawn.texts.map(\.text) == ["Name"])
    let caret = try #require(drawn.fills.first)
    #expect(drawn.fills.count == 1 && caret.color == tint)
    #expect(caret.shape == .rectangle(caret.bounds, cornerRadius: 1))
    input.text = "Text"
    input.selectAll(nil)
    drawn = self.drawn(.none)
    let highlight = try #require(drawn.fills.first)
    #expect(drawn.fills.count == 1 && near(highlight.color.alpha, 0.1))
    #expect(highlight.shape == .rectangle(highlight.bounds, cornerRadius: 0))
    // What was selected isn't shown once editing has ended.
    input.resignFirstResponder()
    #expect(self.drawn(.none).fills.isEmpty)
  }

  @Test(
    "the border adds to the size of the text",
    arguments: [
      (InputNode.BorderStyle.none, 0, 1), (.line, 4, 3), (.bezel, 14, 6), (.roundedRect, 14, 13),
    ] as [(InputNode.BorderStyle, CGFloat, CGFloat)])
  func size(style: InputNode.BorderStyle, width: CGFloat, height: CGFloat) {
    input.borderStyle = style
    input.text = "Some text"
    let natural = input.naturalSize(of: input.shownText).width
    let line = Font.systemFont(ofSize: 17).lineHeight.rounded(.up)
    #expect(natural > 50)
    #expect(
      input.intrinsicContentSize
        == CGSize(width: input.ceiledToPixel(natural + width), height: line + height))
    #expect(input.sizeThatFits(CGSize(width: 3, height: 500)) == input.intrinsicContentSize)
  }

  @Test("a hidden text is as wide as its dots, and its placeholder as wide as its letters")
  func dots() {
    func width(_ text: String, _ placeholder: String?, isSecure: Bool) -> CGFloat {
      let input = InputNode()
      input.text = text
      input.placeholder = placeholder
      input.isSecureTextEntry = isSecure
      return input.intrinsicContentSize.width
    }
    let dots = width("••••••", nil, isSecure: false)
    #expect(width("secret", nil, isSecure: true) == dots)
    #expect(width("secret", nil, isSecure: false) != dots)
    #expect(width("👨‍👩‍👧e\u{301}cret", nil, isSecure: true) == dots)
    let long = "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii"
    let letters = width("", long, isSecure: false)
    #expect(letters > dots && width("secret", long, isSecure: true) == letters)
  }

  @Test("a hidden text has one caret position for each character")
  func hiddenCarets() {
    input.isSecureTextEntry = true
    input.text = "a👨‍👩‍👧b"
    let dot = EmbeddedTextMeasurer().width(of: "•", font: .systemFont(ofSize: 17))
    #expect(input.becomeFirstResponder())
    let carets = [0, 1, 9, 10].compactMap { offset in
      input.position(from: input.beginningOfDocument, offset: offset).map {
        input.caretRect(for: $0).minX
      }
    }
    #expect(carets.count == 4)
    for (index, x) in carets.enumerated() { #expect(near(x, CGFloat(index) * dot, 0.5)) }
    #expect(input.closestPosition(to: CGPoint(x: 2 * dot, y: 0))?.offset == 9)
  }

  @Test("a selection is as high as a line even in a lower input, and mirrored right to left")
  func highlight() throws {
    let line = Font.systemFont(ofSize: 17).lineHeight
    input.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    input.text = "abcd"
    #expect(input.becomeFirstResponder())
    let left = try #require(input.settledText().highlight(1..<3))
    #expect(near(left.height, line) && near(left.midY, 5))
    let (first, last) = (input.settledText().caret(at: 1), input.settledText().caret(at: 3))
    #expect(near(left.minX, first.minX) && near(left.maxX, last.minX) && left.width > 5)
    #expect(near(first.height, line) && near(first.midY, 5))
    input.semanticContentAttribute = .forceRightToLeft
    let right = try #require(input.settledText().highlight(1..<3))
    #expect(near(right.maxX, 100 - left.minX) && near(right.width, left.width))
    #expect(near(input.settledText().caret(at: 1).maxX, right.maxX))
  }

  @Test("a caret in an input narrower than itself begins at the left edge")
  func narrow() {
    input.bounds = CGRect(x: 30, y: 0, width: 1, height: 40)
    input.text = "abc"
    for offset in [0, 3] { #expect(input.settledText().caret(at: offset).minX == 30) }
    input.bounds.size.width = 3
    #expect(input.settledText().caret(at: 3).minX == 31)
  }

  @Test("only a font of a text style follows the preferred text size")
  func fonts() {
    let area = TextAreaNode()
    for text in [input, area] as [ViewNode] {
      text.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    let body = Font.preferredFont(forTextStyle: .body)
    let large = body.adapted(to: .accessibilityExtraExtraExtraLarge)
    for (font, adapted) in [(body, large), (.systemFont(ofSize: 20), .systemFont(ofSize: 20))] {
      (input.font, area.font) = (font, font)
      for follows in [true, false] {
        input.adjustsFontForContentSizeCategory = follows
        area.adjustsFontForContentSizeCategory = follows
        #expect(input.effectiveFont == (follows ? adapted : font))
        #expect(area.effectiveFont == (follows ? adapted : font))
      }
    }
    (input.font, area.font) = (nil, nil)
    #expect(input.effectiveFont == .systemFont(ofSize: 17))
    #expect(area.effectiveFont == Font(name: "Helvetica", size: 12))
  }
}
