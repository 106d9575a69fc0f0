// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Sentences about problems")
struct SentenceTests {
  @Test("each misuse of a list is described with its section and item, if it has them")
  func lists() {
    let expected: [(ScrollProblem, String)] = [
      (
        .notFinite(node: "L"),
        "L was given an offset, a content size or a rectangle with a number that is not finite; it is ignored."
      ),
      (
        .unknownReuseIdentifier(node: "L", identifier: "x", section: 1, item: 2),
        "L has no class registered for the reuse identifier 'x', asked for at [1, 2]; a plain cell is shown."
      ),
      (
        .invalidCount(node: "L", section: nil, count: -1),
        "The data source of L returned -1 as the number of sections; 0 is used instead."
      ),
      (
        .invalidCount(node: "L", section: 3, count: -1),
        "The data source of L returned -1 as the number of items in section 3; the nearest valid number is used."
      ),
      (
        .countMismatch(node: "L", section: nil, expected: 1, found: 2),
        "The changes to L leave 1 sections, but its data source returned 2; everything was reloaded."
      ),
      (
        .countMismatch(node: "L", section: 3, expected: 1, found: 2),
        "The changes to L leave 1 items in section 3, but its data source returned 2; everything was reloaded."
      ),
      (
        .invalidSize(node: "L", section: nil, item: nil),
        "L was given a size that is negative or not finite; the default is used."
      ),
      (
        .invalidSize(node: "L", section: 1, item: nil),
        "L was given a size for section 1 that is negative or not finite; the default is used."
      ),
      (
        .invalidSize(node: "L", section: 1, item: 2),
        "L was given a size for [1, 2] that is negative or not finite; the default is used."
      ),
      (
        .viewUsedTwice(node: "L", section: 1, item: nil),
        "L was given a view for section 1 that it already shows elsewhere; another one is shown."
      ),
      (
        .noVerticalChain(cell: "C", section: 1, item: 2),
        "C at [1, 2] has no unbroken chain of constraints from the top of its content view to the bottom; the row is 44 points high."
      ),
      (
        .noSuchItem(node: "L", section: 1, item: 2),
        "L has no item at [1, 2]; the call has no effect."
      ),
      (.noSuchSection(node: "L", section: 1), "L has no section 1; the call has no effect."),
      (
        .changedTwice(node: "L", section: 1, item: nil),
        "L was asked to change section 1 twice in one batch; only the first change is applied."
      ),
      (
        .changedTwice(node: "L", section: 1, item: 2),
        "L was asked to change [1, 2] twice in one batch; only the first change is applied."
      ),
      (
        .duplicateIdentifier(node: "L", identifier: "x"),
        "A snapshot of L was given the identifier x twice; identifiers are unique, and the first one stays."
      ),
      (
        .unknownIdentifier(node: "L", identifier: "x"),
        "A snapshot of L does not have the identifier x; the change has no effect."
      ),
      (
        .noSectionForItems(node: "L"),
        "Items were added to a snapshot of L that has no sections; they are left out."
      ),
      (
        .noCell(node: "L", section: 1, item: 2),
        "The data source of L provided no cell at [1, 2]; a plain cell is shown."
      ),
    ]
    for (problem, sentence) in expected {
      #expect(problem.description == sentence)
      #expect(LayoutProblem.scrolling(problem).description == sentence)
    }
  }

