// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The affine hull of the equations that hold at the values of a solve.
///
/// The values that satisfy all of these equations form an affine space. If a sum of variables
/// varies on that space, it changes along a random direction of it with probability one; otherwise,
/// it is constant. So the equations are eliminated once, in about as many steps as they have terms,
/// and a query takes time linear in the number of terms of its sum.
package struct AffineHull {
  /// The change of each variable along two random directions, by variable.
  private var directions: ContiguousArray<AffineChange> = []
  /// The number of coefficients that the elimination visited.
  let steps: Int

  /// Eliminates the equations that hold at the values of the last solve.
  ///
  /// Inequalities are ignored because they may be active by coincidence. This takes about as long
  /// as reading all constraints.
  init(of store: borrowing Store) {
    let (variableCount, constraintCount) = (store.variables.count, store.constraints.count)
    let cellCount = store.cells.count
    var arena = Arena(
      byteCount: ColumnElimination.byteCount(
        unknowns: variableCount, rows: constraintCount, terms: cellCount))
    var reduction = ColumnElimination(
      in: &arena, unknowns: variableCount, rows: constraintCount, terms: cellCount)
    for _ in 0..<variableCount {
      _ = reduction.addUnknown(Interval(low: -.infinity, high: .infinity))
    }
    for constraint in store.constraints.indices {
      let record = store.constraints[constraint]
      guard record.isAlive, record.relation == .equal, record.cellCount > 0,
        store.isActive(at: Int32(constraint))
      else { continue }
      reduction.addRow(
        ReducedRow(
          priority: 1000, bound: 0, constraint: Int32(constraint), rank: Int32(reduction.rowCount),
          relation: .equal))
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        reduction.addTerm(store.cells[cell].variable, store.cells[cell].coefficient)
      }
    }
    reduction.run()
    steps = cellCount + reduction.steps
    chooseDirections(variableCount, reduction, Self.remainingRows(in: reduction))
    withExtendedLifetime(arena) {}
  }

  /// Returns whether the equations determine the value of a sum.
  ///
  /// - Complexity: O(*n*), where *n* is the number of terms.
  package func determines(_ sum: [Term]) -> Bool {
    var change = AffineChange.zero
    for term in sum {
      guard let part = self.change(of: term.variable) else { return false }
      change = change + term.coefficient * part
    }
    return change.isZero
  }

  /// Returns how a variable changes along the directions, or `nil` if it was added after the
  /// elimination.
  ///
  /// The change of a sum is the sum of its terms' changes, so sums that share terms can share the
  /// work.
  package func change(of variable: Variable) -> AffineChange? {
    let index = Int(variable.index)
    return directions.indices.contains(index) ? directions[index] : nil
  }

  /// Chooses random directions in the null space of the homogeneous equations over `count`
  /// variables.
  private mutating func chooseDirections(
    _ count: Int, _ reduction: borrowing ColumnElimination, _ remainingRows: [ParameterRow]
  ) {
    // A fixed seed keeps the result deterministic.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func draw() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Double(state >> 11) / Double(UInt64(1) << 53)
    }
    directions.reserveCapacity(count)
    for _ in 0..<count { directions.append(AffineChange(draw(), draw())) }
    for row in remainingRows.reversed() {
      setChange(row.variable, row.terms.lazy.map { ($0.key, $0.value) })
    }
    for position in reduction.eliminated.indices.reversed() {
      let range = reduction.termRange(ofEliminated: position)
      let terms = range.map {
        (reduction.eliminatedTerms[$0].unknown, reduction.eliminatedTerms[$0].factor)
      }
      setChange(reduction.eliminated[position].unknown, terms)
    }
  }

  /// Sets the change of a variable to that of a sum of other variables.
  private mutating func setChange(_ variable: Int32, _ sum: some Sequence<(Int32, Double)>) {
    var change = AffineChange.zero
    for (other, factor) in sum { change = change + factor * directions[Int(other)] }
    directions[Int(variable)] = change.asOfOneVariable
  }

  /// Solves each remaining row of an elimination for one variable.
  private static func remainingRows(in reduction: borrowing ColumnElimination) -> [ParameterRow] {
    var slots = Storage<Int32>(capacity: reduction.unknownCount)
    slots.resize(to: reduction.unknownCount, filling: -1)
    var found = Storage<ColumnElimination.Term>(capacity: reduction.cellCount)
    found.resize(toUninitialized: reduction.cellCount)
    var numbers: [Int32: Int] = [:]
    var rows: [ParameterRow] = []
    for row in 0..<reduction.rowCount where !reduction.rows[row].isEliminated {
      let count = reduction.collect(row, into: found.elements, slots.elements)
      var terms: [Int32: Double] = [:]
      for position in 0..<count { terms[found[position].unknown] = found[position].factor }
      // Substituting a variable of an earlier row introduces the variables of later ones.
      while let (variable, number) = firstSolved(in: terms, numbers),
        let factor = terms.removeValue(forKey: variable)
      {
        for (other, coefficient) in rows[number].terms {
          let sum = (terms[other] ?? 0) + factor * coefficient
          terms[other] = abs(sum) < 1e-9 ? nil : sum
        }
      }
      let largest = terms.max {
        (abs($0.value), -$0.key) < (abs($1.value), -$1.key)
      }
      guard let (variable, factor) = largest else { continue }
      terms[variable] = nil
      numbers[variable] = rows.count
      rows.append(ParameterRow(variable: variable, terms: terms.mapValues { -$0 / factor }))
    }
    return rows
  }

  /// Returns the variable of a row for which the earliest of the previous rows is solved.
  private static func firstSolved(
    in terms: [Int32: Double], _ numbers: [Int32: Int]
  ) -> (variable: Int32, number: Int)? {
    var first: (variable: Int32, number: Int)?
    for variable in terms.keys {
      guard let number = numbers[variable], number < first?.number ?? .max else { continue }
      first = (variable, number)
    }
    return first
  }
}

/// A variable expressed as a sum of others, none of which any earlier row is solved for.
private struct ParameterRow {
  var variable: Int32
  var terms: [Int32: Double]
}
