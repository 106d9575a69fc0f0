// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// Large and deep trees: work is counted and must grow linearly.
@Suite("Scale")
struct ScaleTests {
  /// Returns rows below each other with nine leaves each: ten nodes per row.
  private func column(_ rows: Int) -> ViewNode {
    let root = rooted(1000, 1000)
    var last: ViewNode?
    for _ in 0..<rows {
      let row = constrained()
      root.addSubview(row)
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: last?.bottomAnchor ?? root.topAnchor),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.heightAnchor.constraint(equalToConstant: 10),
      ])
      for place in 0..<9 {
        let leaf = ViewNode(frame: CGRect(x: 10 * place, y: 0, width: 10, height: 10))
        row.addSubview(leaf)
      }
      last = row
    }
    return root
  }

  @Test("100,000 nodes are built, laid out, reported, changed, and released")
  func wide() throws {
    var root: ViewNode? = column(10_000)
    let last = root?.subviews.last
    root?.layoutIfNeeded()
    #expect(last?.frame == CGRect(x: 0, y: 99_990, width: 1000, height: 10))
    #expect(root?.layoutReport().isEmpty == true)
    root?.frame.size.width = 500
    root?.layoutIfNeeded()
    #expect(last?.frame.width == 500)
    #expect(root?.hitTest(CGPoint(x: 5, y: 995), with: nil) != nil)
    weak let observed = root
    root = nil
    #expect(observed == nil && last?.superview == nil)
  }

  @Test("the work of a layout grows linearly with the tree")
  func linear() throws {
    func work(_ rows: Int) throws -> LayoutWork {
      let root = column(rows)
      root.layoutIfNeeded()
      return try #require(root.ownEngine).work
    }
    let (small, large) = (try work(500), try work(2000))
    #expect(large.values <= 4 * small.values + 100)
    #expect(large.rows <= 4 * small.rows + 100)
    #expect(large.addedRows <= 4 * small.addedRows + 100)
    #expect(large.frames <= 4 * small.frames + 100)
  }

  /// Returns nested nodes, each a point further right than its superview.
  private func chain(_ depth: Int) -> (root: ViewNode, innermost: ViewNode) {
    let root = rooted(30_000, 10)
    var node = root
    for _ in 0..<depth {
      let child = constrained()
      node.addSubview(child)
      LayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: node.leadingAnchor, constant: 1),
        child.trailingAnchor.constraint(equalTo: node.trailingAnchor),
        child.topAnchor.constraint(equalTo: node.topAnchor),
        child.bottomAnchor.constraint(equalTo: node.bottomAnchor),
      ])
      node = child
    }
    return (root, node)
  }

  @Test(
    "10,000 levels are laid out, reported, explained, searched, changed, and released on a small stack"
  )
  func deep() {
    onSmallStack {
      let (root, innermost) = chain(10_000)
      root.layoutIfNeeded()
      #expect(innermost.frame == CGRect(x: 1, y: 0, width: 20_000, height: 10))
      #expect(root.layoutReport().isEmpty)
      #expect(innermost.explain(.leading).value == 1)
      #expect(!innermost.hasAmbiguousLayout)
      #expect(root.hitTest(CGPoint(x: 20_000, y: 5), with: nil) === innermost)
      innermost.isAccessibilityElement = true
      innermost.accessibilityLabel = "inside"
      #expect(root.accessibilityTree().contains("inside"))
      root.frame.size.width = 31_000
      root.layoutIfNeeded()
      #expect(innermost.frame.width == 21_000)
      root.semanticContentAttribute = .forceRightToLeft
      root.layoutIfNeeded()
      root.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
      root.layoutIfNeeded()
      #expect(innermost.frame.minX == 0)
      let size = root.subviews[0].systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 9_999, height: 0))
      root.subviews[0].removeFromSuperview()
      root.layoutIfNeeded()
    }
  }

  @Test("the work of nested nodes grows linearly with their depth")
  func linearInDepth() throws {
    func work(_ depth: Int) throws -> LayoutWork {
      let (root, _) = chain(depth)
      root.layoutIfNeeded()
      root.frame.size.width = 31_000
      root.layoutIfNeeded()
      return try #require(root.ownEngine).work
    }
    let (small, large) = (try work(500), try work(2000))
    #expect(large.values <= 4 * small.values + 100)
    #expect(large.rows <= 4 * small.rows + 100)
    #expect(large.frames <= 4 * small.frames + 100)
  }

  @Test("nodes that join a laid-out tree late, all at once, are visited once each")
  func late() throws {
    let root = rooted(1000, 1000)
    func add(_ count: Int) {
      for _ in 0..<count {
        let node = SizedNode(5, 5)
        root.addSubview(node)
        node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
    }
    add(10)
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    let before = engine.work.comparedNeighbors
    add(2000)
    root.layoutIfNeeded()
    #expect(engine.work.comparedNeighbors - before <= 4000)
  }

  @Test("nodes that are inserted one by one in one place don't renumber others")
  func inserted() throws {
    for isAtFront in [true, false] {
      let root = rooted(1000, 1000)
      func insert(at place: Int) {
        let node = SizedNode(5, 5)
        root.insertSubview(node, at: place)
        node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
      for place in 0..<50 { insert(at: place) }
      root.layoutIfNeeded()
      let engine = try #require(root.ownEngine)
      for turn in 0..<400 {
        insert(at: isAtFront ? 0 : 25 + turn)
        root.layoutIfNeeded()
      }
      // Each is given a number, and nobody has to make room.
      #expect(engine.work.renumberedItems == 400)
      // Without a horizontal constraint the first in the tree decide first; all are as they should be.
      #expect(root.subviews.count == 450)
      let orders = root.subviews.map { engine.items[Int(engine.index(of: $0))].order }
      #expect(orders == orders.sorted() && Set(orders).count == orders.count)
    }
  }

  @Test(
    "nodes for which there is no room between two others are in order too",
    arguments: [(20, 1), (14, 100)])
  func withoutRoom(turns: Int, count: Int) throws {
    let root = rooted(1000, 1000)
    func insert(at place: Int) {
      let node = SizedNode(5, 5)
      root.insertSubview(node, at: place)
      node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    for place in 0..<4 { insert(at: place) }
    root.layoutIfNeeded()
    // Each turn halves the room after the first node.
    for _ in 0..<turns {
      for place in [1, root.subviews.count - 1] {
        insert(at: place)
        root.layoutIfNeeded()
      }
    }
    for _ in 0..<count { insert(at: 1) }
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    let orders = root.subviews.map { engine.items[Int(engine.index(of: $0))].order }
    #expect(orders == orders.sorted() && Set(orders).count == 4 + 2 * turns + count)
  }
}
