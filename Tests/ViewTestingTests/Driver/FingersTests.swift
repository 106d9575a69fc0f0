// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Simulated touch gestures")
struct FingersTests {
  private let root = ViewNode()
  private let screen: Screen

  init() {
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  private func node<Node: ViewNode>(_ node: Node) -> Node {
    node.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
    root.addSubview(node)
    return node
  }

  @Test(
    "A slider is dragged to any value, clamped to its range", arguments: [0, 0.3, 0.7, 1, 5, -1])
  func slider(value: Float) throws {
    let slider = node(SliderNode())
    slider.value = 0.5
    try screen.drag(slider, toValue: value)
    #expect(abs(slider.value - min(max(value, 0), 1)) < 0.0001)
  }

  @Test("A disabled slider isn't dragged")
  func disabledSlider() {
    let slider = node(SliderNode())
    slider.isEnabled = false
    #expect(throws: DriverError.disabled(node: "SliderNode")) {
      try screen.drag(slider, toValue: 1)
    }
  }

  @Test("A tap toggles a switch")
  func flip() throws {
    let control = node(SwitchNode())
    var heard = 0
    control.addAction(for: .valueChanged) { heard += 1 }
    try screen.tap(control)
    #expect(control.isOn && heard == 1)
  }

  @Test("Two taps in quick succession are a double tap, and two separate ones aren't")
  func doubleTap() throws {
    let target = node(ViewNode())
    let recognizer = TapGestureRecognizer()
    recognizer.numberOfTapsRequired = 2
    var count = 0
    recognizer.addAction { count += 1 }
    target.addGestureRecognizer(recognizer)
    try screen.doubleTap(target)
    #expect(count == 1)
    screen.advance(by: 1)
    try screen.tap(target)
    screen.advance(by: 1)
    try screen.tap(target)
    #expect(count == 1)
    screen.advance(by: 1)
    try screen.tap(target)
    try screen.tap(target)
    #expect(count == 2)
  }

  @Test("A long press advances the screen's clock")
  func longPress() throws {
    let target = node(ViewNode())
    var states: [GestureRecognizer.State] = []
    let recognizer = LongPressGestureRecognizer()
    recognizer.addAction { [unowned recognizer] in states.append(recognizer.state) }
    target.addGestureRecognizer(recognizer)
    try screen.longPress(target, duration: 0.4)
    #expect(states.isEmpty)
    try screen.longPress(target)
    #expect(states == [.began, .ended])
    #expect(screen.time == 1)
  }

  @Test("A drag moves by its whole distance and ends without velocity")
  func drag() throws {
    let target = node(ViewNode())
    var end = CGPoint.zero
    var speed = CGPoint(x: 1, y: 1)
    let pan = PanGestureRecognizer()
    pan.addAction { [unowned pan] in
      end = pan.translation(in: nil)
      speed = pan.velocity(in: nil)
    }
    target.addGestureRecognizer(pan)
    try screen.drag(target, by: CGPoint(x: 60, y: -30))
    #expect(end == CGPoint(x: 60, y: -30))
    #expect(speed == .zero)
  }

  @Test(
    "A swipe goes in its direction",
    arguments: [SwipeGestureRecognizer.Direction.left, .right, .up, .down])
  func swipe(direction: SwipeGestureRecognizer.Direction) throws {
    let target = node(ViewNode())
    var heard: [SwipeGestureRecognizer.Direction] = []
    for wanted in [SwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      let recognizer = SwipeGestureRecognizer()
      recognizer.direction = wanted
      recognizer.addAction { heard.append(wanted) }
      target.addGestureRecognizer(recognizer)
    }
    try screen.swipe(target, direction)
    #expect(heard == [direction])
  }

  @Test("A pinch ends at its scale", arguments: [0.25, 0.5, 1.5, 3])
  func pinch(scale: CGFloat) throws {
    let target = node(ViewNode())
    var scales: [CGFloat] = []
    let recognizer = PinchGestureRecognizer()
    var places: [CGPoint] = []
    recognizer.addAction { [unowned recognizer] in
      scales.append(recognizer.scale)
      places.append(recognizer.location(in: target))
    }
    target.addGestureRecognizer(recognizer)
    try screen.pinch(target, scale: scale)
    let middle = CGPoint(x: target.bounds.midX, y: target.bounds.midY)
    #expect(places.allSatisfy { hypot($0.x - middle.x, $0.y - middle.y) < 1e-6 })
    #expect(scales.first == 1)
    #expect(abs((scales.last ?? 0) - scale) < 1e-9)
  }

