// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// What a solver has done before costs no memory when it is done again.
@Suite("Warm starts")
struct WarmTests {
  /// Rows of a label that gives way to a button, as wide as a list.
  private struct List {
    let solver = Solver()
    var width: ConstraintID
    var labels: [Variable] = []
    var preferences: [ConstraintID] = []

    init() throws {
      let list = solver.makeVariable()
      width = try solver.add(list, .equal, 320, priority: 999)
      for index in 0..<10 {
        let (label, button) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(button, .equal, LinearExpression(Double(60 + index)))
        try solver.add(label + button + 8, .lessThanOrEqual, list)
        preferences.append(try solver.add(label, .equal, 100, priority: 750))
        labels.append(label)
      }
      solver.solve()
    }
  }

  @Test("a constant that alternates between known bases allocates nothing")
  func toAndFro() throws {
    let list = try List()
    func show() {
      for turn in 0..<24 {
        list.solver.setConstant(turn % 2 == 0 ? 100 : 300, of: list.preferences[turn / 2 % 3])
        list.solver.solve()
      }
    }
    for _ in 0..<20 { show() }
    let allocatedElements = list.solver.allocatedElements
    show()
    #expect(list.solver.allocatedElements == allocatedElements)
  }

  @Test("constants that are edited together allocate nothing once their bases are known")
  func together() throws {
    let list = try List()
    func show() {
      for turn in 0..<12 {
        for (index, preference) in list.preferences.enumerated() {
          list.solver.setConstant(Double(100 + 60 * ((turn + index) % 5)), of: preference)
        }
        list.solver.solve()
        for (index, label) in list.labels.enumerated() {
          let preference = Double(100 + 60 * ((turn + index) % 5))
          #expect(list.solver.value(of: label) == min(preference, Double(320 - 68 - index)))
        }
      }
    }
    for _ in 0..<20 { show() }
    let allocatedElements = list.solver.allocatedElements
    show()
    #expect(list.solver.allocatedElements == allocatedElements)
    #expect(list.solver.visitedConstraints < 40)
  }

