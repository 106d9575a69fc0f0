// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing

@Suite("Editing a solver")
struct SolverEditsTests {
  @Test("a removed constraint has no effect, and neither does removing it again")
  func remove() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let first = try solver.add(a, .equal, 10)
    try solver.add(a, .equal, 20, priority: 500)
    solver.solve()
    #expect(solver.value(of: a) == 10)
    solver.remove(first)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: a) == 20)
  }

  @Test("a new constant changes the right-hand side")
  func constant() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    try solver.add(a, .equal, 4)
    let gap = try solver.add(b, .equal, a + 8)
    solver.solve()
    #expect(solver.value(of: b) == 12)
    solver.setConstant(20, of: gap)
    solver.solve()
    #expect(solver.value(of: b) == 24)
  }

  @Test("a new priority changes which of two optional constraints holds")
  func priority() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let low = try solver.add(a, .equal, 1, priority: 300)
    try solver.add(a, .equal, 2, priority: 400)
    solver.solve()
    #expect(solver.value(of: a) == 2)
    try solver.setPriority(.required, of: low)
    solver.solve()
    #expect(solver.value(of: a) == 1)
  }

  @Test(
    "a priority outside 1 to 1000 is refused and changes nothing", arguments: [0.0, -5, 1000.5])
  func priorityOutOfRange(number: Double) throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let id = try solver.add(a, .equal, 1, priority: 300)
    #expect(throws: SolverError.self) { try solver.setPriority(Priority(number), of: id) }
    #expect(throws: SolverError.self) {
      try solver.add(a, .equal, 7, priority: Priority(number))
    }
    solver.solve()
    #expect(solver.value(of: a) == 1)
  }

  @Test(
    "numbers that aren't finite are refused and change nothing",
    arguments: [Double.nan, Double.infinity])
  func notFinite(number: Double) throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let id = try solver.add(a, .equal, 3)
    #expect(throws: SolverError.self) { try solver.add(a, .equal, LinearExpression(number)) }
    #expect(throws: SolverError.self) { try solver.add(number * a, .equal, 0) }
    solver.setConstant(number, of: id)
    let solution = solver.solve()
    #expect(solution.refused.count == 1)
    #expect(solution.conflicts.isEmpty)
    #expect(solver.value(of: a) == 3)
  }

  @Test("what no constraint determines is reported and becomes zero, or as close to it as possible")
  func undetermined() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    try solver.add(b, .greaterThanOrEqual, 5)
    try solver.add(c, .equal, 9)
    let solution = solver.solve()
    #expect(solution.undetermined == [a, b])
    #expect([a, b, c].map { solver.value(of: $0) } == [0, 5, 9])
  }

  @Test("a tie between equal priorities is undetermined, although it has one solution")
  func tieIsUndetermined() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    try solver.add(a + b, .equal, 200)
    try solver.add(a, .equal, 50, priority: 250)
    try solver.add(b, .equal, 50, priority: 250)
    let solution = solver.solve()
    #expect(solution.undetermined == [a, b])
    #expect(solver.value(of: a) == 50)
    #expect(solver.value(of: b) == 150)
  }

  @Test("a conflict names a minimal set and the dropped constraint, and ends with its cause")
  func conflict() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let first = try solver.add(a, .equal, 10)
    try solver.add(b, .equal, 3)
    let second = try solver.add(a, .lessThanOrEqual, 5)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.broken == second)
    #expect(conflicts.first.map { Set($0.constraints) } == [first, second])
    #expect(solver.value(of: a) == 10)
    solver.remove(first)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: a) <= 5)
  }

  @Test("errors describe what was refused")
  func sentences() {
    let solver = Solver()
    let a = solver.makeVariable("a")
    #expect {
      try solver.add(Double.nan * a + 2, .equal, 0)
    } throws: {
      "\($0)" == "The coefficient of variable 0 in “nan · a + 2 = 0” is not a finite number."
    }
    #expect {
      try solver.add(a, .equal, 1, priority: 2000)
    } throws: {
      "\($0)" == """
        The priority 2000.0 is out of range: it must be from 1 to 1000, or between 0 and 1 for a row \
        of the layout engine.
        """
    }
    #expect {
      try Solver().add(a, .equal, 1)
    } throws: {
      "\($0)" == "Variable 0 in “v0 = 1” does not belong to this solver."
    }
  }

  /// Memory that is handed out again has in it whatever was there.
  private func leaveTracesInMemory() {
    for size in [64, 128, 256, 512] {
      let blocks = (0..<64).map { _ in
        UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      }
      for block in blocks { memset(block, 0xbe, size) }
      for block in blocks { block.deallocate() }
    }
  }

  @Test(
    "an edit changes what depends on it and nothing else, with any number of variables",
    arguments: [32, 64, 96, 128, 192, 256, 320, 512])
  func anyNumber(count: Int) throws {
    for extra in -1...1 {
      let solver = Solver()
      let variables = (0..<count + extra).map { _ in solver.makeVariable() }
      let first = try solver.add(variables[0], .equal, 1, priority: 500)
      for (near, far) in zip(variables, variables.dropFirst()) {
        try solver.add(far, .equal, near + 1)
      }
      solver.solve()
      leaveTracesInMemory()
      for start in [10.0, 20, 30] {
        solver.setConstant(start, of: first)
        solver.solve()
        for (index, variable) in variables.enumerated() {
          #expect(solver.value(of: variable) == start + Double(index))
        }
      }
    }
  }
}
