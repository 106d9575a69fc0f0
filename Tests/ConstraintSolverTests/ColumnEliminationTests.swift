// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Elimination of unknowns")
struct ColumnEliminationTests {
  private typealias Term = ColumnElimination.Term

  /// A system of rows over unknowns, some of which have bounds.
  private struct System {
    var bounds: [Interval] = []
    var rows: [(row: ReducedRow, terms: [Term])] = []

    mutating func add(_ terms: [Term], _ relation: Relation, _ bound: Double, _ priority: Double) {
      let number = Int32(rows.count)
      rows.append(
        (
          ReducedRow(
            priority: priority, bound: bound, constraint: number, rank: number, relation: relation),
          terms
        ))
    }
  }

  private struct RemainingRow {
    let row: ReducedRow
    let terms: [Term]
  }

  /// What is left of a system: rows over other unknowns, and sums that replace unknowns.
  private struct Result {
    var unknownCount = 0
    var rows: [RemainingRow] = []
    var eliminated: [(unknown: Int, terms: [Term], constant: Double)] = []
  }

  private func eliminate(_ system: System) -> Result {
    let count = system.rows.reduce(0) { $0 + $1.terms.count }
    var arena = Arena(
      byteCount: ColumnElimination.byteCount(
        unknowns: system.bounds.count, rows: system.rows.count, terms: count))
    var reduction = ColumnElimination(
      in: &arena, unknowns: system.bounds.count, rows: system.rows.count, terms: count)
    for bounds in system.bounds { _ = reduction.addUnknown(bounds) }
    for (row, terms) in system.rows {
      reduction.addRow(row)
      for term in terms { reduction.addTerm(term.unknown, term.factor) }
    }
    reduction.run()
    var result = Result(unknownCount: reduction.unknownCount)
    var slots = Storage<Int32>()
    slots.resize(to: reduction.unknownCount, filling: -1)
    var found = Storage<Term>(capacity: reduction.cellCount)
    found.resize(toUninitialized: reduction.cellCount)
    for row in 0..<reduction.rowCount where !reduction.rows[row].isEliminated {
      let count = reduction.collect(row, into: found.elements, slots.elements)
      result.rows.append(
        RemainingRow(row: reduction.rows[row], terms: (0..<count).map { found[$0] }))
    }
    for position in reduction.eliminated.indices {
      let unknown = reduction.eliminated[position]
      result.eliminated.append(
        (
          Int(unknown.unknown),
          reduction.termRange(ofEliminated: position).map { reduction.eliminatedTerms[$0] },
          unknown.constant
        ))
    }
    withExtendedLifetime(arena) {}
    return result
  }

  private func sum(_ terms: [Term], _ values: [Double]) -> (value: Double, size: Double) {
    terms.reduce((0, 0)) {
      let part = $1.factor * values[Int($1.unknown)]
      return ($0.0 + part, $0.1 + abs(part))
    }
  }

