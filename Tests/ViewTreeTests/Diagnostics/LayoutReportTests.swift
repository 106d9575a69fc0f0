// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Layout reports")
struct LayoutReportTests {
  @Test("a conflict names the minimal set, the broken constraint, and the source location of each")
  func conflict() throws {
    let root = rooted(200, 100)
    let title = constrained("title")
    root.accessibilityIdentifier = "card"
    root.addSubview(title)
    let line: UInt = #line + 1
    let wide = title.widthAnchor.constraint(equalToConstant: 50)
    wide.identifier = "fixed"
    LayoutConstraint.activate([
      wide, title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8.5),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 10),
    ])
    let report = root.layoutReport()
    let conflict = try #require(report.conflicts.first)
    #expect(report.conflicts.count == 1)
    #expect(
      conflict.broken
        == WrittenConstraint(
          algebra: "title.width = 50 @1000", identifier: "fixed",
          fileID: "ViewTreeTests/LayoutReportTests.swift", line: line))
    #expect(
      conflict.constraints.map(\.algebra).filter { $0.hasPrefix("title") } == [
        "title.leading = card.leading + 8 @1000", "title.trailing = card.trailing − 8.5 @1000",
        "title.width = 50 @1000",
      ])
    #expect(conflict.description.contains("These constraints cannot hold together:\n"))
    #expect(
      conflict.description.contains(
        "“title.width = 50 @1000” ‘fixed’ (ViewTreeTests/LayoutReportTests.swift:\(line)) was dropped because the others come first in the tree."
      ))
  }

  @Test("a stack's relations are named as the stack's")
  func stackConflict() throws {
    let stack = StackNode(arrangedSubviews: [ViewNode(), ViewNode()])
    stack.layoutDiagnosticsHandler = { _ in }
    stack.distribution = .fillEqually
    stack.accessibilityIdentifier = "row"
    for (place, view) in stack.arrangedSubviews.enumerated() {
      view.accessibilityIdentifier = "v\(place)"
      view.widthAnchor.constraint(equalToConstant: 10 + CGFloat(place)).isActive = true
    }
    let conflict = try #require(stack.layoutReport().conflicts.first)
    #expect(conflict.broken.algebra == "v1.width = 11 @1000")
    #expect(
      conflict.constraints.contains(
        WrittenConstraint(
          algebra: "v0.width = v1.width @1000", identifier: "distribution of row")))
  }

  @Test("an ambiguity is named with the node, the axis, and the attribute")
  func ambiguity() {
    let root = rooted(200, 100)
    let box = constrained("box")
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 5),
    ])
    let report = root.layoutReport()
    #expect(
      report.ambiguities == [
        LayoutAmbiguity(node: "ViewNode 'box'", axis: .horizontal, attribute: .width)
      ])
    #expect(
      report.description
        == "The width of ViewNode 'box' is ambiguous: no constraint determines it. Add a constraint for width."
    )
    #expect(box.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    box.widthAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(root.layoutReport().isEmpty)
    #expect(
      root.layoutReport().description
        == "The layout has no conflicts, ambiguities or mistakes.")
  }

  @Test("two views that can both yield are ambiguous")
  func equalWishes() {
    let stack = StackNode(arrangedSubviews: [SizedNode(50, 10), SizedNode(50, 10)])
    stack.frame.size = CGSize(width: 200, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].hasAmbiguousLayout)
    stack.arrangedSubviews[0].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    #expect(!stack.arrangedSubviews[0].hasAmbiguousLayout)
  }

  @Test("a conflict is reported once until it changes")
  func once() {
    let root = rooted(200, 100)
    var told = 0
    root.layoutDiagnosticsHandler = { _ in told += 1 }
    let box = constrained()
    root.addSubview(box)
    let small = box.widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 6), small])
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(told == 1)
    small.constant = 4
    root.layoutIfNeeded()
    #expect(told == 2)
    small.constant = 6
    root.layoutIfNeeded()
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test(
    "numbers in equations are short",
    arguments: [
      (8, "8"), (-8, "−8"), (0.5, "0.5"), (1.0 / 3, "0.333"), (-12.25, "−12.25"), (0, "0"),
      (.infinity, "∞"), (.nan, "NaN"), (1e20, "1e+20"), (999.9996, "1000"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(Algebra.number(number) == text)
  }

  @Test("each mistake is described in one or two clear sentences")
  func sentences() {
    let constraint = WrittenConstraint(
      algebra: "a.top = 5 @1000", identifier: "x", fileID: "App/A.swift", line: 7)
    let text = "“a.top = 5 @1000” ‘x’ (App/A.swift:7)"
    let expected: [(LayoutProblem, String)] = [
      (.addedToItself(node: "A"), "A cannot be added to itself."),
      (
        .addedToDescendant(node: "A", descendant: "B"),
        "A cannot be added to B, which is inside it."
      ),
      (
        .nonFiniteFrame(node: "A"),
        "A was given a frame with a number that is not finite; it keeps the previous one."
      ),
      (
        .nonFiniteTransform(node: "A"),
        "A was given a transform with a number that is not finite; it keeps the previous one."
      ),
      (
        .nonFiniteInsets(node: "A"),
        "A was given insets with a number that is not finite; it keeps the previous ones."
      ),
      (
        .priorityOutOfRange(node: "A", priority: 1001),
        "A was given the priority 1001.0; priorities are above 0 and at most 1000. It keeps the previous one."
      ),
      (
        .unusableIntrinsicSize(node: "A"),
        "A has an intrinsic content size with a number that is not finite or is negative; it is ignored."
      ),
      (
        .unusableFittingTarget(node: "A"),
        "A was asked for its fitting size with a number that is not finite or a priority outside 0 < p ≤ 1000; the answer is zero."
      ),
      (
        .guideNotFree(node: "A"),
        "A built-in layout guide cannot be added to or removed from A; it stays where it is."
      ),
      (
        .illegalPair(constraint: constraint, reason: .sizeWithPosition),
        "The constraint \(text) cannot be used: a width or height cannot be tied to a position."
      ),
      (
        .numberNotFinite(constraint: constraint, number: .constant),
        "The constant of the constraint \(text) is not a finite number; it was rejected."
      ),
      (
        .constraintPriorityOutOfRange(constraint: constraint, priority: -1),
        "The constraint \(text) was given the priority -1.0; priorities are above 0 and at most 1000. It keeps the previous one."
      ),
      (
        .noCommonAncestor(constraint: constraint),
        "The constraint \(text) cannot be activated: its items have no common ancestor. Add both to one tree first."
      ),
      (
        .missingItem(constraint: constraint),
        "The constraint \(text) cannot be activated: one of its items is missing."
      ),
      (
        .itemOutside(constraint: constraint, holder: "A", item: "B"),
        "The constraint \(text) cannot be added to A: B is not inside it."
      ),
      (
        .arrangedIndexOutOfRange(stack: "S", index: 7, count: 2),
        "The index 7 is out of range for the 2 arranged views of S. The view was inserted at the nearest end."
      ),
      (
        .unknownSymbol(node: "I", name: "sparkle"),
        "I shows the symbol “sparkle”, which is not available; a box is drawn in its place."
      ),
      (
        .layerNotCreatable(node: "N", layerClass: "Dial"),
        "The layer class Dial of N cannot be created: declare that it conforms to CreatableLayer. A layer of a built-in class takes its place."
      ),
      (
        .unusableSpacing(stack: "S"),
        "S was given a spacing after a view that it does not arrange, or one that is not a finite number; it is ignored."
      ),
    ]
    for (problem, sentence) in expected { #expect(problem.description == sentence) }
  }
}
