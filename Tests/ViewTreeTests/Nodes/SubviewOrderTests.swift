// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

/// A node that counts its layouts.
private final class OrderingNode: ViewNode {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

/// A node that brings its first subview to the back and its last to the front in each layout.
private final class SortingNode: ViewNode {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    if let first = subviews.first { sendSubviewToBack(first) }
    if let last = subviews.last { bringSubviewToFront(last) }
  }
}

@Suite("The order of subviews")
struct SubviewOrderTests {
  private let parent = ViewNode()
  private let nodes: [ViewNode]

  init() {
    nodes = (0..<4).map { number in
      let node = ViewNode()
      node.tag = number + 1
      return node
    }
    for node in nodes { parent.addSubview(node) }
  }

  private var order: [Int] { parent.subviews.map(\.tag) }

  @Test("a subview moves to the front or the back, and others keep their order")
  func frontAndBack() {
    parent.bringSubviewToFront(nodes[1])
    #expect(order == [1, 3, 4, 2])
    parent.sendSubviewToBack(nodes[2])
    #expect(order == [3, 1, 4, 2])
    let stranger = ViewNode()
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    #expect(order == [3, 1, 4, 2] && stranger.superview == nil)
  }

  @Test("a subview that stays in front or at the back requests no other layout")
  func staying() {
    let sorting = SortingNode()
    for node in nodes { sorting.addSubview(node) }
    sorting.layoutIfNeeded()
    #expect(sorting.count == 1)
    sorting.bringSubviewToFront(nodes[0])
    sorting.layoutIfNeeded()
    #expect(sorting.count == 2)
  }

  @Test("a node moves directly in front of another, whether it was behind, in front, or elsewhere")
  func inFront() {
    parent.insertSubview(nodes[0], aboveSubview: nodes[2])
    #expect(order == [2, 3, 1, 4])
    parent.insertSubview(nodes[3], aboveSubview: nodes[1])
    #expect(order == [2, 4, 3, 1])
    parent.insertSubview(nodes[3], aboveSubview: nodes[3])
    #expect(Set(order) == [1, 2, 3, 4])
    let new = ViewNode()
    new.tag = 9
    parent.insertSubview(new, aboveSubview: nodes[1])
    #expect(order.prefix(2) == [2, 9])
    parent.insertSubview(new, aboveSubview: ViewNode())
    #expect(order.last == 9)
  }

  @Test("a node moves directly behind another, whether it was behind, in front, or elsewhere")
  func behind() {
    parent.insertSubview(nodes[0], belowSubview: nodes[2])
    #expect(order == [2, 1, 3, 4])
    parent.insertSubview(nodes[3], belowSubview: nodes[1])
    #expect(order == [4, 2, 1, 3])
    let new = ViewNode()
    new.tag = 9
    parent.insertSubview(new, belowSubview: nodes[0])
    #expect(order == [4, 2, 9, 1, 3])
    parent.insertSubview(new, belowSubview: ViewNode())
    #expect(order.first == 9)
  }

  @Test("positions outside the order are clamped to its ends")
  func outside() {
    parent.insertSubview(nodes[0], at: 99)
    #expect(order == [2, 3, 4, 1])
    parent.insertSubview(nodes[3], at: -5)
    #expect(order == [4, 2, 3, 1])
  }

  @Test("every change of the order asks for layout")
  func layout() {
    let parent = OrderingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for node in nodes { parent.addSubview(node) }
    let (first, last) = (nodes[0], nodes[3])
    let changes: [() -> Void] = [
      { parent.bringSubviewToFront(first) }, { parent.sendSubviewToBack(last) },
      { parent.insertSubview(first, at: 0) }, { parent.addSubview(last) },
      { parent.insertSubview(last, belowSubview: first) },
      { parent.insertSubview(last, aboveSubview: first) },
      { first.removeFromSuperview() },
    ]
    parent.layoutIfNeeded()
    for (number, change) in changes.enumerated() {
      let before = (parent.subviews, parent.count)
      change()
      #expect(parent.subviews != before.0)
      parent.layoutIfNeeded()
      #expect(parent.count == before.1 + 1, "change \(number)")
    }
  }

  @Test("a tag finds the first node from the back, depth first, including the receiver")
  func tags() {
    let deep = ViewNode()
    deep.tag = 4
    nodes[1].addSubview(deep)
    parent.tag = 7
    #expect(parent.viewWithTag(7) === parent)
    #expect(parent.viewWithTag(3) === nodes[2])
    #expect(parent.viewWithTag(4) === deep)
    #expect(parent.viewWithTag(5) == nil)
  }
}
