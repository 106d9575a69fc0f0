// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Conflicts")
struct ConflictTests {
  private static let systems = 1000

  @Test(
    "random trees of boxes with redundant constraints drop what the oracle drops, with minimal sets",
    arguments: 0..<4)
  func randomTrees(part: Int) throws {
    var sets = 0
    for seed in 0..<Self.systems where seed % 4 == part {
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 3_000_000_019)
      let system = Workload.crowdedTree(&numbers)
      let (solver, variables, ids) = try system.load()
      let conflicts = solver.solve().conflicts
      let oracle = Oracle(system)
      sets += conflicts.count
      var problems: [String] = []
      if conflicts.map({ ids.firstIndex(of: $0.broken) }) != oracle.broken.sorted() {
        problems.append("dropped \(conflicts.map(\.broken)), expected \(oracle.broken)")
      }
      if !OracleTests.agree(variables.map { solver.value(of: $0) }, oracle.values) {
        problems.append("values differ")
      }
      for conflict in conflicts {
        let places = conflict.constraints.compactMap { ids.firstIndex(of: $0) }
        if conflict.constraints.last != conflict.broken || places != places.sorted() {
          problems.append("\(places) is not in order")
        }
        if !OracleTests.isMinimal(places, in: system) {
          problems.append("\(places) is not minimal")
        }
      }
      // The same again, in a solver of its own and after edits that were taken back.
      let twin = try system.load()
      if twin.solver.solve().conflicts != conflicts { problems.append("differs the second time") }
      if let id = ids.first, let row = system.rows.first {
        solver.setConstant(row.constant + 1, ofRow: id)
        solver.solve()
        solver.setConstant(row.constant, ofRow: id)
        let again = solver.solve().conflicts.map(\.broken)
        if again != conflicts.map(\.broken) { problems.append("differs after an edit") }
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed): \(problems.joined(separator: "; "))\n\(system.text)")
        return
      }
    }
    #expect(sets > Self.systems / 4)
  }

  @Test("a constraint that no value satisfies is a conflict of its own")
  func alone() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let never = try solver.add(a - a, .equal, 3)
    let conflicts = solver.solve().conflicts
    #expect(conflicts == [Conflict(constraints: [never], broken: never, reason: .holdsForNoValue)])
  }

  @Test("the limit of a size is part of the conflict if it contributes to the contradiction")
  func limits() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let positive = try solver.add(a, .greaterThanOrEqual, 0)
    let sum = try solver.add(a + b, .equal, 100)
    try solver.add(b, .greaterThanOrEqual, 0)
    let wide = try solver.add(b, .equal, 120)
    #expect(solver.solve().conflicts.map(\.constraints) == [[positive, sum, wide]])
    solver.remove(positive)
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: a) == -20)
  }

  @Test("of constraints that contradict each other only through later ones, the last is dropped")
  func late() throws {
    let solver = Solver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(a + b + c, .equal, 10)
    let second = try solver.add(a + b + c, .equal, 20)
    let third = try solver.add(c, .equal, 1)
    let conflicts = solver.solve().conflicts
    #expect(conflicts.map(\.constraints) == [[first, second]])
    #expect(!solver.isBroken(third))
    #expect(solver.value(of: a) + solver.value(of: b) == 9)
  }

  /// A column of boxes, every fifth of which is also required to be what it cannot be, and `closing`
  /// many constraints that each contradict the whole column.
  private func column(_ count: Int, closing: Int) throws -> (solver: Solver, solution: Solution) {
    let solver = Solver()
    let width = solver.makeVariable()
    var y = solver.makeVariable()
    try solver.add(width, .equal, 375)
    try solver.add(y, .equal, 0)
    for i in 0..<count {
      let own = solver.makeVariable()
      let height = solver.makeVariable()
      let next = solver.makeVariable()
      try solver.add(own, .equal, width - 32)
      if i % 5 == 0 { try solver.add(own, .equal, 100) }
      try solver.add(next, .equal, y + height + 8)
      try solver.add(height, .equal, 20)
      y = next
    }
    for i in 0..<closing { try solver.add(y, .equal, LinearExpression(Double(i))) }
    return (solver, solver.solve())
  }

  @Test(
    "the cost of many conflicts, or of one that spans everything, is proportional to their size")
  func linear() throws {
    var steps: [Int] = []
    for count in [2000, 20_000] {
      let (solver, solution) = try column(count, closing: 1)
      #expect(solution.conflicts.count == count / 5 + 1)
      #expect(solution.conflicts.first?.constraints.count == 3)
      // Every box's height and place take part in the last one.
      #expect(solution.conflicts.last?.constraints.count == 2 * count + 2)
      steps.append(solver.visitedCoefficients)
      // Finding the constraints that take part is counted as well.
      let without = try column(count, closing: 0).0.visitedCoefficients
      #expect(solver.visitedCoefficients > without + 2 * count)
    }
    #expect(steps[1] < 13 * steps[0])
  }

  @Test(
    "a variable that prefers the value of another follows it when a conflict changes that, however late"
  )
  func preferringLate() throws {
    // Found by random walks, as the next one. Only the simplex sees that the last row is too much.
    var load = Workload(variableCount: 9)
    load.parents = [3: 2]
    load.add([(1, 1), (0, -1)], .equal, [], -11)
    load.add([(2, 1), (0, -1)], .greaterThanOrEqual)
    load.add([(5, 1), (6, 1), (7, 2), (8, 1), (4, 1)], .equal, [], 93)
    load.add([(5, 1)], .greaterThanOrEqual, [], -20)
    for index in 6...8 { load.add([(index, 1)], .greaterThanOrEqual) }
    load.add([(4, 1), (1, -1)], .greaterThanOrEqual, [], 10)
    load.add([(0, 1)], .equal, [], 187)
    try compare(load)
  }

  @Test("a value that follows from others without the dropped constraint isn't open")
  func fixedLate() throws {
    var load = Workload(variableCount: 8)
    load.add([(1, 1), (0, -1)], .equal, [], -42)
    load.add([(2, 4)], .lessThanOrEqual, [], 10)
    load.add([(2, 1), (0, -1)], .greaterThanOrEqual, [], -2)
    load.add([(3, 1)], .greaterThanOrEqual)
    load.add([(4, 1), (1, -1)], .greaterThanOrEqual, [], 14)
    load.add([(5, 1), (4, -1)], .equal, [], 8)
    load.add([(6, 2), (2, -1)], .equal, [], -20, at: 250)
    load.add([(0, 2)], .equal, [], 193)
    load.add([(4, 1)], .equal, [], 2)
    load.add([(6, 1), (5, -1), (3, -1)], .greaterThanOrEqual, [], 3)
    try compare(load)
  }

  private func compare(_ load: Workload) throws {
    let (solver, variables, ids) = try load.load()
    let solution = solver.solve()
    let oracle = Oracle(load, findingUndetermined: true)
    #expect(OracleTests.agree(variables.map { solver.value(of: $0) }, oracle.values))
    #expect(solution.conflicts.map(\.broken) == oracle.broken.map { ids[$0] })
    #expect(solution.undetermined == oracle.undetermined.map { variables[$0] })
  }
}

