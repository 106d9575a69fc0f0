// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The names of variables in messages, and the formatting of constraints with those names.
struct VariableNames {
  /// The names, for the few variables that have one.
  private var names: [Int32: String] = [:]

  mutating func set(_ name: String, of variable: Int32) { names[variable] = name }

  /// Removes the name of a removed variable.
  mutating func remove(_ variable: Int32) {
    if !names.isEmpty { names[variable] = nil }
  }

  /// Returns the reason why a constraint can't be added.
  func rejection(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression, _ priority: Priority,
    in store: borrowing Store
  ) -> SolverError {
    var sum = left
    sum.add(right, scaledBy: -1)
    if !priority.isValid { return .priorityOutOfRange(priority) }
    let constraint = text(left, relation, right)
    for position in 0..<sum.count where !sum[position].coefficient.isFinite {
      return .coefficientNotFinite(variable: sum[position].variable, constraint: constraint)
    }
    for position in 0..<sum.count where !store.hasVariable(sum[position].variable.index) {
      if !sum.constant.isFinite { break }
      return .unknownVariable(sum[position].variable, constraint: constraint)
    }
    return .constantNotFinite(constraint: constraint)
  }

  func text(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) -> String {
    "\(text(left)) \(relation) \(text(right))"
  }

  func text(_ row: Row, _ relation: Relation) -> String {
    var expression = LinearExpression(row.constant)
    for position in 0..<row.count { expression.add(row[position]) }
    return "\(text(expression)) \(relation) 0"
  }

  /// Returns the text of a constraint's normal form.
  func text(at constraint: Int, in store: borrowing Store) -> String {
    let record = store.constraints[constraint]
    var expression = LinearExpression(record.constant)
    for term in store.terms(at: Int32(constraint)) { expression.add(term) }
    return "\(text(expression)) \(record.relation) 0"
  }

  private func text(_ expression: LinearExpression) -> String {
    var text = ""
    func append(_ number: Double, _ name: String) {
      // The comparison is false for NaN, which keeps its own spelling.
      let isNegative = number < 0
      if text.isEmpty {
        text += isNegative ? "-" : ""
      } else {
        text += isNegative ? " - " : " + "
      }
      let size = isNegative ? -number : number
      let digits = size < 1e15 && Double(Int(size)) == size ? "\(Int(size))" : "\(size)"
      if name.isEmpty {
        text += digits
      } else {
        text += size == 1 ? name : "\(digits) · \(name)"
      }
    }
    for position in 0..<expression.count {
      let term = expression[position]
      append(term.coefficient, names[term.variable.index] ?? "v\(term.variable.index)")
    }
    if expression.constant != 0 || text.isEmpty { append(expression.constant, "") }
    return text
  }
}
