// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Places in an input")
struct InputPlacesTests {
  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 300, height: 40))

  private func edges() -> [CGFloat] {
    let rect = input.textRect(forBounds: input.bounds)
    return [rect.minX, rect.maxX]
  }

  private func turn(_ isFlipped: Bool) {
    input.semanticContentAttribute = isFlipped ? .forceRightToLeft : .forceLeftToRight
  }

  private func sideView(_ width: CGFloat) -> ViewNode {
    ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: 20))
  }

  @Test(
    "text begins inside the border, and ends 27 points from the edge beside a clear button",
    arguments: [
      (InputNode.BorderStyle.none, 0), (.line, 2), (.bezel, 7), (.roundedRect, 7),
    ] as [(InputNode.BorderStyle, CGFloat)])
  func clearButton(style: InputNode.BorderStyle, border: CGFloat) {
    input.borderStyle = style
    input.text = "text"
    #expect(edges() == [border, 300 - border])
    input.clearButtonMode = .always
    #expect(edges() == [border, 273])
    turn(true)
    #expect(edges() == [27, 300 - border])
    input.isEnabled = false
    #expect(edges() == [border, 300 - border])
  }

  @Test("the clear button is at the end of the input, in both directions")
  func clearButtonFrame() throws {
    input.clearButtonMode = .always
    input.text = "text"
    input.layoutIfNeeded()
    let button = try #require(input.subviews.first)
    #expect(button.frame.minX == 276 && button.frame.size == CGSize(width: 19, height: 19))
    turn(true)
    input.setNeedsLayout()
    input.layoutIfNeeded()
    #expect(button.frame.minX == 5 && button.frame.width == 19)
  }

  @Test("the right view takes the place of the clear button, in both directions")
  func rightView() {
    input.borderStyle = .roundedRect
    input.clearButtonMode = .always
    input.text = "text"
    input.rightView = sideView(30)
    input.rightViewMode = .always
    #expect(!input.showsClearButton && edges() == [7, 263])
    #expect(input.rightViewRect(forBounds: input.bounds).minX == 263)
    turn(true)
    #expect(edges() == [37, 293])
    #expect(
      input.rightViewRect(forBounds: input.bounds) == CGRect(x: 7, y: 10, width: 30, height: 20))
    input.rightViewMode = .never
    #expect(input.showsClearButton && edges() == [27, 293])
  }

  @Test("the left view is at the beginning, in both directions")
  func leftView() {
    input.text = "text"
    input.leftView = sideView(20)
    input.leftViewMode = .always
    input.rightView = sideView(50)
    input.rightViewMode = .always
    #expect(edges() == [20, 250] && input.sideWidths == (20, 50))
    #expect(input.leftViewRect(forBounds: input.bounds).minX == 0)
    #expect(input.rightViewRect(forBounds: input.bounds).minX == 250)
    turn(true)
    #expect(edges() == [50, 280])
    #expect(input.leftViewRect(forBounds: input.bounds).minX == 280)
    #expect(input.rightViewRect(forBounds: input.bounds).minX == 0)
  }

  @Test("overlay views that are set but not shown take no space")
  func hiddenViews() {
    input.leftView = sideView(20)
    input.rightView = sideView(50)
    #expect(edges() == [0, 300] && input.sideWidths == (0, 0))
    input.leftViewMode = .whileEditing
    input.rightViewMode = .unlessEditing
    #expect(edges() == [0, 250])
    #expect(input.becomeFirstResponder())
    #expect(edges() == [20, 300])
    #expect(input.leftView?.superview === input && input.rightView?.superview == nil)
  }

  @Test("without an overlay view, its rectangle is empty")
  func noView() {
    #expect(input.leftViewRect(forBounds: input.bounds).size == .zero)
    #expect(input.rightViewRect(forBounds: input.bounds).size == .zero)
  }

  @Test("in a low input, text keeps its vertical center")
  func lowInput() {
    input.borderStyle = .roundedRect
    let font = Font.systemFont(ofSize: 17)
    for (height, top) in [
      (40, 2), (font.lineHeight + 2, 1), (font.lineHeight, 0), (10, 0),
    ] as [(CGFloat, CGFloat)] {
      let rect = input.textRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: height))
      #expect(near(rect.minY, top) && near(rect.maxY, height - top))
    }
  }

  @Test(
    "the caret of an empty input is where its text will begin",
    arguments: [
      (TextAlignment.natural, false, 0), (.natural, true, 298), (.left, false, 0),
      (.left, true, 0), (.center, false, 149), (.center, true, 149), (.right, false, 298),
      (.right, true, 298), (.justified, false, 0), (.justified, true, 298),
    ] as [(TextAlignment, Bool, CGFloat)])
  func emptyCaret(alignment: TextAlignment, isFlipped: Bool, x: CGFloat) {
    turn(isFlipped)
    input.textAlignment = alignment
    let height = Font.systemFont(ofSize: 17).lineHeight
    let caret = input.caretRect(for: input.beginningOfDocument)
    #expect(caret.minX == x && caret.width == 2)
    #expect(near(caret.midY, 20) && near(caret.height, height))
  }
}
