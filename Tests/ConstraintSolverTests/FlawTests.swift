// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

#if DEBUG
  /// Debug builds prove each answer.
  ///
  /// Here one value is spoiled, by just less and just more than what rounding allows.
  @Suite("Flaws in answers")
  struct FlawTests {
    private func spoil(_ variable: Variable, by distance: Double, in solver: Solver) {
      solver.store.variables[Int(variable.index)].value += distance
    }

    /// Whether a flaw is found after a variable was moved, which is then moved back.
    private func isFlaw(_ variable: Variable, by distance: Double, in solver: Solver) -> Bool {
      let value = solver.value(of: variable)
      spoil(variable, by: distance, in: solver)
      let flaw = solver.findFlaw()
      solver.store.variables[Int(variable.index)].value = value
      return flaw != nil
    }

    @Test("a required row holds, up to rounding, on both sides", arguments: [500.0, 1])
    func required(size: Double) throws {
      let solver = Solver()
      let (a, b) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(b, .equal, LinearExpression(size))
      try solver.add(a, .equal, b)
      solver.solve()
      #expect(solver.findFlaw() == nil)
      let tolerance = 2 * size * 1e-7 + 1e-6
      #expect(!isFlaw(a, by: 0.9 * tolerance, in: solver))
      #expect(!isFlaw(a, by: -0.9 * tolerance, in: solver))
      #expect(isFlaw(a, by: 1.1 * tolerance, in: solver))
      #expect(isFlaw(a, by: -1.1 * tolerance, in: solver))
      #expect(solver.findFlaw() == nil)
    }

    @Test("a bound may have slack, if nothing prefers less", arguments: [1.0, -1])
    func bounds(sign: Double) throws {
      for (priority, wish) in [(500, 3.0), (500, 20)] as [(Double, Double)] {
        let solver = Solver()
        let a = solver.makeVariable()
        try solver.add(
          a, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, LinearExpression(10 * sign))
        try solver.add(a, .equal, LinearExpression(wish * sign), priority: Priority(priority))
        solver.solve()
        #expect(solver.value(of: a) == max(10, wish) * sign)
        #expect(isFlaw(a, by: sign, in: solver) && isFlaw(a, by: -sign, in: solver))
      }
      let solver = Solver()
      let a = solver.makeVariable()
      try solver.add(
        a, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, LinearExpression(10 * sign))
      solver.solve()
      // Default values aren't checked.
      #expect(!isFlaw(a, by: sign, in: solver) && isFlaw(a, by: -sign, in: solver))
    }

    @Test("an optional bound is violated no more than a stronger wish requires")
    func optionalBounds() throws {
      for (relation, distance) in [
        (Relation.lessThanOrEqual, 1.0), (.greaterThanOrEqual, -1), (.equal, 1), (.equal, -1),
      ] {
        let solver = Solver()
        let a = solver.makeVariable()
        let other = solver.makeVariable()
        try solver.add(a, relation, 10, priority: 400)
        try solver.add(a, .equal, LinearExpression(10 + 5 * distance), priority: 500)
        try solver.add(other, .equal, a + 1, priority: 300)
        solver.solve()
        #expect(solver.findFlaw() == nil)
        for step in [1.0, -1] {
          #expect(isFlaw(a, by: step, in: solver) && isFlaw(other, by: step, in: solver))
        }
      }
    }

    @Test("a flaw is found in the part that was solved last, and only there")
    func parts() throws {
      let solver = Solver()
      let (a, b) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(a, .equal, 5, priority: 500)
      let edit = try solver.add(b, .equal, 5, priority: 500)
      solver.solve()
      #expect(isFlaw(a, by: 1, in: solver) && isFlaw(b, by: 1, in: solver))
      solver.setConstant(6, of: edit)
      solver.solve()
      #expect(solver.findFlaw() == nil && isFlaw(b, by: 1, in: solver))
    }

    @Test("a dropped constraint isn't missed, and the others are")
    func dropped() throws {
      let solver = Solver()
      let a = solver.makeVariable("a")
      try solver.add(a, .equal, 5)
      try solver.add(a, .equal, 7)
      solver.solve()
      #expect(solver.findFlaw() == nil)
      spoil(a, by: 2, in: solver)
      #expect(
        solver.findFlaw()
          == "a - 5 = 0 is not met:\na - 5 = 0 @1000.0\nv0 = 7.0")
    }

    @Test("numbers beyond reason aren't checked", arguments: [false, true])
    func extreme(isExtreme: Bool) throws {
      let size = isExtreme ? 2e7 : 0.5e7
      let solver = Solver()
      let (a, b) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(a, .equal, LinearExpression(size))
      try solver.add(b, .equal, a + 1)
      solver.solve()
      #expect(isFlaw(b, by: 5, in: solver) == !isExtreme)
      let factor = isExtreme ? 2e3 : 0.5e3
      for factor in [factor, 1 / factor] {
        let scaled = Solver()
        let (c, d) = (scaled.makeVariable(), scaled.makeVariable())
        try scaled.add(c, .equal, 3)
        try scaled.add(d, .equal, factor * c)
        scaled.solve()
        #expect(isFlaw(d, by: 5, in: scaled) == !isExtreme, "\(factor)")
      }
    }

    @Test(
      "a level is proven by the rows of higher ones, each of which yields in one direction only")
    func levels() throws {
      let solver = Solver()
      let x = (0..<3).map { _ in solver.makeVariable() }
      try solver.add(x[0] + x[1] + x[2], .equal, 100)
      try solver.add(x[0], .lessThanOrEqual, 40, priority: 800)
      try solver.add(x[1], .greaterThanOrEqual, 30, priority: 700)
      try solver.add(x[2], .equal, 50, priority: 600)
      try solver.add(x[1], .equal, 10, priority: 500)
      try solver.add(x[0], .equal, 60, priority: 400)
      solver.solve()
      #expect(x.map(solver.value(of:)) == [20, 30, 50])
      func isFlawed(_ values: [Double]) -> Bool {
        for (variable, value) in zip(x, values) {
          solver.store.variables[Int(variable.index)].value = value
        }
        return solver.findFlaw() != nil
      }
      for flawed in [
        [41, 9, 50], [40, 10, 50], [30, 20, 50], [21, 30, 49], [19, 30, 51], [20, 31, 49],
        [19, 31, 50], [0, 50, 50], [45, 30, 25],
      ] as [[Double]] {
        #expect(isFlawed(flawed), "\(flawed)")
      }
      #expect(!isFlawed([20, 30, 50]))
    }
  }
#endif
