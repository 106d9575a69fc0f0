// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

@Suite("What equations determine")
struct AffineHullTests {
  @Test("of random systems and sums, the same are determined as follow from single constraints")
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
        let follows = solver.decidingConstraints(of: sum, equationsOnly: true) != nil
        #expect(hull.determines(sum) == follows, "seed \(seed)\n\(system.text)")
      }
    }
  }

  @Test("tops of rows below each other are determined as long as their heights are")
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
}
