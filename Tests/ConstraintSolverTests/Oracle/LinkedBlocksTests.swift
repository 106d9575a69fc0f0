// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Blocks linked by one required sum, each of which has its own simplex.
@Suite("Linked blocks")
struct LinkedBlocksTests {
  @Test(
    "blocks linked by a sum have the oracle's values and open variables",
    arguments: 0..<8)
  func blocks(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 10, part) { try check($0) }
  }

  /// Answers false after a failure, so that the first seed to fail ends its part.
  private func check(_ seed: Int) throws -> Bool {
    var numbers = RandomNumbers(seed: UInt64(seed) &+ 3_000_000_019)
    var system = Workload.linkedBlocks(&numbers)
    let (solver, variables, ids) = try system.load()
    solver.minimumEntriesToSplit = 0
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

  @Test("sums of variables in several linked blocks have the ranges that one simplex finds")
  func ranges() throws {
    for seed in 0..<400 {
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 5_000_000_011)
      var system = Workload.linkedBlocks(&numbers)
      let count = system.variableCount
      for _ in 0..<2 {
        let (first, second) = (numbers.below(count), numbers.below(count))
        if first == second { continue }
        system.variableCount += 1
        let factor = numbers.pick([1.0, -1, 2])
        system.add([(system.variableCount - 1, 1)], .equal, [(first, 1), (second, factor)])
      }
      let (linked, _, _) = try system.load()
      linked.minimumEntriesToSplit = 0
      linked.solve()
      let (whole, _, _) = try system.load()
      whole.minimumEntriesToSplit = .max
      whole.solve()
      let (ranges, expected) = (linked.freeRanges(), whole.freeRanges())
      // A sum is unbounded if a block is, even where the others bound it: an overestimate.
      func agree(_ one: Double, _ other: Double) -> Bool {
        one == other || one.isInfinite || abs(one - other) <= 1e-6 * max(1, abs(other))
      }
      let isSame = ranges.elementsEqual(expected) {
        $0.variable == $1.variable && agree($0.least, $1.least) && agree($0.most, $1.most)
      }
      #expect(isSame, "seed \(seed): \(ranges), expected \(expected)\n\(system.text)")
      if !isSame { return }
    }
  }

  /// Blocks of two lengths in a third one, stretched and pulled at on three levels.
  private func blocks(_ count: Int) -> Workload {
    var system = Workload()
    var lengths: [(Int, Double)] = []
    for number in 0..<count {
      let (first, second, all) = system.addBlock()
      system.add([(first, 1)], .lessThanOrEqual, [], Double(number * 3 % 4), at: 500)
      system.add([(second, 1)], .lessThanOrEqual, [], Double(number * 2 % 5), at: 500)
      system.add([(all, 1)], .lessThanOrEqual, [(first, 1), (second, 1)], 0, at: 500)
      system.add([(first, 1)], .equal, [(second, 1)], 0, at: 400)
      system.add([(all, 1)], .equal, [(first, 2)], 0, at: 300)
      lengths.append((all, 1))
    }
    system.add(lengths, .equal, [], Double(40 * count))
    return system
  }

  private func steps(_ count: Int, minimumEntriesToSplit: Int? = nil) throws -> Int {
    let (solver, variables, _) = try blocks(count).load()
    if let minimumEntriesToSplit { solver.minimumEntriesToSplit = minimumEntriesToSplit }
    #expect(solver.solve().limits.isEmpty)
    let sum = (0..<count).reduce(0) { $0 + solver.value(of: variables[3 * $1 + 2]) }
    #expect(abs(sum - Double(40 * count)) < 1e-6)
    return solver.visitedCoefficients
  }

  @Test("linked blocks are solved separately: each of 640 costs at most 1.5 times one of 80")
  func growth() throws {
    let (few, many) = (try steps(80), try steps(640))
    #expect(many <= 12 * few, "\(few), \(many)")
    // The simplex for all of them looks at each with each.
    #expect(try 10 * steps(80) <= steps(80, minimumEntriesToSplit: .max))
  }
}

extension Workload {
  /// A length that contains two others, one beside the other or one behind the other.
  fileprivate mutating func addBlock() -> (Int, Int, Int) {
    let first = variableCount
    variableCount += 3
    for variable in first..<variableCount { add([(variable, 1)], .greaterThanOrEqual) }
    add([(first + 2, 1)], .greaterThanOrEqual, [(first, 1)])
    add([(first + 2, 1)], .greaterThanOrEqual, [(first + 1, 1)], 2)
    return (first, first + 1, first + 2)
  }

  fileprivate static func linkedBlocks(_ numbers: inout RandomNumbers) -> Workload {
    var system = Workload()
    var terms: [(Int, Double)] = []
    let levels = numbers.pick([[750.0, 250], [750, 500, 250, 50], [500]])
    for _ in 0..<(2 + numbers.below(3)) {
      let first = system.variableCount
      if numbers.chance(60) {
        _ = system.addBlock()
      } else {
        system.variableCount += 2 + numbers.below(2)
        for variable in first..<system.variableCount where numbers.chance(70) {
          system.add([(variable, 1)], .greaterThanOrEqual)
        }
      }
      func any() -> Int { first + numbers.below(system.variableCount - first) }
      for _ in 0..<(1 + numbers.below(4)) {
        let relation = numbers.pick([Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual])
        let level = numbers.pick(levels)
        if numbers.chance(35) {
          let (a, b) = (any(), any())
          if a == b { continue }
          system.add(
            [(a, 1)], relation, [(b, numbers.pick([1, 1, 2]))], Double(numbers.below(9)),
            at: numbers.chance(25) ? 1000 : level)
        } else {
          system.add(
            [(any(), numbers.pick([1, 1, -1]))], relation, [], Double(numbers.below(60)), at: level)
        }
      }
      terms.append((system.variableCount - 1, numbers.pick([1, 1, 1, 2, -1])))
      if numbers.chance(30) { terms.append((first, numbers.pick([1, 0.5]))) }
    }
    system.add(terms, .equal, [], Double(numbers.below(200)))
    for variable in 0..<system.variableCount where numbers.chance(40) {
      system.positions.insert(variable)
    }
    return system
  }
}