extension Workload {
  /// Boxes in boxes, with margins, gaps, sizes, shares and limits, too many of them required, in any
  /// order.
  fileprivate static func crowdedTree(_ numbers: inout RandomNumbers) -> Workload {
    let views = 2 + numbers.below(4)
    var load = Workload(variableCount: 2 * views)
    func start(_ v: Int) -> Int { 2 * v }
    func size(_ v: Int) -> Int { 2 * v + 1 }
    load.add([(start(0), 1)], .equal, [], 0)
    if numbers.chance(80) { load.add([(size(0), 1)], .equal, [], Double(100 + numbers.below(80))) }
    for v in 1..<views {
      let parent = numbers.below(v)
      let margin = Double(numbers.below(12))
      let far: Relation = numbers.pick([.equal, .equal, .lessThanOrEqual])
      load.add([(start(v), 1)], .equal, [(start(parent), 1)], margin)
      load.add(
        [(start(v), 1), (size(v), 1)], far, [(start(parent), 1), (size(parent), 1)], -margin)
      if numbers.chance(40) { load.add([(size(v), 1)], .greaterThanOrEqual, [], 0) }
      if numbers.chance(50) {
        load.add([(size(v), 1)], .equal, [], Double(10 * numbers.below(16)))
      }
      if v > 1, numbers.chance(40) {
        let other = 1 + numbers.below(v - 1)
        load.add(
          [(start(v), 1)], .greaterThanOrEqual, [(start(other), 1), (size(other), 1)], margin)
      }
      if v > 1, numbers.chance(30) {
        load.add([(size(v), 1)], .equal, [(size(v - 1), numbers.pick([1, 0.5, 2]))])
      }
      load.add([(size(v), 1)], .equal, [], Double(30 + numbers.below(50)), at: 750)
    }
    for place in load.rows.indices.dropFirst().reversed() where numbers.chance(60) {
      load.rows.swapAt(place, numbers.below(place + 1))
    }
    return load
  }
}
