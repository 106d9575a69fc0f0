// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

@testable import ConstraintSolver

/// A constraint as plain data: Σ coefficient·variable + constant (relation) 0.
struct PlainRow: Sendable {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Double
  var order = 0
}

/// A system as plain data, built by the rules of the six workloads: variable 4i is the x of view i,
/// then y, w and h.
struct Workload {
  var variableCount = 0
  var rows: [PlainRow] = []
  /// The variable whose value another prefers when it is free.
  var parents: [Int: Int] = [:]
  /// The variables that are positions beside those with parents; all others are lengths.
  var positions: Set<Int> = []
  /// The places of variables in the order of the tree, where they are not 0.
  var orders: [Int: Int] = [:]

  func parent(of variable: Int) -> Int { parents[variable] ?? -1 }

  func isPosition(_ variable: Int) -> Bool {
    parents[variable] != nil || positions.contains(variable)
  }

  /// The variables of a kind in the order in which they settle.
  func inOrder(isPosition: Bool) -> [Int] {
    (0..<variableCount).filter { self.isPosition($0) == isPosition }
      .sorted { (orders[$0] ?? 0, $0) < (orders[$1] ?? 0, $1) }
  }

  /// The places of the required rows, in the order in which they are accepted.
  func requiredInOrder() -> [Int] {
    rows.indices.filter { rows[$0].priority >= 1000 }.sorted {
      (rows[$0].order, $0) < (rows[$1].order, $1)
    }
  }

  /// The places of the inequalities, in the order in which they take effect on what is open.
  func inequalitiesInOrder() -> [Int] {
    rows.indices.filter { rows[$0].relation != .equal }.sorted {
      (rows[$0].order, $0) < (rows[$1].order, $1)
    }
  }

  mutating func add(
    _ left: [(Int, Double)], _ relation: Relation = .equal, _ right: [(Int, Double)] = [],
    _ constant: Double = 0, at priority: Double = 1000
  ) {
    var terms: [(variable: Int, coefficient: Double)] = left.map { ($0.0, $0.1) }
    terms += right.map { ($0.0, -$0.1) }
    rows.append(
      PlainRow(terms: terms, relation: relation, constant: -constant, priority: priority))
  }

  /// Replaces all coefficients by ½, 1, or 2, or their negatives, so that nothing is rounded.
  mutating func makeCoefficientsExact() {
    for row in rows.indices {
      for term in rows[row].terms.indices {
        let coefficient = rows[row].terms[term].coefficient
        let size = abs(coefficient)
        let exact = size < 0.75 ? 0.5 : size < 1.5 ? 1.0 : 2
        rows[row].terms[term].coefficient = coefficient < 0 ? -exact : exact
      }
    }
  }

  /// Adds parts of equal sizes, some of them with a factor, which together are one of the variables.
  mutating func addEqualParts(_ numbers: inout RandomNumbers) {
    let (whole, first, count) = (numbers.below(variableCount), variableCount, 2 + numbers.below(4))
    variableCount += count
    let spaces = Double(numbers.below(3) * 8)
    add((first..<first + count).map { ($0, 1) }, .equal, [(whole, 1)], -spaces)
    for part in (first + 1)..<(first + count) {
      let other = numbers.chance(50) ? first : part - 1
      add([(part, 1)], .equal, [(other, numbers.pick([1, 1, 1, 2, 0.5]))])
    }
  }

  /// The rows in a solver of their own, with its variables and handles.
  func load() throws -> (solver: Solver, variables: [Variable], ids: [ConstraintID]) {
    let solver = Solver()
    var variables: [Variable] = []
    for index in 0..<variableCount {
      if let parent = parents[index] {
        variables.append(solver.makeVariable(below: variables[parent]))
      } else {
        variables.append(
          solver.makeVariable(
            positions.contains(index) ? .position : .length, order: orders[index] ?? 0))
      }
    }
    let ids = try rows.map { try $0.add(to: solver, variables) }
    return (solver, variables, ids)
  }

  /// Σ value · (1 + index mod 7).
  static func checksum(_ solver: Solver, _ variables: [Variable]) -> Double {
    var sum = 0.0
    for (index, variable) in variables.enumerated() {
      sum += solver.value(of: variable) * Double(1 + index % 7)
    }
    return sum
  }
}

extension PlainRow {
  func add(to solver: Solver, _ variables: [Variable]) throws -> ConstraintID {
    // A row has room for four terms; longer ones go in as expressions.
    guard terms.count > 4 else {
      return try solver.add(row(variables), relation, priority: priority, order: order)
    }
    var sum = LinearExpression(constant)
    for term in terms { sum = sum + term.coefficient * variables[term.variable] }
    return try solver.add(sum, relation, 0, priority: Priority(priority))
  }

  func row(_ variables: [Variable]) -> Row {
    var row = Row(constant: constant)
    for term in terms { row.append(Term(term.coefficient, variables[term.variable])) }
    return row
  }
}
