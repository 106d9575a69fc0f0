// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// The variables that the constraints of the last solve leave a choice for; see
  /// ``Solution/undetermined``.
  package var undetermined: [Variable] { undeterminedVariables() }

  /// The terms of a constraint's normal form, none for one that is gone.
  package func terms(of id: ConstraintID) -> [Term] {
    store.place(of: id).map { terms(at: Int32($0)) } ?? []
  }

  /// The relation of a constraint's normal form to zero, and its priority.
  package func relation(of id: ConstraintID) -> (relation: Relation, priority: Double)? {
    store.place(of: id).map { (store.constraints[$0].relation, store.constraints[$0].priority) }
  }

  /// What a constraint's left side misses zero by at the values of the last solve.
  package func error(of id: ConstraintID) -> Double {
    store.place(of: id).map { error(at: Int32($0)) } ?? 0
  }

  /// The constraints that together give a sum of variables its value, those nearest to it first;
  /// `nil` if they leave it open.
  ///
  /// Constraints count that hold exactly at the values of the last solve, those of higher priority
  /// before others. They are collected in growing circles around the sum, so that a near reason is
  /// found without going over the whole system.
  ///
  /// `equationsOnly` leaves out inequalities, which may hold exactly by chance.
  package func decidingConstraints(
    of sum: [Term], equationsOnly: Bool = false
  ) -> [ConstraintID]? {
    var limit = 32
    while true {
      let (places, isWhole) = collectTight(around: sum, limit: limit, equationsOnly)
      if let deciding = places.deciding(sum, store: store) {
        return places.filter { deciding.contains($0) }.map { store.id(at: Int($0)) }
      }
      if isWhole { return nil }
      limit *= 4
    }
  }

  private func terms(at place: Int32) -> [Term] { store.terms(at: place) }

  private func error(at place: Int32) -> Double {
    terms(at: place).reduce(store.constraints[Int(place)].constant) {
      $0 + $1.coefficient * value(of: $1.variable)
    }
  }

  /// Whether a constraint holds exactly.
  func isTight(_ place: Int32) -> Bool {
    let record = store.constraints[Int(place)]
    if record.isBroken { return false }
    let scale = terms(at: place).reduce(abs(record.constant)) {
      max($0, abs($1.coefficient * value(of: $1.variable)))
    }
    return abs(error(at: place)) <= 1e-6 * max(1, scale)
  }

  /// Constraints that hold exactly, in circles around a sum.
  private func collectTight(
    around sum: [Term], limit: Int, _ equationsOnly: Bool
  ) -> (places: [Int32], isWhole: Bool) {
    var places: [Int32] = []
    var seenPlaces: Set<Int32> = []
    var variables = sum.filter { store.hasVariable($0.variable.index) }.map(\.variable.index)
    var seenVariables = Set(variables)
    var position = 0
    while position < variables.count {
      var found: [Int32] = []
      var cell = store.variables[Int(variables[position])].firstCell
      position += 1
      while cell >= 0 {
        let place = store.cells[Int(cell)].constraint
        cell = store.cells[Int(cell)].next
        if equationsOnly, store.constraints[Int(place)].relation != .equal { continue }
        if seenPlaces.insert(place).inserted, isTight(place) { found.append(place) }
      }
      found.sort { store.precedes($0, $1) }
      for place in found {
        if places.count >= limit { return (places, false) }
        places.append(place)
        for term in terms(at: place) where seenVariables.insert(term.variable.index).inserted {
          variables.append(term.variable.index)
        }
      }
    }
    return (places, true)
  }
}

extension Store {
  fileprivate func terms(at place: Int32) -> [Term] {
    let record = constraints[Int(place)]
    return (record.firstCell..<record.firstCell + record.cellCount).map {
      Term(cells[Int($0)].coefficient, Variable(index: cells[Int($0)].variable))
    }
  }
}

/// An equation while it is solved for others: what is left of its terms, and which equations were
/// put together to get it.
private struct Equation {
  var terms: [Int32: Double] = [:]
  var sources: [Int32: Double] = [:]

  mutating func add(_ other: Equation, times factor: Double) {
    for (variable, coefficient) in other.terms {
      let sum = (terms[variable] ?? 0) + factor * coefficient
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
    for (place, coefficient) in other.sources {
      let sum = (sources[place] ?? 0) + factor * coefficient
      sources[place] = abs(sum) < 1e-9 ? nil : sum
    }
  }
}

extension [Int32] {
  /// The constraints at these places, as equations, that a sum follows from; `nil` if it does not.
  fileprivate func deciding(_ sum: [Term], store: borrowing Store) -> Set<Int32>? {
    // By variable: an equation in which it stands with the coefficient 1 and that no variable of an
    // earlier one stands in.
    var solved: [Int32: Equation] = [:]
    var order: [Int32] = []
    func reduce(_ equation: inout Equation) {
      for variable in order {
        if let coefficient = equation.terms[variable], let known = solved[variable] {
          equation.add(known, times: -coefficient)
        }
      }
    }
    let byWeight = sorted { left, right in
      let (a, b) = (store.constraints[Int(left)], store.constraints[Int(right)])
      return a.priority != b.priority ? a.priority > b.priority : store.precedes(left, right)
    }
    for place in byWeight {
      var equation = Equation()
      for term in store.terms(at: place) {
        equation.terms[term.variable.index, default: 0] += term.coefficient
      }
      equation.sources[place] = 1
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
    return wanted.terms.isEmpty ? Set(wanted.sources.keys) : nil
  }
}
