// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Autoresizing masks")
struct AutoresizingTests {
  @Test("bits are UIKit's, and a node created in code follows its mask, which is empty")
  func defaults() {
    let node = ViewNode()
    #expect(node.translatesAutoresizingMaskIntoConstraints)
    #expect(node.autoresizingMask == [])
    let bits: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    /// The mask with horizontal bits; the vertical ones are three bits higher.
    var mask: AutoresizingMask
    /// The initial start and length on both axes, before the superview grows from 100 to 200
    /// points.
    var before: [CGFloat] = [10, 30]
    var shared: [CGFloat]
    /// The result with constraints, if different.
    var constrained: [CGFloat]?

    var testDescription: String { "\(mask.rawValue) from \(before)" }
  }

  nonisolated static let cases: [Case] = [
    Case(mask: [], shared: [10, 30]),
    Case(mask: .flexibleWidth, shared: [10, 130]),
    Case(mask: .flexibleLeftMargin, shared: [110, 30]),
    Case(mask: .flexibleRightMargin, shared: [10, 30]),
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], shared: [10 + 100.0 * 10 / 70, 30]),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], shared: [35, 105], constrained: [10, 130]),
    Case(
      mask: [.flexibleWidth, .flexibleRightMargin], shared: [10, 30 + 100.0 / 3],
      constrained: [10, 130]),
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], shared: [20, 60],
      constrained: [10 + 100.0 * 10 / 70, 30]),
    // Parts without length share equally.
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], before: [0, 100], shared: [50, 100],
      constrained: [0, 100]),
    Case(mask: .flexibleWidth, before: [0, 0], shared: [0, 100], constrained: [0, 100]),
  ]

  /// Returns the same mask for both axes.
  private func both(_ mask: AutoresizingMask) -> AutoresizingMask {
    AutoresizingMask(rawValue: mask.rawValue | mask.rawValue << 3)
  }

  @Test(
    "a change of size is shared among flexible parts in proportion to their lengths",
    arguments: cases)
  func shared(example: Case) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (start, length) = (example.before[0], example.before[1])
    let child = ViewNode(frame: CGRect(x: start, y: start, width: length, height: length))
    child.autoresizingMask = both(example.mask)
    root.addSubview(child)
    root.frame.size = CGSize(width: 200, height: 200)
    check(child, example.shared)
  }

  @Test(
    "as constraints, a mask keeps the inflexible margins or length of the frame that was set last",
    arguments: cases, [false, true])
  func constraints(example: Case, isSetAgain: Bool) {
    let root = rooted(100, 100)
    root.traitOverrides = TraitCollection(displayScale: 1000)
    let (start, length) = (example.before[0], example.before[1])
    let child = ViewNode(frame: CGRect(x: start, y: start, width: length, height: length))
    child.autoresizingMask = both(example.mask)
    let follower = SizedNode(5, 5)
    root.addSubview(child)
    root.addSubview(follower)
    follower.leadingAnchor.constraint(equalTo: child.trailingAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
    if isSetAgain {
      child.frame = CGRect(x: 3, y: 4, width: 61, height: 62)
      root.layoutIfNeeded()
      child.frame = CGRect(x: start, y: start, width: length, height: length)
    }
    root.layoutIfNeeded()
    check(child, example.before)
    root.frame.size = CGSize(width: 200, height: 200)
    root.layoutIfNeeded()
    check(child, example.constrained ?? example.shared)
    #expect(abs(follower.frame.minX - child.frame.maxX) < 0.01)
  }

  private func check(_ child: ViewNode, _ expected: [CGFloat]) {
    for (start, length) in [
      (child.frame.minX, child.frame.width), (child.frame.minY, child.frame.height),
    ] {
      #expect(abs(start - expected[0]) < 0.002)
      #expect(abs(length - expected[1]) < 0.002)
    }
  }

  @Test("a frame set among constraints moves what depends on it")
  func byHand() {
    let root = rooted(300, 100)
    let framed = ViewNode(frame: CGRect(x: 10, y: 0, width: 30, height: 10))
    let follower = SizedNode(5, 5)
    root.addSubview(framed)
    root.addSubview(follower)
    follower.leadingAnchor.constraint(equalTo: framed.trailingAnchor, constant: 2).isActive = true
    follower.topAnchor.constraint(equalTo: framed.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 42)
    framed.frame = CGRect(x: 50.25, y: 7, width: 60, height: 10)
    root.layoutIfNeeded()
    #expect(framed.frame == CGRect(x: 50.25, y: 7, width: 60, height: 10))
    #expect(abs(follower.frame.minX - 112.333) < 0.001 && follower.frame.minY == 7)
    #expect(root.layoutReport().isEmpty)
  }

  @Test(
    "a mask is exactly four relations, position before size, but size first if both margins are flexible"
  )
  func relations() {
    let orders: [(AutoresizingMask, [String])] = [
      (
        [],
        [
          "box.left = root.left + 10 @1000", "box.width = 30 @1000",
          "box.top = root.top + 20 @1000", "box.height = 40 @1000",
        ]
      ),
      (
        [.flexibleLeftMargin, .flexibleTopMargin],
        [
          "box.right = root.right − 60 @1000", "box.width = 30 @1000",
          "box.bottom = root.bottom − 40 @1000", "box.height = 40 @1000",
        ]
      ),
      (
        [.flexibleWidth, .flexibleHeight],
        [
          "box.left = root.left + 10 @1000", "box.right = root.right − 60 @1000",
          "box.top = root.top + 20 @1000", "box.bottom = root.bottom − 40 @1000",
        ]
      ),
    ]
    for (mask, relations) in orders {
      let root = rooted(100, 100)
      root.accessibilityIdentifier = "root"
      let box = ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      box.accessibilityIdentifier = "box"
      box.autoresizingMask = mask
      let other = SizedNode(1, 1)
      root.addSubview(box)
      root.addSubview(other)
      other.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      let found = LayoutAttribute.allCases[1...10].flatMap { box.explain($0).constraints }
      let masks = Set(
        found.filter { $0.identifier == "autoresizing mask of box" }.map(\.algebra))
      #expect(masks == Set(relations))
    }
  }

  @Test("a node that returns to its frame keeps it, whatever its content requires")
  func backToTheFrame() {
    final class TallNode: ViewNode {
      override var intrinsicContentSize: CGSize {
        CGSize(width: ViewNode.noIntrinsicMetric, height: 30)
      }
    }
    let root = rooted(100, 100)
    let node = TallNode()
    node.setContentCompressionResistancePriority(.required, for: .vertical)
    root.addSubview(node)
    for _ in 0..<2 {
      node.translatesAutoresizingMaskIntoConstraints = false
      let constraints = [
        node.topAnchor.constraint(equalTo: root.topAnchor),
        node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        node.widthAnchor.constraint(equalToConstant: 20),
      ]
      LayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(node.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
      LayoutConstraint.deactivate(constraints)
      node.translatesAutoresizingMaskIntoConstraints = true
      node.frame = CGRect(x: 5, y: 6, width: 20, height: 10)
      root.layoutIfNeeded()
      #expect(node.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
      #expect(root.layoutReport().conflicts.isEmpty)
    }
  }

  @Test("a node as large as its superview stays in place, although both margins are flexible")
  func noMargins() {
    let root = rooted(100, 100)
    let node = ViewNode(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    node.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    root.addSubview(node)
    let mark = constrained()
    root.addSubview(mark)
    mark.leadingAnchor.constraint(equalTo: node.leadingAnchor).isActive = true
    mark.topAnchor.constraint(equalTo: node.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(mark.frame.origin == CGPoint(x: 10, y: 20))
  }

  @Test(
    "content determines the size again after a frame did for a while",
    arguments: [(CGFloat(40), CGFloat(30)), (40, -1), (-1, 30)])
  func toAndFro(width: CGFloat, height: CGFloat) {
    let root = rooted(200, 200)
    let node = SizedNode(width, height)
    root.addSubview(node)
    var constraints = [
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      node.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    if width < 0 { constraints.append(node.widthAnchor.constraint(equalToConstant: 40)) }
    if height < 0 { constraints.append(node.heightAnchor.constraint(equalToConstant: 30)) }
    for _ in 0..<3 {
      node.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      #expect(node.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
      LayoutConstraint.deactivate(constraints)
      node.translatesAutoresizingMaskIntoConstraints = true
      node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      root.layoutIfNeeded()
      #expect(node.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(root.layoutReport().conflicts.isEmpty)
    }
  }

  @Test("a mask moves and sizes descendants at every level, unless they resize by themselves")
  func levels() {
    for resizes in [true, false] {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      final class Counting: ViewNode {
        var layouts = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          layouts += 1
        }
      }
      let (middle, inner) = (Counting(frame: root.bounds), Counting(frame: root.bounds))
      middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      middle.autoresizesSubviews = resizes
      inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      middle.addSubview(inner)
      root.addSubview(middle)
      root.layoutIfNeeded()
      let before = (middle.layouts, inner.layouts)
      root.frame.size = CGSize(width: 150, height: 120)
      root.layoutIfNeeded()
      #expect(middle.frame == CGRect(x: 0, y: 0, width: 150, height: 120))
      #expect(
        inner.frame
          == CGRect(x: 0, y: resizes ? 20 : 0, width: resizes ? 150 : 100, height: 100))
      #expect(middle.layouts == before.0 + 1)
      #expect(inner.layouts == before.1 + (resizes ? 1 : 0))
    }
  }
}
