// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Margins, safe area, and screens")
struct MarginTests {
  @Test("margins are 8 until set, and both ways of setting them agree")
  func defaults() {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(node.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(node.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    node.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(node.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    node.semanticContentAttribute = .forceRightToLeft
    #expect(node.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("the superview's margins are preserved where they overlap", arguments: [(5, 15), (15, 8)])
  func preserved(gap: CGFloat, expected: CGFloat) {
    let root = rooted(200, 200)
    root.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = constrained()
    child.preservesSuperviewLayoutMargins = true
    let inner = SizedNode(10, 10)
    root.addSubview(child)
    child.addSubview(inner)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: gap),
      child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -30),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
      LayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: child, attribute: .leftMargin,
        multiplier: 1, constant: 0),
      inner.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.layoutMargins == EdgeInsets(top: 8, left: expected, bottom: 8, right: 8))
    #expect(inner.frame.origin == CGPoint(x: expected, y: 8))
  }

  @Test("the safe area affects the nodes that it overlaps, and no others")
  func safeArea() {
    let root = ViewNode()
    let screen = Screen(
      size: CGSize(width: 375, height: 812),
      safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0), rootNode: root)
    let under = constrained()
    let inside = constrained()
    let pinned = SizedNode(10, 10)
    for node in [under, inside, pinned] { root.addSubview(node) }
    LayoutConstraint.activate([
      under.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      under.heightAnchor.constraint(equalToConstant: 100),
      inside.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      inside.heightAnchor.constraint(equalToConstant: 100),
      pinned.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 375, height: 812))
    #expect(under.safeAreaInsets == EdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
    #expect(under.layoutMargins.top == 42)
    #expect(inside.safeAreaInsets == .zero)
    #expect(pinned.frame.maxY == 778)
    screen.safeAreaInsets = .zero
    screen.layoutIfNeeded()
    #expect(pinned.frame.maxY == 812)
    #expect(under.safeAreaInsets == .zero)
  }

  @Test("nodes are notified of margins and safe area once per change")
  func told() {
    final class Listening: ViewNode {
      var calls: [String] = []
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
      override func layoutMarginsDidChange() { calls.append("margins") }
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        calls.append("traits")
      }
    }
    let root = Listening()
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: root)
    #expect(root.calls.isEmpty)
    root.layoutMargins.left = 20
    #expect(root.calls == ["margins"])
    root.calls = []
    screen.safeAreaInsets.top = 20
    #expect(root.calls == ["safe area", "margins"])
    root.calls = []
    screen.traits.userInterfaceStyle = .dark
    #expect(root.calls == ["traits"])
    #expect(root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "changed margins reach views that preserve them, directly or through others, and no further")
  func preserved() {
    final class Listening: ViewNode {
      var calls = 0
      override func layoutMarginsDidChange() { calls += 1 }
    }
    let nodes = (0..<4).map { _ in
      Listening(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    for (node, inner) in zip(nodes, nodes.dropFirst()) { node.addSubview(inner) }
    nodes[1].preservesSuperviewLayoutMargins = true
    nodes[3].preservesSuperviewLayoutMargins = true
    for node in nodes { node.calls = 0 }
    nodes[0].layoutMargins.left = 30
    #expect(nodes.map(\.calls) == [1, 1, 0, 0])
    #expect(nodes.map(\.layoutMargins.left) == [30, 30, 8, 8])
    nodes[2].preservesSuperviewLayoutMargins = true
    #expect(nodes.map(\.calls) == [1, 1, 1, 1])
    #expect(nodes.map(\.layoutMargins.left) == [30, 30, 30, 30])
    nodes[0].layoutMargins.left = 20
    #expect(nodes.map(\.calls) == [2, 2, 2, 2])
    #expect(nodes.map(\.layoutMargins.left) == [20, 20, 20, 20])
  }

  @Test(
    "readable content is centered and at most 672 points wide", arguments: [(400, 8), (1000, 164)])
  func readable(width: CGFloat, left: CGFloat) {
    let root = rooted(width, 100)
    let text = constrained()
    root.addSubview(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.minX == left && text.frame.width == width - 2 * left)
    #expect(root.readableContentGuide.layoutFrame.minX == left)
  }

  @Test(
    "a guide for readable content limits the width of its node only while something refers to it")
  func unusedReadableGuide() {
    let root = rooted(400, 100)
    let (page, text) = (constrained(), constrained())
    root.addSubview(page)
    page.addSubview(text)
    // More than the guide allows, which has a higher priority.
    let width = page.widthAnchor.constraint(equalToConstant: 900)
    width.priority = .defaultHigh
    let leading = text.leadingAnchor.constraint(equalTo: page.readableContentGuide.leadingAnchor)
    LayoutConstraint.activate([width, leading])
    root.layoutIfNeeded()
    #expect(page.frame.width == 688)
    leading.isActive = false
    root.layoutIfNeeded()
    #expect(page.frame.width == 900)
    leading.isActive = true
    root.layoutIfNeeded()
    #expect(page.frame.width == 688)
    text.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(page.frame.width == 900)
  }

  @Test("a guide that is first used while another is being removed has its margins")
  func guideFoundOutsideALayout() {
    let root = rooted(400, 100)
    let (page, text) = (constrained(), constrained())
    root.addSubview(page)
    page.addSubview(text)
    let guide = LayoutGuide()
    page.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
    text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    text.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    page.removeLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(text.frame.minX == 8)
  }

  @Test("a screen's traits reach the whole tree, and overrides apply below")
  func traits() {
    let root = ViewNode()
    let child = ViewNode()
    let inner = ViewNode()
    root.addSubview(child)
    child.addSubview(inner)
    let screen = Screen(size: CGSize(width: 100, height: 100), scale: 2, rootNode: root)
    #expect(inner.traitCollection.displayScale == 2)
    #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    child.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    screen.rootNode = nil
    #expect(inner.traitCollection.displayScale == 3)
  }

  @Test("a right-to-left screen flips the whole tree, and back")
  func turning() {
    let root = ViewNode()
    let screen = Screen(size: CGSize(width: 100, height: 50), rootNode: root)
    let stack = StackNode(arrangedSubviews: [SizedNode(20, 10), SizedNode(30, 10)])
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(stack.frame.minX == 5 && stack.arrangedSubviews.map(\.frame.minX) == [0, 20])
    screen.traits.layoutDirection = .rightToLeft
    screen.layoutIfNeeded()
    #expect(stack.frame.maxX == 95 && stack.arrangedSubviews.map(\.frame.minX) == [30, 0])
    screen.traits.layoutDirection = .leftToRight
    screen.layoutIfNeeded()
    #expect(stack.frame.minX == 5 && stack.arrangedSubviews.map(\.frame.minX) == [0, 20])
  }
}
