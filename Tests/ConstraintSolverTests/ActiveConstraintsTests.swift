// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("Active constraints")
struct ActiveConstraintsTests {
  @Test("a value is traced to its row and to those of the variables in it, up to the very first")
  func chain() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(a, .equal, 5)
    let second = try solver.add(b, .equal, a + 3)
    try solver.add(b, .lessThanOrEqual, 100)
    solver.solve()
    #expect(solver.activeConstraints(for: b) == [second, first])
    #expect(solver.activeConstraints(for: a) == [first])
  }
}
