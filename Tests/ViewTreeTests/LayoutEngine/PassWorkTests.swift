// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Work of layout passes")
struct PassWorkTests {
  private final class Log {
    var entries: [String] = []
  }

  private final class LoggingNode: ViewNode {
    let log: Log
    var during: (() -> Void)?

    init(_ name: String, _ log: Log, _ children: LoggingNode...) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      accessibilityIdentifier = name
      for child in children { addSubview(child) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      log.entries.append(accessibilityIdentifier ?? "")
      super.layoutSubviews()
      let during = during
      self.during = nil
      during?()
    }
  }

  private let log = Log()

  private func node(_ name: String) -> LoggingNode { LoggingNode(name, log) }

  /// The names of the nodes that a layout through a node lays out, in order.
  private func layouts(_ node: ViewNode) -> String {
    log.entries = []
    node.layoutIfNeeded()
    return log.entries.joined(separator: " ")
  }

  @Test("the number of nodes visited for updates is that of the nodes that may have one")
  func updateCounts() {
    let root = ViewNode()
    let nodes = (0..<5).map { _ in ViewNode() }
    // A root with three views, the middle one of which has two inside.
    for node in nodes[..<3] { root.addSubview(node) }
    for node in nodes[3...] { nodes[1].addSubview(node) }
    #expect(ConstraintUpdates.run(below: root) == 6)
    #expect(([root] + nodes).allSatisfy { !$0.passState.contains(.needsUpdateConstraints) })
    // The pass that follows has nothing to update, and clears the marks of the subtrees.
    root.layoutIfNeeded()
    root.setNeedsUpdateConstraints()
    #expect(ConstraintUpdates.run(below: root) == 1)
    nodes[2].setNeedsUpdateConstraints()
    #expect(ConstraintUpdates.run(below: root) == 4)
    root.layoutIfNeeded()
    nodes[4].setNeedsUpdateConstraints()
    #expect(ConstraintUpdates.run(below: nodes[2]) == 0)
    #expect(ConstraintUpdates.run(below: nodes[1]) == 3)
    // Content that only has another size isn't visited.
    root.layoutIfNeeded()
    nodes[0].invalidateIntrinsicContentSize()
    #expect(ConstraintUpdates.run(below: root) == 0)
  }

  @Test("a subtree is laid out with the ancestors that need it, the outermost first")
  func ancestors() {
    let (d, c2) = (node("d"), node("c2"))
    let c = LoggingNode("c", log, d)
    let b = LoggingNode("b", log, c, c2)
    let sibling = node("sibling")
    let a = LoggingNode("a", log, b, sibling)
    #expect(layouts(c) == "a b c d")
    #expect(layouts(c) == "")
    #expect(layouts(b) == "c2")
    #expect(layouts(a) == "sibling")
    #expect(layouts(a) == "")
    for marked in [a, c, sibling] { marked.setNeedsLayout() }
    #expect(layouts(d) == "a c")
    #expect(layouts(a) == "sibling")
    b.setNeedsLayout()
    #expect(layouts(sibling) == "")
    #expect(layouts(c2) == "b")
    #expect(layouts(a) == "")
  }

  @Test("views with and without subviews are laid out from back to front, each before its subviews")
  func order() {
    let tree = LoggingNode(
      "root", log, node("a"), LoggingNode("b", log, node("b1"), LoggingNode("b2", log, node("x"))),
      node("c"), LoggingNode("d", log, node("d1")), node("e"))
    #expect(layouts(tree) == "root a b b1 b2 x c d d1 e")
    for name in ["e", "d1", "b2", "a"] { mark(name, below: tree) }
    #expect(layouts(tree) == "a b2 d1 e")
  }

  private func mark(_ name: String, below node: ViewNode) {
    if node.accessibilityIdentifier == name { node.setNeedsLayout() }
    for child in node.subviews { mark(name, below: child) }
  }

  @Test("a view that gets subviews during its layout lays them out in the same pass")
  func growing() {
    let (leaf, next) = (node("leaf"), node("next"))
    let root = LoggingNode("root", log, leaf, next)
    #expect(layouts(root) == "root leaf next")
    leaf.during = { [log] in leaf.addSubview(LoggingNode("inner", log)) }
    leaf.setNeedsLayout()
    next.setNeedsLayout()
    let names = layouts(root).split(separator: " ")
    #expect(names.first == "leaf" && Set(names) == ["leaf", "inner", "next"])
    #expect(names.filter { $0 == "inner" }.count == 1 && names.filter { $0 == "next" }.count == 1)
    #expect(layouts(root) == "")
  }

  @Test("a change of an earlier or later sibling during the layout is made in the same call")
  func siblings() {
    let (first, middle, last) = (node("first"), node("middle"), node("last"))
    let root = LoggingNode("root", log, first, middle, last)
    _ = layouts(root)
    middle.during = {
      first.setNeedsLayout()
      last.setNeedsLayout()
    }
    middle.setNeedsLayout()
    #expect(layouts(root) == "middle last first")
    middle.during = { root.setNeedsLayout() }
    middle.setNeedsLayout()
    #expect(layouts(root) == "middle root")
    #expect(layouts(root) == "")
  }

  @Test("a layout within a layout is part of it, and the outer one ends the pass")
  func nested() {
    let (inner, later) = (node("inner"), node("later"))
    let outer = LoggingNode("outer", log, inner)
    let root = LoggingNode("root", log, outer, later)
    _ = layouts(root)
    var isInPass = false
    outer.during = {
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      isInPass = root.passState.contains(.inLayoutPass)
    }
    for marked in [outer, later] { marked.setNeedsLayout() }
    #expect(layouts(root) == "outer inner later")
    #expect(isInPass && !root.passState.contains(.inLayoutPass))
  }

  @Test("a tree in which nothing is pending is not laid out, and no engine is made without need")
  func nothing() {
    let root = LoggingNode("root", log, node("a"))
    #expect(layouts(root) == "root a" && root.ownEngine == nil)
    #expect(layouts(root) == "")
    root.subviews[0].frame.size.width = 50
    #expect(layouts(root) == "a" && root.ownEngine == nil)
    root.subviews[0].widthAnchor.constraint(equalToConstant: 5).isActive = true
    _ = layouts(root)
    #expect(root.ownEngine != nil)
  }

  @Test("a layout that settles in the last round isn't reported, and one round more is")
  func rounds() {
    #expect(LayoutPass.roundLimit == 16)
    for (turns, isReported) in [(15, false), (16, true)] {
      let log = Log()
      let root = LoggingNode("root", log)
      root.layoutDiagnosticsHandler = { _ in }
      func again(_ count: Int) {
        guard count > 0 else { return }
        root.during = {
          root.setNeedsLayout()
          again(count - 1)
        }
      }
      again(turns)
      root.layoutIfNeeded()
      #expect(log.entries.count == 16)
      #expect(root.layoutProblems.isEmpty == !isReported)
      root.layoutIfNeeded()
      #expect(log.entries.count == (isReported ? 17 : 16))
    }
  }
}
