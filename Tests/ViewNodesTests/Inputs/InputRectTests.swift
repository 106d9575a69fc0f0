// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

/// An input whose text is in another place while editing.
private final class ShiftedInput: InputNode {
  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).offsetBy(dx: 50, dy: 0)
  }
}

@Suite("Rectangles of inputs")
struct InputRectTests {
  private let bounds = CGRect(x: 10, y: 20, width: 200, height: 60)

  private func input(_ style: InputNode.BorderStyle, isRightToLeft: Bool = false) -> InputNode {
    let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    input.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    input.borderStyle = style
    return input
  }

  @Test(
    "text keeps away from the border",
    arguments: [
      (InputNode.BorderStyle.none, 0.0, 0.0), (.line, 2, 2), (.bezel, 7, 2), (.roundedRect, 7, 2),
    ])
  func borders(style: InputNode.BorderStyle, side: CGFloat, top: CGFloat) {
    let input = input(style)
    let room = CGRect(x: 10 + side, y: 20 + top, width: 200 - 2 * side, height: 60 - 2 * top)
    #expect(input.textRect(forBounds: bounds) == room)
    #expect(input.editingRect(forBounds: bounds) == room)
    #expect(input.placeholderRect(forBounds: bounds) == room)
    #expect(input.borderRect(forBounds: bounds) == bounds)
  }

  @Test("in bounds lower than a line, text is centered")
  func low() {
    let input = input(.roundedRect)
    let line = input.effectiveFont.lineHeight
    let low = CGRect(x: 0, y: 0, width: 100, height: line - 4)
    #expect(input.textRect(forBounds: low).minY == 0)
    #expect(input.textRect(forBounds: low).height == line - 4)
    let tight = CGRect(x: 0, y: 0, width: 100, height: line + 2)
    #expect(abs(input.textRect(forBounds: tight).minY - 1) < 1e-9)
  }

  @Test("views at the sides keep their size, and text leaves them room", arguments: [false, true])
  func sideViews(isRightToLeft: Bool) {
    for (style, edge) in [(InputNode.BorderStyle.none, CGFloat(0)), (.roundedRect, 7), (.line, 0)] {
      let input = input(style, isRightToLeft: isRightToLeft)
      input.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      input.rightView = ViewNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      input.leftViewMode = .always
      input.rightViewMode = .always
      let first = CGRect(
        x: isRightToLeft ? 210 - edge - 30 : 10 + edge, y: 45, width: 30, height: 10)
      let last = CGRect(
        x: isRightToLeft ? 10 + edge : 210 - edge - 40, y: 40, width: 40, height: 20)
      #expect(input.leftViewRect(forBounds: bounds) == first)
      #expect(input.rightViewRect(forBounds: bounds) == last)
      let border: CGFloat = style == .none ? 0 : style == .line ? 2 : 7
      let text = input.textRect(forBounds: bounds)
      #expect(text.minX == 10 + border + (isRightToLeft ? 40 : 30))
      #expect(text.maxX == 210 - border - (isRightToLeft ? 30 : 40))
      input.leftViewMode = .never
      #expect(input.textRect(forBounds: bounds).width == 200 - 2 * border - 40)
    }
  }

  @Test(
    "the clear button is 5 points from the end, and text ends before it", arguments: [false, true])
  func clearButton(isRightToLeft: Bool) throws {
    let input = input(.roundedRect, isRightToLeft: isRightToLeft)
    input.text = "text"
    #expect(input.textRect(forBounds: bounds).width == 186)
    input.clearButtonMode = .always
    let rect = input.clearButtonRect(forBounds: bounds)
    #expect(rect.minX == (isRightToLeft ? 15 : 186) && rect.size == CGSize(width: 19, height: 19))
    #expect(abs(rect.midY - 50) < 0.5)
    let text = input.textRect(forBounds: bounds)
    #expect(text.minX == (isRightToLeft ? 37 : 17) && text.maxX == (isRightToLeft ? 203 : 183))
    input.layoutIfNeeded()
    let button = try #require(input.subviews.lazy.compactMap { $0 as? ButtonNode }.first)
    #expect(button.frame == input.clearButtonRect(forBounds: input.bounds) && !button.isHidden)
    button.sendActions(for: .primaryActionTriggered)
    input.layoutIfNeeded()
    #expect(input.text == "" && button.isHidden)
  }

  @Test("a view at the end replaces the clear button, as does an empty or disabled input")
  func withoutClearButton() {
    let input = input(.none)
    input.clearButtonMode = .always
    #expect(!input.showsClearButton)
    input.text = "text"
    #expect(input.showsClearButton)
    input.isEnabled = false
    #expect(!input.showsClearButton)
    input.isEnabled = true
    input.rightView = ViewNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(input.showsClearButton)
    input.rightViewMode = .always
    #expect(!input.showsClearButton)
    input.clearButtonMode = .never
    input.rightViewMode = .never
    #expect(!input.showsClearButton)
  }

  @Test("while editing, the placeholder is where the text is edited")
  func editing() {
    let input = ShiftedInput(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    #expect(input.placeholderRect(forBounds: bounds) == bounds)
    let screen = Screen(.phone)
    screen.rootNode?.addSubview(input)
    #expect(input.becomeFirstResponder())
    #expect(input.placeholderRect(forBounds: bounds) == bounds.offsetBy(dx: 50, dy: 0))
  }

  @Test("a side view without a size has that of its content")
  func fitted() {
    let input = input(.none)
    let image = ImageNode(image: Image(content: .figures([]), size: CGSize(width: 24, height: 12)))
    image.frame = .zero
    input.leftView = image
    input.leftViewMode = .always
    #expect(
      input.leftViewRect(forBounds: input.bounds) == CGRect(x: 0, y: 24, width: 24, height: 12))
    let wide = ImageNode(image: Image(content: .figures([]), size: CGSize(width: 900, height: 90)))
    wide.frame = .zero
    input.leftView = wide
    #expect(input.leftViewRect(forBounds: input.bounds).size == CGSize(width: 200, height: 60))
  }
}
