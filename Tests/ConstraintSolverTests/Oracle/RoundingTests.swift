// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Values that should be zero but have rounding errors.
///
/// The systems were found by random walks.
@Suite("Rounding")
struct RoundingTests {
  @Test("an optional constraint that is violated only by rounding doesn't count as violated")
  func missedWish() throws {
    var load = Workload(variableCount: 2)
    load.add([(0, -1)], .equal, [], 11, at: 500)
    load.add([(1, -2)], .lessThanOrEqual, [], 22, at: 750)
    load.add([(0, 1), (1, -3)], .equal, [], 45)
    try walk(load, [(1, -82), (2, -15), (2, 5), (1, 0), (1, 1)])
  }

  @Test("large values that required constraints fix and that cancel out are no conflict")
  func cancelingValues() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(9 * a, .equal, 1e8)
    try solver.add(11 * b, .equal, 1e8)
    try solver.add(99 * c, .equal, 2e9)
    for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      try solver.add(a + b - c, relation, 0)
      try solver.add(c - a - b, relation, 0)
    }
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: a) + solver.value(of: b) != solver.value(of: c))
    try solver.add(a + b - c, .greaterThanOrEqual, 1)
    #expect(solver.solve().conflicts.count == 1)
  }

  @Test("an inequality that holds exactly, except for rounding, has no slack")
  func fullRow() throws {
    var load = Workload(variableCount: 2)
    load.parents = [1: 0]
    load.add([(1, 3), (0, 0.5)], .equal, [], 10, at: 1)
    load.add([(1, -1)], .greaterThanOrEqual, [], 0, at: 750)
    try walk(load, [(1, 20)])
  }

  @Test("a free variable has its preferred value if only rounding separates them")
  func preferredValue() throws {
    var load = Workload(variableCount: 6)
    load.parents = [2: 1, 3: 2, 4: 2]
    load.add([(1, 1), (3, 1)], .equal, [], -16)
    load.add([(5, -1), (3, -1)], .lessThanOrEqual, [], 19, at: 750)
    load.add([(4, -3), (5, 2)], .equal, [], 20, at: 250)
    load.add([(5, 1)], .greaterThanOrEqual, [], 7, at: 1)
    load.add([(5, -1), (2, 1)], .lessThanOrEqual, [], -7, at: 500)
    load.add([(4, 1), (5, 0.5)], .greaterThanOrEqual, [], -9)
    load.add([(5, 1), (1, 1), (2, 1)], .greaterThanOrEqual, [], -7, at: 250)
    try walk(load, [(5, -29), (5, 31), (5, -29), (5, -9)])
  }

  /// Edits one constant after another and compares the solution each time.
  private func walk(_ load: Workload, _ edits: [(row: Int, constant: Double)]) throws {
    var load = load
    let (solver, variables, ids) = try load.load()
    solver.solve()
    for (row, constant) in edits {
      load.rows[row].constant = constant
      solver.setConstant(constant, ofRow: ids[row])
      solver.solve()
      let values = variables.map { solver.value(of: $0) }
      let expected = Oracle(load).values
      #expect(OracleTests.agree(values, expected), "\(values), expected \(expected)")
    }
  }
}
