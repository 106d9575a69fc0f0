// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// What comes first in the tree wins, however the tree came about.
@Suite("Winners in edited trees")
struct WinnerTests {
  /// A view that requires the root to be as wide as its own number of points.
  private static func wish(_ number: Int) -> ViewNode {
    let node = constrained("w\(number)")
    node.tag = number
    return node
  }

  private static func require(_ node: ViewNode, in root: ViewNode) {
    // Held by the view: its width is required, and so is that of the root.
    node.widthAnchor.constraint(equalToConstant: CGFloat(node.tag)).isActive = true
    node.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5).isActive = true
  }

  /// The views in the order of the tree.
  private static func views(_ root: ViewNode) -> [ViewNode] {
    root.subviews.flatMap { [$0] + views($0) }
  }

  private static func numbers(_ root: ViewNode) throws -> [Int] {
    let engine = try #require(root.ownEngine)
    return views(root).map { engine.items[Int(engine.index(of: $0))].order }
  }

  @Test("after any moves, additions, and removals, all are numbered in order", arguments: 0..<40)
  func edits(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed) + 500)
    let root = rooted(300, 300)
    var count = 0
    func make() -> ViewNode {
      count += 1
      let node = constrained("n\(count)")
      node.heightAnchor.constraint(equalToConstant: CGFloat(count)).isActive = true
      return node
    }
    for _ in 0..<5 { root.addSubview(make()) }
    for turn in 0..<12 {
      for _ in 0...dice.next(below: 4) {
        let all = Self.views(root)
        let parent =
          dice.next(below: 3) == 0 || all.isEmpty ? root : all[dice.next(below: all.count)]
        switch dice.next(below: 6) {
        case 0, 1: parent.insertSubview(make(), at: dice.next(below: parent.subviews.count + 1))
        case 2:
          let batch = (0..<dice.next(below: 90)).map { _ in make() }
          let place = dice.next(below: parent.subviews.count + 1)
          for node in turn % 2 == 0 ? batch : batch.reversed() {
            parent.insertSubview(node, at: min(place, parent.subviews.count))
          }
        case 3:
          if let node = parent.subviews.first { parent.bringSubviewToFront(node) }
        case 4:
          if let node = parent.subviews.last { parent.sendSubviewToBack(node) }
        default:
          if parent !== root, let superview = parent.superview {
            let inner = superview.subviews.first { $0 !== parent }
            if dice.next(below: 2) == 0 { parent.removeFromSuperview() }
            if let inner, parent.superview != nil { parent.addSubview(inner) }
          }
        }
      }
      root.layoutIfNeeded()
      let numbers = try Self.numbers(root)
      #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    }
  }

  @Test(
    "of required widths, that of the first view holds, after each kind of edit", arguments: 0..<30)
  func winners(seed: Int) {
    var dice = Dice(seed: UInt64(seed) + 900)
    let root = rooted(0, 100)
    var views = (1...6).map { Self.wish($0 * 10) }
    for (number, view) in views.enumerated() {
      // Some of them in the others.
      let parent = number > 1 && dice.next(below: 2) == 0 ? views[number - 1] : root
      parent.addSubview(view)
      Self.require(view, in: root)
    }
    for _ in 0..<8 {
      root.layoutIfNeeded()
      let first = Self.views(root)[0]
      // The first one in the tree has the width that it requires.
      #expect(first.frame.width == CGFloat(first.tag))
      #expect(root.bounds.width == CGFloat(first.tag) * 2)
      switch dice.next(below: 4) {
      case 0: root.bringSubviewToFront(root.subviews[0])
      case 1: root.sendSubviewToBack(root.subviews[root.subviews.count - 1])
      case 2:
        let new = Self.wish(70 + dice.next(below: 9) * 10)
        root.insertSubview(new, at: 0)
        Self.require(new, in: root)
        views.append(new)
      default:
        if root.subviews.count > 1 { root.subviews[0].removeFromSuperview() }
      }
    }
  }
}
