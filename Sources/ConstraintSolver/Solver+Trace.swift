// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Returns the terms of a constraint's normal form, or none for a removed constraint.
  package func terms(of id: ConstraintID) -> [Term] {
    store.index(of: id).map { store.terms(at: Int32($0)) } ?? []
  }

  /// Returns the relation of a constraint's normal form to zero, and its priority.
  package func relation(of id: ConstraintID) -> (relation: Relation, priority: Double)? {
    store.index(of: id).map { (store.constraints[$0].relation, store.constraints[$0].priority) }
  }

  /// Returns the signed distance of a constraint's left side from zero at the values of the last
  /// solve.
  package func error(of id: ConstraintID) -> Double {
    store.index(of: id).map { store.error(at: Int32($0)) } ?? 0
  }

  /// Returns the constraints that together determine the value of a sum of variables, nearest
  /// first, or `nil` if the constraints don't determine it.
  ///
  /// The candidates are constraints active at the values of the last solve, higher priorities
  /// first. They are collected breadth first around the sum, so that a nearby reason is found
  /// without visiting the whole system.
  ///
  /// `equationsOnly` excludes inequalities, which may be active by coincidence.
  package func determiningConstraints(
    of sum: [Term], equationsOnly: Bool = false
  ) -> [ConstraintID]? {
    var limit = 32
    while true {
      let rows = ActiveRows(around: sum, in: store, limit: limit, equationsOnly: equationsOnly)
      if let determining = rows.determiningConstraints(in: store) {
        return determining.map { store.id(at: Int($0)) }
      }
      if rows.isComplete { return nil }
      limit *= 4
    }
  }

  /// Returns the constraints that determine the value of a variable: first its defining row, then
  /// those of the other variables in that row, and so on.
  ///
  /// A variable with a default value has none, and the list ends where several constraints
  /// determine several variables simultaneously.
  package func activeConstraints(for variable: Variable) -> [ConstraintID] {
    guard store.hasVariable(variable.index) else { return [] }
    store.resetMarks()
    return warmStart.definingRows(around: variable.index, in: &store).map {
      store.id(at: Int($0))
    }
  }
}
