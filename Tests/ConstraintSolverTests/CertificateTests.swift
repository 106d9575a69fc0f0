// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

#if DEBUG
  /// Debug builds prove each answer.
  ///
  /// Here answers are spoiled, and that has to be found.
  @Suite("Certificates")
  struct CertificateTests {
    /// Two labels in a row that is too narrow: the first gives way.
    private func makeRow() throws -> (solver: Solver, first: Variable, second: Variable) {
      let solver = Solver()
      let (first, second) = (solver.makeVariable("first"), solver.makeVariable("second"))
      try solver.add(first + second, .equal, 100)
      try solver.add(first, .greaterThanOrEqual, 0)
      try solver.add(second, .greaterThanOrEqual, 0)
      try solver.add(first, .equal, 80, priority: 250)
      try solver.add(second, .equal, 70, priority: 750)
      solver.solve()
      #expect(solver.value(of: first) == 30)
      return (solver, first, second)
    }

    private func spoil(_ variable: Variable, _ value: Double, in solver: Solver) {
      solver.store.variables[Int(variable.index)].value = value
    }

    @Test("the solver's solutions pass the check")
    func sound() throws {
      #expect(try makeRow().solver.findFlaw() == nil)
    }

    @Test("a required constraint that doesn't hold is named")
    func infeasible() throws {
      let (solver, first, _) = try makeRow()
      spoil(first, 31, in: solver)
      #expect(solver.findFlaw()?.hasPrefix("first + second - 100 = 0 is not met") == true)
    }

    @Test("a level that isn't optimal is found and named")
    func worse() throws {
      let (solver, first, second) = try makeRow()
      spoil(first, 40, in: solver)
      spoil(second, 60, in: solver)
      #expect(solver.findFlaw()?.hasPrefix("There are better values at 750.0") == true)
    }

    @Test("a lower level satisfied at the cost of a higher one is found")
    func traded() throws {
      let (solver, first, second) = try makeRow()
      spoil(first, 80, in: solver)
      spoil(second, 20, in: solver)
      #expect(solver.findFlaw()?.hasPrefix("There are better values at 750.0") == true)
    }

    @Test("any of several equally good solutions passes")
    func ties() throws {
      let solver = Solver()
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(first + second, .equal, 100)
      try solver.add(first, .equal, 80, priority: 250)
      try solver.add(second, .equal, 80, priority: 250)
      solver.solve()
      for value in [20.0, 50, 80] {
        spoil(first, value, in: solver)
        spoil(second, 100 - value, in: solver)
        #expect(solver.findFlaw() == nil)
      }
      spoil(first, 81, in: solver)
      spoil(second, 19, in: solver)
      #expect(solver.findFlaw() != nil)
    }

    @Test("a tie at a high level that a lower one can break in a better way is found")
    func looseTie() throws {
      let solver = Solver()
      let length = solver.makeVariable("length")
      try solver.add(length, .equal, 0, priority: 750)
      try solver.add(length, .equal, 10, priority: 750)
      try solver.add(length, .equal, 10, priority: 250)
      solver.solve()
      #expect(solver.findFlaw() == nil)
      spoil(length, 0, in: solver)
      #expect(solver.findFlaw()?.hasPrefix("There are better values at 250.0") == true)
    }

    @Test("a satisfied constraint that two others of its level outweigh is found")
    func outweighed() throws {
      let solver = Solver()
      let length = solver.makeVariable("length")
      try solver.add(length, .equal, 0, priority: 500)
      try solver.add(length, .equal, 10, priority: 500)
      try solver.add(length, .equal, 20, priority: 500)
      solver.solve()
      #expect(solver.value(of: length) == 10)
      spoil(length, 0, in: solver)
      #expect(solver.findFlaw()?.hasPrefix("There are better values at 500.0") == true)
    }

    @Test("the strongest active constraints make up the basis, which proves the values optimal")
    func basis() throws {
      let solver = Solver()
      let length = solver.makeVariable("length")
      try solver.add(length, .equal, 10, priority: 100)
      try solver.add(length, .lessThanOrEqual, 10)
      try solver.add(length, .equal, 20, priority: 500)
      solver.solve()
      #expect(solver.value(of: length) == 10)
      solver.store.resetMarks()
      let mark = solver.store.nextMark()
      var subproblem = Subproblem()
      solver.store.collect(
        from: length.index, extent: .upToFixed, mark: mark, into: &subproblem)
      var certificate = Certificate(
        subproblem, of: solver.store, Certificate.Numbers(for: solver.store))
      #expect(certificate.check() == .proven)
    }

    @Test("a constraint between values that required constraints fix is checked, too")
    func fixed() throws {
      let solver = Solver()
      let (first, second) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(first, .equal, 10)
      try solver.add(second, .equal, first + 5)
      solver.solve()
      #expect(solver.findFlaw() == nil)
      spoil(second, 16, in: solver)
      #expect(solver.findFlaw() != nil)
    }

    @Test("each step of a drag along a known ray is proven optimal")
    func drag() throws {
      let solver = Solver()
      let (width, label, gap) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      let edit = try solver.add(width, .equal, 300, priority: 999)
      try solver.add(label + gap, .equal, width)
      try solver.add(gap, .greaterThanOrEqual, 20)
      try solver.add(label, .equal, 200, priority: 750)
      solver.solve()
      for size in [290.0, 280, 210, 200, 190, 280, 205] {
        solver.setConstant(size, of: edit)
        solver.solve()
        #expect(solver.findFlaw() == nil)
      }
      spoil(label, solver.value(of: label) - 1, in: solver)
      spoil(gap, solver.value(of: gap) + 1, in: solver)
      #expect(solver.findFlaw() != nil)
    }
  }
#endif
