// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Texts of reports")
struct TextTests {
  @Test("numbers have at most three digits after the point, without zeros at the end")
  func numbers() {
    let texts: [(Double, String)] = [
      (0, "0"), (5, "5"), (-5, "−5"), (0.005, "0.005"), (2.05, "2.05"), (-3.001, "−3.001"),
      (12.34, "12.34"), (1.5, "1.5"), (0.0004, "0"), (0.0006, "0.001"), (-0.25, "−0.25"),
      (1_000_000.125, "1000000.125"), (.infinity, "∞"), (-.infinity, "−∞"), (.nan, "NaN"),
      (0.25 + 1e12, "\(0.25 + 1e12)"),
    ]
    for (number, text) in texts { #expect(Algebra.number(number) == text) }
  }

  @Test("a constraint without a location has its identifier, if there is one")
  func written() {
    #expect(WrittenConstraint(algebra: "x = 1").description == "“x = 1”")
    #expect(WrittenConstraint(algebra: "x = 1", identifier: "wide").description == "“x = 1” (wide)")
    #expect(
      WrittenConstraint(algebra: "x = 1", identifier: "wide", fileID: "A/B.swift", line: 3)
        .description == "“x = 1” ‘wide’ (A/B.swift:3)")
    #expect(
      WrittenConstraint(algebra: "x = 1", identifier: "", fileID: "A/B.swift", line: 3)
        .description == "“x = 1” (A/B.swift:3)")
  }

  @Test("a constraint whose attributes are missing says so")
  func missingAttributes() {
    let constraint = WrittenConstraint(algebra: "x = 1")
    func text(_ reason: IllegalPairReason) -> String {
      LayoutProblem.illegalPair(constraint: constraint, reason: reason).description
    }
    #expect(
      text(.noFirstAttribute)
        == "The constraint “x = 1” cannot be used: its first attribute is missing.")
    #expect(
      text(.itemWithoutAttribute)
        == "The constraint “x = 1” cannot be used: its second item comes without an attribute.")
    #expect(Set(IllegalPairReason.allCases.map(text)).count == 6)
  }

  @Test("a report lists problems, conflicts, and ambiguities, in this order")
  func report() {
    #expect(
      LayoutReport().description == "The layout has no conflicts, ambiguities or mistakes.")
    let broken = WrittenConstraint(algebra: "x = 1")
    let report = LayoutReport(
      conflicts: [LayoutConflict(constraints: [], broken: broken, reason: .holdsForNoValue)],
      ambiguities: [
        LayoutAmbiguity(node: "a", axis: .vertical, attribute: .top, least: 2, most: 5)
      ],
      problems: [.addedToItself(node: "b"), .furtherProblems(count: 2)])
    #expect(
      report.description == """
        b cannot be added to itself.
        There are 2 further problems.
        The constraint “x = 1” cannot be satisfied by any layout and was dropped.
        The vertical position of a is ambiguous: it could be anything from 2 to 5. Add a constraint for top.
        """)
    #expect(!report.isEmpty)
  }

  @Test("any view of a tree gives the tree's handler of diagnostics")
  func handler() {
    let (root, child) = (ViewNode(), ViewNode())
    root.addSubview(child)
    #expect(child.layoutDiagnosticsHandler == nil)
    var told = 0
    child.layoutDiagnosticsHandler = { _ in told += 1 }
    root.layoutDiagnosticsHandler?(.problem(.furtherProblems(count: 1)))
    #expect(told == 1)
    child.addSubview(child)
    #expect(told == 2 && root.layoutProblems == [.addedToItself(node: "ViewNode")])
    child.layoutDiagnosticsHandler = nil
    #expect(root.layoutDiagnosticsHandler == nil)
  }

  @Test("a frame of no number is reported by the initializer, and treated as zero")
  func frameInInitializer() {
    let node = ViewNode(frame: CGRect(x: 0, y: CGFloat.nan, width: 5, height: 5))
    #expect(node.frame == .zero)
    #expect(node.layoutProblems == [.nonFiniteFrame(node: "ViewNode")])
    #expect(ViewNode(frame: CGRect(x: 5, y: 5, width: -2, height: 3)).frame.minX == 3)
  }

  @Test(
    "every attribute of a frame is explained by the frame",
    arguments: [
      (LayoutAttribute.left, 3), (.leading, 3), (.leftMargin, 3), (.right, 13), (.trailing, 13),
      (.trailingMargin, 13), (.top, 4), (.firstBaseline, 4), (.bottom, 24), (.lastBaseline, 24),
      (.width, 10), (.height, 20), (.centerX, 8), (.centerY, 14), (.centerYWithinMargins, 14),
      (.notAnAttribute, 0),
    ] as [(LayoutAttribute, Double)])
  func frames(attribute: LayoutAttribute, value: Double) {
    let root = ViewNode(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
    let node = ViewNode(frame: root.frame)
    root.addSubview(node)
    for (subject, container) in [(root, nil), (node, "ViewNode")] as [(ViewNode, String?)] {
      let explanation = subject.explain(attribute)
      #expect(explanation.value == value && explanation.decision == .frame)
      #expect(explanation.container == container && explanation.constraints.isEmpty)
    }
    #expect(
      root.explain(.left).description
        == "ViewNode.left is 3: its frame was set, and no constraint involves it.")
  }

  @Test("no attribute has no constraints, even of a constrained view")
  func noAttribute() {
    let root = rooted(100, 100)
    let box = constrained("box")
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let explanation = box.explain(.notAnAttribute)
    #expect(explanation.decision == .frame && explanation.value == 0)
    #expect(box.explain(.width).decision == .constraints)
  }
}
