// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Rows of columns that share their widths, each of which has a rest of its own.
@Suite("Parallel rows")
struct ParallelRowsTests {
  @Test(
    "rows that share their columns have the oracle's values and open variables", arguments: 0..<8)
  func columns(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 10, part) { try check($0) }
  }

  /// Answers false after a failure, so that the first seed to fail ends its part.
  private func check(_ seed: Int) throws -> Bool {
    var numbers = RandomNumbers(seed: UInt64(seed) &+ 7_000_000_001)
    var system = Workload.sharedColumns(&numbers)
    let (solver, variables, ids) = try system.load()
    if numbers.chance(50) { solver.minimumEntriesToSplit = 0 }
    for turn in 0..<3 {
      let solution = solver.solve()
      let oracle = Oracle(system, findingUndetermined: true)
      let values = variables.map { solver.value(of: $0) }
      let broken = Set(solution.conflicts.map { $0.broken })
      let open = solution.undetermined
      guard OracleTests.agree(values, oracle.values),
        broken == Set(oracle.broken.map { ids[$0] }),
        open == oracle.undetermined.map({ variables[$0] })
      else {
        Issue.record(
          """
          seed \(seed), turn \(turn): values \(values), expected \(oracle.values); open \
          \(open.map(\.index)), expected \(oracle.undetermined); broken \(solution.conflicts), \
          expected \(oracle.broken)
          \(system.text)
          """)
        return false
      }
      let place = numbers.below(system.rows.count)
      system.rows[place].constant += numbers.pick([7, -7, 30])
      solver.setConstant(system.rows[place].constant, ofRow: ids[place])
    }
    return true
  }

  @Test("rows whose rests are too narrow together contradict each other as separate rows do")
  func contradiction() throws {
    var system = Workload(variableCount: 2)
    for row in 0..<4 {
      let rest = system.variableCount
      system.variableCount += 1
      system.add([(rest, 1)], .greaterThanOrEqual, [], 10)
      system.add([(rest, 1)], .lessThanOrEqual, [], 20)
      // Each row leaves 10 less than the one before, so that only two of them fit.
      system.add([(0, 1), (1, 1), (rest, 1)], .equal, [], Double(200 - 10 * row))
    }
    let (solver, _, ids) = try system.load()
    let solution = solver.solve()
    #expect(Set(solution.conflicts.map(\.broken)) == Set(Oracle(system).broken.map { ids[$0] }))
    #expect(solution.conflicts.count == 2)
  }

  private func steps(rows: Int, columns: Int) throws -> Int {
    var system = Workload(variableCount: columns)
    for row in 0..<rows {
      let rest = system.variableCount
      system.variableCount += 1
      for column in Array(0..<columns) + [rest] {
        let size = Double(20 + (7 * row + 5 * column) % 31)
        system.add([(column, 1)], .lessThanOrEqual, [], size, at: 250)
        system.add([(column, 1)], .greaterThanOrEqual, [], size, at: 750)
      }
      system.add(
        (0..<columns).map { ($0, 1.0) } + [(rest, 1)], .equal, [], Double(400 + row % 3))
    }
    let (solver, variables, _) = try system.load()
    #expect(solver.solve().limits.isEmpty)
    for row in 0..<rows {
      let sum = ((0..<columns) + [columns + row]).reduce(0) { $0 + solver.value(of: variables[$1]) }
      #expect(abs(sum - Double(400 + row % 3)) < 1e-9)
    }
    return solver.visitedCoefficients
  }

  @Test("640 rows that share their columns cost 32 times as much as 20", arguments: 2...4)
  func growth(columns: Int) throws {
    let (few, many) = (
      try steps(rows: 20, columns: columns), try steps(rows: 640, columns: columns)
    )
    #expect(many <= 34 * few, "\(few), \(many)")
  }
}

extension Workload {
  /// Rows of two or three columns that all have the same widths, and of a rest each.
  fileprivate static func sharedColumns(_ numbers: inout RandomNumbers) -> Workload {
    let columns = 2 + numbers.below(2)
    var system = Workload(variableCount: columns)
    let levels = numbers.pick([[750.0, 250], [750, 500, 250, 50], [500]])
    var rests: [Int] = []
    for _ in 0..<(3 + numbers.below(3)) {
      let rest = system.variableCount
      system.variableCount += 1
      if numbers.chance(80) { system.add([(rest, 1)], .greaterThanOrEqual) }
      if numbers.chance(20) {
        system.add([(rest, 1)], .lessThanOrEqual, [], Double(40 + numbers.below(120)))
      }
      for column in Array(0..<columns) + [rest] {
        if numbers.chance(30) { continue }
        system.add(
          [(column, 1)], numbers.pick([.equal, .greaterThanOrEqual, .lessThanOrEqual]), [],
          Double(numbers.below(90)), at: numbers.pick(levels))
      }
      // Some rows are multiples of others, and some have another column.
      let scale = numbers.pick([1.0, 1, 1, 2, -1])
      var terms = (0..<columns).map { ($0, scale) }
      if numbers.chance(15) { terms.removeLast() }
      terms.append((rest, scale * numbers.pick([1, 1, 1, -1, 2])))
      system.add(terms, .equal, [], scale * Double(100 + numbers.below(60)))
      if numbers.chance(40), let other = rests.last {
        system.add(
          [(rest, 1)], numbers.pick([.equal, .lessThanOrEqual]),
          [(other, numbers.pick([1, 1, 2]))],
          Double(numbers.below(9)), at: numbers.chance(15) ? 1000 : numbers.pick(levels))
      }
      rests.append(rest)
    }
    for variable in 0..<system.variableCount where numbers.chance(40) {
      system.positions.insert(variable)
    }
    return system
  }
}