  @Test("A rotation ends at its angle", arguments: [0.5, -0.5, 3.5, 7])
  func rotation(angle: CGFloat) throws {
    let target = node(ViewNode())
    var last: CGFloat = 0
    let recognizer = RotationGestureRecognizer()
    recognizer.addAction { [unowned recognizer] in last = recognizer.rotation }
    target.addGestureRecognizer(recognizer)
    try screen.rotate(target, by: angle)
    #expect(abs(last - angle) < 0.001)
  }

  @Test("Dragging a scroll node up scrolls it down by the same distance, within its limits")
  func scroll() throws {
    let scroll = node(ScrollNode())
    scroll.contentSize = CGSize(width: 200, height: 1000)
    try screen.drag(scroll, by: CGPoint(x: 0, y: -80))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 80))
    try screen.drag(scroll, by: CGPoint(x: 0, y: 400))
    #expect(scroll.contentOffset == .zero)
  }

  @Test("Flicked content keeps moving")
  func flick() throws {
    let scroll = node(ScrollNode())
    scroll.contentSize = CGSize(width: 200, height: 10_000)
    try screen.swipe(scroll, .up)
    let lifted = scroll.contentOffset.y
    #expect(lifted > 100 && scroll.isDecelerating)
    screen.advance(by: 0.1)
    #expect(scroll.contentOffset.y > lifted + 50)
    screen.letContentRest()
    #expect(scroll.contentOffset.y > 300 && !scroll.isDecelerating)
    let time = screen.time
    screen.letContentRest()
    #expect(screen.time == time)
  }

  @Test("A tap on the status bar scrolls to the top if one scroll node qualifies")
  func statusBar() throws {
    let scroll = node(ScrollNode())
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.contentOffset.y = 300
    #expect(screen.tapStatusBar())
    #expect(scroll.contentOffset.y == 0)
    #expect(!screen.tapStatusBar())
    scroll.contentOffset.y = 300
    let other = node(ScrollNode())
    #expect(!screen.tapStatusBar())
    other.scrollsToTop = false
    #expect(screen.tapStatusBar())
  }

  @Test("Content that fits or can't scroll leaves the drag to its ancestors")
  func noScroll() throws {
    let outer = node(ScrollNode())
    outer.contentSize = CGSize(width: 200, height: 1000)
    let inner = ScrollNode(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    inner.contentSize = CGSize(width: 1000, height: 400)
    outer.addSubview(inner)
    try screen.drag(outer, by: CGPoint(x: 0, y: -50))
    #expect(outer.contentOffset.y == 50 && inner.contentOffset == .zero)
    try screen.drag(outer, by: CGPoint(x: -50, y: 0))
    #expect(outer.contentOffset.y == 50 && inner.contentOffset.x == 50)
    outer.isScrollEnabled = false
    try screen.drag(outer, by: CGPoint(x: 0, y: -50))
    #expect(outer.contentOffset.y == 50)
  }

  @Test("Scrolling takes the touch from a button, but not from a slider")
  func scrollingControls() throws {
    let scroll = node(ScrollNode())
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    scroll.addSubview(button)
    var events: [String] = []
    button.addAction(for: .touchUpInside) { events.append("up") }
    button.addAction(for: .touchCancel) { events.append("cancel") }
    try screen.drag(button, by: CGPoint(x: 0, y: -40))
    #expect(events == ["cancel"] && scroll.contentOffset.y == 40)
    let slider = SliderNode(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
    scroll.addSubview(slider)
    try screen.drag(slider, toValue: 0.5)
    #expect(abs(slider.value - 0.5) < 0.0001)
    #expect(scroll.contentOffset.x == 0)
  }

  @Test("Pulling a scroll node down begins refreshing once and keeps the control visible")
  func refresh() throws {
    let scroll = node(ScrollNode())
    scroll.contentSize = CGSize(width: 200, height: 1000)
    #expect(throws: DriverError.noRefreshControl(node: "ScrollNode")) {
      try screen.pullToRefresh(scroll)
    }
    let control = RefreshControlNode()
    scroll.refreshControl = control
    var refreshes = 0
    control.addAction(for: .valueChanged) { refreshes += 1 }
    try screen.pullToRefresh(scroll)
    #expect(refreshes == 1 && control.isRefreshing)
    #expect(scroll.contentOffset.y == -60)
    control.endRefreshing()
    screen.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0)
    // A driver that moves by a fixed distance would never arrive.
    scroll.contentOffset.y = 1e15
    try? screen.pullToRefresh(scroll)
    control.endRefreshing()
    scroll.isScrollEnabled = false
    #expect(throws: DriverError.refreshDidNotBegin(node: "ScrollNode")) {
      try screen.pullToRefresh(scroll)
    }
  }
}
