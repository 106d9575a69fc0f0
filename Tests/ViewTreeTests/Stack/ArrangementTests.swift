// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Arrangements of stacks")
struct ArrangementTests {
  private func frames(_ stack: StackNode) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  private func lined() -> StackNode {
    let stack = StackNode(arrangedSubviews: [
      LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 24, last: 6),
    ])
    stack.axis = .vertical
    stack.spacing = 40
    return stack
  }

  @Test("a column is relative to baselines, or not, as soon as that is set")
  func baselineRelative() {
    let stack = lined()
    #expect(frames(stack).map(\.minY) == [0, 60] && stack.bounds.height == 90)
    stack.isBaselineRelativeArrangement = true
    #expect(frames(stack).map(\.minY) == [24, 56] && stack.bounds.height == 120)
    stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
    // The baselines of the second view are at 50 and 50; 40 points remain below.
    #expect(frames(stack).map(\.minY) == [24, 26] && stack.bounds.height == 90)
    // It has no effect in a row.
    stack.axis = .horizontal
    #expect(frames(stack).map(\.minX) == [0, 30] && frames(stack).map(\.minY) == [0, 0])
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = false
    #expect(frames(stack).map(\.minY) == [0, 30] && stack.bounds.height == 60)
  }

  @Test(
    "in a column, views that are aligned by baselines are at the leading or trailing edge",
    arguments: [false, true])
  func columns(isRightToLeft: Bool) {
    let expected: [(StackNode.Alignment, [CGFloat])] = [
      (.leading, [0, 0]), (.firstBaseline, [0, 0]), (.center, [15, 0]), (.trailing, [30, 0]),
      (.lastBaseline, [30, 0]),
    ]
    for (alignment, starts) in expected {
      let stack = StackNode(arrangedSubviews: [SizedNode(50, 20), SizedNode(80, 30)])
      stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
      stack.axis = .vertical
      stack.alignment = alignment
      let lengths: [CGFloat] = [50, 80]
      #expect(frames(stack).map(\.width) == lengths)
      #expect(
        frames(stack).map(\.minX)
          == zip(starts, lengths).map { isRightToLeft ? 80 - $0 - $1 : $0 })
      #expect(stack.bounds.size == CGSize(width: 80, height: 50))
    }
  }

  @Test("margins of four sides surround the views, in rows and columns", arguments: [false, true])
  func margins(isRightToLeft: Bool) {
    let stack = StackNode(arrangedSubviews: [SizedNode(50, 20), SizedNode(80, 30)])
    stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(
      frames(stack) == [
        CGRect(x: isRightToLeft ? 82 : 2, y: 1, width: 50, height: 20),
        CGRect(x: isRightToLeft ? 2 : 52, y: 1, width: 80, height: 30),
      ])
    #expect(stack.bounds.size == CGSize(width: 140, height: 35))
    stack.axis = .vertical
    #expect(
      frames(stack) == [
        CGRect(x: isRightToLeft ? 32 : 2, y: 1, width: 50, height: 20),
        CGRect(x: 2, y: 21, width: 80, height: 30),
      ])
    #expect(stack.bounds.size == CGSize(width: 90, height: 55))
    // A hidden view is at the end of the one before, and at the start if there is none.
    stack.arrangedSubviews[0].isHidden = true
    #expect(frames(stack)[1] == CGRect(x: 2, y: 1, width: 80, height: 30))
    #expect(frames(stack)[0].minY == 1 && frames(stack)[0].height == 0)
    #expect(
      (isRightToLeft ? frames(stack)[0].maxX : frames(stack)[0].minX) == (isRightToLeft ? 82 : 2))
    stack.arrangedSubviews[0].isHidden = false
    stack.arrangedSubviews[1].isHidden = true
    #expect(frames(stack)[0].minY == 1 && frames(stack)[1].minY == 21)
    #expect(frames(stack)[1].height == 0 && stack.bounds.height == 25)
  }

  @Test(
    "a view is inserted or moved to an index, and one out of range is reported",
    arguments: [
      (-1, 3, "dabc", true), (0, 3, "dabc", false), (2, 3, "abdc", false), (3, 3, "abcd", false),
      (4, 3, "abcd", true), (-1, 1, "bac", true), (0, 1, "bac", false), (1, 1, "abc", false),
      (2, 1, "acb", false), (3, 1, "acb", true), (2, 0, "bca", false), (0, 2, "cab", false),
    ])
  func indexes(index: Int, view: Int, order: String, isReported: Bool) {
    let views = ["a", "b", "c", "d"].map { name in
      let view = SizedNode(10, 10)
      view.accessibilityIdentifier = name
      return view
    }
    let stack = StackNode(arrangedSubviews: Array(views[0..<3]))
    stack.layoutDiagnosticsHandler = { _ in }
    stack.layoutIfNeeded()
    stack.insertArrangedSubview(views[view], at: index)
    let names = stack.arrangedSubviews.compactMap(\.accessibilityIdentifier)
    #expect(names.joined() == order)
    let problem = LayoutProblem.arrangedIndexOutOfRange(stack: "StackNode", index: index, count: 3)
    #expect(stack.layoutProblems == (isReported ? [problem] : []))
    stack.layoutIfNeeded()
    let positions: [CGFloat] = stack.arrangedSubviews.indices.map { CGFloat($0) * 10 }
    #expect(stack.arrangedSubviews.map(\.frame.minX) == positions)
  }

  @Test("a spacing that is no number, or after a view elsewhere, is reported and ignored")
  func spacings() {
    let views = [SizedNode(10, 10), SizedNode(10, 10)]
    let stack = StackNode(arrangedSubviews: views)
    stack.layoutDiagnosticsHandler = { _ in }
    stack.spacing = 3
    for wrong in [CGFloat.nan, .infinity] {
      stack.spacing = wrong
      stack.setCustomSpacing(wrong, after: views[0])
    }
    stack.setCustomSpacing(5, after: SizedNode(1, 1))
    #expect(
      stack.layoutProblems == Array(repeating: .unusableSpacing(stack: "StackNode"), count: 5))
    #expect(stack.spacing == 3 && frames(stack).map(\.minX) == [0, 13])
    #expect(stack.customSpacing(after: views[0]) == StackNode.spacingUseDefault)
    stack.setCustomSpacing(-2, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == -2 && frames(stack).map(\.minX) == [0, 8])
    stack.setCustomSpacing(StackNode.spacingUseSystem, after: views[0])
    #expect(frames(stack).map(\.minX) == [0, 18])
    stack.setCustomSpacing(StackNode.spacingUseDefault, after: views[0])
    #expect(frames(stack).map(\.minX) == [0, 13])
    stack.spacing = 4
    #expect(frames(stack).map(\.minX) == [0, 14])
    stack.setCustomSpacing(20, after: views[1])
    #expect(frames(stack).map(\.minX) == [0, 14] && stack.bounds.width == 24)
  }

  @Test(
    "proportions follow natural lengths that change, with the spacing beside them",
    arguments: [Axis.horizontal, .vertical])
  func proportions(axis: Axis) {
    func sized(_ length: CGFloat) -> SizedNode {
      axis == .horizontal ? SizedNode(length, 10) : SizedNode(10, length)
    }
    let views = [sized(50), sized(50)]
    let stack = StackNode(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = .fillProportionally
    stack.frame.size =
      axis == .horizontal ? CGSize(width: 200, height: 10) : CGSize(width: 10, height: 200)
    func lengths() -> [CGFloat] {
      frames(stack).map { axis == .horizontal ? $0.width : $0.height }
    }
    #expect(lengths() == [100, 100])
    views[0].natural =
      axis == .horizontal ? CGSize(width: 150, height: 10) : CGSize(width: 10, height: 150)
    #expect(lengths() == [150, 50])
    // Its share of the total with the spacing is 150 / 250; the last view has the rest.
    stack.spacing = 50
    #expect(lengths() == [120, 30])
    views[1].isHidden = true
    #expect(lengths() == [200, 0])
    views[1].isHidden = false
    stack.distribution = .fill
    stack.spacing = 0
    #expect(lengths() == [150, 50])
  }

  @Test("equal gaps are as large as what remains, and hidden views have none")
  func equalGaps() {
    let views = [SizedNode(20, 10), SizedNode(40, 10), SizedNode(20, 10), SizedNode(20, 10)]
    let stack = StackNode(arrangedSubviews: views)
    stack.frame.size = CGSize(width: 220, height: 10)
    stack.distribution = .equalSpacing
    #expect(frames(stack).map(\.minX) == [0, 60, 140, 200])
    views[1].isHidden = true
    #expect(frames(stack).map(\.minX) == [0, 20, 100, 200])
    views[2].isHidden = true
    #expect(frames(stack).map(\.minX) == [0, 20, 20, 200])
    for view in views { view.isHidden = false }
    stack.distribution = .equalCentering
    // The centers are 200 / 3 apart.
    let expected = (0...3).map { 10 + CGFloat($0) * 200 / 3 }
    let centers = frames(stack).map(\.midX)
    #expect(zip(centers, expected).allSatisfy { near($0, $1, 0.34) })
    stack.distribution = .fill
    #expect(frames(stack).map(\.minX) == [0, 20, 60, 80])
    #expect(frames(stack).last?.width == 140)
  }

  @Test("a stack's baselines are those of the first and last visible views, however nested")
  func baselineViews() {
    let leaves = (0..<4).map { _ in SizedNode(10, 10) }
    let (upper, lower) = (
      StackNode(arrangedSubviews: [leaves[0], leaves[1]]),
      StackNode(arrangedSubviews: [leaves[2], leaves[3]])
    )
    let column = StackNode(arrangedSubviews: [upper, lower])
    for stack in [upper, lower, column] { stack.axis = .vertical }
    func baselines() -> [Int?] {
      [column.forFirstBaselineLayout, column.forLastBaselineLayout].map { found in
        leaves.firstIndex { $0 === found }
      }
    }
    #expect(baselines() == [0, 3])
    leaves[0].isHidden = true
    leaves[3].isHidden = true
    #expect(baselines() == [1, 2])
    upper.isHidden = true
    #expect(baselines() == [2, 2])
    lower.isHidden = true
    #expect(column.forFirstBaselineLayout === column && column.forLastBaselineLayout === column)
    #expect(StackNode().forFirstBaselineLayout is StackNode)
    upper.isHidden = false
    leaves[1].isHidden = true
    #expect(column.forFirstBaselineLayout === upper && column.forLastBaselineLayout === upper)
  }

  @Test("the arranged views come first in the order of the layout, in their own order")
  func layoutOrder() {
    let views = (0..<3).map { _ in SizedNode(10, 10) }
    let stack = StackNode(arrangedSubviews: views)
    #expect(stack.subviewsInLayoutOrder == views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.subviewsInLayoutOrder == [views[2], views[0], views[1]])
    let plain = ViewNode()
    stack.insertSubview(plain, at: 0)
    #expect(stack.subviewsInLayoutOrder == [views[2], views[0], views[1], plain])
    stack.removeArrangedSubview(views[2])
    #expect(stack.subviewsInLayoutOrder == [views[0], views[1], plain, views[2]])
    views[0].removeFromSuperview()
    #expect(stack.subviewsInLayoutOrder == [views[1], plain, views[2]])
    #expect(!views[0].passState.contains(.isArranged) && !views[2].passState.contains(.isArranged))
  }
}
