// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("Scale")
struct ScaleTests {
  /// Returns a solver of stacked boxes, the last edge, and the first soft constraint.
  private func chain(_ count: Int) throws -> (
    solver: Solver, last: Variable, preference: ConstraintID?
  ) {
    let solver = Solver()
    var y = solver.makeVariable()
    var preference: ConstraintID?
    try solver.add(y, .equal, 0)
    for _ in 0..<count {
      let height = solver.makeVariable()
      let next = solver.makeVariable()
      try solver.add(next, .equal, y + height + 1)
      let id = try solver.add(height, .equal, 2, priority: 750)
      preference = preference ?? id
      y = next
    }
    solver.solve()
    return (solver, y, preference)
  }

  @Test("a chain of 50,000 variables is built, solved, edited, and released in linear time")
  func chains() throws {
    var steps: [(solve: Int, edit: Int)] = []
    for count in [2500, 25_000] {
      let (solver, last, preference) = try chain(count)
      #expect(solver.value(of: last) == Double(3 * count))
      let solve = solver.visitedCoefficients
      let first = try #require(preference)
      solver.remove(first)
      solver.solve()
      #expect(solver.value(of: last) == Double(3 * count - 2))
      #expect(solver.solve().undetermined.count == count + 1)
      steps.append((solve, solver.visitedCoefficients))
    }
    #expect(steps[1].solve < 11 * steps[0].solve)
  }

  @Test("a variable that follows another one does so across 10,000 levels, after any edit")
  func nesting() throws {
    let solver = Solver()
    let root = solver.makeVariable(below: nil)
    var last = root
    for _ in 0..<10_000 { last = solver.makeVariable(below: last) }
    let place = try solver.add(Row(Term(1, root), constant: -7), .equal)
    solver.solve()
    #expect(solver.value(of: last) == 7)
    solver.setConstant(-8, ofRow: place)
    solver.solve()
    #expect(solver.value(of: last) == 8)
    solver.remove(place)
    try solver.add(Row(Term(1, root), constant: -9), .equal)
    solver.solve()
    #expect(solver.value(of: last) == 9)
  }

  @Test("boxes nested 10,000 deep are each as large as the one around them, less a margin")
  func boxes() throws {
    let solver = Solver()
    var start = solver.makeVariable()
    var size = solver.makeVariable()
    try solver.add(start, .equal, 0)
    try solver.add(size, .equal, 50_000)
    for _ in 0..<10_000 {
      let (inner, length) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(inner, .equal, start + 2)
      try solver.add(inner + length, .equal, start + size - 2)
      (start, size) = (inner, length)
    }
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solver.value(of: start) == 20_000)
    #expect(solver.value(of: size) == 10_000)
  }

  @Test("ten thousand solvers are created and released")
  func many() throws {
    var sum = 0.0
    for index in 0..<10_000 {
      let solver = Solver()
      let a = solver.makeVariable()
      try solver.add(a, .equal, LinearExpression(Double(index % 10)))
      solver.solve()
      sum += solver.value(of: a)
    }
    #expect(sum == 45_000)
  }
}
