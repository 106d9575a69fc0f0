// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Driving unusual screens")
struct DriverEdgeTests {
  private let root = ViewNode()
  private let screen: Screen

  init() {
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  private func button(_ title: String, y: CGFloat, in parent: ViewNode? = nil) -> ButtonNode {
    let button = ButtonNode(frame: CGRect(x: 20, y: y, width: 200, height: 40))
    button.setTitle(title, for: .normal)
    (parent ?? root).addSubview(button)
    return button
  }

  @Test("an empty screen has nothing to find, to activate, or to scroll")
  func emptyScreen() {
    let empty = Screen(size: CGSize(width: 320, height: 480))
    #expect(throws: DriverError.notFound("Buy", known: [])) { try empty.element(called: "Buy") }
    #expect(throws: DriverError.notFound("buy", known: [])) {
      try empty.node(identifiedBy: "buy")
    }
    #expect(!empty.tapStatusBar())
    #expect(throws: DriverError.nothingToGoBackTo) { try empty.tapBack() }
    let stray = ViewNode()
    stray.isAccessibilityElement = true
    #expect(throws: DriverError.notOnScreen(node: stray.debugName)) { try empty.activate(stray) }
    #expect(throws: DriverError.notOnScreen(node: stray.debugName)) { try empty.increment(stray) }
  }

  @Test("an element behind a modal view isn't activated, and neither is one in another element")
  func notInOrder() throws {
    let hidden = button("Buy", y: 20)
    var presses = 0
    hidden.addAction(for: .touchUpInside) { presses += 1 }
    try screen.activate(hidden)
    #expect(presses == 1)
    let modal = ViewNode(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    modal.accessibilityViewIsModal = true
    root.addSubview(modal)
    let shown = button("Close", y: 20, in: modal)
    shown.addAction(for: .touchUpInside) { presses += 10 }
    #expect(throws: DriverError.notAnElement(node: hidden.debugName)) {
      try screen.activate(hidden)
    }
    #expect(presses == 1)
    try screen.activate(shown)
    #expect(presses == 11)
    modal.isAccessibilityElement = true
    #expect(throws: DriverError.notAnElement(node: shown.debugName)) {
      try screen.activate(shown)
    }
    #expect(presses == 11)
  }

  @Test("a slider behind a modal view isn't adjusted")
  func sliderBehindModal() throws {
    let slider = SliderNode(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    root.addSubview(slider)
    try screen.increment(slider)
    let value = slider.value
    #expect(value > 0)
    let modal = ViewNode(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    modal.accessibilityViewIsModal = true
    root.addSubview(modal)
    #expect(throws: DriverError.notAnElement(node: slider.debugName)) {
      try screen.decrement(slider)
    }
    #expect(slider.value == value)
  }

  @Test("a drag from one view to another begins and ends in their middles, at rest")
  func dragToNode() throws {
    let (first, second) = (
      ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      ViewNode(frame: CGRect(x: 200, y: 300, width: 100, height: 50))
    )
    var path: [CGPoint] = []
    var velocity = CGPoint(x: 1, y: 1)
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned pan] in
      path.append(pan.location(in: nil))
      velocity = pan.velocity(in: nil)
    }
    first.addGestureRecognizer(pan)
    for view in [first, second] { root.addSubview(view) }
    try screen.drag(first, to: second)
    #expect(path.last == CGPoint(x: 250, y: 325))
    #expect(velocity == .zero)
    #expect(throws: DriverError.notOnScreen(node: ViewNode().debugName)) {
      try screen.drag(first, to: ViewNode())
    }
  }

  @Test("an item that no bar shows is named by its title, if it has one")
  func items() {
    #expect(throws: DriverError.noSuchItem("“Edit”")) {
      try screen.tap(BarButtonItem(title: "Edit"))
    }
    #expect(throws: DriverError.noSuchItem("the item")) { try screen.tap(BarButtonItem()) }
  }

  @Test("a view that its ancestors move infinitely far away isn't touched")
  func farAway() {
    let (outer, inner) = (ViewNode(), ViewNode())
    for view in [outer, inner] { view.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.transform = Transform(a: 1e-200, b: 0, c: 0, d: 1e-200, tx: 0, ty: 0)
    outer.transform = Transform(a: 1e-200, b: 0, c: 0, d: 1e-200, tx: 0, ty: 0)
    #expect(throws: DriverError.self) { try screen.tap(inner) }
  }

  @Test("what isn't on a keyboard is named with the keyboard and the input")
  func missingKeys() throws {
    let input = InputNode(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    input.keyboardType = .numberPad
    input.accessibilityIdentifier = "guests"
    root.addSubview(input)
    try screen.tap(input)
    #expect(
      throws: DriverError.missingKey("“a”", keyboard: "numberPad", node: input.debugName)
    ) {
      try screen.type("12a3")
    }
    #expect(input.text == "12")
    #expect(
      throws: DriverError.missingKey("return", keyboard: "numberPad", node: input.debugName)
    ) {
      try screen.press(.return)
    }
    #expect(throws: DriverError.noSuchText("3", node: input.debugName)) {
      try screen.selectText("3")
    }
    try screen.selectText("2")
    try screen.press(.delete)
    #expect(input.text == "1")
  }
}
