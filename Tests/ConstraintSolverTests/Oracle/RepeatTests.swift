// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Constants that are edited together again and again, as a row that is shown with other contents:
/// what the solver remembers of such edits must give the same values as solving anew.
@Suite("Repeated edits")
struct RepeatTests {
  @Test(
    "constants that are edited together repeatedly have the oracle's values", arguments: 0..<8)
  func repeats(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 50, part) { try check($0) }
  }

  /// The seed takes an edge between bases again after more constants joined the edits.
  @Test("an update that was compiled for fewer constants isn't continued")
  func formerPattern() throws {
    #expect(try check(999))
  }

  private func check(_ seed: Int) throws -> Bool {
    var numbers = RandomNumbers(seed: UInt64(seed) &+ 5_000_000_029)
    var system = Shape.allCases[seed / 8 % Shape.allCases.count].make(&numbers)
    if system.rows.isEmpty { return true }
    let (solver, variables, ids) = try system.load()
    solver.solve()
    var places = (0..<2 + numbers.below(3)).map { _ in numbers.below(system.rows.count) }
    let steps = places.map { _ in numbers.pick([1.0, 5, 20, 60]) }
    var starts = places.map { system.rows[$0].constant }
    var former = variables.map { solver.value(of: $0) }
    for turn in 0..<40 {
      // Now and then one that was never edited, or a preference that moves to another level.
      if numbers.chance(3) {
        places[0] = numbers.below(system.rows.count)
        starts[0] = system.rows[places[0]].constant
      }
      if numbers.chance(2) {
        let place = numbers.pick(places)
        system.rows[place].priority = numbers.pick([250, 750])
        try solver.setPriority(system.rows[place].priority, ofRow: ids[place])
      }
      for (index, place) in places.enumerated() where numbers.chance(90) {
        system.rows[place].constant = starts[index] + Double(numbers.below(5) - 2) * steps[index]
        solver.setConstant(system.rows[place].constant, ofRow: ids[place])
      }
      let solution = solver.solve()
      let oracle = Oracle(system)
      let values = variables.map { solver.value(of: $0) }
      let broken = Set(solution.conflicts.map { $0.broken })
      let changed = Set(solver.changedVariables)
      let isTold = variables.indices.allSatisfy {
        changed.contains(variables[$0]) == (values[$0] != former[$0])
      }
      guard OracleTests.agree(values, oracle.values), isTold,
        broken == Set(oracle.broken.map { ids[$0] }), changed.count == solver.changeCount
      else {
        Issue.record(
          """
          seed \(seed), turn \(turn): values \(values), expected \(oracle.values); \
          broken \(solution.conflicts), expected \(oracle.broken); changed \(changed)
          \(system.text)
          """)
        return false
      }
      former = values
    }
    return true
  }

  @Test(
    "contents that come back have the oracle's values and undetermined variables", arguments: 0..<8)
  func contents(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 10, part) { try checkContents($0) }
  }

  /// Of the variables that the simplex solved, some may be undetermined: the bases between which the
  /// contents switch also differ in that.
  private func checkContents(_ seed: Int) throws -> Bool {
    var numbers = RandomNumbers(seed: UInt64(seed) &+ 9_000_000_011)
    let system = Shape.allCases[seed / 8 % Shape.allCases.count].make(&numbers)
    if system.rows.isEmpty { return true }
    let (solver, variables, ids) = try system.load()
    solver.solve()
    let places = (0..<1 + numbers.below(3)).map { _ in numbers.below(system.rows.count) }
    let contents = (0..<3).map { _ in
      var changed = system
      for place in places {
        changed.rows[place].constant += numbers.pick([-60, -20, -1, 0, 1, 20, 60])
      }
      return changed
    }
    let oracles = contents.map { Oracle($0, findingUndetermined: true) }
    for turn in 0..<12 {
      let shown = contents[turn % 3]
      // Where several are edited, not always in the same solve.
      for place in places.reversed() {
        solver.setConstant(shown.rows[place].constant, ofRow: ids[place])
        if turn % 4 == 3 { solver.solve() }
      }
      let solution = solver.solve()
      let oracle = oracles[turn % 3]
      let values = variables.map { solver.value(of: $0) }
      let broken = Set(solution.conflicts.map { $0.broken })
      let open = solution.undetermined
      guard OracleTests.agree(values, oracle.values), broken == Set(oracle.broken.map { ids[$0] }),
        open == oracle.undetermined.map({ variables[$0] })
      else {
        Issue.record(
          """
          seed \(seed), turn \(turn): values \(values), expected \(oracle.values); \
          broken \(solution.conflicts), expected \(oracle.broken); \
          undetermined \(open.map(\.index)), expected \(oracle.undetermined)
          \(shown.text)
          """)
        return false
      }
    }
    return true
  }
}
