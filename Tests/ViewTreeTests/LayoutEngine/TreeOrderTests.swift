// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewTree

@Suite("The order of views in conflicts")
struct TreeOrderTests {
  let root = rooted(300, 300)

  /// A view with a size, to be inserted into the root.
  private func box(_ width: CGFloat = 10) -> ViewNode {
    let box = constrained()
    box.widthAnchor.constraint(equalToConstant: width).isActive = true
    return box
  }

  /// Returns whether the numbers of the views increase from the root on, in the order of the tree.
  private func isInOrder() throws -> Bool {
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    let orders = ([root] + root.subviews).map { engine.items[Int($0.engineIndex)].order }
    return zip(orders, orders.dropFirst()).allSatisfy { $0 < $1 }
  }

  @Test("many views that are added at the front and at the end at once are in order")
  func bothEnds() throws {
    for _ in 0..<3 { root.addSubview(box()) }
    #expect(try isInOrder())
    for _ in 0..<40 {
      root.insertSubview(box(), at: 0)
      root.addSubview(box())
    }
    #expect(try isInOrder())
    for index in 0..<80 { root.insertSubview(box(), at: index * 2) }
    #expect(try isInOrder())
    #expect(root.subviews.count == 163)
  }

  @Test("views inserted again and again at two places in turn are in order, however many")
  func exhausted() throws {
    let (first, second) = (box(), box())
    for node in [first, box(), second, box()] { root.addSubview(node) }
    #expect(try isInOrder())
    for _ in 0..<24 {
      for place in [first, second] {
        root.insertSubview(box(), aboveSubview: place)
        #expect(try isInOrder())
      }
    }
    // Numbers are assigned anew from the beginning.
    let engine = try #require(root.ownEngine)
    #expect(engine.treeOrder.last <= (root.subviews.count + 1) << 36)
  }

  @Test("many views at one crowded place are in order, too")
  func manyInCrowd() throws {
    let (first, second) = (box(), box())
    for node in [first, box(), second, box()] { root.addSubview(node) }
    for _ in 0..<4 {
      for place in [first, second] {
        for _ in 0..<70 { root.insertSubview(box(), aboveSubview: place) }
        #expect(try isInOrder())
      }
    }
  }

  @Test("views that a removal finds before the first layout are in order afterward")
  func beforeFirstLayout() throws {
    let boxes = (0..<5).map { _ in box() }
    for box in boxes { root.addSubview(box) }
    for box in boxes.reversed() {
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    boxes[2].removeFromSuperview()
    #expect(try isInOrder())
    let engine = try #require(root.ownEngine)
    #expect(engine.treeOrder.last == 5 << 36)
    #expect(engine.newGuides.count == 0)
  }

  @Test("of two required widths in a row, that of the view that comes first wins after each move")
  func winner() {
    let (a, b) = (constrained("a"), constrained("b"))
    for node in [a, b] { root.addSubview(node) }
    LayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 10), b.widthAnchor.constraint(equalToConstant: 20),
      a.leftAnchor.constraint(equalTo: b.leftAnchor),
      a.rightAnchor.constraint(equalTo: b.rightAnchor),
    ])
    func width() -> CGFloat {
      root.layoutIfNeeded()
      return a.frame.width
    }
    #expect(width() == 10)
    root.sendSubviewToBack(b)
    #expect(width() == 20)
    root.bringSubviewToFront(b)
    #expect(width() == 10)
    root.insertSubview(a, aboveSubview: b)
    #expect(width() == 20)
  }

  @Test("guides are processed once")
  func guides() throws {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let box = box()
    root.addSubview(box)
    box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 8 && guide.layoutFrame.width == 5)
    let engine = try #require(root.ownEngine)
    #expect(engine.newGuides.count == 0)
  }
}
