// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Changes to stacks")
struct StackRulesTests {
  private func stack(_ widths: [CGFloat]) -> StackNode {
    StackNode(arrangedSubviews: widths.map { SizedNode($0, 20) })
  }

  @Test("defaults and raw values are UIKit's")
  func defaults() {
    let stack = StackNode()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(StackNode.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(StackNode.Alignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(StackNode.Alignment.top == .leading && StackNode.Alignment.bottom == .trailing)
    #expect(StackNode.Alignment.trailing.rawValue == 4)
  }

  @Test("every property can change after layout")
  func changes() {
    let stack = stack([50, 80])
    let views = stack.arrangedSubviews
    func frames() -> [[CGFloat]] {
      stack.layoutIfNeeded()
      return views.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
    }
    #expect(frames() == [[0, 0, 50, 20], [50, 0, 80, 20]])
    stack.spacing = 10
    #expect(frames() == [[0, 0, 50, 20], [60, 0, 80, 20]])
    stack.distribution = .fillEqually
    #expect(frames() == [[0, 0, 80, 20], [90, 0, 80, 20]])
    stack.axis = .vertical
    #expect(frames() == [[0, 0, 80, 20], [0, 30, 80, 20]])
    stack.alignment = .trailing
    #expect(frames() == [[30, 0, 50, 20], [0, 30, 80, 20]])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames() == [[38, 8, 50, 20], [8, 38, 80, 20]])
    stack.isLayoutMarginsRelativeArrangement = false
    stack.distribution = .equalSpacing
    stack.removeArrangedSubview(views[0])
    #expect(frames()[1] == [0, 0, 80, 20])
  }

  @Test("the stack's own hugging and resistance have no effect")
  func ownPriorities() {
    for priority in [1, 1000] as [Float] {
      let inner = stack([50])
      for axis in [Axis.horizontal, .vertical] {
        inner.setContentHuggingPriority(LayoutPriority(priority), for: axis)
        inner.setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
      }
      let beside = SizedNode(50, 20)
      beside.setContentHuggingPriority(LayoutPriority(300), for: .horizontal)
      let outer = StackNode(arrangedSubviews: [inner, beside])
      outer.frame.size = CGSize(width: 200, height: 20)
      outer.layoutIfNeeded()
      #expect(inner.frame.width == 150 && beside.frame.width == 50)
    }
  }

  @Test("hiding a view that no stack arranges doesn't change the layout")
  func hiddenElsewhere() {
    let root = rooted(300, 100)
    let (shown, hidden) = (SizedNode(10, 10), SizedNode(40, 40))
    root.addSubview(hidden)
    root.addSubview(shown)
    constrain {
      hidden.leading == root.leading
      hidden.top == root.top
      shown.leading == hidden.trailing
      shown.top == hidden.top
    }
    root.layoutIfNeeded()
    hidden.isHidden = true
    root.layoutIfNeeded()
    #expect(hidden.frame.width == 40 && shown.frame.minX == 40)
    let stack = stack([50])
    let guest = SizedNode(30, 30)
    stack.addSubview(guest)
    guest.isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 50, height: 20))
  }

  @Test(
    "a view constrained across the axis spans the stack regardless of its alignment",
    arguments: StackNode.Alignment.allCases)
  func pinned(alignment: StackNode.Alignment) {
    let stack = StackNode(arrangedSubviews: [SizedNode(50, 20), SizedNode(50, 40)])
    stack.layoutDiagnosticsHandler = { Issue.record("\($0)") }
    stack.alignment = alignment
    let first = stack.arrangedSubviews[0]
    first.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
    first.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    if alignment == .firstBaseline || alignment == .lastBaseline { return }
    stack.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
  }

  @Test("in fillProportionally, a view without a natural length has no share")
  func proportionalWithout() {
    let stack = StackNode(arrangedSubviews: [
      SizedNode(50, 20), SizedNode(-1, 20), SizedNode(50, 20),
    ])
    stack.distribution = .fillProportionally
    stack.frame.size = CGSize(width: 200, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 0, 100])
  }

  @Test("each way of arranging a view makes it use constraints")
  func arranging() {
    let views = (0..<3).map { _ in ViewNode() }
    let stack = StackNode(arrangedSubviews: [views[0]])
    stack.addArrangedSubview(views[1])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(stack.subviews == views && stack.arrangedSubviews == [views[2], views[0], views[1]])
  }

  @Test("a view of a deallocated stack can be arranged by another")
  func orphan() {
    let view = SizedNode(50, 20)
    autoreleased { StackNode(arrangedSubviews: [view]) }
    let next = StackNode()
    next.addSubview(view)
    next.setCustomSpacing(5, after: view)
    #expect(next.layoutProblems.count == 1 && next.arrangedSubviews.isEmpty)
    next.addArrangedSubview(view)
    #expect(next.arrangedSubviews == [view])
  }

  private func autoreleased(_ make: () -> StackNode) { make().layoutIfNeeded() }
}
