// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

/// A screen whose content appears with its first layout.
private final class LateNode: ViewNode {
  let button = ButtonNode(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
  let slider = SliderNode(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
  let input = InputNode(frame: CGRect(x: 20, y: 140, width: 200, height: 40))
  let scroll = ScrollNode(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
  let toolbar = ToolbarNode(frame: CGRect(x: 0, y: 320, width: 320, height: 44))
  let cell = TableCellNode(frame: CGRect(x: 0, y: 380, width: 320, height: 44))
  let navigation = NavigationController()
  private(set) var item = BarButtonItem()
  var taps = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.isEmpty else { return }
    button.accessibilityLabel = "Go"
    button.addAction(for: .touchUpInside) { [unowned self] in taps += 1 }
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    input.text = "some text"
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.contentOffset.y = 300
    toolbar.items = [item]
    cell.accessoryType = .detailButton
    navigation.viewControllers = [ViewController(), ViewController()]
    navigation.view.frame = CGRect(x: 0, y: 440, width: 320, height: 200)
    for node in [button, slider, input, scroll, toolbar, cell, navigation.view] { addSubview(node) }
    input.becomeFirstResponder()
  }

  init() {
    super.init(frame: .zero)
    item = BarButtonItem(title: "Send") { [unowned self] _ in taps += 1 }
  }

  required init?(coder: NSCoder) { nil }
}

@Suite("Layout before simulated gestures")
struct LayoutBeforeGesturesTests {
  @Test("What is on the screen is laid out before anything is looked for or touched")
  func layout() {
    let gestures: [(String, (Screen, LateNode) throws -> Void, (LateNode) -> Bool)] = [
      ("tap", { try $0.tap($1.button) }, { $0.taps == 1 }),
      (
        "tap at a place", { screen, _ in try screen.tap(at: CGPoint(x: 70, y: 40)) },
        { $0.taps == 1 }
      ),
      ("tap on a label", { screen, _ in try screen.tap("Go") }, { $0.taps == 1 }),
      ("double tap", { try $0.doubleTap($1.button) }, { $0.taps == 2 }),
      ("long press", { try $0.longPress($1.button) }, { $0.taps == 1 }),
      ("tap on an item", { try $0.tap($1.item) }, { $0.taps == 1 }),
      ("back", { screen, _ in try screen.tapBack() }, { $0.navigation.viewControllers.count == 1 }),
      ("detail button", { try $0.tapDetailButton(of: $1.cell) }, { _ in true }),
      ("status bar", { screen, _ in screen.tapStatusBar() }, { $0.scroll.contentOffset.y == 0 }),
      (
        "drag between places",
        { screen, _ in
          try screen.drag(from: CGPoint(x: 60, y: 280), to: CGPoint(x: 60, y: 230), duration: 1)
        }, { $0.scroll.contentOffset.y > 300 }
      ),
      ("search by label", { screen, _ in _ = try screen.element(called: "Go") }, { _ in true }),
      ("activation", { try $0.activate($1.button) }, { $0.taps == 1 }),
      ("increment", { try $0.increment($1.slider) }, { $0.slider.value > 0.5 }),
      (
        "increment by label", { screen, _ in try screen.increment("Volume") },
        { $0.slider.value > 0.5 }
      ),
      ("decrement", { try $0.decrement($1.slider) }, { $0.slider.value < 0.5 }),
      ("typing", { screen, _ in try screen.type("s") }, { $0.input.text == "some texts" }),
      ("a key", { screen, _ in try screen.press(.delete) }, { $0.input.text == "some tex" }),
      ("selected text", { screen, _ in try screen.selectText("some") }, { _ in true }),
      ("all text", { screen, _ in try screen.selectAllText() }, { _ in true }),
    ]
    for (name, gesture, isDone) in gestures {
      let node = LateNode()
      let screen = Screen(size: CGSize(width: 320, height: 640), rootNode: node)
      #expect(throws: Never.self, "\(name)") {
        try gesture(screen, node)
        #expect(isDone(node), "\(name)")
      }
    }
  }
}
