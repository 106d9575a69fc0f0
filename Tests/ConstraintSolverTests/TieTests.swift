// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Ties")
struct TieTests {
  @Test("random rows with tied sizes have the oracle's values and open variables", arguments: 0..<4)
  func randomRows(part: Int) throws {
    for seed in 0..<1600 where seed % 4 == part {
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 4_000_000_007)
      let system = Workload.tiedRow(&numbers)
      let (solver, variables, ids) = try system.load()
      let solution = solver.solve()
      let oracle = Oracle(system, findingUndetermined: seed % 3 == 0)
      let values = variables.map { solver.value(of: $0) }
      var problems: [String] = []
      if !OracleTests.agree(values, oracle.values) {
        problems.append("values \(values), expected \(oracle.values)")
      }
      if Set(solution.conflicts.map(\.broken)) != Set(oracle.broken.map { ids[$0] }) {
        problems.append("dropped \(solution.conflicts), expected \(oracle.broken)")
      }
      if seed % 3 == 0 {
        let open = solution.undetermined
        if open != oracle.undetermined.map({ variables[$0] }) {
          problems.append("open \(open.map(\.index)), expected \(oracle.undetermined)")
        }
      }
      guard problems.isEmpty else {
        Issue.record("seed \(seed): \(problems.joined(separator: "; "))\n\(system.text)")
        return
      }
    }
  }

  /// Labels side by side that fill a row, all with the same priorities.
  private func labels(_ count: Int, width: Double) throws -> (solver: Solver, widths: [Variable]) {
    let solver = Solver()
    var x = solver.makeVariable()
    var widths: [Variable] = []
    try solver.add(x, .equal, 0)
    for i in 0..<count {
      let width = solver.makeVariable()
      let next = solver.makeVariable()
      let size = LinearExpression(Double(20 + i % 7))
      try solver.add(width, .greaterThanOrEqual, 0)
      try solver.add(width, .lessThanOrEqual, size, priority: 250)
      try solver.add(width, .greaterThanOrEqual, size, priority: 750)
      try solver.add(next, .equal, x + width + 8)
      widths.append(width)
      x = next
    }
    try solver.add(x, .equal, LinearExpression(width))
    solver.solve()
    return (solver, widths)
  }

  @Test(
    "of ten thousand labels that fill a row, the last one stretches, in linear time")
  func stretching() throws {
    var steps: [Int] = []
    for count in [1000, 10_000] {
      let (solver, widths) = try labels(count, width: Double(40 * count))
      #expect(
        widths.indices.dropLast().allSatisfy {
          solver.value(of: widths[$0]) == Double(20 + $0 % 7)
        })
      let natural = (0..<count - 1).reduce(0.0) { $0 + Double(20 + $1 % 7) }
      #expect(solver.value(of: widths[count - 1]) == Double(40 * count - 8 * count) - natural)
      steps.append(solver.visitedCoefficients)
    }
    #expect(steps[1] < 13 * steps[0])
  }

  @Test(
    "of ten thousand labels in a row that is too narrow, the last ones disappear, in linear time")
  func shrinking() throws {
    var steps: [Int] = []
    for count in [1000, 10_000] {
      let (solver, widths) = try labels(count, width: Double(20 * count))
      let values = widths.map { solver.value(of: $0) }
      #expect(values.first == 20)
      #expect(values.last == 0)
      #expect(values.reduce(0, +) == Double(12 * count))
      // Whole from the front, nothing from the back, and at most one in between.
      let whole = values.indices.prefix { values[$0] == Double(20 + $0 % 7) }.count
      #expect(values.dropFirst(whole + 1).allSatisfy { $0 == 0 })
      steps.append(solver.visitedCoefficients)
    }
    #expect(steps[1] < 13 * steps[0])
  }

  @Test(
    "where a tableau would be too large, constraints are processed one by one, which is reported")
  func inOrder() throws {
    var missed = 0
    for seed in 0..<400 {
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 5_000_000_029)
      let system = Workload.tiedRow(&numbers)
      let (exact, _, _) = try system.load()
      let (solver, variables, ids) = try system.load()
      solver.maximumEntries = 0
      let conflicts = solver.solve().conflicts
      guard exact.solve().conflicts.isEmpty else { continue }
      #expect(exact.solve().approximated.isEmpty)
      #expect(conflicts.isEmpty, "seed \(seed)")
      let misses = zip(system.rows, ids).contains { row, id in
        let error = solver.error(of: id)
        return row.priority >= 1000
          && ((row.relation != .lessThanOrEqual && error < -1e-6)
            || (row.relation != .greaterThanOrEqual && error > 1e-6))
      }
      if misses {
        missed += 1
        #expect(!solver.solve().approximated.isEmpty, "seed \(seed)")
      }
      let (twin, others, _) = try system.load()
      twin.maximumEntries = 0
      twin.solve()
      #expect(variables.map { solver.value(of: $0) } == others.map { twin.value(of: $0) })
    }
    // What required constraints mean together is seen nearly always.
    #expect(missed < 12)
  }

  @Test(
    "a large component without a linking sum is solved sequentially instead of filling the memory")
  func tooLarge() throws {
    let solver = Solver()
    var widths: [Variable] = []
    for i in 0..<6000 {
      let width = solver.makeVariable()
      try solver.add(width, .greaterThanOrEqual, 0)
      try solver.add(width, .equal, LinearExpression(Double(i % 50)), priority: 250)
      if let last = widths.last {
        try solver.add(width, .equal, last + 1, priority: 250)
        try solver.add(width + last, .lessThanOrEqual, 70)
      }
      widths.append(width)
    }
    let solution = solver.solve()
    #expect(solution.approximated.count == 6000)
    #expect(
      zip(widths, widths.dropFirst()).allSatisfy {
        solver.value(of: $0) + solver.value(of: $1) <= 70 + 1e-6
      })
    #expect(widths.allSatisfy { solver.value(of: $0) >= -1e-6 })
    // Preferences that can be satisfied are, though nothing is optimized.
    #expect(solver.value(of: widths[0]) == 0 && solver.value(of: widths[20]) == 20)
  }
}

