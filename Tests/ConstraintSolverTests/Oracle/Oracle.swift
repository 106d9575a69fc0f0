// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The solver's promise, worked out slowly and plainly: one dense tableau, one objective after
/// another, the least index always first (Bland), and after each objective every column that would
/// worsen it struck out, which leaves exactly the solutions that are as good.
///
/// In standard form all unknowns are at least zero. Variable j is its parent's value (or zero) plus
/// `plus(j) - minus(j)`; constraint i reads Σ coefficient·variable + constant = over(i) - under(i).
/// What a constraint misses is `over`, `under` or both, by its relation; what an inequality has to spare
/// is the other one.
struct Oracle {
  let system: Workload
  let rows: Int
  let width: Int
  /// rows × (width + 1); the last column is the value of the row's basic unknown.
  private let table: UnsafeMutablePointer<Double>
  private let reduced: UnsafeMutablePointer<Double>
  private let cost: UnsafeMutablePointer<Double>
  private let isStruck: UnsafeMutablePointer<Bool>
  private let basis: UnsafeMutablePointer<Int>

  private(set) var values: [Double] = []
  private(set) var broken: [Int] = []
  private(set) var undetermined: [Int] = []

  private static let small = 1e-9

  private func plus(_ variable: Int) -> Int { 2 * variable }
  private func minus(_ variable: Int) -> Int { 2 * variable + 1 }
  private func over(_ row: Int) -> Int { 2 * (system.variableCount + row) }
  private func under(_ row: Int) -> Int { 2 * (system.variableCount + row) + 1 }

  init(_ system: Workload, findingUndetermined: Bool = false) {
    self.system = system
    rows = system.rows.count
    width = 2 * (system.variableCount + system.rows.count)
    table = .allocate(capacity: rows * (width + 1) + 1)
    table.initialize(repeating: 0, count: rows * (width + 1) + 1)
    reduced = .allocate(capacity: width + 1)
    reduced.initialize(repeating: 0, count: width + 1)
    cost = .allocate(capacity: width)
    cost.initialize(repeating: 0, count: width)
    isStruck = .allocate(capacity: width)
    isStruck.initialize(repeating: false, count: width)
    basis = .allocate(capacity: rows + 1)
    basis.initialize(repeating: 0, count: rows + 1)
    defer {
      table.deallocate()
      reduced.deallocate()
      cost.deallocate()
      isStruck.deallocate()
      basis.deallocate()
    }
    for (i, row) in system.rows.enumerated() { load(i, row) }
    acceptRequired()
    if findingUndetermined {
      // On a copy of the state: the ranges are taken before ties are broken.
      let saved = save()
      meetLevels(breakingTies: false)
      undetermined = (0..<system.variableCount).filter { isOpen($0) }
      restore(saved)
    }
    meetLevels(breakingTies: true)
    assignDefaults(system.inOrder(isPosition: false))
    for i in system.inequalitiesInOrder() where !broken.contains(i) {
      minimise([system.rows[i].relation == .lessThanOrEqual ? under(i) : over(i)])
      strike()
    }
    assignDefaults(system.inOrder(isPosition: true))
    values = (0..<system.variableCount).map { _ in 0 }
    for j in 0..<system.variableCount {
      let parent = system.parent(of: j)
      values[j] = (parent < 0 ? 0 : values[parent]) + unknown(plus(j)) - unknown(minus(j))
    }
  }

  private func load(_ i: Int, _ row: PlainRow) {
    let line = table + i * (width + 1)
    for term in row.terms {
      var variable = term.variable
      while variable >= 0 {
        line[plus(variable)] += term.coefficient
        line[minus(variable)] -= term.coefficient
        variable = system.parent(of: variable)
      }
    }
    // Σ - over + under = -constant, turned so that the basic unknown is not negative.
    line[over(i)] = -1
    line[under(i)] = 1
    line[width] = -row.constant
    if row.constant > 0 {
      for k in 0...width { line[k] = -line[k] }
      basis[i] = over(i)
    } else {
      basis[i] = under(i)
    }
  }

  private func misses(_ i: Int) -> [Int] {
    switch system.rows[i].relation {
    case .equal: [over(i), under(i)]
    case .lessThanOrEqual: [over(i)]
    case .greaterThanOrEqual: [under(i)]
    }
  }

  private mutating func acceptRequired() {
    for i in system.requiredInOrder() {
      if minimise(misses(i)) > 1e-7 { broken.append(i) } else { strike() }
    }
  }

