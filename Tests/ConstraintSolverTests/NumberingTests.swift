// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// What comes first is decided by numbers that count up, and numbers end somewhere.
@Suite("Numbering")
struct NumberingTests {
  @Test("variables keep their order of creation when numbers overflow", arguments: 0...4)
  func variables(left: UInt32) throws {
    let solver = Solver()
    solver.store.variableSequence = .max - left
    let gone = solver.makeVariable()
    let older = solver.makeVariable()
    solver.solve()
    solver.removeVariable(gone)
    solver.solve()
    // Takes the place of the first, but is younger than the second.
    let younger = solver.makeVariable()
    #expect(younger.index == gone.index)
    let youngest = solver.makeVariable()
    try solver.add(older + younger + youngest, .equal, 10)
    try solver.add(younger, .greaterThanOrEqual, 2)
    solver.solve()
    #expect(solver.value(of: older) == 0)
    #expect(solver.value(of: younger) == 2)
    #expect(solver.value(of: youngest) == 8)
  }

  @Test(
    "the first of equal optional constraints is satisfied when numbers overflow", arguments: 0...4)
  func constraints(left: UInt32) throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    solver.store.constraintSequence = .max - left
    let gone = try solver.add(variable, .equal, 1, priority: 500)
    try solver.add(variable, .equal, 2, priority: 500)
    solver.remove(gone)
    // Takes the place of the first, but is younger than the second.
    let younger = try solver.add(variable, .equal, 3, priority: 500)
    #expect(younger.index == gone.index)
    try solver.add(variable, .equal, 4, priority: 500)
    try solver.add(variable, .equal, 5, priority: 500)
    solver.solve()
    // Between 3 and 4 all sums are equal; the earliest preference of them is missed least.
    #expect(solver.value(of: variable) == 3)
  }

  @Test("a changed right side accounts for the left side's constant, even in a reused slot")
  func leftConstants() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    let gone = try solver.add(variable + 5, .equal, 7)
    solver.solve()
    #expect(solver.value(of: variable) == 2)
    solver.setConstant(10, of: gone)
    solver.solve()
    #expect(solver.value(of: variable) == 5)
    solver.remove(gone)
    let plain = try solver.add(variable, .equal, 1)
    #expect(plain.index == gone.index)
    solver.setConstant(10, of: plain)
    solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test("the variables of rectangles follow each other in their order of creation")
  func rectangles() {
    let solver = Solver()
    _ = solver.makeVariable()
    for _ in 0..<3 { _ = solver.makeRectangle() }
    _ = solver.makeVariable()
    let sequences = solver.store.variables.indices.map { solver.store.variables[$0].sequence }
    #expect(sequences == Array(sequences[0]..<sequences[0] + 14))
  }

  @Test("what has the number 0 is found among the constraints of a rectangle like everything else")
  func firstConstraint() throws {
    let solver = Solver()
    let edges = (0..<4).map { _ in solver.makeVariable() }
    for count in 1...3 {
      let added = try solver.add(edges[count], .equal, LinearExpression(Double(count)))
      let found = solver.constraints(ofRectangle: edges[0].index) { _ in true }
      #expect(found.count == count && solver.constraints(of: edges[count]) == [added])
    }
    #expect(solver.constraints(ofRectangle: edges[0].index) { $0 == 0 } == [0])
  }

  @Test("the children of the first variable follow it after one of them is gone", arguments: 0..<3)
  func firstParent(removed: Int) throws {
    let solver = Solver()
    let parent = solver.makeVariable(.position)
    var children = (0..<3).map { _ in solver.makeVariable(below: parent) }
    let edge = try solver.add(parent, .equal, 50)
    solver.solve()
    solver.removeVariable(children.remove(at: removed))
    let younger = solver.makeVariable()
    for place in [50.0, 70, 90] {
      solver.setConstant(place, of: edge)
      solver.solve()
      #expect(children.map(solver.value(of:)) == [place, place])
      #expect(solver.value(of: younger) == 0)
    }
  }

  @Test("a row with an unknown variable after known ones leaves the solver unchanged")
  func refusedRows() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let known = try solver.add(a, .equal, b + 3)
    let unknown = Variable(index: 7)
    #expect(throws: SolverError.self) { try solver.add(b + a + unknown, .equal, 1) }
    #expect(throws: SolverError.self) { try solver.add(Row(Term(1, b), Term(1, unknown)), .equal) }
    // Two terms of one variable are one.
    try solver.add(Row(Term(1, b), Term(1, b), constant: -8), .equal)
    #expect(solver.constraints(of: a) == [known])
    #expect(solver.constraints(of: b).count == 2)
    solver.solve()
    #expect(solver.value(of: a) == 7)
    #expect(solver.value(of: b) == 4)
  }
}