extension Workload {
  /// Views side by side, by places or by one sum, with preferences of few priorities.
  fileprivate static func tiedRow(_ numbers: inout RandomNumbers) -> Workload {
    let count = 2 + numbers.below(5)
    let usesPlaces = numbers.chance(60)
    var load = Workload(variableCount: usesPlaces ? 2 * count + 2 : count + 1)
    let total = usesPlaces ? 2 * count + 1 : count
    func size(_ v: Int) -> Int { usesPlaces ? 2 * v + 1 : v }
    let factors = (0..<count).map { _ in usesPlaces ? 1 : numbers.pick([1.0, 1, 1, 2, -1, 0.5]) }
    let levels = numbers.pick([[250.0], [250, 750], [250, 750, 999, 50]])
    if usesPlaces {
      load.add([(0, 1)], .equal, [], Double(numbers.below(9)))
      for v in 0..<count {
        load.add(
          [(2 * v + 2, 1)], .equal, [(2 * v, 1), (size(v), 1)], Double(numbers.below(3) * 4))
      }
      load.add([(2 * count, 1)], numbers.pick([.equal, .equal, .lessThanOrEqual]), [(total, 1)])
    } else {
      load.add((0..<count).map { (size($0), factors[$0]) }, .equal, [(total, 1)])
    }
    if numbers.chance(85) {
      load.add(
        [(total, 1)], numbers.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), [],
        Double(numbers.below(40) * 10), at: numbers.pick([1000, 1000, 999, 500, 250]))
    }
    for v in 0..<count {
      if numbers.chance(60) { load.add([(size(v), 1)], .greaterThanOrEqual, [], 0) }
      if numbers.chance(20) {
        load.add([(size(v), 1)], .lessThanOrEqual, [], Double(50 + numbers.below(60)))
      }
      for _ in 0..<numbers.below(4) {
        load.add(
          [(size(v), numbers.pick([1.0, 1, 1, 2]))],
          numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), [],
          Double(10 * numbers.below(10)), at: numbers.pick(levels))
      }
      if numbers.chance(12) {
        load.add(
          [(size(v), 1)], .equal, [(size(numbers.below(count)), 1)], 0,
          at: numbers.pick([1000, 500, 250]))
      }
    }
    for place in load.rows.indices.dropFirst().reversed() where numbers.chance(30) {
      load.rows.swapAt(place, numbers.below(place + 1))
    }
    return load
  }
}
