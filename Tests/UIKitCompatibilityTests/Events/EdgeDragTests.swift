// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewTree
import ViewTreeTestSupport

@Suite("Drags from each edge, and values of rectangles")
struct EdgeDragTests {
  @Test(
    "a drag begins within 20 points of the edges of its recognizer",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 19, y: 50), CGPoint(x: 20, y: 50)),
      (.right, CGPoint(x: 81, y: 50), CGPoint(x: 80, y: 50)),
      (.top, CGPoint(x: 50, y: 19), CGPoint(x: 50, y: 20)),
      (.bottom, CGPoint(x: 50, y: 81), CGPoint(x: 50, y: 80)),
    ])
  func edges(edge: UIRectEdge, inside: CGPoint, outside: CGPoint) {
    for (edges, start, begins) in [
      (edge, inside, true), (edge, outside, false), (UIRectEdge.all, inside, true),
      (UIRectEdge.all.subtracting(edge), inside, false), ([], inside, false),
    ] {
      let fingers = Fingers()
      let view = fingers.node(UIView())
      let recognizer = UIScreenEdgePanGestureRecognizer()
      recognizer.edges = edges
      view.addGestureRecognizer(recognizer)
      var began = 0
      recognizer.addAction { if recognizer.state == .began { began += 1 } }
      let touches = fingers.down(start)
      fingers.move(touches, to: CGPoint(x: 50, y: 50))
      fingers.up(touches)
      #expect(began == (begins ? 1 : 0), "\(edges.rawValue) \(start)")
    }
  }

  @Test("a new recognizer of edges has none")
  func defaults() {
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
  }

  @Test("a value of a rectangle is cast to it, and other values aren't")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let value = rect._bridgeToObjectiveC()
    #expect(CGRect._unconditionallyBridgeFromObjectiveC(value) == rect)
    #expect(CGRect._unconditionallyBridgeFromObjectiveC(nil) == .zero)
    let point = NSValue(point: CGPoint(x: 1, y: 2))
    #expect(CGRect._unconditionallyBridgeFromObjectiveC(point) == .zero)
    var result: CGRect?
    CGRect._forceBridgeFromObjectiveC(value, result: &result)
    #expect(result == rect)
    CGRect._forceBridgeFromObjectiveC(point, result: &result)
    #expect(result == nil)
  }
}
