// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

/// A node that needs layout whenever fingers leave it.
private final class ChangingNode: ViewNode {
  var layoutCount = 0

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

@Suite("Layout after simulated gestures")
struct LayoutAfterGesturesTests {
  @Test("What a gesture changes is laid out when the gesture ends")
  func layout() throws {
    let root = ViewNode()
    let screen = Screen(size: CGSize(width: 320, height: 480), rootNode: root)
    let node = ChangingNode(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    node.isMultipleTouchEnabled = true
    root.addSubview(node)
    screen.layoutIfNeeded()
    let gestures: [(String, () throws -> Void)] = [
      ("tap", { try screen.tap(node) }),
      ("tap at a place", { try screen.tap(at: CGPoint(x: 50, y: 50)) }),
      ("two fingers", { try screen.tap(node, fingers: 2) }),
      ("double tap", { try screen.doubleTap(node) }),
      ("long press", { try screen.longPress(node) }),
      ("drag", { try screen.drag(node, by: CGPoint(x: 10, y: 10)) }),
      (
        "drag between places",
        { try screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 60)) }
      ),
      ("pinch", { try screen.pinch(node, scale: 1.5) }),
      ("rotation", { try screen.rotate(node, by: 1) }),
    ]
    for (name, gesture) in gestures {
      let former = node.layoutCount
      try gesture()
      let latter = node.layoutCount
      #expect(latter > former, "\(name)")
      screen.layoutIfNeeded()
      #expect(node.layoutCount == latter, "\(name)")
    }
  }
}
