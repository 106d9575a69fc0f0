// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

@testable import ConstraintSolver

/// A constraint as plain data: Σ coefficient·variable + constant (relation) 0.
struct PlainRow: Hashable, Sendable {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Double

  static func == (left: Self, right: Self) -> Bool {
    left.relation == right.relation && left.constant == right.constant
      && left.priority == right.priority
      && left.terms.elementsEqual(right.terms) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(constant)
    hasher.combine(priority)
  }
}

/// A system as plain data, built by the rules of the six workloads: variable 4i is the x of view i,
/// then y, w and h.
struct Workload {
  var variableCount = 0
  var rows: [PlainRow] = []

  mutating func add(
    _ left: [(Int, Double)], _ relation: Relation = .equal, _ right: [(Int, Double)] = [],
    _ constant: Double = 0, at priority: Double = 1000
  ) {
    var terms: [(variable: Int, coefficient: Double)] = left.map { ($0.0, $0.1) }
    terms += right.map { ($0.0, -$0.1) }
    rows.append(
      PlainRow(terms: terms, relation: relation, constant: -constant, priority: priority))
  }

  /// The rows in a solver of their own, with its variables and handles.
  func load() throws -> (solver: Solver, variables: [Variable], ids: [ConstraintID]) {
    let solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable(below: nil) }
    let ids = try rows.map { try solver.add($0.row(variables), $0.relation, priority: $0.priority) }
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
  func row(_ variables: [Variable]) -> Row {
    var row = Row(constant: constant)
    for term in terms { row.append(Term(term.coefficient, variables[term.variable])) }
    return row
  }
}
