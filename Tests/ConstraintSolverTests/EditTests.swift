// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("Edits")
struct EditTests {
  /// A column of boxes of which each has a preferred height of 10.
  private func column(_ count: Int) throws -> (Solver, [Variable], [ConstraintID]) {
    let solver = Solver()
    var tops: [Variable] = []
    var preferences: [ConstraintID] = []
    for index in 0..<count {
      let top = solver.makeVariable(below: nil)
      let height = solver.makeVariable(below: nil)
      if let last = tops.last {
        let lastHeight = Variable(index: last.index + 1)
        try solver.add(Row(Term(1, top), Term(-1, last), Term(-1, lastHeight)), .equal)
      } else {
        try solver.add(Row(Term(1, top)), .equal)
      }
      // A label beside the box, which nothing else depends on.
      let label = solver.makeVariable(below: top)
      try solver.add(Row(Term(1, label), Term(-1, top), constant: -3), .equal)
      preferences.append(
        try solver.add(Row(Term(1, height), constant: -10), .equal, priority: 750))
      tops.append(top)
      _ = index
    }
    solver.solve()
    return (solver, tops, preferences)
  }

  @Test("a changed constant affects what depends on it and nothing else")
  func locality() throws {
    let (solver, tops, preferences) = try column(2000)
    #expect(solver.value(of: tops[1999]) == 19990)
    solver.setConstant(-12, ofRow: preferences[1990])
    solver.solve()
    #expect(solver.value(of: tops[1999]) == 19992)
    #expect(solver.visitedConstraints < 100)
    #expect(solver.changedVariables.count == 1 + 9 * 2)
    #expect(!solver.changedVariables.contains(tops[1990]))
  }

  @Test("connected systems stay connected after an edit")
  func components() throws {
    let solver = Solver()
    var preferences: [ConstraintID] = []
    for index in 0..<500 {
      let a = solver.makeVariable()
      let b = solver.makeVariable()
      try solver.add(b, .equal, a + 1)
      preferences.append(try solver.add(a, .equal, LinearExpression(Double(index)), priority: 500))
    }
    solver.solve()
    #expect(solver.visitedConstraints == 1000)
    solver.remove(preferences[7])
    let solution = solver.solve()
    #expect(solver.visitedConstraints == 1)
    #expect(solution.undetermined.count == 2)
    solver.solve()
    #expect(solver.visitedConstraints == 0)
    #expect(solver.changedVariables.isEmpty)
  }

