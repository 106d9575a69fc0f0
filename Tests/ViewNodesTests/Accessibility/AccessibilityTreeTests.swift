// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Accessibility trees")
struct AccessibilityTreeTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @discardableResult
  private func add(_ text: String, _ x: CGFloat, _ y: CGFloat, to node: ViewNode? = nil)
    -> LabelNode
  {
    let label = LabelNode(frame: CGRect(x: x, y: y, width: 60, height: 20))
    label.text = text
    (node ?? root).addSubview(label)
    return label
  }

  private var order: [String] { root.accessibilityOrder.compactMap(\.accessibilityLabel) }

  @Test("Elements are read line by line from the leading edge")
  func readingOrder() {
    add("D", 200, 52)
    add("C", 10, 50)
    add("B", 200, 10)
    add("A", 10, 14)
    #expect(order == ["A", "B", "C", "D"])
    root.semanticContentAttribute = .forceRightToLeft
    #expect(order == ["B", "A", "D", "C"])
  }

  @Test("Subviews of an element and hidden elements aren't read")
  func leftOut() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    root.addSubview(button)
    add("hidden", 0, 0).isHidden = true
    let box = ViewNode(frame: root.bounds)
    root.addSubview(box)
    add("in the box", 0, 0, to: box)
    box.accessibilityElementsHidden = true
    #expect(order == ["Save"])
    box.accessibilityElementsHidden = false
    #expect(order == ["in the box", "Save"])
  }

  @Test("Siblings of a modal node aren't read")
  func modal() {
    add("below", 0, 0)
    let sheet = ViewNode(frame: root.bounds)
    root.addSubview(sheet)
    add("above", 0, 0, to: sheet)
    #expect(order.count == 2)
    sheet.accessibilityViewIsModal = true
    #expect(order == ["above"])
  }

  @Test("A node can specify the reading order of its elements")
  func ownOrder() {
    let first = add("A", 0, 0)
    let second = add("B", 0, 50)
    root.accessibilityElements = [second, first]
    #expect(order == ["B", "A"])
  }

  @Test("A group is read together")
  func groups() {
    let left = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let right = ViewNode(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    root.addSubview(left)
    root.addSubview(right)
    add("A", 0, 0, to: left)
    add("B", 0, 50, to: left)
    add("1", 0, 0, to: right)
    add("2", 0, 50, to: right)
    #expect(order == ["A", "1", "B", "2"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(order == ["A", "B", "1", "2"])
  }

  @Test("The description has a line for each element, with its label, role, value, and hint")
  func text() {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = NavigationItem(title: "Words")
    item.rightBarButtonItem = BarButtonItem(barButtonSystemItem: .add)
    bar.items = [NavigationItem(title: "Home"), item]
    root.addSubview(bar)
    let control = SwitchNode(frame: CGRect(x: 200, y: 60, width: 0, height: 0))
    control.isOn = true
    control.accessibilityLabel = "Offline"
    root.addSubview(control)
    let slider = SliderNode(frame: CGRect(x: 0, y: 110, width: 300, height: 31))
    slider.value = 0.25
    slider.isEnabled = false
    root.addSubview(slider)
    let input = InputNode(frame: CGRect(x: 0, y: 160, width: 300, height: 48))
    input.text = "say \"hi\""
    input.accessibilityHint = "What to say"
    root.addSubview(input)
    add("two\nlines", 0, 220)
    #expect(
      root.accessibilityTree() == """
        navigation bar
          button "Home"
          header "Words"
          button "Add"
        switch "Offline" = "1"
        adjustable = "25%" [disabled]
        input = "say \\"hi\\"" (What to say)
        text "two\\nlines"

        """)
  }

  @Test("Segments are buttons, and the selected one has the selected trait")
  func segments() {
    let control = SegmentedControlNode(items: ["Day", "Week"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    #expect(
      control.accessibilityTree() == """
        segments
          button "Day" = "1 of 2"
          button "Week" = "2 of 2" [selected]

        """)
  }

  @Test("A tree 3000 levels deep, with groups as deep, is read in one step per level")
  func deep() {
    var node = root
    for _ in 0..<3000 {
      let child = ViewNode(frame: root.bounds)
      child.shouldGroupAccessibilityChildren = true
      node.addSubview(child)
      add("beside", 0, 40, to: node)
      node = child
    }
    add("far down", 0, 0, to: node)
    #expect(order == ["far down"] + Array(repeating: "beside", count: 3000))
  }

  @Test("Elements of one container are read by their position on the screen, however deep they are")
  func depths() {
    let moved = ViewNode(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    moved.bounds.origin.y = 60
    root.addSubview(moved)
    let turned = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    turned.transform = Transform(scaleX: 1, y: -1)
    moved.addSubview(turned)
    add("third", 0, 10, to: turned)
    add("second", 0, 90, to: moved)
    add("first", 0, 100)
    #expect(order == ["first", "second", "third"])
  }
}
