// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Testing

/// Constraints that come and go: only what hangs on them is solved again, and the answer must be the
/// one that a solver gives which never knew another system.
@Suite("Structure")
struct StructureTests {
  @Test("while constraints are added and removed, the values are the oracle's", arguments: 0..<8)
  func walks(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 20, part) { try check($0) }
  }

  @Test("values stay correct after a different outcome", arguments: [286_689, 346_104, 361_549])
  func formerMistakes(seed: Int) throws {
    _ = try check(seed)
  }

  @Test("adding or removing a required constraint costs only what depends on it")
  func work() throws {
    let solver = Solver()
    let (start, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(start, .equal, 8)
    try solver.add(width, .equal, 300)
    let margin = solver.makeVariable()
    try solver.add(margin, .equal, start + 16)
    var edges: [Variable] = []
    var ids: [ConstraintID] = []
    for index in 0..<100 {
      let (edge, size) = (solver.makeVariable(), solver.makeVariable())
      ids.append(try solver.add(edge, .equal, margin))
      try solver.add(edge + size, .lessThanOrEqual, start + width)
      try solver.add(size, .equal, LinearExpression(Double(index)), priority: 750)
      edges.append(edge)
    }
    solver.solve()
    solver.remove(ids[50])
    solver.solve()
    #expect(solver.value(of: edges[50]) == 0)
    #expect(solver.visitedConstraints < 10)
    ids[50] = try solver.add(edges[50], .equal, margin + 4)
    solver.solve()
    #expect(solver.value(of: edges[50]) == 28)
    #expect(solver.visitedConstraints < 10)
    // What contradicts the edges concerns everything.
    let last = try solver.add(edges[50], .equal, start)
    #expect(solver.solve().conflicts.map(\.broken) == [last])
    #expect(solver.visitedConstraints > 300)
  }

  /// A system that changes, in a solver and as plain data.
  private struct Pair {
    var system: Workload
    let solver: Solver
    let variables: [Variable]
    var ids: [ConstraintID]
    /// What was taken out.
    var spare: [PlainRow] = []

    init(_ system: Workload) throws {
      self.system = system
      (solver, variables, ids) = try system.load()
    }

    mutating func add(_ row: PlainRow) throws {
      system.rows.append(row)
      ids.append(try row.add(to: solver, variables))
    }

    mutating func remove(at place: Int) -> PlainRow {
      solver.remove(ids.remove(at: place))
      return system.rows.remove(at: place)
    }

    /// One change of the structure, or of a number.
    mutating func edit(_ numbers: inout RandomNumbers) throws {
      if system.rows.isEmpty || !spare.isEmpty && numbers.chance(35) {
        let row = spare.isEmpty ? PlainRow.random(of: system, &numbers) : spare.removeLast()
        return try add(row)
      }
      let place = numbers.below(system.rows.count)
      switch numbers.below(10) {
      case 0...2: spare.append(remove(at: place))
      case 3...5: try add(remove(at: place))
      case 6: try add(.random(of: system, &numbers))
      case 7:
        let priority = numbers.pick([1000.0, 1000, 750, 250])
        system.rows[place].priority = priority
        try solver.setPriority(priority, ofRow: ids[place])
      default:
        system.rows[place].constant += numbers.pick([1, -1, 20, -20])
        solver.setConstant(system.rows[place].constant, ofRow: ids[place])
      }
    }
  }

  private func check(_ seed: Int) throws -> Bool {
    var numbers = RandomNumbers(seed: UInt64(seed) &+ 7_000_000_061)
    var pair = try Pair(.randomParts(&numbers))
    pair.solver.solve()
    var former = pair.variables.map { pair.solver.value(of: $0) }
    let turns = 16
    for turn in 0..<turns {
      for _ in 0..<numbers.pick([1, 1, 1, 2, 4]) { try pair.edit(&numbers) }
      let solution = pair.solver.solve()
      let oracle = Oracle(pair.system, findingUndetermined: turn == turns - 1)
      let values = pair.variables.map { pair.solver.value(of: $0) }
      let broken = Set(solution.conflicts.map { $0.broken })
      let changed = Set(pair.solver.changedVariables)
      var isRight =
        OracleTests.agree(values, oracle.values)
        && broken == Set(oracle.broken.map { pair.ids[$0] })
        && changed.count == pair.solver.changeCount
        && pair.variables.indices.allSatisfy {
          changed.contains(pair.variables[$0]) == (values[$0] != former[$0])
        }
      if turn == turns - 1, solution.undetermined != oracle.undetermined.map({ pair.variables[$0] })
      {
        isRight = false
      }
      guard isRight else {
        Issue.record(
          """
          seed \(seed), turn \(turn): values \(values), expected \(oracle.values); \
          broken \(solution.conflicts), expected \(oracle.broken); changed \(changed)
          \(pair.system.text)
          """)
        return false
      }
      former = values
    }
    return true
  }
}

extension PlainRow {
  fileprivate static func random(of system: Workload, _ numbers: inout RandomNumbers) -> PlainRow {
    let terms = (0..<1 + numbers.below(2)).map { _ in
      (variable: numbers.below(system.variableCount), coefficient: numbers.pick([1.0, 1, -1, 2]))
    }
    return PlainRow(
      terms: terms, relation: numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      constant: Double(numbers.below(60) - 30), priority: numbers.pick([1000, 750, 250]))
  }
}

extension Workload {
  /// Up to three systems that hang together over numbers that nobody can change, and over what follows
  /// from these.
  fileprivate static func randomParts(_ numbers: inout RandomNumbers) -> Workload {
    var load = Workload(variableCount: 3)
    load.add([(0, 1)], .equal, [], Double(numbers.below(50)))
    load.add([(1, numbers.pick([1, 2]))], .equal, [], Double(numbers.below(200)))
    load.add([(2, 1)], .equal, [(1, 1), (0, numbers.pick([1.0, -1]))], Double(numbers.below(9)))
    for _ in 0..<1 + numbers.below(3) {
      let part = numbers.pick(Shape.allCases).make(&numbers)
      let first = load.variableCount
      load.variableCount += part.variableCount
      for (child, parent) in part.parents { load.parents[first + child] = first + parent }
      for row in part.rows {
        var row = row
        for place in row.terms.indices { row.terms[place].variable += first }
        load.rows.append(row)
      }
      for _ in 0..<1 + numbers.below(3) {
        load.add(
          [(first + numbers.below(part.variableCount), 1)],
          numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), [(numbers.below(3), 1)],
          Double(numbers.below(40) - 20), at: numbers.pick([1000, 1000, 750, 250]))
      }
    }
    return load
  }
}
