// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Items of the layout engine")
struct EngineItemTests {
  /// A view that is laid out by a frame inside its own.
  private final class InsetView: ViewNode {
    let insets: EdgeInsets

    init(_ insets: EdgeInsets) {
      self.insets = insets
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var alignmentRectInsets: EdgeInsets { insets }
  }

  private func pin(_ node: ViewNode, in root: ViewNode, _ place: CGPoint, _ size: CGSize) {
    root.addSubview(node)
    LayoutConstraint.activate([
      node.leftAnchor.constraint(equalTo: root.leftAnchor, constant: place.x),
      node.topAnchor.constraint(equalTo: root.topAnchor, constant: place.y),
      node.widthAnchor.constraint(equalToConstant: size.width),
      node.heightAnchor.constraint(equalToConstant: size.height),
    ])
  }

  @Test("a view that takes the place of another has none of its insets, direction, or lengths")
  func reusedIndex() throws {
    let root = rooted(200, 100)
    for _ in 0..<3 {
      let old = InsetView(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      old.semanticContentAttribute = .forceRightToLeft
      let inside = SizedNode(6, 6)
      old.addSubview(inside)
      inside.leadingAnchor.constraint(equalTo: old.leadingAnchor).isActive = true
      pin(old, in: root, CGPoint(10, 20), CGSize(width: 30, height: 40))
      root.layoutIfNeeded()
      #expect(old.frame == CGRect(x: 8, y: 19, width: 36, height: 44))
      #expect(inside.frame.maxX == 32)
      let engine = try #require(root.ownEngine)
      let index = engine.index(of: old)
      #expect(engine.hasInsets && index >= 0)
      old.removeFromSuperview()
      #expect(engine.index(of: old) == -1 && old.engineIndex == -1 && !engine.hasInsets)
      root.layoutIfNeeded()
      let new = constrained()
      let content = SizedNode(6, 6)
      new.addSubview(content)
      content.leadingAnchor.constraint(equalTo: new.leadingAnchor).isActive = true
      pin(new, in: root, CGPoint(11, 21), CGSize(width: 31, height: 41))
      root.layoutIfNeeded()
      #expect(new.frame == CGRect(x: 11, y: 21, width: 31, height: 41))
      #expect(content.frame == CGRect(x: 0, y: 0, width: 6, height: 6))
      #expect(engine.items.count <= 4)
      new.removeFromSuperview()
    }
  }

  @Test("a view comes and goes, and the tables don't grow")
  func constantMemory() throws {
    let root = rooted(200, 100)
    let node = constrained()
    let guide = LayoutGuide()
    node.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: node.widthAnchor).isActive = true
    var counts: Set<[Int]> = []
    for turn in 0..<6 {
      pin(node, in: root, CGPoint(CGFloat(turn), 3), CGSize(width: 9, height: 9))
      root.layoutIfNeeded()
      #expect(node.frame == CGRect(x: CGFloat(turn), y: 3, width: 9, height: 9))
      #expect(guide.layoutFrame.width == 9)
      let engine = try #require(root.ownEngine)
      if turn > 0 { counts.insert([engine.items.count, engine.rows.count]) }
      LayoutConstraint.deactivate(node.constraints.filter { $0.firstItem === node })
      node.removeFromSuperview()
      #expect(guide.layoutFrame.width == 9 && engine.index(of: guide) == -1)
      root.layoutIfNeeded()
    }
    #expect(counts.count == 1)
  }

  @Test("items outside the tree have no index, and no explanation")
  func outside() throws {
    let (root, other) = (rooted(100, 100), rooted(100, 100))
    let (node, stranger) = (constrained(), constrained())
    pin(node, in: root, .zero, .zero)
    pin(stranger, in: other, .zero, .zero)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    let guide = LayoutGuide()
    for item in [stranger, other, guide, ViewNode()] as [LayoutItem] {
      #expect(engine.index(of: item) == -1)
      #expect(engine.register(item) == -1)
      #expect(engine.explanation(of: item, .width) == nil)
    }
    stranger.addLayoutGuide(guide)
    #expect(engine.register(guide) == -1 && engine.explanation(of: guide, .width) == nil)
    #expect(engine.register(node) == engine.index(of: node))
    #expect(engine.explanation(of: node, .notAnAttribute) == nil)
    #expect(engine.explanation(of: root, .width)?.value == 100)
  }

  @Test("an item that is registered brings its ancestors, each once")
  func chain() throws {
    let root = rooted(100, 100)
    let chain = (0..<5).map { _ in ViewNode(frame: CGRect(x: 1, y: 2, width: 50, height: 60)) }
    for (above, below) in zip([root] + chain, chain) { above.addSubview(below) }
    pin(constrained(), in: root, .zero, .zero)
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    #expect(engine.index(of: chain[0]) == -1)
    let guide = LayoutGuide()
    chain[4].addLayoutGuide(guide)
    let index = engine.register(guide)
    #expect(index >= 0 && engine.register(guide) == index)
    let indexes = chain.map { engine.index(of: $0) }
    #expect(indexes.allSatisfy { $0 > 0 } && Set(indexes).count == 5)
    #expect(indexes.map { engine.items[Int($0)].parent } == [0] + indexes.dropLast())
    #expect(engine.items[Int(index)].parent == indexes[4])
    #expect(engine.items[Int(indexes[4])].firstGuide == index)
    for known in [0] + indexes {
      #expect(engine.items[Int(known)].flags.contains(.hasSubitems))
    }
    #expect(!engine.items[Int(index)].flags.contains(.hasSubitems))
    #expect(engine.items[Int(index)].flags.contains(.isGuide))
  }

