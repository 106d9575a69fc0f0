// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// What constraints leave open: lengths become zero, then positions take the bounds of inequalities,
/// then zero.
@Suite("Default values")
struct SettlingTests {
  /// A rectangle's variables.
  private struct Frame {
    let x, y, width, height: Variable

    init(_ first: Int32) {
      (x, y) = (Variable(index: first), Variable(index: first + 1))
      (width, height) = (Variable(index: first + 2), Variable(index: first + 3))
    }
  }

  /// A view in a superview of 300 by 300, with positions in the superview.
  private struct Page {
    let solver = Solver()
    let superview: Frame
    let view: Frame

    init() throws {
      superview = Frame(solver.makeRectangle(order: 1))
      view = Frame(solver.makeRectangle(order: 2))
      for edge in [superview.x, superview.y] { try solver.add(edge, .equal, 0) }
      for length in [superview.width, superview.height] { try solver.add(length, .equal, 300) }
      for length in [view.width, view.height] { try solver.add(length, .greaterThanOrEqual, 0) }
    }

    var frame: [Double] {
      solver.solve()
      return [view.x, view.y, view.width, view.height].map { solver.value(of: $0) }
    }
  }

  @Test("a view with only its right edge constrained has no width and is placed there")
  func rightEdge() throws {
    let page = try Page()
    let (view, superview) = (page.view, page.superview)
    try page.solver.add(view.x + view.width, .equal, superview.width - 13)
    #expect(page.frame == [287, 0, 0, 0])
  }

  @Test("a view with only its center constrained has no width and is placed there")
  func centre() throws {
    let page = try Page()
    let (view, superview) = (page.view, page.superview)
    try page.solver.add(view.x + view.width / 2, .equal, superview.width / 2 + 20)
    #expect(page.frame == [170, 0, 0, 0])
  }

  @Test("an edge that only an inequality limits is at its bound", arguments: [1000.0, 999, 1])
  func bound(priority: Double) throws {
    let page = try Page()
    let (view, superview) = (page.view, page.superview)
    try page.solver.add(
      view.x + view.width, .lessThanOrEqual, superview.width - 30, priority: Priority(priority))
    #expect(page.frame == [270, 0, 0, 0])
    try page.solver.add(view.width, .equal, 100)
    try page.solver.add(view.y, .lessThanOrEqual, 10)
    #expect(page.frame == [170, 10, 100, 0])
  }

  @Test("a centered view with a maximum height has no height")
  func limitedLength() throws {
    let page = try Page()
    let (view, superview) = (page.view, page.superview)
    try page.solver.add(view.y + view.height / 2, .equal, superview.height / 2)
    try page.solver.add(view.height, .lessThanOrEqual, 94)
    #expect(page.frame == [0, 150, 0, 0])
  }

  @Test("a view without a height is invisible at its bottom edge")
  func missingHeight() throws {
    let page = try Page()
    let (view, superview) = (page.view, page.superview)
    try page.solver.add(view.x, .equal, 0)
    try page.solver.add(view.x + view.width, .equal, superview.width)
    try page.solver.add(view.y + view.height, .equal, superview.height)
    #expect(page.frame == [0, 300, 300, 0])
  }

  @Test("a length becomes as small as inequalities allow before a position is assigned")
  func lengthsFirst() throws {
    let page = try Page()
    let (view, superview) = (page.view, page.superview)
    try page.solver.add(view.x, .lessThanOrEqual, 40)
    try page.solver.add(view.x + view.width, .greaterThanOrEqual, superview.width)
    #expect(page.frame == [300 - 260, 0, 260, 0])
  }

  @Test("of two bounds, the first in order applies, whichever was added first")
  func orderOfBounds() throws {
    for isSwapped in [false, true] {
      let page = try Page()
      let x = page.view.x
      func add(_ isLow: Bool) throws -> ConstraintID {
        try page.solver.add(
          Row(Term(1, x), constant: isLow ? -20 : -80),
          isLow ? .greaterThanOrEqual : .lessThanOrEqual, order: isLow ? 7 : 8)
      }
      let ids = [try add(isSwapped), try add(!isSwapped)]
      let low = ids[isSwapped ? 0 : 1]
      #expect(page.frame[0] == 20)
      page.solver.setOrder(9, of: low)
      #expect(page.frame[0] == 80)
      page.solver.setOrder(1, of: low)
      #expect(page.frame[0] == 20)
    }
  }

  @Test("an optional inequality that doesn't hold provides no bound")
  func missedBound() throws {
    let page = try Page()
    let x = page.view.x
    try page.solver.add(x, .greaterThanOrEqual, 50, priority: 250)
    try page.solver.add(x, .lessThanOrEqual, 40)
    #expect(page.frame[0] == 40)
  }