  private func meetLevels(breakingTies: Bool) {
    let soft = system.rows.indices.filter { system.rows[$0].priority < 1000 }
      .sorted { (system.rows[$0].order, $0) < (system.rows[$1].order, $1) }
    let levels = Set(soft.map { system.rows[$0].priority }).sorted(by: >).map { priority in
      soft.filter { system.rows[$0].priority == priority }
    }
    for preferences in levels {
      minimise(preferences.flatMap { misses($0) })
      strike()
    }
    guard breakingTies else { return }
    for preference in levels.joined() {
      minimise(misses(preference))
      strike()
    }
  }

  private func assignDefaults(_ variables: [Int]) {
    for j in variables {
      minimise([plus(j), minus(j)])
      strike()
    }
  }

  private func unknown(_ column: Int) -> Double {
    for i in 0..<rows where basis[i] == column { return table[i * (width + 1) + width] }
    return 0
  }

  /// Makes the sum of some unknowns least, or that of their opposites with `sign` -1; answers it,
  /// or minus infinity.
  @discardableResult
  private func minimise(_ columns: [Int], sign: Double = 1, minus others: [Int] = []) -> Double {
    // Names of their own, and loops that count: debug builds copy what is read of the oracle itself.
    let (cost, reduced, basis, isStruck) = (cost, reduced, basis, isStruck)
    let (rows, width, stride, small) = (rows, width, width + 1, Self.small)
    cost.update(repeating: 0, count: width)
    for column in columns { cost[column] += sign }
    for column in others { cost[column] -= sign }
    reduced.update(from: cost, count: width)
    reduced[width] = 0
    var row = 0
    while row < rows {
      let factor = cost[basis[row]]
      if factor != 0 { Self.subtract(table + row * stride, times: factor, from: reduced, stride) }
      row += 1
    }
    while true {
      var entering = 0
      while entering < width, isStruck[entering] || reduced[entering] > -small { entering += 1 }
      if entering == width { return -reduced[width] }
      var leaving = -1
      var best = Double.infinity
      var line = table
      row = 0
      while row < rows {
        let rate = line[entering]
        if rate > small {
          let reach = line[width] / rate
          if reach < best - small
            || (reach < best + small && (leaving < 0 || basis[row] < basis[leaving]))
          {
            best = min(best, reach)
            leaving = row
          }
        }
        line += stride
        row += 1
      }
      if leaving < 0 { return -.infinity }
      pivot(leaving, entering)
    }
  }

  private func pivot(_ row: Int, _ column: Int) {
    let (rows, stride) = (rows, width + 1)
    let line = table + row * stride
    let inverse = 1 / line[column]
    var k = 0
    while k < stride {
      line[k] *= inverse
      k += 1
    }
    line[column] = 1
    var i = 0
    while i <= rows {
      let other = i == rows ? reduced : table + i * stride
      let factor = other[column]
      if i != row, factor != 0 {
        k = 0
        while k < stride {
          if line[k] != 0 {
            let left = other[k] - factor * line[k]
            other[k] = left < 1e-12 && left > -1e-12 ? 0 : left
          }
          k += 1
        }
        other[column] = 0
      }
      i += 1
    }
    basis[row] = column
  }

  private static func subtract(
    _ line: UnsafeMutablePointer<Double>, times factor: Double,
    from other: UnsafeMutablePointer<Double>, _ count: Int
  ) {
    var k = 0
    while k < count {
      other[k] -= factor * line[k]
      k += 1
    }
  }

  private func strike() {
    let (reduced, isStruck, width, small) = (reduced, isStruck, width, Self.small)
    var column = 0
    while column < width {
      if reduced[column] > small { isStruck[column] = true }
      column += 1
    }
  }

  private func isOpen(_ variable: Int) -> Bool {
    var up: [Int] = []
    var down: [Int] = []
    var link = variable
    while link >= 0 {
      up.append(plus(link))
      down.append(minus(link))
      link = system.parent(of: link)
    }
    let least = minimise(up, minus: down)
    let most = -minimise(up, sign: -1, minus: down)
    return most - least > 1e-6
  }

  private func save() -> ([Double], [Bool], [Int]) {
    (
      Array(UnsafeBufferPointer(start: table, count: rows * (width + 1))),
      Array(UnsafeBufferPointer(start: isStruck, count: width)),
      Array(UnsafeBufferPointer(start: basis, count: rows))
    )
  }

  private func restore(_ saved: ([Double], [Bool], [Int])) {
    for (k, number) in saved.0.enumerated() { table[k] = number }
    for (k, flag) in saved.1.enumerated() { isStruck[k] = flag }
    for (k, column) in saved.2.enumerated() { basis[k] = column }
  }

  /// Whether all required rows of a system can hold.
  static func isFeasible(_ system: Workload) -> Bool { Oracle(system).broken.isEmpty }
}