  @Test("each limit and rare mistake is described in one or two sentences")
  func limits() {
    let constraint = WrittenConstraint(algebra: "x = 1")
    let format = VisualFormatError(format: "", column: nil, reason: .emptyFormat)
    let expected: [(LayoutProblem, String)] = [
      (
        .numberNotFinite(constraint: constraint, number: .multiplier),
        "The multiplier of the constraint “x = 1” is not a finite number; it was rejected."
      ),
      (
        .wrongVisualFormat(format, fileID: "A/B.swift", line: 7),
        "A visual format at A/B.swift:7 gives no constraints. The visual format is empty."
      ),
      (.declarativeView(node: "A", mistake: "No."), "In the view of A: No."),
      (
        .layoutKeepsChanging(nodes: ["a"]),
        "The layout did not stabilize in 16 rounds: a kept requesting layout during the layout pass."
      ),
      (
        .itemsKeepMoving(node: "A", rounds: 3),
        "The layout of A did not stabilize in 3 rounds: it kept moving items when the sizes of cells became known."
      ),
      (.frameTooLarge(node: "A"), "The frame of A extends beyond 1e12 points; it is clamped."),
      (
        .layoutApproximated(nodes: ["a", "b", "c", "d", "e"]),
        "Too many constraints depend on each other for the solver to compare: the layout of a, b, c, d, e is approximate."
      ),
      (
        .layoutApproximated(nodes: ["a", "b", "c", "d", "e", "f"]),
        "Too many constraints depend on each other for the solver to compare: the layout of a, b, c, d, e and 1 more is approximate."
      ),
      (
        .illegalPair(constraint: constraint, reason: .positionWithoutPosition),
        "The constraint “x = 1” cannot be used: a position needs a position of another item on the other side, with a multiplier that is not 0."
      ),
      (
        .illegalPair(constraint: constraint, reason: .differentAxes),
        "The constraint “x = 1” cannot be used: a horizontal position cannot be tied to a vertical one."
      ),
      (
        .illegalPair(constraint: constraint, reason: .directionalWithAbsolute),
        "The constraint “x = 1” cannot be used: leading and trailing cannot be tied to left and right; they change sides with the reading direction."
      ),
    ]
    for (problem, sentence) in expected {
      #expect(problem.description == sentence)
      #expect(LayoutDiagnostic.problem(problem).description == sentence)
    }
  }

