// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("Solver")
struct SolverTests {
  @Test("expressions of variables and number literals read as algebra")
  func algebra() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    let gap = 4.0
    try solver.add(a + 8, .equal, 20)
    try solver.add(2 * b - gap, .equal, a / 2 + 2 * (a - 1))
    let solution = solver.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.undetermined.isEmpty)
    #expect(solver.value(of: a) == 12)
    #expect(solver.value(of: b) == 16)
  }

  @Test("a thousand wishes at 749 never outvote one at 750")
  func levels() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    try solver.add(a, .equal, 1, priority: 750)
    for _ in 0..<1000 { try solver.add(a, .equal, 2, priority: 749) }
    solver.solve()
    #expect(solver.value(of: a) == 1)
  }

  @Test("of two equal wishes the first holds and the last takes the rest")
  func ties() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    try solver.add(a + b, .equal, 200)
    try solver.add(a, .equal, 50, priority: 250)
    try solver.add(b, .equal, 50, priority: 250)
    let solution = solver.solve()
    #expect(solver.value(of: a) == 50)
    #expect(solver.value(of: b) == 150)
    #expect(solution.undetermined == [a, b])
  }

  @Test("a tie of a high level is left to the levels below it")
  func tiesYieldToLowerLevels() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    try solver.add(a, .equal, 25, priority: 751)
    try solver.add(a, .equal, 30, priority: 751)
    try solver.add(a, .equal, 28, priority: 251)
    solver.solve()
    #expect(solver.value(of: a) == 28)
  }

  @Test("of three siblings with heights 30, 50 and 30 the second breaks, with a minimal set")
  func conflict() throws {
    let solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    let c = solver.makeVariable("c")
    try solver.add(a, .equal, 30)
    let ab = try solver.add(a, .equal, b)
    try solver.add(b, .equal, c)
    let fifty = try solver.add(b, .equal, 50)
    try solver.add(c, .equal, 30)
    let solution = solver.solve()
    #expect(solution.conflicts.count == 1)
    let found = try #require(solution.conflicts.first)
    #expect(found.broken == fifty)
    #expect(found.constraints.count == 3)
    #expect(found.reason == .comesLast)
    #expect(solver.value(of: c) == 30)
    solver.remove(ab)
    #expect(solver.solve().conflicts.count == 1)
  }
}
