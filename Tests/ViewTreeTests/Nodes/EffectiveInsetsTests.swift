// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Safe areas and margins on four sides")
struct EffectiveInsetsTests {
  private static func insets(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  nonisolated static let outer = EdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
  /// Frames in a view of 200 × 400 with these insets, and what is left of them.
  nonisolated static let overlaps: [(CGRect, EdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 200, height: 400), outer),
    (CGRect(x: -5, y: -6, width: 212, height: 413), outer),
    (
      CGRect(x: 5, y: 7, width: 191, height: 384),
      EdgeInsets(top: 33, left: 25, bottom: 11, right: 6)
    ),
    (
      CGRect(x: 29, y: 39, width: 162, height: 342),
      EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    ),
    (CGRect(x: 30, y: 40, width: 160, height: 340), .zero),
    (CGRect(x: 50, y: 60, width: 10, height: 10), .zero),
    (
      CGRect(x: 0, y: 60, width: 10, height: 10),
      EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    ),
    (
      CGRect(x: 60, y: 390, width: 10, height: 10),
      EdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    ),
  ]

  @Test("a view has the part of its superview's safe area that it overlaps", arguments: overlaps)
  func safeArea(frame: CGRect, expected: EdgeInsets) {
    let (root, node) = (ViewNode(), ViewNode(frame: frame))
    root.addSubview(node)
    let screen = Screen(
      size: CGSize(width: 200, height: 400), safeAreaInsets: Self.outer, rootNode: root)
    #expect(root.safeAreaInsets == Self.outer)
    #expect(node.safeAreaInsets == expected)
    node.additionalSafeAreaInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      node.safeAreaInsets
        == Self.insets(
          expected.top + 1, expected.left + 2, expected.bottom + 3, expected.right + 4))
    #expect(root.safeAreaInsets == Self.outer)
    #expect(
      node.safeAreaLayoutGuide.layoutFrame
        == CGRect(origin: .zero, size: frame.size).inset(by: node.safeAreaInsets))
    screen.rootNode = nil
    #expect(root.safeAreaInsets == .zero)
    #expect(node.safeAreaInsets == Self.insets(1, 2, 3, 4))
  }

  @Test("additional insets add up with those of the screen, also at the root")
  func additional() {
    let root = ViewNode()
    let screen = Screen(
      size: CGSize(width: 200, height: 400), safeAreaInsets: Self.outer, rootNode: root)
    root.additionalSafeAreaInsets = Self.insets(1, 2, 3, 4)
    #expect(root.safeAreaInsets == Self.insets(41, 32, 23, 14))
    #expect(root.layoutMargins == Self.insets(49, 40, 31, 22))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == Self.insets(8, 8, 8, 8))
    screen.safeAreaInsets = .zero
    #expect(root.safeAreaInsets == Self.insets(1, 2, 3, 4))
  }

  @Test(
    "a view that preserves its superview's margins has what it overlaps of them, or its own",
    arguments: overlaps, [CGFloat(0), 8, 28, 50])
  func margins(overlap: (CGRect, EdgeInsets), own: CGFloat) {
    let (frame, _) = overlap
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    root.layoutMargins = Self.outer
    let node = ViewNode(frame: frame)
    root.addSubview(node)
    node.layoutMargins = Self.insets(own, own, own, own)
    #expect(node.layoutMargins == Self.insets(own, own, own, own))
    node.preservesSuperviewLayoutMargins = true
    #expect(
      node.layoutMargins
        == Self.insets(
          max(own, 40 - frame.minY), max(own, 30 - frame.minX),
          max(own, 20 - (400 - frame.maxY)), max(own, 10 - (200 - frame.maxX))))
    let inner = ViewNode(frame: CGRect(origin: .zero, size: frame.size))
    inner.layoutMargins = .zero
    node.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == node.layoutMargins)
    #expect(
      inner.layoutMarginsGuide.layoutFrame
        == CGRect(origin: .zero, size: frame.size).inset(by: node.layoutMargins))
  }

  @Test("margins by side and by direction determine each other in both directions")
  func directions() {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    node.layoutMargins = Self.insets(1, 2, 3, 4)
    #expect(
      node.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    node.semanticContentAttribute = .forceRightToLeft
    #expect(node.layoutMargins == Self.insets(1, 2, 3, 4))
    #expect(
      node.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    let given = DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    node.directionalLayoutMargins = given
    #expect(node.directionalLayoutMargins == given)
    #expect(node.layoutMargins == Self.insets(5, 8, 7, 6))
    node.semanticContentAttribute = .unspecified
    #expect(node.directionalLayoutMargins == given)
    #expect(node.layoutMargins == Self.insets(5, 6, 7, 8))
  }

  @Test("insets with one side that is no number are rejected", arguments: 0..<4)
  func notFinite(side: Int) {
    let node = rooted(100, 100)
    let before = Self.insets(1, 2, 3, 4)
    node.layoutMargins = before
    node.additionalSafeAreaInsets = before
    var sides: [CGFloat] = [9, 9, 9, 9]
    sides[side] = .nan
    node.layoutMargins = Self.insets(sides[0], sides[1], sides[2], sides[3])
    node.directionalLayoutMargins = DirectionalEdgeInsets(
      top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    node.additionalSafeAreaInsets = Self.insets(sides[0], sides[1], sides[2], sides[3])
    #expect(node.layoutMargins == Self.insets(2, 4, 6, 8))
    #expect(node.additionalSafeAreaInsets == before)
    #expect(
      node.layoutProblems == Array(repeating: .nonFiniteInsets(node: "ViewNode"), count: 3))
  }

  @Test("the built-in guides are inside the insets of all four sides")
  func guides() {
    let node = ViewNode(frame: CGRect(x: 5, y: 6, width: 300, height: 400))
    node.layoutMargins = Self.outer
    #expect(
      node.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 40, width: 260, height: 340))
    #expect(
      node.readableContentGuide.layoutFrame == CGRect(x: 30, y: 40, width: 260, height: 340))
    #expect(node.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 400))
    node.frame.size.width = 672 + 40 + 100
    #expect(
      node.readableContentGuide.layoutFrame == CGRect(x: 80, y: 40, width: 672, height: 340))
  }

  /// Records the calls about insets.
  private final class Listening: ViewNode {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() { calls.append("safe \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top)") }
  }

  @Test("views are told of changed insets once, from the outside in, and of none that stay")
  func told() {
    let nodes = (0..<4).map { _ in Listening() }
    for (node, y) in zip(nodes, [0, 10, 200, 0] as [CGFloat]) {
      node.frame = CGRect(x: 0, y: y, width: 100, height: 100)
    }
    let (root, over, below, plain) = (nodes[0], nodes[1], nodes[2], nodes[3])
    for node in [over, below] { root.addSubview(node) }
    over.addSubview(plain)
    plain.insetsLayoutMarginsFromSafeArea = false
    let screen = Screen(size: CGSize(width: 100, height: 300), rootNode: root)
    for node in nodes { node.calls = [] }
    screen.safeAreaInsets = Self.insets(30, 0, 0, 0)
    #expect(root.calls == ["safe 30.0", "margins 38.0"])
    #expect(over.calls == ["safe 20.0", "margins 28.0"])
    #expect(below.calls.isEmpty)
    #expect(plain.calls == ["safe 20.0"])
    for node in nodes { node.calls = [] }
    screen.safeAreaInsets = Self.insets(30, 0, 0, 0)
    root.additionalSafeAreaInsets = .zero
    #expect(nodes.allSatisfy { $0.calls.isEmpty })
    screen.safeAreaInsets = .zero
    #expect(root.calls == ["safe 0.0", "margins 8.0"])
    #expect(over.calls == ["safe 0.0", "margins 8.0"])
    #expect(below.calls.isEmpty && plain.calls == ["safe 0.0"])
  }

  @Test("a view that comes into a safe area is told, and one that comes without any isn't")
  func entering() {
    for top in [0, 30] as [CGFloat] {
      let (root, node) = (ViewNode(), Listening(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      let screen = Screen(
        size: CGSize(width: 100, height: 300), safeAreaInsets: Self.insets(top, 0, 0, 0),
        rootNode: root)
      root.addSubview(node)
      #expect(node.calls == (top == 0 ? [] : ["safe 30.0", "margins 38.0"]))
      #expect(node.safeAreaInsets.top == top && node.window === screen)
    }
  }

  @Test("changed insets have the view laid out, and everything inside")
  func layouts() {
    let root = CountingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (inner, keeping) = (CountingNode(), CountingNode())
    for node in [inner, keeping] {
      node.frame = root.bounds
      root.addSubview(node)
    }
    keeping.preservesSuperviewLayoutMargins = true
    func layouts(_ change: () -> Void) -> [Int] {
      root.layoutIfNeeded()
      for node in [root, inner, keeping] { node.layouts = 0 }
      change()
      root.layoutIfNeeded()
      return [root, inner, keeping].map(\.layouts)
    }
    #expect(layouts { root.layoutMargins = Self.outer } == [1, 0, 1])
    #expect(layouts { root.additionalSafeAreaInsets.top = 5 } == [1, 1, 1])
    #expect(layouts { inner.directionalLayoutMargins.leading = 3 } == [0, 1, 0])
  }
}
