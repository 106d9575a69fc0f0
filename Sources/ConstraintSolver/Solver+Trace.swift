// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// The terms of a constraint's normal form, none for one that is gone.
  package func terms(of id: ConstraintID) -> [Term] {
    store.place(of: id).map { store.terms(at: Int32($0)) } ?? []
  }

  /// The relation of a constraint's normal form to zero, and its priority.
  package func relation(of id: ConstraintID) -> (relation: Relation, priority: Double)? {
    store.place(of: id).map { (store.constraints[$0].relation, store.constraints[$0].priority) }
  }

  /// What a constraint's left side misses zero by at the values of the last solve.
  package func error(of id: ConstraintID) -> Double {
    store.place(of: id).map { store.error(at: Int32($0)) } ?? 0
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
      let rows = TightRows(around: sum, in: store, limit: limit, equationsOnly: equationsOnly)
      if let deciding = rows.deciding(in: store) { return deciding.map { store.id(at: Int($0)) } }
      if rows.isWhole { return nil }
      limit *= 4
    }
  }

  /// The constraints that determine the value of a variable: first the one it is computed from,
  /// then those of the other variables in that one, and so on.
  ///
  /// A variable that settled freely has none of its own, and where several constraints determine
  /// several variables at once the list ends.
  package func activeConstraints(for variable: Variable) -> [ConstraintID] {
    guard store.hasVariable(variable.index) else { return [] }
    store.renewMarks()
    return warmStart.definingRows(around: variable.index, in: &store).map {
      store.id(at: Int($0))
    }
  }
}
