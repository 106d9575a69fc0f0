// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Screen accessibility actions")
struct AccessibilityActionTests {
  private let root = ViewNode()
  private let screen: Screen

  init() {
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  private func node<Node: ViewNode>(_ node: Node, called label: String? = nil) -> Node {
    node.frame = CGRect(x: 20, y: 20 + CGFloat(root.subviews.count) * 60, width: 200, height: 40)
    if let label { node.accessibilityLabel = label }
    root.addSubview(node)
    return node
  }

  private func count(_ control: Control, _ event: Control.Event) -> () -> Int {
    var heard = 0
    control.addAction(for: event) { heard += 1 }
    return { heard }
  }

  @Test("Activating a button or a switch is like a tap")
  func activating() throws {
    let button = node(ButtonNode())
    button.setTitle("Buy", for: .normal)
    let presses = count(button, .touchUpInside)
    try screen.activate("Buy")
    #expect(presses() == 1)
    let control = node(SwitchNode(), called: "Sound")
    let flips = count(control, .valueChanged)
    try screen.activate("Sound")
    #expect(control.isOn && flips() == 1)
  }

  @Test("What an activation changes is laid out")
  func layout() throws {
    final class Growing: ViewNode {
      lazy var width = widthAnchor.constraint(equalToConstant: 10)
      override func accessibilityActivate() -> Bool {
        width.constant = 50
        return true
      }
    }
    let growing = node(Growing(), called: "growing")
    growing.translatesAutoresizingMaskIntoConstraints = false
    growing.isAccessibilityElement = true
    growing.width.isActive = true
    screen.layoutIfNeeded()
    try screen.activate("growing")
    #expect(growing.frame.width == 50)
  }

  @Test("A node can override what activating it does")
  func own() throws {
    final class Own: ViewNode {
      var activations = 0
      override func accessibilityActivate() -> Bool {
        activations += 1
        return true
      }
    }
    let own = node(Own(), called: "own")
    own.isAccessibilityElement = true
    own.isUserInteractionEnabled = false
    try screen.activate("own")
    #expect(own.activations == 1)
  }

  @Test("A slider changes by a tenth of its range and sends an event, up to its end")
  func slider() throws {
    let slider = node(SliderNode(), called: "Volume")
    slider.maximumValue = 20
    let changes = count(slider, .valueChanged)
    try screen.increment("Volume")
    #expect(slider.value == 2 && slider.accessibilityValue == "10%")
    try screen.decrement("Volume")
    try screen.decrement("Volume")
    #expect(slider.value == 0 && changes() == 2)
  }

  @Test("A stepper changes by a step, and a page control by a page")
  func steps() throws {
    let stepper = node(StepperNode(), called: "Guests")
    stepper.stepValue = 2
    try screen.increment("Guests")
    #expect(stepper.value == 2)
    try screen.decrement("Guests")
    #expect(stepper.value == 0)
    let pages = node(PageControlNode(), called: "Pages")
    pages.numberOfPages = 3
    let turns = count(pages, .valueChanged)
    try screen.increment("Pages")
    try screen.increment("Pages")
    try screen.increment("Pages")
    #expect(pages.currentPage == 2 && turns() == 2)
    try screen.decrement("Pages")
    #expect(pages.currentPage == 1)
  }

  @Test("Nodes that aren't elements, aren't adjustable, or are disabled are rejected")
  func refused() {
    let plain = node(ViewNode())
    #expect(throws: DriverError.notAnElement(node: "ViewNode")) { try screen.activate(plain) }
    let button = node(ButtonNode())
    #expect(throws: DriverError.notAdjustable(node: "ButtonNode")) { try screen.increment(button) }
    let slider = node(SliderNode())
    slider.isEnabled = false
    #expect(throws: DriverError.disabled(node: "SliderNode")) { try screen.decrement(slider) }
    #expect(slider.value == 0)
    #expect(throws: DriverError.notFound("Buy", known: [])) { try screen.activate("Buy") }
    #expect(throws: DriverError.notOnScreen(node: "SliderNode")) {
      try screen.increment(SliderNode())
    }
    #expect(
      "\(DriverError.notAnElement(node: "ViewNode"))"
        == "ViewNode is not among the accessibility elements on the screen.")
    #expect(
      "\(DriverError.notAdjustable(node: "ButtonNode"))"
        == "ButtonNode cannot be adjusted: it does not have the trait.")
  }
}