  @Test("a constant that leaves something open only at times says so each time, at little cost")
  func open() throws {
    func system() throws -> (solver: Solver, variables: [Variable], edited: ConstraintID) {
      let solver = Solver()
      let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.add(a, .equal, 15, priority: 750)
      try solver.add(b - 2 * c, .equal, -7, priority: 750)
      let edited = try solver.add(b - c, .equal, 51, priority: 750)
      try solver.add(c - b, .equal, 0, priority: 250)
      try solver.add(b - c, .lessThanOrEqual, 2, priority: 750)
      try solver.add(c - a, .lessThanOrEqual, 10, priority: 250)
      try solver.add(c, .equal, 22, priority: 250)
      return (solver, [a, b, c], edited)
    }
    let known = try system()
    known.solver.solve()
    var visits = 0
    for turn in 0..<36 {
      let constant = [11.0, -9, 51][turn % 3]
      let new = try system()
      for system in [known, new] { system.solver.setConstant(constant, of: system.edited) }
      let (solution, expected) = (known.solver.solve(), new.solver.solve())
      if turn >= 24 { visits += known.solver.visitedConstraints }
      #expect(solution.undetermined == expected.undetermined, "turn \(turn)")
      #expect(
        known.variables.map { known.solver.value(of: $0) }
          == new.variables.map { new.solver.value(of: $0) }, "turn \(turn)")
    }
    #expect(visits <= 12 * 8, "\(visits)")
  }

  @Test("a preference against what required constraints fix leaves the basis known")
  func fixed() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(a, .equal, 100)
    let preference = try solver.add(a, .equal, 90, priority: 750)
    try solver.add(b - a, .greaterThanOrEqual, 8)
    let width = try solver.add(b, .equal, 120, priority: 750)
    solver.solve()
    for turn in 0..<24 {
      solver.setConstant(turn % 3 == 0 ? 110 : 90, of: preference)
      solver.setConstant(Double(120 + turn % 2), of: width)
      solver.solve()
      #expect(solver.value(of: a) == 100 && solver.value(of: b) == Double(120 + turn % 2))
      if turn >= 12 { #expect(solver.visitedConstraints <= 5, "turn \(turn)") }
    }
  }

  @Test("constants that are edited together push others to their limits and back repeatedly")
  func limits() throws {
    let solver = Solver()
    var (labels, buttons): ([Variable], [Variable]) = ([], [])
    var preferences: [ConstraintID] = []
    for _ in 0..<2 {
      let (label, button) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(label + button, .lessThanOrEqual, 320)
      try solver.add(button, .greaterThanOrEqual, 20)
      try solver.add(button, .equal, 60, priority: 500)
      preferences.append(try solver.add(label, .equal, 100, priority: 750))
      labels.append(label)
      buttons.append(button)
    }
    solver.solve()
    for turn in 0..<40 {
      // Where a label wants too much, nothing of what it gets and leaves depends on how much it wants.
      let wants = (0..<2).map { ((turn + $0) / 2 % 2 == 0 ? 100.0 : 1000) + Double(turn % 3) }
      for (preference, constant) in zip(preferences, wants) {
        solver.setConstant(constant, of: preference)
      }
      solver.solve()
      for row in 0..<2 {
        #expect(solver.value(of: labels[row]) == min(wants[row], 300), "turn \(turn)")
        #expect(solver.value(of: buttons[row]) == (wants[row] > 300 ? 20 : 60), "turn \(turn)")
      }
    }
  }

  @Test("a width that is dragged back and forth allocates nothing once its ray is known")
  func drag() throws {
    let list = try List()
    func drag() {
      for width in Array(140..<240) + (140..<240).reversed() {
        list.solver.setConstant(Double(width), of: list.width)
        list.solver.solve()
      }
    }
    for _ in 0..<4 { drag() }
    let allocatedElements = list.solver.allocatedElements
    drag()
    #expect(list.solver.allocatedElements == allocatedElements)
  }

  /// Views side by side, of equal widths, gaps and heights: none of the widths follows from one
  /// constraint, but all of them together leave no choice.
  @Test(
    "widths that only all constraints together determine are updated along the basis",
    arguments: [2, 3, 7])
  func equalWidths(count: Int) throws {
    let solver = Solver()
    let row = solver.makeVariable()
    let width = try solver.add(row, .equal, 320, priority: 999)
    let lefts = (0..<count).map { _ in solver.makeVariable() }
    let widths = (0..<count).map { _ in solver.makeVariable() }
    var gaps: [ConstraintID] = []
    try solver.add(lefts[0], .equal, 16)
    for index in 1..<count {
      gaps.append(try solver.add(lefts[index], .equal, lefts[index - 1] + widths[index - 1] + 8))
      try solver.add(widths[index], .equal, widths[0])
    }
    for width in widths { try solver.add(width, .lessThanOrEqual, 30, priority: 250) }
    try solver.add(lefts[count - 1] + widths[count - 1] + 16, .equal, row)
    solver.solve()
    for turn in 0..<12 {
      let (total, gap) = (Double(400 + turn * turn), Double(8 + turn % 3))
      solver.setConstant(total, of: width)
      if turn >= 6 { for id in gaps { solver.setConstant(gap, of: id) } }
      solver.solve()
      // The first change after the structure is made is solved as usual.
      if turn > 1 { #expect(solver.visitedCoefficients == 0) }
      let space = turn >= 6 ? gap : 8
      let each = (total - 32 - Double(count - 1) * space) / Double(count)
      for index in 0..<count {
        #expect(abs(solver.value(of: widths[index]) - each) < 1e-9)
        #expect(abs(solver.value(of: lefts[index]) - 16 - Double(index) * (each + space)) < 1e-9)
      }
    }
  }

  @Test(
    "after a constant beyond all reason, a usual one has its exact value again",
    arguments: [1e9, 1e16, 1e30, 1e300, .greatestFiniteMagnitude])
  func extremeConstant(number: Double) throws {
    let solver = Solver()
    let (width, start, middle) = (
      solver.makeVariable(.length), solver.makeVariable(.position), solver.makeVariable(.position)
    )
    let size = try solver.add(width, .equal, 320)
    let preference = try solver.add(start, .equal, 7, priority: 750)
    try solver.add(middle, .equal, start + width / 2)
    solver.solve()
    for turn in 0..<4 {
      solver.setConstant(number, of: turn % 2 == 0 ? size : preference)
      solver.solve()
      solver.setConstant(320, of: size)
      solver.setConstant(7, of: preference)
      solver.solve()
      #expect([width, start, middle].map { solver.value(of: $0) } == [320, 7, 167])
    }
  }
}
