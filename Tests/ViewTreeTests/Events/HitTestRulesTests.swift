// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Views at points")
struct HitTestRulesTests {
  /// Returns the view at a point by the rules: the frontmost subview that has it, or else the view.
  private func expected(_ node: ViewNode, _ point: CGPoint) -> ViewNode? {
    let isUsable = !node.isHidden && node.alpha >= 0.01 && node.isUserInteractionEnabled
    guard isUsable, node.point(inside: point, with: nil) else { return nil }
    for child in node.subviews.reversed() {
      if let hit = expected(child, child.convert(point, from: node)) { return hit }
    }
    return node
  }

  @Test(
    "the frontmost view is hit, however views are scrolled, scaled, and hidden", arguments: 0..<20)
  func random(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    func number(_ least: Int, _ most: Int) -> CGFloat {
      CGFloat(least + dice.next(below: most - least + 1))
    }
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var nodes = [root]
    for _ in 0..<20 {
      let node = ViewNode(
        frame: CGRect(
          x: number(-20, 60), y: number(-20, 60), width: number(0, 80), height: number(0, 80)))
      nodes[dice.next(below: nodes.count)].addSubview(node)
      nodes.append(node)
      switch dice.next(below: 12) {
      case 0: node.isHidden = true
      case 1: node.alpha = 0.009
      case 2: node.alpha = 0.01
      case 3: node.isUserInteractionEnabled = false
      case 4, 5: node.transform = Transform(scaleX: number(1, 3), y: number(1, 3) / 2)
      case 6, 7: node.bounds.origin = CGPoint(number(-30, 30), number(-30, 30))
      case 8: node.transform = Transform(rotationAngle: .pi / 2)
      default: break
      }
    }
    for _ in 0..<200 {
      let point = CGPoint(number(-5, 105) + 0.25, number(-5, 105) + 0.25)
      #expect(root.hitTest(point, with: nil) === expected(root, point))
    }
  }

  @Test("a view that awaits reuse isn't hit, and neither is anything in it")
  func kept() {
    let root = rooted(100, 100)
    let (kept, inner) = (ViewNode(frame: root.bounds), ViewNode(frame: root.bounds))
    kept.addSubview(inner)
    root.addSubview(kept)
    let point = CGPoint(5, 5)
    #expect(root.hitTest(point, with: nil) === inner)
    root.keepForReuse(kept)
    #expect(root.hitTest(point, with: nil) === root && kept.hitTest(point, with: nil) == nil)
    root.addSubview(kept)
    #expect(root.hitTest(point, with: nil) === inner)
  }

  @Test("a class that overrides hit testing is asked with its own coordinates")
  func overridden() {
    final class Asked: ViewNode {
      var points: [CGPoint] = []
      override func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
        points.append(point)
        return nil
      }
    }
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let asked = Asked(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    asked.bounds.origin = CGPoint(1, 2)
    let back = ViewNode(frame: root.bounds)
    for node in [back, asked] { root.addSubview(node) }
    #expect(root.hitTest(CGPoint(15, 26), with: nil) === back)
    #expect(root.hitTest(CGPoint(0, 0), with: nil) === back)
    #expect(asked.points == [CGPoint(6, 8), CGPoint(-9, -18)])
    asked.isHidden = true
    #expect(root.hitTest(CGPoint(15, 26), with: nil) === back && asked.points.count == 2)
  }

  @Test("stacks are hit like other views, and the views that they arrange")
  func stacks() {
    let (first, second) = (SizedNode(20, 20), SizedNode(20, 20))
    let stack = StackNode(arrangedSubviews: [first, second])
    stack.spacing = 10
    stack.layoutIfNeeded()
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(stack)
    stack.frame.origin = CGPoint(5, 5)
    #expect(root.hitTest(CGPoint(10, 10), with: nil) === first)
    #expect(root.hitTest(CGPoint(30, 10), with: nil) === stack)
    #expect(root.hitTest(CGPoint(40, 10), with: nil) === second)
    #expect(root.hitTest(CGPoint(4, 10), with: nil) === root)
  }
}
