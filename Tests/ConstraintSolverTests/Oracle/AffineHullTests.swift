// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("What equations determine")
struct AffineHullTests {
  @Test(
    "in random systems, the sums that are determined are those that follow from single constraints")
  func random() throws {
    for seed in 0..<2000 {
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 4_000_000_007)
      let system = Shape.allCases[seed % Shape.allCases.count].make(&numbers)
      let (solver, variables, _) = try system.load()
      solver.solve()
      let hull = solver.affineHull()
      for _ in 0..<4 {
        // Each variable once: a sum of nothing is no question.
        let chosen = Set((0..<1 + numbers.below(3)).map { _ in numbers.below(variables.count) })
        let sum = chosen.sorted().map {
          Term(numbers.pick([1, 1, -1, 0.5, 2]), variables[$0])
        }
        let follows = solver.determiningConstraints(of: sum, equationsOnly: true) != nil
        #expect(hull.determines(sum) == follows, "seed \(seed)\n\(system.text)")
      }
    }
  }

  @Test("the tops of stacked rows are determined as long as their heights are")
  func chain() throws {
    let solver = Solver()
    var (tops, heights): ([Variable], [Variable]) = ([solver.makeVariable()], [])
    try solver.add(tops[0], .equal, 8)
    for row in 0..<1000 {
      let (height, top) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(top, .equal, tops[row] + height + 8)
      if row != 500 { try solver.add(height, .equal, 20, priority: 750) }
      heights.append(height)
      tops.append(top)
    }
    solver.solve()
    let hull = solver.affineHull()
    for row in 0...1000 {
      #expect(hull.determines([Term(1, tops[row])]) == (row <= 500))
    }
    #expect(hull.determines([Term(1, tops[900]), Term(-1, tops[600])]))
    #expect(hull.determines([Term(1, tops[501]), Term(-1, heights[500])]))
    #expect(!hull.determines([Term(1, tops[501]), Term(-0.5, heights[500])]))
  }

  @Test("a sum is determined if it changes by less than a billionth of its terms")
  func rounding() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(first, .equal, second + 0)
    solver.solve()
    let hull = solver.affineHull()
    for excess in [0, 5e-10, 1.5e-9] {
      #expect(hull.determines([Term(1, first), Term(-1 - excess, second)]))
    }
    for excess in [5e-9, 1e-6, 1] {
      #expect(!hull.determines([Term(1, first), Term(-1 - excess, second)]))
    }
  }

  @Test("as many equations as variables determine all of them, and one fewer determines none")
  func entangled() throws {
    for count in 2..<18 {
      for rows in [count - 1, count] {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        for row in 0..<rows {
          // The sum of all, with one counted double: as independent as equations can be.
          let sum = variables.enumerated().reduce(LinearExpression(0)) { sum, next in
            sum + (next.offset == row ? 2.0 : 1.0) * next.element
          }
          try solver.add(sum, .equal, LinearExpression(Double(count + 1)))
        }
        solver.solve()
        let hull = solver.affineHull()
        for variable in variables {
          #expect(hull.determines([Term(1, variable)]) == (rows == count), "\(count) variables")
        }
      }
    }
  }
}
