// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// Numbers that run out and limits that are reached.
@Suite("Limits")
struct LimitTests {
  @Test("forty thousand priorities in one component are forty thousand levels")
  func priorities() throws {
    let solver = Solver()
    let count = 40_000
    var end = solver.makeVariable()
    try solver.add(end, .equal, 0)
    let lengths = (0..<count).map { _ in solver.makeVariable() }
    for (index, length) in lengths.enumerated() {
      // The lowest level is neither the first nor the last to be written.
      let rank = (index + 12_345) % count
      try solver.add(
        length, .equal, 2, priority: Priority(1 + 998 * Double(rank) / Double(count)))
      let next = solver.makeVariable()
      try solver.add(next, .equal, end + length)
      end = next
    }
    try solver.add(end, .equal, LinearExpression(Double(2 * count + 5)))
    #expect(solver.solve().limits.isEmpty)
    let given = lengths.indices.filter { solver.value(of: lengths[$0]) != 2 }
    #expect(given == [count - 12_345])
    #expect(solver.value(of: lengths[count - 12_345]) == 7)
  }

  @Test("an optional constraint yields to one forty thousand levels above it and not to one below")
  func farLevels() throws {
    let solver = Solver()
    let (held, other) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(held, .equal, other + 1)
    try solver.add(held, .equal, 10, priority: 999)
    for level in 0..<40_000 {
      let filler = solver.makeVariable()
      try solver.add(
        filler, .equal, held + other, priority: Priority(2 + 990 * Double(level) / 40_000))
    }
    try solver.add(other, .equal, 50, priority: 1)
    solver.solve()
    #expect(solver.value(of: held) == 10)
    #expect(solver.value(of: other) == 9)
  }