  @Test("a tree that becomes part of another takes its constraints along, and its engine ends")
  func joined() throws {
    let (outer, inner) = (rooted(300, 300), rooted(100, 100))
    let (box, label) = (constrained(), SizedNode(20, 10))
    pin(box, in: inner, CGPoint(5, 6), CGSize(width: 40, height: 30))
    box.addSubview(label)
    let guide = LayoutGuide()
    inner.addLayoutGuide(guide)
    LayoutConstraint.activate([
      label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -1),
      guide.leftAnchor.constraint(equalTo: box.rightAnchor),
    ])
    inner.layoutIfNeeded()
    let former = try #require(inner.ownEngine)
    let marker = SizedNode(1, 1)
    outer.addSubview(marker)
    marker.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2).isActive = true
    outer.layoutIfNeeded()
    inner.frame.origin = CGPoint(30, 40)
    outer.addSubview(inner)
    #expect(inner.ownEngine == nil && former.isTornDown && former.items.count == 0)
    #expect(former.rows.count == 0 && !former.needsSolve)
    for item in [inner, box, label, guide] as [LayoutItem] { #expect(item.engineIndex == -1) }
    #expect(former.register(box) == -1)
    marker.leftAnchor.constraint(equalTo: box.rightAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 40, width: 100, height: 100))
    #expect(box.frame == CGRect(x: 5, y: 6, width: 40, height: 30))
    #expect(label.frame.maxX == 39 && marker.frame.minX == 75)
    #expect(guide.layoutFrame.minX == 45)
    // And becomes a root again, without what tied it to the other tree.
    inner.removeFromSuperview()
    #expect(marker.frame.minX == 75 && outer.constraints.count == 1)
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 3).isActive = true
    inner.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 6, width: 40, height: 30))
    #expect(marker.frame.origin == CGPoint(0, 2))
    #expect(inner.ownEngine !== outer.ownEngine && inner.ownEngine != nil)
  }

  @Test("constraints from above end with the view that leaves, and those of others stay")
  func leaving() {
    let root = rooted(200, 200)
    let (stays, leaves, inner) = (constrained(), constrained(), SizedNode(10, 10))
    pin(stays, in: root, CGPoint(1, 1), CGSize(width: 50, height: 50))
    pin(leaves, in: root, CGPoint(60, 60), CGSize(width: 50, height: 50))
    leaves.addSubview(inner)
    let guide = LayoutGuide()
    leaves.addLayoutGuide(guide)
    let outside = [
      inner.topAnchor.constraint(equalTo: stays.topAnchor),
      guide.leftAnchor.constraint(equalTo: stays.leftAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor),
    ]
    let inside = [
      inner.leftAnchor.constraint(equalTo: leaves.leftAnchor, constant: 7),
      guide.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ]
    for isLaidOut in [true, false] {
      LayoutConstraint.activate(outside + inside)
      if isLaidOut { root.layoutIfNeeded() }
      let count = root.constraints.count
      leaves.removeFromSuperview()
      #expect(!outside.contains { $0.isActive } && !inside.contains { !$0.isActive })
      // Those of the two edges of the view itself as well, if they were active.
      #expect(root.constraints.count == count - (isLaidOut ? 5 : 3))
      root.layoutIfNeeded()
      #expect(stays.frame == CGRect(x: 1, y: 1, width: 50, height: 50))
      root.addSubview(leaves)
      root.layoutIfNeeded()
      #expect(inner.frame.minX == 7 && guide.layoutFrame.height == 10)
      #expect(leaves.frame.size == CGSize(width: 50, height: 50))
    }
  }

  @Test("a view that only moves to the front keeps its constraints and its place")
  func reordered() {
    let root = rooted(200, 200)
    let nodes = (0..<3).map { _ in constrained() }
    for (number, node) in nodes.enumerated() {
      pin(node, in: root, CGPoint(CGFloat(number) * 10, 4), CGSize(width: 8, height: 8))
    }
    root.layoutIfNeeded()
    let count = root.constraints.count
    root.bringSubviewToFront(nodes[0])
    root.sendSubviewToBack(nodes[2])
    root.layoutIfNeeded()
    #expect(root.constraints.count == count)
    #expect(nodes.map(\.frame.minX) == [0, 10, 20])
  }

  /// A view that counts how often its insets are asked for.
  private final class AskedView: ViewNode {
    var count = 0

    override var alignmentRectInsets: EdgeInsets {
      count += 1
      return .zero
    }
  }

  @Test("each view is asked for its insets once, also the root, however often it is referred to")
  func askedOnce() throws {
    let root = AskedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let nodes = (0..<3).map { _ in AskedView() }
    for (number, node) in nodes.enumerated() {
      node.translatesAutoresizingMaskIntoConstraints = false
      pin(node, in: root, CGPoint(CGFloat(number), 1), CGSize(width: 5, height: 5))
    }
    root.layoutIfNeeded()
    nodes[1].widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor).isActive = true
    root.widthAnchor.constraint(greaterThanOrEqualTo: nodes[2].widthAnchor).isActive = true
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    for node in [root] + nodes { _ = engine.register(node) }
    #expect(nodes[0].explain(.left).value == 0)
    #expect(root.count == 1 && nodes.map(\.count) == [1, 1, 1])
    nodes[0].removeFromSuperview()
    pin(nodes[0], in: root, .zero, CGSize(width: 5, height: 5))
    root.layoutIfNeeded()
    #expect(root.count == 1 && nodes.map(\.count) == [2, 1, 1])
  }
}
