// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Touch locations of the driver")
struct TouchLocationTests {
  private let root = ViewNode()
  private let screen: Screen

  init() {
    screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
  }

  /// A view that records the locations of taps.
  private func target(_ frame: CGRect) -> (view: ViewNode, places: () -> [CGPoint]) {
    let view = ViewNode(frame: frame)
    view.accessibilityIdentifier = "target"
    var places: [CGPoint] = []
    let tap = TapGestureRecognizer()
    tap.addAction { places.append(tap.location(in: view)) }
    view.addGestureRecognizer(tap)
    root.addSubview(view)
    return (view, { places })
  }

  @Test(
    "touches are in the center of a node if visible, or else in the center of its visible part",
    arguments: [
      (CGFloat(20), CGFloat(50)), (250, 50), (269, 50), (271, 24.5), (300, 10), (-40, 50),
      (-60, 80),
    ])
  func place(x: CGFloat, expected: CGFloat) throws {
    let (view, places) = target(CGRect(x: x, y: 10, width: 100, height: 40))
    try screen.tap(view)
    #expect(places() == [CGPoint(x: expected, y: 20)])
  }

  @Test("a node that ignores touches is rejected, and so are its descendants")
  func touchesOff() throws {
    let (view, places) = target(CGRect(x: 0, y: 0, width: 100, height: 40))
    view.isUserInteractionEnabled = false
    #expect(
      throws: DriverError.takesNoTouches(node: "ViewNode 'target'", because: "ViewNode 'target'")
    ) { try screen.tap(view) }
    let control = Control(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    control.isUserInteractionEnabled = false
    root.addSubview(control)
    #expect(throws: DriverError.takesNoTouches(node: "Control", because: "Control")) {
      try screen.tap(control)
    }
    control.isUserInteractionEnabled = true
    root.isUserInteractionEnabled = false
    #expect(throws: DriverError.takesNoTouches(node: "Control", because: "ViewNode")) {
      try screen.tap(control)
    }
    #expect(places().isEmpty)
  }

  @Test("invisible scroll nodes don't prevent a tap on the status bar from scrolling")
  func statusBar() {
    func scroll(y: CGFloat) -> ScrollNode {
      let scroll = ScrollNode(frame: CGRect(x: 0, y: y, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 500)
      scroll.contentOffset.y = 200
      root.addSubview(scroll)
      return scroll
    }
    let shown = scroll(y: 0)
    let other = scroll(y: 200)
    #expect(!screen.tapStatusBar())
    #expect(shown.contentOffset.y == 200)
    other.isHidden = true
    #expect(screen.tapStatusBar())
    #expect(shown.contentOffset.y == 0 && other.contentOffset.y == 200)
    shown.contentOffset.y = 200
    other.isHidden = false
    other.alpha = 0.009
    #expect(screen.tapStatusBar())
    shown.contentOffset.y = 200
    other.alpha = 0.01
    #expect(!screen.tapStatusBar())
    other.scrollsToTop = false
    #expect(screen.tapStatusBar())
  }

  @Test(
    "a node is found by its identifier, the first from the back, and the available ones are listed")
  func identified() throws {
    for name in ["first", "second", "first"] {
      let node = ViewNode()
      node.accessibilityIdentifier = name
      root.addSubview(node)
    }
    #expect(try screen.node(identifiedBy: "first") === root.subviews[0])
    #expect(try screen.node(identifiedBy: "second") === root.subviews[1])
    #expect(throws: DriverError.notFound("third", known: ["first", "second", "first"])) {
      try screen.node(identifiedBy: "third")
    }
  }

  @Test("several fingers are side by side, four points apart, around the location")
  func fingers() throws {
    let view = ViewNode(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
    view.isMultipleTouchEnabled = true
    root.addSubview(view)
    var places: [CGPoint] = []
    let tap = TapGestureRecognizer()
    tap.numberOfTouchesRequired = 3
    tap.addAction {
      places = (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: view) }
    }
    view.addGestureRecognizer(tap)
    try screen.tap(view, fingers: 3)
    #expect(places.map(\.x).sorted() == [46, 50, 54] && places.allSatisfy { $0.y == 20 })
  }
}