  @Test("positions related only by inequalities are side by side")
  func chain() throws {
    let solver = Solver()
    let x = (0..<4).map { solver.makeVariable(.position, order: $0) }
    for (left, right) in zip(x, x.dropFirst()) {
      try solver.add(right, .greaterThanOrEqual, left + 10)
    }
    solver.solve()
    #expect(x.map { solver.value(of: $0) } == [0, 10, 20, 30])
    // What the last may be at most is what comes first.
    let limit = try solver.add(Row(Term(1, x[3]), constant: -100), .lessThanOrEqual, order: -1)
    solver.solve()
    #expect(x.map { solver.value(of: $0) } == [70, 80, 90, 100])
    solver.setOrder(1, of: limit)
    solver.solve()
    #expect(x.map { solver.value(of: $0) } == [70, 80, 90, 100])
    try solver.add(x[0], .equal, 0)
    solver.solve()
    // No slack of the chain is needed before the last one.
    #expect(x.map { solver.value(of: $0) } == [0, 10, 20, 30])
  }

  @Test("a bound that can't be reached is approached as closely as possible")
  func unreachable() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(.position), solver.makeVariable(.position))
    try solver.add(a + b, .lessThanOrEqual, 100)
    try solver.add(a, .lessThanOrEqual, 10)
    try solver.add(b, .lessThanOrEqual, 20)
    solver.solve()
    #expect([a, b].map { solver.value(of: $0) } == [10, 20])
  }

  @Test("which of two lengths becomes zero depends only on their places in the tree")
  func orderOfLengths() throws {
    let solver = Solver()
    let (a, b) = (solver.makeRectangle(order: 5), solver.makeRectangle(order: 3))
    let (first, second) = (Frame(a), Frame(b))
    for frame in [first, second] {
      for length in [frame.width, frame.height] { try solver.add(length, .greaterThanOrEqual, 0) }
    }
    try solver.add(first.width + second.width, .equal, 100)
    try solver.add(second.height, .equal, 2 * first.width)
    func widths() -> [Double] {
      solver.solve()
      return [first.width, second.width].map { solver.value(of: $0) }
    }
    #expect(widths() == [100, 0])
    solver.setOrder(2, ofRectangle: a)
    #expect(widths() == [0, 100])
    solver.setOrder(1, ofRectangle: b)
    #expect(widths() == [100, 0])
    #expect(solver.value(of: second.height) == 200)
    // Nothing is solved again where nothing was open.
    try solver.add(first.width, .equal, 60)
    for open in [first.height, first.x, first.y] { try solver.add(open, .equal, 5) }
    #expect(widths() == [60, 40])
    solver.setOrder(0, ofRectangle: a)
    solver.solve()
    #expect(solver.visitedConstraints == 0)
  }

  @Test("the width of a rectangle is assigned before its height, and both before later rectangles")
  func withinRectangle() throws {
    let solver = Solver()
    let frames = [7, 4].map { Frame(solver.makeRectangle(order: $0)) }
    let lengths = frames.flatMap { [$0.width, $0.height] }
    for length in lengths { try solver.add(length, .greaterThanOrEqual, 0) }
    try solver.add(lengths[0] + lengths[1] + lengths[2] + lengths[3], .equal, 12)
    solver.solve()
    #expect(lengths.map { solver.value(of: $0) } == [0, 12, 0, 0])
    solver.setOrder(2, of: lengths[1])
    solver.solve()
    #expect(lengths.map { solver.value(of: $0) } == [12, 0, 0, 0])
  }

  @Test("a reused rectangle has its new place in the order, not its former one")
  func renewed() throws {
    let solver = Solver()
    let (a, b) = (solver.makeRectangle(order: 1), solver.makeRectangle(order: 2))
    solver.solve()
    #expect(solver.deactivateRectangle(at: a))
    solver.reactivateRectangle(at: a, order: 3)
    let (first, second) = (Frame(a), Frame(b))
    try solver.add(first.width + second.width, .equal, 50)
    solver.solve()
    #expect(solver.value(of: first.width) == 50)
    #expect(solver.value(of: second.width) == 0)
  }

  @Test(
    "a position at a bound follows when the bound moves, and leaves it when the bound is removed")
  func movingBound() throws {
    let page = try Page()
    let limit = try page.solver.add(page.view.x, .lessThanOrEqual, 40)
    let other = try page.solver.add(page.view.x, .greaterThanOrEqual, 10)
    #expect(page.frame[0] == 40)
    for bound in [50.0, 12, 10, 30] {
      page.solver.setConstant(bound, of: limit)
      #expect(page.frame[0] == bound)
    }
    // The lower bound cannot hold any more and is dropped.
    page.solver.setConstant(-5, of: limit)
    #expect(page.frame[0] == -5)
    page.solver.remove(limit)
    #expect(page.frame[0] == 10)
    page.solver.remove(other)
    #expect(page.frame[0] == 0)
  }
}
