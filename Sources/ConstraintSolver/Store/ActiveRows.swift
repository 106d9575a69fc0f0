// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The active constraints near a sum of variables, and those of them that determine the sum.
struct ActiveRows {
  /// The indices of the constraints, nearest to the sum first.
  private(set) var constraints: [Int32] = []
  /// Whether these are all of them.
  private(set) var isComplete = true
  private let sum: [Term]

  /// Collects at most `limit` constraints; `equationsOnly` excludes inequalities.
  init(around sum: [Term], in store: borrowing Store, limit: Int, equationsOnly: Bool) {
    self.sum = sum
    var seenConstraints: Set<Int32> = []
    var variables = sum.filter { store.hasVariable($0.variable.index) }.map(\.variable.index)
    var seenVariables = Set(variables)
    var position = 0
    while position < variables.count {
      var found: [Int32] = []
      var cell = store.variables[Int(variables[position])].firstCell
      position += 1
      while cell >= 0 {
        let constraint = store.cells[Int(cell)].constraint
        cell = store.cells[Int(cell)].next
        if equationsOnly, store.constraints[Int(constraint)].relation != .equal { continue }
        if seenConstraints.insert(constraint).inserted, store.isActive(at: constraint) {
          found.append(constraint)
        }
      }
      found.sort { store.precedes($0, $1) }
      for constraint in found {
        if constraints.count >= limit {
          isComplete = false
          return
        }
        constraints.append(constraint)
        for term in store.terms(at: constraint)
        where seenVariables.insert(term.variable.index).inserted {
          variables.append(term.variable.index)
        }
      }
    }
  }

  /// Returns the constraints that imply the sum as equations, nearest first, or `nil` if they do
  /// not.
  func determiningConstraints(in store: borrowing Store) -> [Int32]? {
    // The equations by pivot variable, which has the coefficient 1 and occurs in no later equation.
    var solved: [Int32: Equation] = [:]
    var order: [Int32] = []
    func reduce(_ equation: inout Equation) {
      for variable in order {
        if let coefficient = equation.terms[variable], let known = solved[variable] {
          equation.add(known, times: -coefficient)
        }
      }
    }
    let byPriority = constraints.sorted { left, right in
      let (a, b) = (store.constraints[Int(left)], store.constraints[Int(right)])
      return a.priority != b.priority ? a.priority > b.priority : store.precedes(left, right)
    }
    for constraint in byPriority {
      var equation = Equation()
      for term in store.terms(at: constraint) {
        equation.terms[term.variable.index, default: 0] += term.coefficient
      }
      equation.sources[constraint] = 1
      reduce(&equation)
      let largest = equation.terms.max { left, right in
        (abs(left.value), -left.key) < (abs(right.value), -right.key)
      }
      guard let (variable, coefficient) = largest else { continue }
      var normal = Equation()
      normal.add(equation, times: 1 / coefficient)
      solved[variable] = normal
      order.append(variable)
    }
    var wanted = Equation()
    for term in sum { wanted.terms[term.variable.index, default: 0] += term.coefficient }
    reduce(&wanted)
    return wanted.terms.isEmpty ? constraints.filter { wanted.sources[$0] != nil } : nil
  }
}

/// An equation during elimination: its remaining terms, and the equations combined in it.
private struct Equation {
  var terms: [Int32: Double] = [:]
  var sources: [Int32: Double] = [:]

  mutating func add(_ other: Equation, times factor: Double) {
    for (variable, coefficient) in other.terms {
      let sum = (terms[variable] ?? 0) + factor * coefficient
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
    for (constraint, coefficient) in other.sources {
      let sum = (sources[constraint] ?? 0) + factor * coefficient
      sources[constraint] = abs(sum) < 1e-9 ? nil : sum
    }
  }
}
