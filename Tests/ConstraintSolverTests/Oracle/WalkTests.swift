// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Constants that go to and fro, as a width that is dragged or rows that are shown with other
/// content: what the solver remembers of former answers must give the same values as solving anew.
@Suite("Parametric walks")
struct WalkTests {
  @Test("constants that return to earlier values have the oracle's solution", arguments: 0..<8)
  func walks(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 50, part) { try check($0) }
  }

  private func check(_ seed: Int) throws -> Bool {
    var numbers = RandomNumbers(seed: UInt64(seed) &+ 3_000_000_019)
    var system = Shape.allCases[seed / 8 % Shape.allCases.count].make(&numbers)
    if system.rows.isEmpty { return true }
    let (solver, variables, ids) = try system.load()
    solver.solve()
    let places = (0..<3).map { _ in numbers.below(system.rows.count) }
    let starts = places.map { system.rows[$0].constant }
    var turn = 0
    while turn < 36 {
      // One constant alone, step by step, or all three at once.
      let chosen = numbers.chance(70) ? [numbers.below(3)] : [0, 1, 2]
      let step = numbers.pick([1.0, 3, 20])
      var offset = Double(numbers.below(7) - 3)
      for _ in 0..<(1 + numbers.below(8)) {
        for index in chosen {
          let constant = starts[index] + offset * step
          system.rows[places[index]].constant = constant
          solver.setConstant(constant, ofRow: ids[places[index]])
        }
        guard agrees(solver, variables, ids, system, "seed \(seed), turn \(turn)") else {
          return false
        }
        offset += numbers.pick([1.0, 1, -1, -3])
        turn += 1
      }
    }
    return true
  }

  private func agrees(
    _ solver: Solver, _ variables: [Variable], _ ids: [ConstraintID], _ system: Workload,
    _ name: String
  ) -> Bool {
    let solution = solver.solve()
    let oracle = Oracle(system)
    let values = variables.map { solver.value(of: $0) }
    let broken = Set(solution.conflicts.map { $0.broken })
    if OracleTests.agree(values, oracle.values), broken == Set(oracle.broken.map { ids[$0] }) {
      return true
    }
    Issue.record(
      """
      \(name): values \(values), expected \(oracle.values); \
      broken \(solution.conflicts), expected \(oracle.broken)
      \(system.text)
      """)
    return false
  }

  @Test("a width dragged back and forth changes only what moves with it, once the ray is known")
  func drag() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let edit = try solver.add(width, .equal, 300, priority: 999)
    var labels: [Variable] = []
    for index in 0..<50 {
      let label = solver.makeVariable()
      let gap = solver.makeVariable()
      try solver.add(label + gap, .equal, width)
      try solver.add(gap, .greaterThanOrEqual, 20)
      try solver.add(label, .equal, LinearExpression(Double(200 + index)), priority: 750)
      labels.append(label)
    }
    solver.solve()
    func drag(_ numbers: [Int]) -> Int {
      var work = 0
      for number in numbers {
        solver.setConstant(Double(number), of: edit)
        solver.solve()
        work += solver.visitedConstraints
        for (index, label) in labels.enumerated() {
          #expect(solver.value(of: label) == min(Double(200 + index), Double(number - 20)))
        }
      }
      return work
    }
    let way = Array(210...280) + (210...280).reversed()
    let first = drag(way)
    for _ in 0..<4 { _ = drag(way) }
    let last = drag(way)
    #expect(last < first / 10, "\(first), then \(last)")
  }

  @Test("alternating content is solved once for each way in which it does or doesn't fit")
  func alternate() throws {
    let solver = Solver()
    let title = solver.makeVariable()
    let end = solver.makeVariable()
    try solver.add(end, .equal, 100)
    try solver.add(title, .lessThanOrEqual, end)
    let preference = try solver.add(title, .equal, 40, priority: 750)
    let preferences: [Double] = [40, 140, 60, 120, 30, 101]
    solver.solve()
    for _ in 0..<3 {
      for width in preferences {
        solver.setConstant(width, of: preference)
        solver.solve()
        #expect(solver.value(of: title) == min(width, 100))
      }
    }
  }

  @Test("a free variable held above its preferred value has a different basis from one held below")
  func sides() throws {
    // The numbers are those of a random walk that found plans mistaken for each other.
    func make(_ first: Double, _ second: Double) throws -> (Solver, [Variable], [ConstraintID]) {
      let solver = Solver()
      let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      let ids = [
        try solver.add(0.5 * c - 3 * a, .equal, LinearExpression(first), priority: 250),
        try solver.add(b - 3 * c, .equal, LinearExpression(second), priority: 250),
      ]
      try solver.add(0.5 * b, .greaterThanOrEqual, -15, priority: 1)
      try solver.add(b, .lessThanOrEqual, a + 20, priority: 500)
      return (solver, [a, b, c], ids)
    }
    let (solver, variables, ids) = try make(15, -56)
    solver.solve()
    var constants = [15.0, -56]
    let edits: [(row: Int, constant: Double)] = [
      (1, -76), (1, -96), (1, -116), (1, -56), (0, -45), (0, 15), (0, 35), (0, 15),
    ]
    for (row, constant) in edits {
      constants[row] = constant
      solver.setConstant(constant, of: ids[row])
      solver.solve()
      let (other, others, _) = try make(constants[0], constants[1])
      other.solve()
      for (variable, twin) in zip(variables, others) {
        #expect(abs(solver.value(of: variable) - other.value(of: twin)) < 1e-9)
      }
    }
  }
}
