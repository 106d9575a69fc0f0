// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// A view that counts how often it is moved to another superview.
private final class MovingView: ViewNode {
  var moves = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    moves += 1
  }
}

@Suite("Views beside the text of an input")
struct InputSideViewTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let input = InputNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private let left = MovingView(frame: CGRect(x: 1, y: 2, width: 20, height: 10))
  private let right = MovingView(frame: CGRect(x: 3, y: 4, width: 30, height: 10))

  init() {
    root.addSubview(input)
    input.leftView = left
    input.rightView = right
  }

  @Test("a view is added and removed only when its mode requires that")
  func moves() {
    #expect(left.moves == 0 && right.moves == 0)
    input.leftViewMode = .always
    input.rightViewMode = .whileEditing
    #expect(left.moves == 1 && left.superview === input && right.superview == nil)
    input.becomeFirstResponder()
    #expect(left.moves == 1 && right.moves == 1 && right.superview === input)
    input.leftViewMode = .whileEditing
    input.rightViewMode = .always
    #expect(left.moves == 1 && right.moves == 1)
    input.resignFirstResponder()
    #expect(left.moves == 2 && left.superview == nil && right.moves == 1)
  }

  @Test("a view that has been moved elsewhere isn't removed from there")
  func elsewhere() {
    input.leftViewMode = .always
    root.addSubview(left)
    input.leftViewMode = .never
    #expect(left.superview === root)
    input.leftView = nil
    #expect(left.superview === root)
    input.rightViewMode = .always
    root.addSubview(right)
    input.rightViewMode = .never
    #expect(right.superview === root)
    input.rightView = ViewNode()
    #expect(right.superview === root)
  }

  @Test("a replaced view is removed, and its successor is shown")
  func replaced() {
    input.rightViewMode = .always
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
    input.rightView = other
    #expect(right.superview == nil && other.superview === input)
    input.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 150, y: 15, width: 50, height: 10))
    input.rightView = nil
    #expect(other.superview == nil && input.textRect(forBounds: input.bounds).maxX == 200)
  }

  @Test("a view that isn't shown keeps its frame")
  func hidden() {
    input.leftViewMode = .whileEditing
    input.rightViewMode = .whileEditing
    input.layoutIfNeeded()
    #expect(left.frame.origin == CGPoint(x: 1, y: 2) && right.frame.minX == 3)
    input.becomeFirstResponder()
    input.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(right.frame == CGRect(x: 170, y: 15, width: 30, height: 10))
  }

  @Test("an empty view without content of its own takes no space")
  func empty() {
    let plain = ViewNode()
    input.leftView = plain
    input.leftViewMode = .always
    #expect(input.leftViewRect(forBounds: input.bounds).size == .zero)
    // Once a view has a size of its own, its content doesn't matter.
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    label.text = "A long label"
    input.leftView = label
    #expect(input.leftViewRect(forBounds: input.bounds).width == 9)
    #expect(input.sideWidths.left == 9)
  }

  @Test("views are centered at whole pixels", arguments: [(1, 15.0), (2, 14.5), (3, 14 + 2.0 / 3)])
  func pixels(scale: CGFloat, top: CGFloat) {
    root.traitOverrides.displayScale = scale
    input.leftViewMode = .always
    left.frame.size.height = scale == 3 ? 10.7 : 11
    #expect(near(input.leftViewRect(forBounds: input.bounds).minY, top))
    let button = input.clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(near(button.minY, [11, 10.5, 10 + 2.0 / 3][Int(scale) - 1]))
  }

  @Test("the clear button appears and disappears with editing and with text")
  func clearButton() throws {
    input.clearButtonMode = .whileEditing
    input.text = "text"
    func button() -> ButtonNode? {
      input.layoutIfNeeded()
      return input.subviews.lazy.compactMap { $0 as? ButtonNode }.first { !$0.isHidden }
    }
    #expect(button() == nil)
    input.becomeFirstResponder()
    let shown = try #require(button())
    #expect(shown.tintColor == .systemGray3)
    #expect(shown.frame == input.clearButtonRect(forBounds: input.bounds))
    input.resignFirstResponder()
    #expect(button() == nil)
    input.becomeFirstResponder()
    #expect(button() === shown && input.subviews.count == 1)
    input.bounds.size.width = 150
    #expect(button()?.frame.minX == 126)
    input.deleteBackward()
    #expect(button() === shown)
    for _ in 0..<3 { input.deleteBackward() }
    #expect(button() == nil)
    input.insertText("x")
    #expect(button() === shown)
    input.isEnabled = false
    input.setNeedsLayout()
    #expect(button() == nil)
  }

  @Test("an input is as wide as its text and what is shown beside it")
  func widths() {
    let input = InputNode()
    input.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(input)
    LayoutConstraint.activate([
      input.topAnchor.constraint(equalTo: root.topAnchor),
      input.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    input.text = "text"
    func width() -> CGFloat {
      root.layoutIfNeeded()
      return input.frame.width
    }
    let plain = width()
    input.clearButtonMode = .always
    #expect(near(width(), plain + 27))
    input.isEnabled = false
    #expect(near(width(), plain))
    input.isEnabled = true
    #expect(near(width(), plain + 27))
    input.clearButtonMode = .never
    #expect(near(width(), plain))
    input.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 11, height: 5))
    #expect(near(width(), plain))
    input.leftViewMode = .always
    #expect(near(width(), plain + 11))
    input.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 17, height: 5))
    #expect(near(width(), plain + 17))
  }

  @Test("fields that are overlay views of each other or of themselves have a size")
  func eachOther() {
    let (first, second) = (InputNode(), InputNode())
    for (field, other) in [(first, second), (second, first), (first, first)] {
      field.leftViewMode = .always
      field.leftView = other
    }
    root.addSubview(first)
    root.addSubview(second)
    root.layoutIfNeeded()
    #expect(first.intrinsicContentSize.width.isFinite && second.intrinsicContentSize.width.isFinite)
    // Somewhere else, both are still each other's.
    first.leftView = second
    root.addSubview(second)
    second.leftView = first
    root.addSubview(first)
    #expect(first.intrinsicContentSize.width.isFinite && second.intrinsicContentSize.width.isFinite)
  }

  @Test("the rectangle of an empty overlay view that isn't shown has the size of its content")
  func hiddenContent() {
    let label = LabelNode()
    label.text = "a"
    input.leftView = label
    input.leftViewMode = .never
    let size = label.intrinsicContentSize
    #expect(size.width > 0 && label.superview == nil)
    #expect(input.leftViewRect(forBounds: input.bounds).size == size)
  }
}
