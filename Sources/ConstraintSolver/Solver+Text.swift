// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Constraints as text, for the errors that name them.

extension Solver {
  func text(_ left: LinearExpression, _ relation: Relation, _ right: LinearExpression) -> String {
    "\(text(left)) \(relation) \(text(right))"
  }

  func text(_ row: Row, _ relation: Relation) -> String {
    var expression = LinearExpression(row.constant)
    for position in 0..<row.count { expression.add(row[position]) }
    return "\(text(expression)) \(relation) 0"
  }

  func text(at place: Int) -> String {
    let record = store.constraints[place]
    var expression = LinearExpression(record.constant)
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let term = store.cells[cell]
      expression.add(Term(term.coefficient, Variable(index: term.variable)))
    }
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
