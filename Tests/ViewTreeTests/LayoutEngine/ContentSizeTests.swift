// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Natural sizes that change")
struct ContentSizeTests {
  private static let sizes: [CGSize] = [
    CGSize(width: -1, height: -1), CGSize(width: 30, height: -1), CGSize(width: -1, height: 20),
    CGSize(width: 30, height: 20), CGSize(width: 50, height: 40), CGSize(width: 0, height: 0),
  ]

  private func placed<Node: ViewNode>(_ node: Node) -> ViewNode {
    let root = rooted(300, 200)
    root.addSubview(node)
    node.translatesAutoresizingMaskIntoConstraints = false
    node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    node.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    return root
  }

  @Test("each side that has a natural length has it, whatever it was before", arguments: 0..<6)
  func changes(first: Int) {
    for next in Self.sizes {
      let node = SizedNode(Self.sizes[first].width, Self.sizes[first].height)
      let root = placed(node)
      for size in [Self.sizes[first], next, Self.sizes[first]] {
        node.natural = size
        root.layoutIfNeeded()
        #expect(
          node.frame.size == CGSize(width: max(0, size.width), height: max(0, size.height)))
      }
    }
  }

  /// A node whose class returns its priorities.
  private final class PrioritizedNode: ViewNode {
    var natural = CGSize(width: 30, height: 30)
    var hugging: (Float, Float) = (250, 250)
    var compression: (Float, Float) = (750, 750)

    override var intrinsicContentSize: CGSize { natural }
    override func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
      LayoutPriority(axis == .horizontal ? hugging.0 : hugging.1)
    }
    override func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
      LayoutPriority(axis == .horizontal ? compression.0 : compression.1)
    }
  }

  @Test(
    "each priority competes with others on its axis and in its direction",
    arguments: [10, 90] as [CGFloat], [400, 500, 501, 1000, 0, 1001, -3] as [Float])
  func priorities(wish: CGFloat, number: Float) {
    for isHorizontal in [true, false] {
      let node = PrioritizedNode()
      let root = placed(node)
      for (anchor, other) in [(node.widthAnchor, true), (node.heightAnchor, false)] {
        let constraint = anchor.constraint(equalToConstant: wish)
        constraint.priority = LayoutPriority(other == isHorizontal ? 500 : 750.5)
        constraint.isActive = true
      }
      // A priority that is no number from 1 to 1000 counts for nothing.
      let isStronger = number > 500 && number <= 1000
      // Of equally strong ones, the view's own comes first.
      let isKept = isStronger || number == 500
      for priority in [number, 100, number] {
        if wish < 30 {
          node.compression = isHorizontal ? (priority, 750) : (750, priority)
        } else {
          node.hugging = isHorizontal ? (priority, 750) : (750, priority)
        }
        node.invalidateIntrinsicContentSize()
        root.layoutIfNeeded()
        let (own, other) =
          isHorizontal
          ? (node.frame.width, node.frame.height) : (node.frame.height, node.frame.width)
        #expect(own == (priority == 100 || !isKept ? wish : 30), "\(priority)")
        #expect(other == wish)
      }
    }
  }

  @Test("a priority that is set is that of its axis and side, after the layout as before")
  func setters() {
    for isCompression in [true, false] {
      for axis in [Axis.horizontal, .vertical] {
        let node = SizedNode(30, 30)
        let root = placed(node)
        for anchor in [node.widthAnchor, node.heightAnchor] {
          let constraint = anchor.constraint(equalToConstant: isCompression ? 10 : 90)
          constraint.priority = LayoutPriority(500)
          constraint.isActive = true
        }
        let wish: CGFloat = isCompression ? 10 : 90
        let usual: CGFloat = isCompression ? 30 : 90
        for (priority, expected) in [(400, wish), (600, 30), (400, wish)] as [(Float, CGFloat)] {
          if isCompression {
            node.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
          } else {
            node.setContentHuggingPriority(LayoutPriority(priority), for: axis)
          }
          root.layoutIfNeeded()
          let lengths = [node.frame.width, node.frame.height]
          #expect(lengths == (axis == .horizontal ? [expected, usual] : [usual, expected]))
        }
      }
    }
  }

  @Test(
    "a length that can't be used is reported, and counts as none",
    arguments: [CGFloat.nan, .infinity, -.infinity, -2, -0.5])
  func unusable(length: CGFloat) {
    for isWidth in [true, false] {
      for former in [CGSize(width: 30, height: 20), CGSize(width: -1, height: -1)] {
        let node = SizedNode(former.width, former.height)
        node.accessibilityIdentifier = "label"
        let root = placed(node)
        root.layoutIfNeeded()
        #expect(root.layoutProblems.isEmpty)
        node.natural =
          isWidth ? CGSize(width: length, height: 12) : CGSize(width: 12, height: length)
        root.layoutIfNeeded()
        #expect(node.frame.size == CGSize(width: isWidth ? 0 : 12, height: isWidth ? 12 : 0))
        #expect(root.layoutProblems == [.unusableIntrinsicSize(node: "SizedNode 'label'")])
        node.natural = CGSize(width: 9, height: 8)
        root.layoutIfNeeded()
        #expect(node.frame.size == CGSize(width: 9, height: 8))
      }
    }
  }

  /// A text that logs the widths for which it is measured.
  private final class LoggingText: ViewNode {
    var natural = CGSize(width: 400, height: 10)
    var height: (CGFloat) -> CGFloat? = { 4000 / max($0, 1) }
    var asked: [CGFloat] = []
    var sizes = 0

    override var intrinsicContentSize: CGSize {
      sizes += 1
      return natural
    }
    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
      asked.append(width)
      return height(width)
    }
  }

  /// A text of a width that a constraint determines.
  private func text() -> (root: ViewNode, text: LoggingText, width: LayoutConstraint) {
    let text = LoggingText()
    let root = placed(text)
    let width = text.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    return (root, text, width)
  }

  @Test("a text is measured for each width that isn't its natural one, once")
  func measured() {
    let (root, text, width) = text()
    root.layoutIfNeeded()
    #expect(text.asked == [100] && text.frame.height == 40 && text.sizes == 1)
    for _ in 0..<2 {
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(text.asked == [100] && text.sizes == 1)
    width.constant = 200
    root.layoutIfNeeded()
    #expect(text.asked == [100, 200] && text.frame.height == 20)
    // Less than the tolerance.
    width.constant = 200 + 5e-8
    root.layoutIfNeeded()
    #expect(text.asked == [100, 200])
    width.constant = 400
    root.layoutIfNeeded()
    #expect(text.asked == [100, 200, 400] && text.frame.height == 10)
    // A new text, for which the width is the natural one.
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.asked == [100, 200, 400] && text.sizes == 2 && text.frame.height == 10)
    text.natural.width = 300
    text.height = { $0 < 300 ? 80 : 60 }
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.asked.last == 400 && text.asked.count == 4 && text.frame.height == 60)
  }

  @Test("a text that changes at the same width and natural size is measured again")
  func changedText() {
    let (root, text, _) = text()
    root.layoutIfNeeded()
    text.height = { _ in 70 }
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.asked == [100, 100] && text.frame.height == 70)
  }

  @Test("a view without text is asked once, until its content changes")
  func withoutText() {
    let (root, text, width) = text()
    text.height = { _ in nil }
    for constant in [100, 200, 150] as [CGFloat] {
      width.constant = constant
      root.layoutIfNeeded()
    }
    #expect(text.asked == [100] && text.frame.height == 10)
    text.height = { _ in 35 }
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.asked == [100, 150] && text.frame.height == 35)
  }

  @Test(
    "a measured height that can't be used changes nothing",
    arguments: [CGFloat.nan, .infinity, -1])
  func unusableHeight(height: CGFloat) {
    let (root, text, width) = text()
    root.layoutIfNeeded()
    text.height = { _ in height }
    width.constant = 50
    root.layoutIfNeeded()
    #expect(text.frame.height == 40 && text.asked == [100, 50])
    text.height = { _ in 0 }
    width.constant = 60
    root.layoutIfNeeded()
    #expect(text.frame.height == 0)
  }

  @Test("a text isn't measured for its height if it has no natural one, nor for less than nothing")
  func notMeasured() {
    let (root, text, width) = text()
    text.natural = CGSize(width: 400, height: -1)
    root.layoutIfNeeded()
    #expect(text.asked.isEmpty && text.frame.height == 0)
    text.natural = CGSize(width: -1, height: 10)
    text.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(text.asked == [100] && text.frame.height == 40)
    width.priority = .defaultHigh
    width.constant = -20
    root.layoutIfNeeded()
    #expect(text.asked.allSatisfy { $0 >= 0 } && text.asked.last == 0)
    #expect(text.frame.width == 0)
  }

  @Test("a view that starts to follow its frame loses its natural size, and regains it afterward")
  func toFrameAndBack() {
    let node = SizedNode(30, 20)
    let root = placed(node)
    let follower = SizedNode(5, 5)
    root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: node.rightAnchor).isActive = true
    follower.topAnchor.constraint(equalTo: node.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(30, 20))
    for constraint in root.constraints where constraint.firstItem === node {
      constraint.isActive = false
    }
    node.translatesAutoresizingMaskIntoConstraints = true
    node.frame = CGRect(x: 3, y: 4, width: 70, height: 60)
    root.layoutIfNeeded()
    #expect(follower.frame.origin == CGPoint(73, 64))
    node.natural = CGSize(width: 90, height: 80)
    root.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 3, y: 4, width: 70, height: 60))
    node.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 0, y: 0, width: 90, height: 80))
    #expect(follower.frame.origin == CGPoint(90, 80))
  }
}
