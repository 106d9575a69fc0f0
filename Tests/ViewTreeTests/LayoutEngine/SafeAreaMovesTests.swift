// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Safe areas and margins of moving nodes")
struct SafeAreaMovesTests {
  @Test("a node that stays on screen while its superview leaves the safe area loses its insets")
  func superviewMoves() {
    let root = ViewNode()
    let screen = Screen(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 0, right: 0), rootNode: root)
    let (outer, inner, content) = (constrained(), constrained(), SizedNode(1, 1))
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(content)
    let top = outer.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([
      top, outer.heightAnchor.constraint(equalToConstant: 100),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      inner.heightAnchor.constraint(equalToConstant: 50),
      content.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(content.frame.minY == 34)
    top.constant = 60
    screen.layoutIfNeeded()
    #expect(inner.safeAreaInsets == .zero && content.frame.minY == 0)
  }

  @Test(
    "a node that extends beyond its superview has at most the superview's insets",
    arguments: [
      (
        CGRect(x: 0, y: 0, width: 200, height: 400),
        EdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
      ),
      (
        CGRect(x: -20, y: -20, width: 240, height: 440),
        EdgeInsets(top: 44, left: 10, bottom: 34, right: 0)
      ),
      (
        CGRect(x: 4, y: 30, width: 100, height: 350),
        EdgeInsets(top: 14, left: 6, bottom: 14, right: 0)
      ),
    ])
  func beyond(frame: CGRect, insets: EdgeInsets) {
    let root = ViewNode()
    let screen = Screen(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: EdgeInsets(top: 44, left: 10, bottom: 34, right: 0), rootNode: root)
    let node = ViewNode(frame: frame)
    let content = SizedNode(1, 1)
    root.addSubview(node)
    node.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.topAnchor.constraint(equalTo: node.safeAreaLayoutGuide.topAnchor).isActive = true
    content.leftAnchor.constraint(equalTo: node.safeAreaLayoutGuide.leftAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(node.safeAreaInsets == insets)
    #expect(content.frame.origin == CGPoint(x: insets.left, y: insets.top))
  }

  @Test("after any moves, each guide matches safe area and margins", arguments: 0..<40)
  func moves(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    func number(_ least: Int, _ most: Int) -> CGFloat {
      CGFloat(least + dice.next(below: most - least))
    }
    let root = ViewNode()
    root.layoutDiagnosticsHandler = { _ in }
    let screen = Screen(
      size: CGSize(width: 200, height: 400),
      safeAreaInsets: EdgeInsets(top: 44, left: 10, bottom: 34, right: 0), rootNode: root)
    var nodes = [root]
    var contents: [(node: ViewNode, content: ViewNode)] = []
    var constraints: [LayoutConstraint] = []
    for _ in 0..<12 {
      let parent = nodes[dice.next(below: nodes.count)]
      let node = constrained()
      node.preservesSuperviewLayoutMargins = dice.next(below: 3) == 0
      parent.addSubview(node)
      let anchor = dice.next(below: 3) == 0 ? root : parent
      let content = SizedNode(1, 1)
      node.addSubview(content)
      let own = [
        node.topAnchor.constraint(equalTo: anchor.topAnchor, constant: number(-20, 60)),
        node.leftAnchor.constraint(equalTo: anchor.leftAnchor, constant: number(-20, 30)),
        node.widthAnchor.constraint(equalToConstant: number(20, 200)),
        node.heightAnchor.constraint(equalToConstant: number(20, 400)),
      ]
      LayoutConstraint.activate(own)
      content.topAnchor.constraint(equalTo: node.safeAreaLayoutGuide.topAnchor).isActive = true
      content.leftAnchor.constraint(equalTo: node.layoutMarginsGuide.leftAnchor).isActive = true
      nodes.append(node)
      contents.append((node, content))
      constraints += own
    }
    for turn in 0..<10 {
      screen.layoutIfNeeded()
      for (place, (node, content)) in contents.enumerated() {
        let expected = CGPoint(x: node.layoutMargins.left, y: node.safeAreaInsets.top)
        #expect(content.frame.origin == expected, "seed \(seed), turn \(turn), node \(place)")
      }
      for _ in 0...dice.next(below: 3) {
        let constraint = constraints[dice.next(below: constraints.count)]
        constraint.constant = max(0, constraint.constant + number(-30, 30))
      }
      if dice.next(below: 5) == 0 { screen.safeAreaInsets.top = number(0, 60) }
    }
  }
}