  @Test("values stay correct when search numbers overflow", arguments: 0...6)
  func searches(left: UInt32) throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(b, .equal, a + 3)
    try solver.add(a + b + c, .equal, 20, priority: 500)
    let preference = try solver.add(c, .equal, 4, priority: 500)
    solver.solve()
    // Everything has a mark of the last searches, and the next ones count from the start.
    solver.store.lastMark = .max / 2 - left
    for turn in 0..<12 {
      let id = try solver.add(a, .equal, LinearExpression(Double(turn)), priority: 700)
      solver.setConstant(Double(turn % 5), of: preference)
      let solution = solver.solve()
      #expect(solver.value(of: a) == Double(turn))
      #expect(solver.value(of: b) == Double(turn + 3))
      #expect(solution.undetermined == (turn % 5 == 17 - 2 * turn ? [] : [c]))
      solver.remove(id)
      solver.solve()
      _ = solver.activeConstraints(for: b)
      #expect(solver.value(of: a) == Double(17 - turn % 5) / 2)
    }
    #expect(solver.store.lastMark < 1000)
  }

  /// Wishes of one priority that hang together in more ways than one sum.
  private func coupledSystem() throws -> (solver: Solver, variables: [Variable]) {
    let solver = Solver()
    let x = (0..<8).map { _ in solver.makeVariable() }
    for i in x.indices {
      try solver.add(x[i], .equal, x[(i + 1) % 8] + 1, priority: 500)
      try solver.add(x[i], .equal, x[(i + 3) % 8] * 2 + 5, priority: 500)
      try solver.add(x[i], .greaterThanOrEqual, LinearExpression(Double(i)))
    }
    return (solver, x)
  }

  @Test("a simplex that is stopped early reports a limit with its variables until it isn't stopped")
  func cutShort() throws {
    let (solver, variables) = try coupledSystem()
    let lonely = solver.makeVariable()
    try solver.add(lonely, .equal, 7, priority: 500)
    solver.maximumPivots = 1
    #expect(solver.solve().limits == [.simplexSteps(variables: variables)])
    #expect(solver.value(of: lonely) == 7)
    solver.maximumPivots = .max
    try solver.add(variables[0], .equal, 3)
    #expect(solver.solve().limits.isEmpty)
  }

  @Test("a component without room for a tableau is reported as a limit with its variables")
  func tableauSize() throws {
    let (solver, variables) = try coupledSystem()
    solver.maximumEntries = 0
    let solution = solver.solve()
    #expect(solution.limits == [.tableauSize(variables: variables)])
    #expect(solution.approximated == variables)
  }

  @Test("without room for a tableau, what is added later changes everything as if it came first")
  func editedWithoutTableau() throws {
    for index in 0..<8 {
      for value in [-40.0, 3, 60] {
        let (edited, variables) = try coupledSystem()
        let (new, same) = try coupledSystem()
        for solver in [edited, new] { solver.maximumEntries = 0 }
        edited.solve()
        for solver in [edited, new] {
          try solver.add(variables[index], .equal, LinearExpression(value), priority: 900)
          try solver.add(variables[(index + 5) % 8], .equal, variables[(index + 2) % 8] + 7)
          #expect(!solver.solve().approximated.isEmpty)
        }
        #expect(variables.map(edited.value(of:)) == same.map(new.value(of:)))
      }
    }
  }

  @Test("without room for a tableau, an open position that determines another takes its default")
  func linkedDefaultWithoutTableau() throws {
    let (solver, variables) = try coupledSystem()
    let half = solver.makeVariable(.position, order: 1)
    let parent = solver.makeVariable(below: nil)
    let open = solver.makeVariable(below: parent)
    try solver.add(parent, .equal, 50)
    try solver.add(open, .equal, half * 2 + 6)
    let last = solver.makeVariable(.position, order: 2)
    try solver.add(last, .equal, half + variables[0])
    solver.maximumEntries = 0
    #expect(!solver.solve().approximated.isEmpty)
    #expect(solver.value(of: open) == 50)
    #expect(solver.value(of: half) == 22)
  }

  @Test("without room for a tableau, an open position still takes the value of its parent")
  func defaultWithoutTableau() throws {
    let (solver, variables) = try coupledSystem()
    let parent = solver.makeVariable(below: nil)
    let first = solver.makeVariable(below: parent)
    let second = solver.makeVariable(below: parent)
    try solver.add(parent, .equal, 50)
    try solver.add(first + second + variables[0], .equal, 300)
    solver.maximumEntries = 0
    #expect(!solver.solve().approximated.isEmpty)
    #expect(solver.value(of: first) == 50)
    #expect(solver.value(of: second) == 250 - solver.value(of: variables[0]))
  }

  @Test(
    "a sum of several open variables that is too large for any tableau is a limit, and still holds")
  func openSums() throws {
    for maximumEntries in [0, 10_000] {
      let solver = Solver()
      solver.maximumEntries = maximumEntries
      let x = (0..<8).map { _ in solver.makeVariable() }
      for (left, right) in zip(x, x.dropFirst()) {
        try solver.add(left, .lessThanOrEqual, right + 3)
      }
      try solver.add(x[7], .lessThanOrEqual, x[0] - 9)
      let limits = solver.solve().limits
      #expect(solver.value(of: x[7]) <= solver.value(of: x[0]) - 9)
      if maximumEntries > 0 {
        #expect(limits.isEmpty)
      } else {
        guard case .tableauSize(let variables) = limits.first else {
          Issue.record("\(limits)")
          continue
        }
        #expect(!variables.isEmpty)
      }
    }
  }

  @Test("a value that overflows is zero and reported")
  func numberRange() throws {
    let solver = Solver()
    let (small, large) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(small, .equal, 1e200)
    let link = try solver.add(large, .equal, small * 1e200)
    #expect(solver.solve().limits == [.numberRange(variables: [large])])
    #expect(solver.value(of: large) == 0)
    solver.remove(link)
    #expect(solver.solve().limits.isEmpty)
  }

  @Test("a coefficient that the simplex treats as noise is reported as a limit with its constraint")
  func negligible() throws {
    let (solver, variables) = try coupledSystem()
    let id = try solver.add(
      variables[0] + 1e-12 * variables[1], .equal, variables[2], priority: 500)
    #expect(solver.solve().limits == [.negligibleCoefficient(constraint: id)])
    solver.remove(id)
    #expect(solver.solve().limits.isEmpty)
  }

  @Test("of two constraints in a sequence, only the one with the negligible coefficient is named")
  func neighbor() throws {
    let (solver, variables) = try coupledSystem()
    try solver.add(variables[0] + variables[1], .equal, variables[2], priority: 400)
    let id = try solver.add(
      1e-12 * variables[0] + variables[1], .equal, variables[2], priority: 500)
    try solver.add(variables[1] + variables[0], .equal, variables[2], priority: 300)
    #expect(solver.solve().limits == [.negligibleCoefficient(constraint: id)])
  }

  @Test(
    "a bound of any kind holds against one tens of thousands of levels below it",
    arguments: [
      (Relation.lessThanOrEqual, 49.0), (.equal, 49), (.equal, -31), (.greaterThanOrEqual, -31),
    ])
  func farBounds(relation: Relation, wish: Double) throws {
    let solver = Solver()
    let (held, other) = (solver.makeVariable(), solver.makeVariable())
    func priority(_ level: Double) -> Priority { Priority(999 - 990 * level / 40_000) }
    try solver.add(held, .equal, other + 1)
    try solver.add(held, relation, 10, priority: priority(31_500))
    for level in 0..<40_000 {
      let filler = solver.makeVariable()
      try solver.add(
        filler, .equal, held + other, priority: priority(Double(level) + 0.25))
    }
    try solver.add(other, .equal, LinearExpression(wish), priority: 1)
    solver.solve()
    #expect(solver.value(of: held) == 10)
    #expect(solver.value(of: other) == 9)
  }
}