  /// Checks that the sums satisfy the rows that are gone, and that each of the others misses its
  /// bound by as much as it did, whatever the values of the remaining unknowns are.
  private func check(_ system: System, _ numbers: inout RandomNumbers, _ comment: String) -> Result
  {
    let result = eliminate(system)
    var values = (0..<result.unknownCount).map { _ in Double(numbers.below(200) - 100) / 4 }
    var sizes = values.map(abs)
    for (unknown, terms, constant) in result.eliminated.reversed() {
      values[unknown] = constant + sum(terms, values).value
      sizes[unknown] = abs(constant) + sum(terms, sizes).size
    }
    let remaining = Dictionary(grouping: result.rows) { $0.row.constraint }
    for (row, terms) in system.rows {
      let error = sum(terms, values).value - row.bound
      let tolerance = 1e-9 * (1 + sum(terms, sizes).size + abs(row.bound))
      guard let rows = remaining[row.constraint] else {
        #expect(row.isRequired && row.relation == .equal, "\(comment), row \(row.constraint)")
        #expect(abs(error) <= tolerance, "\(comment), row \(row.constraint) is off by \(error)")
        continue
      }
      #expect(rows.count == 1 && rows[0].row.relation == row.relation)
      #expect(rows[0].row.priority == row.priority && rows[0].row.rank == row.rank)
      let left = sum(rows[0].terms, values).value - rows[0].row.bound
      let size = sum(rows[0].terms, sizes).size + abs(rows[0].row.bound)
      #expect(
        abs(left - error) <= tolerance + 1e-9 * size,
        "\(comment), row \(row.constraint) is off by \(left) and not by \(error)")
    }
    return result
  }

  private static let free = Interval(low: -.infinity, high: .infinity)

  @Test("sums replace unknowns, and the rows that are left hold as they did", arguments: 0..<8)
  func random(part: Int) {
    var eliminatedCount = 0
    for seed in 0..<150 {
      var numbers = RandomNumbers(seed: UInt64(8 * seed + part))
      var system = System()
      let count = 3 + numbers.below(12)
      for _ in 0..<count {
        system.bounds.append(numbers.chance(10) ? Interval(low: 0, high: 50) : Self.free)
      }
      // How many of the rows are required equations, which are used first.
      let share = numbers.pick([20, 60, 90])
      for _ in 0..<2 + numbers.below(count + 4) {
        var unknowns = Array(0..<count)
        unknowns.shuffle(using: &numbers)
        var terms = unknowns.prefix(1 + numbers.below(5)).map {
          Term(unknown: Int32($0), factor: numbers.pick([1, -1, 2, 0.5, -3, 0.25]))
        }
        if numbers.chance(5) { terms.append(Term(unknown: terms[0].unknown, factor: 1.5)) }
        let isEquation = numbers.chance(share)
        system.add(
          terms, isEquation ? .equal : numbers.pick(Relation.allCases),
          Double(numbers.below(40) - 20), isEquation ? 1000 : numbers.pick([1000, 750, 250]))
      }
      let result = check(system, &numbers, "seed \(8 * seed + part)")
      eliminatedCount += result.eliminated.count
      for (unknown, _, _) in result.eliminated where unknown < count {
        #expect(system.bounds[unknown].low == -.infinity, "an unknown with bounds is eliminated")
      }
    }
    #expect(eliminatedCount > 400)
  }

  @Test("a chain of equations leaves one equation between its ends, whatever the factors are")
  func chain() {
    var numbers = RandomNumbers(seed: 1)
    for factor in [1, -2, 0.5] {
      var system = System()
      // The ends have bounds, so only what is between them is eliminated.
      for unknown in 0...10 {
        system.bounds.append(unknown % 10 == 0 ? Interval(low: 0, high: 9) : Self.free)
      }
      for unknown in 0..<10 as Range<Int32> {
        system.add(
          [Term(unknown: unknown, factor: 2), Term(unknown: unknown + 1, factor: factor)], .equal,
          3,
          1000)
      }
      let result = check(system, &numbers, "factor \(factor)")
      #expect(result.rows.count == 1 && result.eliminated.count == 9)
      #expect(Set(result.rows.flatMap(\.terms).map(\.unknown)) == [0, 10])
    }
  }

  @Test("an unknown of a few equations is replaced in all of them by the sum of the shortest one")
  func star() {
    var numbers = RandomNumbers(seed: 2)
    for scale in [1, -4, 0.5] {
      var system = System()
      for unknown in 0...12 {
        system.bounds.append(unknown == 0 ? Self.free : Interval(low: 0, high: 9))
      }
      for row in 0..<6 as Range<Int32> {
        var terms = [
          Term(unknown: 0, factor: scale), Term(unknown: 2 * row + 1, factor: 1),
          Term(unknown: 2 * row + 2, factor: 3),
        ]
        if row == 4 { terms.removeLast() }
        system.add(terms, .equal, Double(row), 1000)
      }
      let result = check(system, &numbers, "scale \(scale)")
      #expect(result.eliminated.map(\.unknown) == [0] && result.rows.count == 5)
      #expect(result.eliminated.first?.terms.map(\.unknown) == [9])
      #expect(result.rows.allSatisfy { $0.terms.count == 3 })
    }
  }
}
