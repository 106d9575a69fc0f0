// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if DEBUG
  /// A check that the values of a solver are optimal, regardless of how they were computed.
  struct AnswerCheck {
    private let names: VariableNames
    private let limits: SimplexLimits

    init(names: VariableNames, limits: SimplexLimits) {
      self.names = names
      self.limits = limits
    }

    /// Checks in debug builds that the values of the last solve are optimal: required constraints
    /// hold, and no level can be improved without making a higher one worse.
    ///
    /// The check covers everything connected to `changed`, the variables that were solved or have a
    /// new value. If the basis of the values proves nothing, the costs are compared with those that
    /// the simplex alone attains. Subproblems with extreme numbers are skipped, as are those
    /// without proof that are too large for a small tableau.
    func findFlaw(
      around changed: ContiguousArray<Int32>, in store: inout Store
    ) -> String? {
      store.resetMarks()
      var starts: ContiguousArray<Int32> = []
      if let flaw = collectStarts(around: changed, in: &store, into: &starts) { return flaw }
      let numbers = Certificate.Numbers(for: store)
      let mark = store.nextMark()
      for variable in starts where store.variables[Int(variable)].mark != mark {
        var subproblem = Subproblem()
        store.collect(from: variable, extent: .upToFixed, mark: mark, into: &subproblem)
        if !isWellScaled(subproblem, store) { continue }
        var certificate = Certificate(subproblem, of: store, numbers)
        switch certificate.check() {
        case .proven: continue
        case .infeasible(let constraint):
          if !isComponentWellScaled(around: variable, in: &store) { continue }
          return describe(unmet: constraint, of: subproblem, in: store)
        case .inconclusive:
          store.sort(&subproblem)
          if let priority = improvableLevel(in: subproblem, of: store),
            isComponentWellScaled(around: variable, in: &store)
          {
            return
              "There are better values at \(priority):\n\(description(of: subproblem, in: store))"
          }
        }
      }
      return nil
    }

    /// Collects the variables near what was solved or changed that required constraints leave open.
    ///
    /// Returns a description of a violated constraint that contains none of these variables.
    private func collectStarts(
      around changed: ContiguousArray<Int32>, in store: inout Store,
      into found: inout ContiguousArray<Int32>
    ) -> String? {
      let mark = store.nextMark()
      for start in changed where store.hasVariable(start) {
        if !store.variables[Int(start)].isFixedByRequired {
          found.append(start)
          continue
        }
        var link = store.variables[Int(start)].firstCell
        while link >= 0 {
          let constraint = store.cells[Int(link)].constraint
          link = store.cells[Int(link)].next
          let record = store.constraints[Int(constraint)]
          if record.mark == mark { continue }
          store.constraints[Int(constraint)].mark = mark
          var isFixed = true
          for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
            let variable = store.cells[cell].variable
            if store.variables[Int(variable)].isFixedByRequired { continue }
            found.append(variable)
            isFixed = false
          }
          if isFixed, let flaw = flawOfFixedConstraint(constraint, in: store),
            isComponentWellScaled(around: start, in: &store)
          {
            return flaw
          }
        }
      }
      return nil
    }

    /// Checks a constraint whose variables are all fixed by required constraints.
    private func flawOfFixedConstraint(_ constraint: Int32, in store: borrowing Store) -> String? {
      let record = store.constraints[Int(constraint)]
      if record.priority < 1000 || record.isBroken { return nil }
      let (value, _) = record.measure(store.cells.elements, store.variables.elements, 0)
      let tolerance = Certificate.tolerance(record, store.cells.elements, store.variables.elements)
      if record.violation(value) <= tolerance { return nil }
      var subproblem = Subproblem()
      subproblem.constraints = [constraint]
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        subproblem.variables.append(store.cells[cell].variable)
      }
      if !isWellScaled(subproblem, store) { return nil }
      return describe(unmet: constraint, of: subproblem, in: store)
    }

    private func describe(
      unmet constraint: Int32, of subproblem: Subproblem, in store: borrowing Store
    ) -> String {
      let text = names.text(at: Int(constraint), in: store)
      return "\(text) is not met:\n\(description(of: subproblem, in: store))"
    }

    /// Returns the constraints and values of a subproblem, for debugging.
    private func description(of subproblem: Subproblem, in store: borrowing Store) -> String {
      let rows = subproblem.constraints.map {
        "\(names.text(at: Int($0), in: store)) @\(store.constraints[Int($0)].priority)"
      }
      let values = subproblem.variables.map { "v\($0) = \(store.variables[Int($0)].value)" }
      return (rows + values).joined(separator: "\n")
    }

    /// Returns whether a subproblem was solved to optimality and is scaled well enough that
    /// rounding does not dominate its values.
    private func isWellScaled(_ subproblem: Subproblem, _ store: borrowing Store) -> Bool {
      for variable in subproblem.variables {
        let record = store.variables[Int(variable)]
        if !record.flags.isDisjoint(with: Self.approximate) { return false }
        if abs(record.value) > 1e7 { return false }
      }
      for constraint in subproblem.constraints {
        let record = store.constraints[Int(constraint)]
        if abs(record.constant) > 1e7 { return false }
        for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
          let size = abs(store.cells[cell].coefficient)
          if size < 1e-3 || size > 1e3 { return false }
        }
      }
      return true
    }

    /// Returns whether everything connected to a variable is well scaled, so that no rounding error
    /// of extreme numbers elsewhere reaches it.
    private func isComponentWellScaled(around variable: Int32, in store: inout Store) -> Bool {
      var component = Subproblem()
      store.collect(
        from: variable, extent: .component, mark: store.nextMark(), into: &component)
      return isWellScaled(component, store)
    }

    /// Returns the highest level whose cost is lower when the simplex alone solves a subproblem.
    private func improvableLevel(in subproblem: Subproblem, of store: borrowing Store) -> Double? {
      if subproblem.variables.count * subproblem.constraints.count > Self.certifiedEntries {
        return nil
      }
      // Use a separate workspace, so that the solver's state stays unchanged.
      var workspace = Workspace()
      guard let problem = workspace.reducedProblem(subproblem, of: store, limits, .unreduced),
        !problem.isTooLarge
      else { return nil }
      problem.satisfySoftRows(breakingTies: false)
      var values: [Int32: Double] = [:]
      for (position, variable) in subproblem.variables.enumerated() {
        if problem.stoppedEarly(position) { return nil }
        // Nothing was eliminated, so the simplex contains every variable.
        let affineForm = problem.affineForms[position]
        values[variable] =
          affineForm.unknown < 0
          ? affineForm.b
          : affineForm.a * problem.value(at: problem.assignments[affineForm.unknown]) + affineForm.b
      }
      var costs: [Double: (now: Double, least: Double, size: Double)] = [:]
      for constraint in subproblem.constraints {
        let record = store.constraints[Int(constraint)]
        if record.priority >= 1000 || !record.isAlive { continue }
        var (now, least, size) = (record.constant, record.constant, abs(record.constant))
        for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
          let (variable, factor) = (store.cells[cell].variable, store.cells[cell].coefficient)
          let value = store.variables[Int(variable)].value
          now += factor * value
          least += factor * (values[variable] ?? value)
          size += abs(factor * value)
        }
        var cost = costs[record.priority] ?? (0, 0, 0)
        cost.now += record.violation(now)
        cost.least += record.violation(least)
        cost.size += size
        costs[record.priority] = cost
      }
      for (priority, cost) in costs.sorted(by: { $0.key > $1.key }) {
        let tolerance = 1e-6 * max(1, cost.size)
        if cost.now > cost.least + tolerance { return priority }
        if cost.now < cost.least - tolerance { return nil }
      }
      return nil
    }

    /// The flags of values that are not proven to be optimal.
    private static let approximate: VariableFlags = [.isApproximate, .stoppedEarly, .isOutOfRange]

    /// The largest tableau, in entries, that the check solves.
    private static var certifiedEntries: Int { 6_400 }
  }

  extension ConstraintRecord {
    /// Returns the amount by which a row is violated when its left side, with all terms moved
    /// there, has a value.
    fileprivate func violation(_ value: Double) -> Double {
      switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }
#endif