  @Test("a new right side replaces the old one, whatever is on the left")
  func rightSide() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    try solver.add(a, .equal, 5)
    let id = try solver.add(b + 2, .equal, a + 8)
    solver.solve()
    #expect(solver.value(of: b) == 11)
    solver.setConstant(10, of: id)
    solver.solve()
    #expect(solver.value(of: b) == 13)
  }

  @Test("a priority can change to required and back, but not to a value out of range")
  func priorities() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let one = try solver.add(a, .equal, 1, priority: 300)
    let two = try solver.add(a, .equal, 2, priority: 400)
    solver.solve()
    #expect(solver.value(of: a) == 2)
    try solver.setPriority(.required, of: one)
    solver.solve()
    #expect(solver.value(of: a) == 1)
    try solver.setPriority(200, of: one)
    solver.solve()
    #expect(solver.value(of: a) == 2)
    for wrong in [0, -1, 1000.5, .nan, .infinity] {
      #expect(throws: SolverError.self) { try solver.setPriority(Priority(wrong), of: two) }
    }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try solver.add(a, .equal, 1, priority: 0)
    }
  }

  @Test("a handle of a removed constraint has no effect")
  func staleHandles() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let old = try solver.add(a, .equal, 1)
    solver.remove(old)
    let new = try solver.add(a, .equal, 2)
    #expect(old != new)
    solver.remove(old)
    solver.setConstant(7, of: old)
    try solver.setPriority(1, of: old)
    solver.solve()
    #expect(solver.value(of: a) == 2)
    #expect(solver.contains(new) && !solver.contains(old))
  }

  @Test("numbers that aren't finite are refused and leave the solver unchanged")
  func refusals() throws {
    let solver = Solver()
    let a = solver.makeVariable("width")
    let id = try solver.add(a, .equal, 4)
    #expect(throws: SolverError.constantNotFinite(constraint: "width = nan")) {
      try solver.add(a, .equal, LinearExpression(.nan))
    }
    #expect(
      throws: SolverError.coefficientNotFinite(
        variable: a, constraint: "inf · width ≤ 3")
    ) { try solver.add(a * .infinity, .lessThanOrEqual, 3) }
    #expect(throws: SolverError.self) { try solver.add(Row(Term(.nan, a)), .equal) }
    let stranger = Variable(index: 99)
    #expect(throws: SolverError.unknownVariable(stranger, constraint: "width = v99 + 1")) {
      try solver.add(a, .equal, stranger + 1)
    }
    // The number comes first, and even finite numbers may have no finite difference.
    #expect(throws: SolverError.constantNotFinite(constraint: "width = v99 + inf")) {
      try solver.add(a, .equal, stranger + LinearExpression(.infinity))
    }
    let huge = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.constantNotFinite(constraint: "width - \(huge) = v99 + \(huge)")) {
      try solver.add(a - huge, .equal, stranger + huge)
    }
    solver.setConstant(.infinity, of: id)
    let solution = solver.solve()
    #expect(solution.refused == [.constantNotFinite(constraint: "width - 4 = 0")])
    #expect(solver.value(of: a) == 4)
    #expect(solver.solve().refused.isEmpty)
  }

  @Test("errors are sentences that name the constraint")
  func sentences() {
    let a = Variable(index: 3)
    let errors: [(SolverError, String)] = [
      (
        .coefficientNotFinite(variable: a, constraint: "x = y"),
        "The coefficient of variable 3 in “x = y” is not a finite number."
      ),
      (.constantNotFinite(constraint: "x = y"), "The constant in “x = y” is not a finite number."),
      (
        .unknownVariable(a, constraint: "x = y"),
        "Variable 3 in “x = y” does not belong to this solver."
      ),
      (
        .priorityOutOfRange(0),
        "The priority 0.0 is out of range: it must be from 1 to 1000, or between 0 and 1 for a row of the layout engine."
      ),
    ]
    for (error, sentence) in errors { #expect(error.description == sentence) }
  }

  @Test("removed variables are reused, the last removed first")
  func recycling() throws {
    let solver = Solver()
    let a = solver.makeVariable(below: nil)
    let b = solver.makeVariable(below: a)
    let id = try solver.add(Row(Term(1, a), constant: -3), .equal)
    solver.solve()
    #expect(solver.value(of: b) == 3)
    #expect(!solver.removeVariable(a))
    solver.remove(id)
    #expect(solver.removeVariable(a))
    solver.solve()
    #expect(solver.value(of: b) == 0)
    #expect(solver.makeVariable(below: nil) == a)
  }

  @Test("a free position moves to the bound of an inequality, or without one to its parent's value")
  func parents() throws {
    let solver = Solver()
    let superview = solver.makeVariable(below: nil)
    let x = solver.makeVariable(below: superview)
    let deep = solver.makeVariable(below: x)
    let width = solver.makeVariable(below: nil)
    let place = try solver.add(Row(Term(1, superview), constant: -30), .equal)
    try solver.add(Row(Term(1, x), constant: -40), .greaterThanOrEqual)
    try solver.add(Row(Term(1, width)), .greaterThanOrEqual)
    let solution = solver.solve()
    #expect([superview, x, deep, width].map { solver.value(of: $0) } == [30, 40, 40, 0])
    #expect(solution.undetermined == [x, deep, width])
    solver.setConstant(-50, ofRow: place)
    solver.solve()
    #expect([superview, x, deep, width].map { solver.value(of: $0) } == [50, 40, 40, 0])
  }

  @Test("a value that lost its digits to an extreme number is exact again once that is removed")
  func lostDigits() throws {
    let solver = Solver()
    let (inner, outer) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(inner, .equal, 20)
    try solver.add(outer, .equal, 30, priority: 750)
    solver.solve()
    let extreme = try solver.add(inner, .equal, -1e15 * outer + 1e300)
    solver.solve()
    solver.remove(extreme)
    solver.solve()
    #expect(solver.value(of: inner) == 20 && solver.value(of: outer) == 30)
  }

  @Test("a constraint added in place of a removed one is kept when its neighbor is removed")
  func reusedPlaces() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let first = try solver.add(a, .greaterThanOrEqual, 3)
    let second = try solver.add(a, .greaterThanOrEqual, 5)
    solver.solve()
    solver.remove(first)
    let third = try solver.add(a, .greaterThanOrEqual, 7)
    solver.solve()
    solver.remove(second)
    try solver.add(a, .equal, 4, priority: 250)
    solver.solve()
    #expect(solver.value(of: a) == 7)
    solver.remove(third)
    solver.solve()
    #expect(solver.value(of: a) == 4)
  }

  @Test(
    "a priority is above zero and at most a thousand",
    arguments: [
      (-1, false), (0, false), (.leastNonzeroMagnitude, true), (1, true), (1000, true),
      (1000.0.nextUp, false), (1001, false), (.infinity, false), (.nan, false),
    ] as [(Double, Bool)])
  func priorityRange(priority: Double, isValid: Bool) throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let row = Row(Term(1, variable), constant: -1)
    let weak = try solver.add(row, .equal, priority: 1)
    if isValid {
      try solver.add(row, .equal, priority: priority)
      try solver.setPriority(priority, ofRow: weak)
    } else {
      #expect(throws: SolverError.self) { try solver.add(row, .equal, priority: priority) }
      #expect(throws: SolverError.self) { try solver.setPriority(priority, ofRow: weak) }
    }
  }
}
