// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

/// A view that takes text but has no caret.
private final class Sink: ViewNode, KeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }
  override var canBecomeFirstResponder: Bool { true }
}

@Suite("Keys of each keyboard")
struct KeyboardTests {
  private let root = ViewNode()
  private let screen: Screen

  init() {
    screen = Screen(.phone, rootNode: root)
  }

  private func input(_ type: KeyboardType) throws -> InputNode {
    let input = InputNode(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    input.keyboardType = type
    root.addSubview(input)
    try screen.tap(input)
    return input
  }

  @Test(
    "a keypad has only its own keys",
    arguments: [
      (KeyboardType.numberPad, "0129", "a.,+- *"), (.asciiCapableNumberPad, "0129", "a.,+- *"),
      (.decimalPad, "3.14,", "a+- *#"), (.phonePad, "+49*#,; 7", "a.-x"),
    ])
  func keypads(type: KeyboardType, keys: String, missing: String) throws {
    let input = try input(type)
    try screen.type(keys)
    #expect(input.text == keys)
    for key in missing {
      #expect(
        throws: DriverError.missingKey(
          "“\(key)”", keyboard: String(describing: type), node: input.debugName)
      ) { try screen.type(String(key)) }
    }
    #expect(input.text == keys)
  }

  @Test("every other keyboard has all keys, and all but the keypads have Return")
  func keyboards() throws {
    for type in KeyboardType.allCases {
      let input = try input(type)
      var returns = 0
      input.addAction(for: .primaryActionTriggered) { returns += 1 }
      switch type {
      case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: break
      default:
        try screen.type("aZ 1.,+-@#é")
        #expect(input.text == "aZ 1.,+-@#é")
      }
      if type.hasReturnKey {
        try screen.press(.return)
        try screen.type("\r\n")
      } else {
        #expect(
          throws: DriverError.missingKey(
            "return", keyboard: String(describing: type), node: input.debugName)
        ) { try screen.type("\n") }
      }
      #expect(returns == (type.hasReturnKey ? 2 : 0))
      input.removeFromSuperview()
    }
  }

  @Test("in a single line, the arrow keys up and down do nothing")
  func arrows() throws {
    let input = try input(.default)
    try screen.type("abc")
    try screen.press(.back)
    for key in [Key.up, .down] {
      try screen.press(key)
      #expect(
        input.selectedTextRange?.start == input.position(from: input.endOfDocument, offset: -1))
    }
    #expect(input.text == "abc")
  }

  @Test("what takes text without a caret has every key, but nothing can be selected in it")
  func sink() throws {
    let sink = Sink(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(sink)
    #expect(sink.becomeFirstResponder())
    try screen.type("ab\nc")
    for key in [Key.up, .down, .back, .forward] { try screen.press(key) }
    try screen.press(.delete)
    #expect(sink.text == "ab\n")
    #expect(throws: DriverError.nothingTakesText) { try screen.selectText("a") }
    #expect(throws: DriverError.nothingTakesText) { try screen.selectAllText() }
  }

  @Test("the first of several equal texts is selected, wherever it begins")
  func selecting() throws {
    let input = try input(.default)
    try screen.type("👨‍👩‍👧 no no")
    try screen.selectText("no")
    try screen.type("x")
    #expect(input.text == "👨‍👩‍👧 x no")
    try screen.selectText("👨‍👩‍👧")
    try screen.press(.delete)
    #expect(input.text == " x no")
    #expect(throws: DriverError.noSuchText("No", node: input.debugName)) {
      try screen.selectText("No")
    }
    try screen.selectAllText()
    try screen.press(.delete)
    #expect(input.text == "")
  }

  @Test("an input that is disabled while it is edited takes no text")
  func disabled() throws {
    let input = try input(.default)
    try screen.type("a")
    input.isEnabled = false
    #expect(throws: DriverError.nothingTakesText) { try screen.type("b") }
    #expect(throws: DriverError.nothingTakesText) { try screen.press(.delete) }
    #expect(input.text == "a")
  }

  @Test("a scroll view that is refreshing already doesn't begin to refresh")
  func refreshing() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    root.addSubview(scroll)
    let control = RefreshControlNode()
    scroll.refreshControl = control
    var refreshes = 0
    control.addAction(for: .valueChanged) { refreshes += 1 }
    control.beginRefreshing()
    #expect(throws: DriverError.refreshDidNotBegin(node: scroll.debugName)) {
      try screen.pullToRefresh(scroll)
    }
    #expect(refreshes == 0 && control.isRefreshing)
  }

  @Test(
    "a slider anywhere is dragged to any value of its range, in both directions",
    arguments: [-10, 0, 17.5, 30] as [Float], [false, true])
  func sliders(value: Float, isRightToLeft: Bool) throws {
    let page = ViewNode(frame: CGRect(x: 30, y: 200, width: 300, height: 100))
    let slider = SliderNode(frame: CGRect(x: 10, y: 20, width: 250, height: 40))
    slider.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    (slider.minimumValue, slider.maximumValue, slider.value) = (-10, 30, 5)
    page.addSubview(slider)
    root.addSubview(page)
    try screen.drag(slider, toValue: value)
    #expect(abs(slider.value - value) < 0.01)
    try screen.drag(slider, toValue: 99)
    #expect(slider.value == 30)
    try screen.drag(slider, toValue: -99)
    #expect(slider.value == -10)
  }

  @Test(
    "a swipe in several directions goes right, or else left, or else up",
    arguments: [
      ([.right, .left, .up, .down], 50, 0), ([.left, .up], -50, 0), ([.up, .down], 0, -50),
      ([.down], 0, 50),
    ] as [(SwipeGestureRecognizer.Direction, CGFloat, CGFloat)])
  func swipes(direction: SwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat) throws {
    let node = ViewNode(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    var moved = CGPoint.zero
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned pan] in moved = pan.translation(in: nil) }
    node.addGestureRecognizer(pan)
    root.addSubview(node)
    try screen.swipe(node, direction, distance: 50)
    #expect(abs(moved.x - x) < 0.001 && abs(moved.y - y) < 0.001)
  }
}
