// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Input") struct InputNodeTests {
  private func input(_ style: InputNode.BorderStyle = .roundedRect) -> InputNode {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 375, height: 48))
    input.borderStyle = style
    return input
  }

  @Test("defaults are UIKit's") func defaults() {
    let input = InputNode()
    #expect(input.text == "")
    #expect(input.placeholder == nil)
    #expect(input.font == .systemFont(ofSize: 17))
    #expect(input.borderStyle == .none)
    #expect(input.keyboardType == .default)
    #expect(input.returnKeyType == .default)
    #expect(input.clearButtonMode == .never)
    #expect(input.autocorrectionType == .default)
    #expect(input.autocapitalizationType == .sentences)
    #expect(input.minimumFontSize == 0)
    #expect(!input.isSecureTextEntry)
    #expect(!input.adjustsFontSizeToFitWidth)
    #expect(input.inputAccessoryView == nil)
    #expect(input.textAlignment == .natural)
  }

  @Test(
    "natural height follows border and font",
    arguments: [
      (InputNode.BorderStyle.roundedRect, 17, 34), (.roundedRect, 14, 30), (.none, 17, 22),
    ] as [(InputNode.BorderStyle, CGFloat, CGFloat)])
  func heights(style: InputNode.BorderStyle, size: CGFloat, height: CGFloat) {
    let input = input(style)
    input.font = .systemFont(ofSize: size)
    #expect(input.intrinsicContentSize.height == height)
  }

  @Test("natural width is that of the longer of text and placeholder") func width() {
    let input = input()
    input.placeholder = "a long placeholder"
    let wide = input.intrinsicContentSize.width
    input.text = "short"
    #expect(input.intrinsicContentSize.width == wide)
    input.placeholder = nil
    #expect(input.intrinsicContentSize.width < wide)
    let label = LabelNode()
    label.text = "short"
    #expect(near(input.intrinsicContentSize.width, label.intrinsicContentSize.width + 14))
  }

  @Test("rounded border: radius 5, one pixel of black at 20%, filled")
  func roundedBorder() {
    let input = input()
    let fill = Color(red: 0.13, green: 0.16, blue: 0.31, alpha: 1)
    input.backgroundColor = fill
    let drawn = RecordingContext(input)
    #expect(
      drawn.fills.first
        == RecordingContext.Fill(
          bounds: input.bounds, shape: .rectangle(input.bounds, cornerRadius: 5), color: fill))
    let pixel: CGFloat = 1.0 / 3
    #expect(near(drawn.strokes[0].width, pixel))
    #expect(drawn.strokes[0].color == Color(white: 0, alpha: 0.2))
    #expect(near(drawn.strokes[0].bounds.minX, pixel / 2))
    #expect(input.layer.backgroundColor == nil)
    #expect(input.backgroundColor == fill)
  }

  @Test("the fill moves to the layer and back with the border") func fillOfBorders() {
    let input = input(.none)
    input.backgroundColor = .red
    #expect(input.layer.backgroundColor == .red)
    input.borderStyle = .roundedRect
    #expect(input.layer.backgroundColor == nil)
    #expect(input.backgroundColor == .red)
    input.borderStyle = .none
    #expect(input.layer.backgroundColor == .red)
    #expect(RecordingContext(self.input(.none)).strokes.isEmpty)
    #expect(RecordingContext(self.input(.line)).strokes.count == 1)
    #expect(RecordingContext(self.input()).fills.first?.color == .systemBackground)
  }

  @Test("text begins 7 points inside and is centered vertically") func textPlace() throws {
    let input = input()
    input.text = "Example text input"
    let text = try #require(RecordingContext(input).texts.first)
    #expect(text.baseline.x == 7)
    #expect(near(text.baseline.y, 30, 0.34))
    #expect(text.color == .label)
    #expect(input.textRect(forBounds: input.bounds).minX == 7)
    #expect(input.textRect(forBounds: input.bounds).maxX == 368)
  }

  @Test("without text, the placeholder is shown in its gray") func placeholder() throws {
    let input = input()
    input.placeholder = "Example placeholder"
    let text = try #require(RecordingContext(input).texts.first)
    #expect(text.text == "Example placeholder")
    #expect(text.color == .placeholderText)
    input.text = "x"
    #expect(RecordingContext(input).texts.map(\.text) == ["x"])
  }

  @Test("setting the placeholder keeps the attributes of an attributed one") func keptAttributes() {
    let input = input()
    input.attributedPlaceholder = AttributedText(
      string: "first", attributes: [.foregroundColor: Color.brown])
    #expect(input.placeholder == "first")
    input.placeholder = "second"
    let drawn = RecordingContext(input).texts
    #expect(drawn.map(\.text) == ["second"])
    #expect(drawn.first?.color == .brown)
    input.placeholder = nil
    #expect(input.attributedPlaceholder == nil)
  }

  @Test("secure text is shown as dots") func secure() {
    let input = input()
    input.text = "secret"
    input.isSecureTextEntry = true
    #expect(RecordingContext(input).texts.map(\.text) == ["••••••"])
    #expect(input.text == "secret")
  }

  @Test("alignment moves text within its rectangle") func alignment() throws {
    let input = input()
    input.text = "Example"
    input.textAlignment = .right
    let text = try #require(RecordingContext(input).texts.first)
    #expect(near(text.baseline.x + text.width, 368))
  }

  @Test("an overlay view without a size of its own follows its content", arguments: [true, false])
  func fittedSideView(isLeft: Bool) {
    let input = input()
    let label = LabelNode()
    label.text = "one"
    if isLeft {
      (input.leftView, input.leftViewMode) = (label, .always)
    } else {
      (input.rightView, input.rightViewMode) = (label, .always)
    }
    input.layoutIfNeeded()
    let former = label.frame.width
    #expect(former > 0)
    label.text = "one and two"
    input.layoutIfNeeded()
    #expect(label.frame.width > former + 10)
  }

  @Test("overlay views take up space, according to their modes") func sideViews() {
    let input = input()
    let left = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let right = ViewNode(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    input.leftView = left
    input.rightView = right
    #expect(left.superview == nil)
    input.leftViewMode = .always
    input.rightViewMode = .unlessEditing
    input.layoutIfNeeded()
    #expect(left.superview === input)
    #expect(left.frame == CGRect(x: 7, y: 14, width: 20, height: 20))
    #expect(right.frame == CGRect(x: 338, y: 14, width: 30, height: 20))
    #expect(input.textRect(forBounds: input.bounds).minX == 27)
    #expect(input.textRect(forBounds: input.bounds).maxX == 338)
    input.becomeFirstResponder()
    #expect(right.superview == nil)
    #expect(left.superview === input)
    input.leftView = nil
    #expect(left.superview == nil)
  }

  @Test("the intrinsic width includes that of each overlay view that is shown")
  func widthWithSides() {
    let plain = input().intrinsicContentSize
    for (left, right) in [(true, false), (false, true), (true, true)] {
      let input = input()
      input.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      input.rightView = ViewNode(frame: CGRect(x: 0, y: 0, width: 33, height: 20))
      input.leftViewMode = left ? .always : .never
      input.rightViewMode = right ? .always : .never
      let size = input.intrinsicContentSize
      #expect(near(size.width, plain.width + (left ? 20 : 0) + (right ? 33 : 0)))
      #expect(size.height == plain.height)
      #expect(input.sizeThatFits(.zero) == size)
    }
  }

  @Test("the clear button is shown while there is text, and clears the input")

  func clearButton() throws {
    let input = input()
    input.clearButtonMode = .always
    input.layoutIfNeeded()
    #expect(input.subviews.isEmpty)
    input.text = "text"
    input.layoutIfNeeded()
    let button = try #require(input.subviews.first as? ButtonNode)
    #expect(!button.isHidden)
    #expect(near(button.frame.maxX, 370))
    #expect(near(button.frame.midY, 24, 0.34))
    var count = 0
    input.addAction(for: .editingChanged) { count += 1 }
    button.sendActions(for: .primaryActionTriggered)
    #expect(input.text == "")
    #expect(count == 1)
    input.layoutIfNeeded()
    #expect(button.isHidden)
  }

  @Test("while editing, the caret is after the text") func caret() throws {
    let input = input()
    input.text = "Editing"
    #expect(RecordingContext(input).fills.count == 1)
    input.becomeFirstResponder()
    let drawn = RecordingContext(input)
    let text = try #require(drawn.texts.first)
    let caret = try #require(drawn.fills.last)
    #expect(caret.color == .systemBlue)
    #expect(near(caret.bounds.minX, 7 + text.width))
    #expect(caret.bounds.width == 2)
  }

  @Test("keyboard and return key types have UIKit's raw values") func numbers() {
    #expect(KeyboardType.allCases.map(\.rawValue) == Array(0...11))
    #expect(KeyboardType.decimalPad.rawValue == 8)
    #expect(ReturnKeyType.allCases.map(\.rawValue) == Array(0...11))
    #expect(ReturnKeyType.done.rawValue == 9)
    let without = KeyboardType.allCases.filter { !$0.hasReturnKey }
    #expect(
      without == [.numberPad, .phonePad, .namePhonePad, .decimalPad, .asciiCapableNumberPad])
  }

  @Test("a field without a size draws no border", arguments: InputNode.BorderStyle.allCases)
  func emptyBorder(style: InputNode.BorderStyle) {
    let input = InputNode(frame: .zero)
    input.borderStyle = style
    for size in [CGSize.zero, CGSize(width: 50, height: 0), CGSize(width: 0, height: 20)] {
      input.bounds.size = size
      #expect(RecordingContext(input).strokes.isEmpty)
    }
    input.bounds.size = CGSize(width: 50, height: 20)
    #expect(RecordingContext(input).strokes.isEmpty == (style == .none))
  }
}
