// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Views, sizes, and stacks")
struct NodeRulesTests {
  @Test("a tag is zero unless it is set, and can be zero again")
  func tags() {
    let (root, child) = (ViewNode(), ViewNode())
    root.addSubview(child)
    child.tag = 0
    #expect(child.tag == 0 && child.accessibilityIdentifier == nil)
    child.tag = 5
    #expect(child.tag == 5 && root.viewWithTag(5) === child)
    child.tag = 0
    #expect(child.tag == 0 && root.viewWithTag(5) == nil)
  }

  @Test("a view doesn't require constraints by its class")
  func classDefaults() {
    #expect(!ViewNode.requiresConstraintBasedLayout)
    #expect(ObjectIdentifier(ViewNode.layerClass) == ObjectIdentifier(Layer.self))
  }

  @Test("rectangles are converted from the screen and from other views")
  func conversion() {
    let root = ViewNode(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    let (first, second) = (ViewNode(), ViewNode())
    first.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    second.frame = CGRect(x: 40, y: 1, width: 30, height: 30)
    for node in [first, second] { root.addSubview(node) }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(first.convert(rect, from: nil) == CGRect(x: -14, y: -24, width: 3, height: 4))
    #expect(first.convert(rect, to: nil) == CGRect(x: 16, y: 28, width: 3, height: 4))
    #expect(first.convert(rect, from: second) == CGRect(x: 31, y: -17, width: 3, height: 4))
    #expect(first.convert(rect, to: second) == CGRect(x: -29, y: 21, width: 3, height: 4))
    #expect(first.convert(CGPoint(1, 2), from: nil) == CGPoint(-14, -24))
  }

  @Test("a view that is kept for reuse has no superview until it is shown again")
  func reuse() {
    final class Kept: ViewNode {
      var superviews: [ViewNode?] = []
      override func didMoveToSuperview() { superviews.append(superview) }
    }
    let (root, kept, other) = (rooted(100, 100), Kept(), ViewNode())
    for node in [kept, other] { root.addSubview(node) }
    root.layoutIfNeeded()
    root.keepForReuse(kept)
    #expect(kept.superview == nil && root.subviews == [other])
    #expect(!kept.isDescendant(of: root))
    root.addSubview(kept)
    #expect(kept.superview === root && root.subviews == [other, kept])
    #expect(kept.superviews == [root, nil, root])
    root.keepForReuse(kept)
    other.addSubview(kept)
    #expect(kept.superview === other && root.subviews == [other])
  }

  @Test("a view that its own callback adds to the new superview is there once")
  func addedByCallback() {
    final class Eager: ViewNode {
      var target: ViewNode?
      override func removeFromSuperview() {
        super.removeFromSuperview()
        target?.addSubview(self)
      }
    }
    let (first, second, eager) = (ViewNode(), ViewNode(), Eager())
    let others = [ViewNode(), ViewNode()]
    for other in others { second.addSubview(other) }
    first.addSubview(eager)
    eager.target = second
    second.insertSubview(eager, at: 1)
    #expect(second.subviews == [others[0], eager, others[1]])
    #expect(first.subviews.isEmpty && eager.superview === second)
  }

  @Test(
    "priorities of sizes that are out of range are rejected",
    arguments: [0, -1, 1000.5, .nan] as [Float])
  func sizePriorities(value: Float) {
    let root = rooted(100, 100)
    for axis in [Axis.horizontal, .vertical] {
      root.setContentCompressionResistancePriority(LayoutPriority(value), for: axis)
      #expect(root.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(root.layoutProblems.count == 2)
    root.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(root.contentCompressionResistancePriority(for: .horizontal) == .required)
    #expect(root.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  /// A view of 20 points that answers with any priority for hugging.
  private final class Loose: ViewNode {
    var priority = LayoutPriority.defaultLow
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 20) }
    override func contentHuggingPriority(for axis: Axis) -> LayoutPriority { priority }
  }

  @Test("a view whose hugging isn't a priority doesn't hug", arguments: [true, false])
  func unusableHugging(isUsableBefore: Bool) {
    let root = rooted(100, 100)
    let loose = Loose()
    loose.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(loose)
    let wide = loose.widthAnchor.constraint(equalToConstant: 70)
    wide.priority = LayoutPriority(100)
    wide.isActive = true
    if isUsableBefore {
      root.layoutIfNeeded()
      #expect(loose.frame.width == 20)
    }
    loose.priority = LayoutPriority(0)
    loose.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(loose.frame.width == 70)
    loose.priority = LayoutPriority(101)
    loose.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(loose.frame.width == 20)
  }

  @Test("a view that a stack doesn't arrange isn't removed from it")
  func notArranged() {
    let (arranged, plain) = (SizedNode(10, 10), ViewNode())
    let stack = StackNode(arrangedSubviews: [arranged])
    stack.addSubview(plain)
    stack.removeArrangedSubview(plain)
    stack.removeArrangedSubview(ViewNode())
    #expect(stack.arrangedSubviews == [arranged] && stack.subviews == [arranged, plain])
    stack.removeArrangedSubview(arranged)
    #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [arranged, plain])
  }

  @Test("the baseline of a row is that of its tallest view, as laid out")
  func tallest() {
    let (low, high) = (SizedNode(10, 10), SizedNode(10, 30))
    let row = StackNode(arrangedSubviews: [low, high])
    row.alignment = .top
    #expect(row.forFirstBaselineLayout === high && row.forLastBaselineLayout === high)
    low.heightAnchor.constraint(equalToConstant: 50).isActive = true
    row.layoutIfNeeded()
    #expect(low.frame.height == 50)
    #expect(row.forFirstBaselineLayout === low && row.forLastBaselineLayout === low)
    low.isHidden = true
    #expect(row.forFirstBaselineLayout === high)
  }

  @Test("of views filled proportionally, one with an infinite or no natural size has no proportion")
  func proportions() {
    let views = [SizedNode(.infinity, 10), SizedNode(20, 10), SizedNode(40, 10), SizedNode(-1, 10)]
    let stack = StackNode(arrangedSubviews: views)
    stack.layoutDiagnosticsHandler = { _ in }
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 120, height: 10)
    stack.layoutIfNeeded()
    #expect(near(views[1].frame.width, 40, 0.34) && near(views[2].frame.width, 80, 0.34))
    #expect(near(views[0].frame.width + views[3].frame.width, 0, 0.34))
  }

  @Test("a content without methods of its own changes nothing about its view")
  func plainContent() {
    final class Plain: NodeContent {}
    final class Field: ViewNode {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let (plain, field) = (Plain(), Field(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    let description = field.description
    field.rareState.measuredContent = plain
    #expect(field.description == description)
    #expect(field.textBaselineOffsets(for: CGSize(width: 5, height: 5)) == nil)
    #expect(field.intrinsicHeight(forWidth: 5) == nil)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(plain.safeAreaForContent(insets) == insets)
    #expect(field.becomeFirstResponder())
    #expect(!field.endEditing(false) && field.isFirstResponder)
    #expect(field.endEditing(true) && !field.isFirstResponder)
  }
}
