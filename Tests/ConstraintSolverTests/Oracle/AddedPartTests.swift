// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// Parts that are added to a solved system, alone and together with other edits, compared with a
/// system that is built anew.
@Suite("Added parts")
struct AddedPartTests {
  /// A system with everything that it was built from.
  private struct Edited {
    let solver = Solver()
    var variables: [Variable] = []
    var kinds: [VariableKind] = []
    var rows: [(row: PlainRow, id: ConstraintID)] = []

    mutating func addVariable(_ kind: VariableKind) {
      variables.append(solver.makeVariable(kind))
      kinds.append(kind)
    }

    mutating func add(_ row: PlainRow) throws {
      rows.append((row, try row.add(to: solver, variables)))
    }

    mutating func setConstant(_ constant: Double, of position: Int) {
      rows[position].row.constant = constant
      solver.setConstant(constant, ofRow: rows[position].id)
    }

    mutating func remove(_ position: Int) { solver.remove(rows.remove(at: position).id) }

    /// The same system, built at once.
    func rebuilt() throws -> Solver {
      let solver = Solver()
      solver.sharedStructures = nil
      let variables = kinds.map { solver.makeVariable($0) }
      for (row, _) in rows { _ = try row.add(to: solver, variables) }
      return solver
    }
  }

  private func row(
    _ terms: [(Int, Double)], _ relation: Relation, _ numbers: inout RandomNumbers
  ) -> PlainRow {
    PlainRow(
      terms: terms.map { (variable: $0.0, coefficient: $0.1) }, relation: relation,
      constant: -Double(numbers.below(60)), priority: numbers.pick([1000, 1000, 750, 500, 250]))
  }

  /// Adds a chain of variables, which begins at an older variable or at a number.
  private func addPart(to system: inout Edited, _ numbers: inout RandomNumbers) throws {
    let first = system.variables.count
    let count = 2 + numbers.below(5)
    for _ in 0..<count { system.addVariable(numbers.chance(50) ? .position : .length) }
    for variable in first..<first + count {
      let former = variable > first ? variable - 1 : numbers.below(first)
      let isLinked = variable > first || numbers.chance(70)
      let link: [(Int, Double)] = isLinked ? [(former, numbers.pick([-1, -1, -0.5]))] : []
      if numbers.chance(85) {
        try system.add(row([(variable, 1)] + link, numbers.pick(Self.relations), &numbers))
      }
      if numbers.chance(40) {
        try system.add(row([(variable, 1)], numbers.pick(Self.relations), &numbers))
      }
    }
    if numbers.chance(30) {
      let (own, other) = (first + numbers.below(count), numbers.below(first))
      try system.add(row([(own, 1), (other, -1)], numbers.pick(Self.relations), &numbers))
    }
  }

  private static let relations: [Relation] = [
    .equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
  ]

  @Test("have the values of a system that is built anew, with other edits", arguments: 0..<8)
  func editedParts(part: Int) throws {
    try OracleTests.eachSeed(below: OracleTests.count / 16, part) { seed in
      var numbers = RandomNumbers(seed: UInt64(seed) &+ 17_000_000_003)
      var system = Edited()
      if numbers.chance(50) { system.solver.sharedStructures = nil }
      for _ in 0..<2 { system.addVariable(.length) }
      for side in 0..<2 {
        // What is not required is no anchor.
        var size = row([(side, 1)], .equal, &numbers)
        if numbers.chance(70) { size.priority = 1000 }
        size.constant = -300
        try system.add(size)
      }
      for turn in 0..<12 {
        for _ in 0...numbers.below(3) {
          let place = numbers.below(max(1, system.rows.count))
          switch numbers.below(6) {
          case 0 where !system.rows.isEmpty:
            system.setConstant(-Double(numbers.below(400)), of: place)
          case 1 where !system.rows.isEmpty: system.remove(place)
          case 2:
            let (one, other) = (
              numbers.below(system.variables.count), numbers.below(system.variables.count)
            )
            guard one != other else { continue }
            try system.add(row([(one, 1), (other, -1)], numbers.pick(Self.relations), &numbers))
          default: try addPart(to: &system, &numbers)
          }
        }
        let open = Set(system.solver.solve().undetermined.map(\.index))
        let other = try system.rebuilt()
        let otherOpen = Set(other.solve().undetermined.map(\.index))
        for (index, variable) in system.variables.enumerated() {
          let (value, wanted) = (
            system.solver.value(of: variable), other.value(of: Variable(index: Int32(index)))
          )
          if abs(value - wanted) > 1e-6 {
            Issue.record("seed \(seed), turn \(turn): variable \(index) is \(value), not \(wanted)")
            return false
          }
        }
        if open != otherOpen {
          Issue.record("seed \(seed), turn \(turn): \(open) are open, not \(otherOpen)")
          return false
        }
      }
      return true
    }
  }
}
