// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Frame, bounds, and center")
struct GeometryTests {
  nonisolated struct Change: CustomTestStringConvertible, Sendable {
    var name: String
    var change: TreeWork<ViewNode, Void>
    var frame: CGRect
    var bounds: CGRect

    var testDescription: String { name }
  }

  nonisolated static let changes: [Change] = [
    Change(
      name: "a frame moves the centre and sets the size, and leaves the bounds' origin",
      change: { $0.frame = CGRect(x: 30, y: 40, width: 50, height: 60) },
      frame: CGRect(x: 30, y: 40, width: 50, height: 60),
      bounds: CGRect(x: 3, y: 4, width: 50, height: 60)),
    Change(
      name: "a centre moves the frame and nothing else",
      change: { $0.center = CGPoint(x: 100, y: 200) },
      frame: CGRect(x: 50, y: 150, width: 100, height: 100),
      bounds: CGRect(x: 3, y: 4, width: 100, height: 100)),
    Change(
      name: "a size of the bounds keeps the centre",
      change: { $0.bounds.size = CGSize(width: 50, height: 20) },
      frame: CGRect(x: 25, y: 40, width: 50, height: 20),
      bounds: CGRect(x: 3, y: 4, width: 50, height: 20)),
    Change(
      name: "an origin of the bounds leaves the frame",
      change: { $0.bounds.origin = CGPoint(x: -7, y: 9) },
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      bounds: CGRect(x: -7, y: 9, width: 100, height: 100)),
    Change(
      name: "a frame turned inside out is the rectangle that it spans",
      change: { $0.frame = CGRect(x: 30, y: 40, width: -10, height: -20) },
      frame: CGRect(x: 20, y: 20, width: 10, height: 20),
      bounds: CGRect(x: 3, y: 4, width: 10, height: 20)),
  ]

  @Test("frame, bounds, and center determine each other", arguments: changes)
  func follows(change: Change) {
    let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    node.bounds.origin = CGPoint(x: 3, y: 4)
    change.change(node)
    #expect(node.frame == change.frame)
    #expect(node.bounds == change.bounds)
    #expect(node.frame.size == node.bounds.size)
    #expect(node.center == CGPoint(x: node.frame.midX, y: node.frame.midY))
  }

  @Test("the bounds' origin scrolls the content")
  func scrolling() {
    let outer = ViewNode(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = ViewNode(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 7)
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 35, y: 53))
    #expect(inner.convert(CGPoint(x: 35, y: 53), from: root) == .zero)
  }

  @Test("rectangles are converted through every ancestor, and to siblings")
  func converting() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = ViewNode(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = ViewNode(frame: CGRect(x: 150, y: 20, width: 100, height: 100))
    let leaf = ViewNode(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 15, y: 16, width: 7, height: 8))
    #expect(leaf.convert(leaf.bounds, to: right) == CGRect(x: -135, y: -4, width: 7, height: 8))
    #expect(right.convert(leaf.bounds, from: leaf) == CGRect(x: -135, y: -4, width: 7, height: 8))
    #expect(leaf.convert(leaf.bounds, to: nil) == CGRect(x: 15, y: 16, width: 7, height: 8))
  }

  @Test("a transform affects the frame and conversions, but never layout")
  func transformed() {
    let root = rooted(300, 300)
    let box = constrained("box")
    let follower = SizedNode(10, 10)
    root.addSubview(box)
    root.addSubview(follower)
    constrain {
      box.leading == root.leading + 100
      box.top == root.top + 100
      box.size == CGSize(width: 40, height: 20)
      follower.leading == box.trailing
      follower.top == box.top
    }
    box.transform = Transform(scaleX: 2, y: 3)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 80, y: 80, width: 80, height: 60))
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    #expect(box.center == CGPoint(x: 120, y: 110))
    #expect(follower.frame.origin == CGPoint(x: 140, y: 100))
    #expect(box.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 80, y: 80))
  }

  @Test(
    "a frame with a number that isn't finite is rejected", arguments: [CGFloat.nan, .infinity])
  func notFinite(number: CGFloat) {
    let root = rooted(100, 100)
    let node = ViewNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(node)
    node.frame.origin.x = number
    node.bounds.size.width = number
    node.center.y = number
    #expect(node.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(root.layoutProblems == Array(repeating: .nonFiniteFrame(node: "ViewNode"), count: 3))
  }

  @Test(
    "insets with a number that isn't finite are rejected, and guides follow later ones",
    arguments: [CGFloat.nan, .infinity])
  func notFiniteInsets(number: CGFloat) {
    let root = ViewNode()
    let alone = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    alone.additionalSafeAreaInsets.top = 30
    #expect(alone.safeAreaInsets == EdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: number, left: 0, bottom: 0, right: 0), rootNode: root)
    #expect(screen.safeAreaInsets == .zero)
    let node = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    node.heightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.heightAnchor).isActive = true
    screen.safeAreaInsets.top = number
    root.layoutMargins.left = number
    root.additionalSafeAreaInsets.top = number
    root.layoutIfNeeded()
    #expect(node.frame.height == 200 && root.safeAreaInsets == .zero)
    screen.safeAreaInsets.top = 40
    root.layoutIfNeeded()
    #expect(node.frame.height == 160)
    #expect(
      root.layoutProblems
        == ["Screen", "ViewNode", "ViewNode"].map { .nonFiniteInsets(node: $0) })
  }

  @Test(
    "a transform with a number that isn't finite is rejected", arguments: [CGFloat.nan, .infinity])
  func notFiniteTransform(number: CGFloat) {
    let root = rooted(100, 100)
    let node = ViewNode(frame: CGRect(x: 1, y: 2, width: 4, height: 4))
    root.addSubview(node)
    let former = Transform(scaleX: 0.5, y: 0.5)
    node.transform = former
    let keyPaths: [WritableKeyPath<Transform, CGFloat>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    for keyPath in keyPaths {
      var transform = former
      transform[keyPath: keyPath] = number
      node.transform = transform
      #expect(node.transform == former)
    }
    #expect(node.frame == CGRect(x: 2, y: 3, width: 2, height: 2))
    #expect(
      root.layoutProblems == Array(repeating: .nonFiniteTransform(node: "ViewNode"), count: 6))
  }
}