  @Test(
    "an ambiguity has a range or is open on either side",
    arguments: [
      (LayoutAttribute.width, Axis.horizontal, 1, 2.5, "The width of a", "anything from 1 to 2.5"),
      (.height, .vertical, -3, .infinity, "The height of a", "anything from −3 up"),
      (.left, .horizontal, -.infinity, 7, "The horizontal position of a", "anything up to 7"),
      (.centerY, .vertical, -.infinity, .infinity, "The vertical position of a", ""),
    ] as [(LayoutAttribute, Axis, Double, Double, String, String)])
  func ambiguities(
    attribute: LayoutAttribute, axis: Axis, least: Double, most: Double, what: String,
    range: String
  ) {
    let ambiguity = LayoutAmbiguity(
      node: "a", axis: axis, attribute: attribute, least: least, most: most)
    let reason = range.isEmpty ? "no constraint determines it" : "it could be \(range)"
    #expect(
      ambiguity.description
        == "\(what) is ambiguous: \(reason). Add a constraint for \(attribute.name).")
  }

  @Test("a conflict lists its constraints and what to change, or says that one can't hold")
  func conflicts() {
    let (first, second) = (WrittenConstraint(algebra: "x = 1"), WrittenConstraint(algebra: "x = 2"))
    func text(_ suggestion: LayoutSuggestion?) -> String {
      let conflict = LayoutConflict(
        constraints: [first, second], broken: second, reason: .comesLast, suggestion: suggestion)
      #expect(LayoutDiagnostic.conflict(conflict).description == conflict.description)
      return conflict.description
    }
    let facts = """
      These constraints cannot hold together:
        “x = 1”
        “x = 2”
      “x = 2” was dropped because the others come first in the tree.
      """
    #expect(text(nil) == facts)
    #expect(
      text(.keepOne(first, second)) == facts
        + "\nTo resolve it, remove “x = 1” or “x = 2”: they set the same attribute to different values."
    )
    #expect(
      text(.lowerPriority(first)) == facts
        + "\nTo resolve it, give “x = 1” the priority 999, so that it yields to the others.")
    #expect(
      text(.stopTranslatingMask(node: "a")) == facts
        + "\nTo resolve it, set translatesAutoresizingMaskIntoConstraints of a to false; otherwise its frame is translated into constraints."
    )
  }

  @Test("an explanation states the value, where it is measured, and what decides it")
  func explanations() {
    func text(
      _ attribute: LayoutAttribute, _ decision: LayoutExplanation.Decision, count: Int = 0,
      container: String? = "page"
    ) -> String {
      LayoutExplanation(
        item: "a", container: container, attribute: attribute, value: 7.5,
        constraints: (0..<count).map { WrittenConstraint(algebra: "x = \($0)") },
        decision: decision
      ).description
    }
    #expect(
      text(.top, .frame)
        == "a.top is 7.5 in page: its frame was set, and no constraint involves it.")
    #expect(
      text(.width, .constraints, count: 2)
        == "a.width is 7.5, because of:\n  “x = 0”\n  “x = 1”")
    #expect(
      text(.left, .settled, container: nil)
        == "a.left is 7.5: no constraint determines it, so it is as close to 0 as possible.")
    #expect(
      text(.centerX, .settled, count: 1)
        == "a.centerX is 7.5 in page: the constraints leave it open; it is as close to 0 as allowed by:\n  “x = 0”"
    )
  }

  @Test("a relation is written with what is not the default in it")
  func algebra() {
    let (first, second) = (constrained("a"), constrained("b"))
    func text(
      _ relation: LayoutRelation, _ item: LayoutItem?, _ attribute: LayoutAttribute,
      _ multiplier: Double, _ constant: Double, _ priority: Double = 1000
    ) -> String {
      Algebra.text(
        first, .width, relation, item, attribute, multiplier: multiplier, constant: constant,
        priority: priority)
    }
    #expect(text(.equal, nil, .notAnAttribute, 3, -5) == "a.width = −5 @1000")
    #expect(text(.lessThanOrEqual, second, .height, 1, 0) == "a.width ≤ b.height @1000")
    #expect(
      text(.greaterThanOrEqual, second, .height, 2, 1.5, 24)
        == "a.width ≥ 2 × b.height + 1.5 @24")
    #expect(text(.equal, second, .height, -0.5, -1) == "a.width = −0.5 × b.height − 1 @1000")
    #expect(text(.equal, second, .height, 1, .nan) == "a.width = b.height + NaN @1000")
    #expect(text(.equal, nil, .height, 1, 0) == "a.width = (gone).height @1000")
    let guide = LayoutGuide()
    #expect(Algebra.name(of: guide) == "guide")
    first.addLayoutGuide(guide)
    #expect(Algebra.name(of: guide) == "a.guide")
    guide.identifier = "g"
    #expect(Algebra.name(of: guide) == "g")
    #expect(Algebra.name(of: first.layoutMarginsGuide) == "a.layoutMarginsGuide")
    first.accessibilityIdentifier = ""
    #expect(Algebra.name(of: first) == "ViewNode" && first.debugName == "ViewNode")
    #expect(second.debugName == "ViewNode 'b'")
  }

  @Test("the first thousand problems are kept, and the others are counted, also when trees join")
  func problems() {
    var list = ProblemList()
    #expect(list.isEmpty && list.all.isEmpty)
    for number in 0..<ProblemList.limit { list.append(.addedToItself(node: "\(number)")) }
    #expect(list.all.count == 1000 && list.all.last == .addedToItself(node: "999"))
    list.append(.addedToItself(node: "more"))
    #expect(list.all.count == 1001 && list.all.last == .furtherProblems(count: 1))
    #expect(list.contains(.addedToItself(node: "5")))
    #expect(!list.contains(.addedToItself(node: "more")))
    var joined = ProblemList()
    joined.append(.addedToItself(node: "first"))
    joined.append(contentsOf: list)
    #expect(joined.all.first == .addedToItself(node: "first") && joined.all.count == 1001)
    #expect(joined.all[999] == .addedToItself(node: "998"))
    #expect(joined.all.last == .furtherProblems(count: 2))
  }

  @Test("a problem that is reported once isn't reported again, and moves with its tree")
  func once() {
    let (root, child) = (rooted(10, 10), ViewNode())
    root.addSubview(child)
    for _ in 0..<2 { child.reportOnce(.frameTooLarge(node: "a")) }
    child.reportOnce(.frameTooLarge(node: "b"))
    #expect(root.layoutProblems == [.frameTooLarge(node: "a"), .frameTooLarge(node: "b")])
    #expect(child.layoutProblems == root.layoutProblems)
    let top = rooted(10, 10)
    top.report(.frameTooLarge(node: "c"))
    top.addSubview(root)
    #expect(top.layoutProblems == ["c", "a", "b"].map { .frameTooLarge(node: $0) })
    root.removeFromSuperview()
    #expect(root.layoutProblems.isEmpty && top.layoutProblems.count == 3)
  }
}
