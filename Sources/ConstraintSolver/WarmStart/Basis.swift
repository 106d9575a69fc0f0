// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The basis of the last solution: how each variable follows from active constraints.
///
/// At the optimum, some constraints are active, some have slack, and some soft rows are violated on
/// one side. These statuses determine whether the point is optimal; the constants don't matter,
/// because they don't occur in the conditions of dual feasibility. So after a change of constants,
/// it is enough to propagate it from variable to variable, each computed from one active
/// constraint, and to check that all affected constraints keep their status. If one does not and no
/// cached basis applies, the subproblem is solved again.
struct Basis: ~Copyable {
  /// The values of `definingRow` that are not the index of a constraint.
  enum Source {
    /// The variable is free and takes the value of its parent.
    static let parent: Int32 = -2
    /// The variable is coupled: it depends on several constraints at once.
    static let coupled: Int32 = -3
  }

  /// The status of a constraint at the optimum.
  ///
  /// The raw values fit into a byte.
  enum Status: UInt8, BitwiseCopyable {
    case active, inactive, violatedAbove, violatedBelow, broken
  }

  /// The constraint that defines each variable, or a `Source`.
  var definingRow = Storage<Int32>()
  /// The topological rank of each variable.
  ///
  /// A variable nearly always comes after those from which it is computed.
  var topologicalRank = Storage<Int32>()
  /// The variable of each topological rank.
  var variableOfRank = Storage<Int32>()
  /// The variable computed from each constraint, or −1.
  var definedVariable = Storage<Int32>()
  var status = Storage<Status>()
  /// The number of variables of each constraint that have no topological rank yet, during an
  /// update.
  var unknownCounts = Storage<Int32>()
  /// The outcome of the last solve for each variable, apart from its value.
  var outcome = Storage<UInt8>()
  /// The loops that determine coupled variables.
  var tearing = Tearing()
  /// A bit for each variable that needs to be computed, by topological rank.
  var pending = Storage<UInt64>()

  /// The rounding tolerance around zero: a value that should be zero is computed from others, and
  /// so is only as exact as they are.
  ///
  /// If all numbers are small, so is the tolerance.
  private(set) var floor = 0.0

  /// The numbers of variables and constraints that the basis covers.
  var variableCount: Int { definingRow.count }
  var constraintCount: Int { status.count }
  /// The variables that were solved again since the last update, or all of them.
  var outdated: ContiguousArray<Int32> = []
  /// The constraints whose status alone may have changed since the last update.
  var outdatedRows: ContiguousArray<Int32> = []
  var isOutdated = true
  /// The previous bases.
  var cache = BasisCache()
  var log = BasisLog()

  /// Returns whether the basis is out of date.
  @inline(__always)
  func needsUpdate(_ store: borrowing Store) -> Bool {
    isOutdated || !outdated.isEmpty || !outdatedRows.isEmpty
      || variableCount < store.variables.count || constraintCount < store.constraints.count
  }

  /// Accounts for a constant from which values are computed.
  @inline(__always)
  mutating func includeInTolerance(_ constant: Double) {
    floor = max(floor, min(1e-9, 1e-13 * abs(constant)))
  }

  /// Resets the rounding tolerance.
  mutating func resetTolerance() { floor = 0 }

  /// Records that variables were solved again.
  mutating func invalidate(_ variables: ContiguousArray<Int32>, of count: Int) {
    if isOutdated { return }
    if variables.count * 2 > count || outdated.count > count || tearing.loopRows.count > 4 * count {
      isOutdated = true
      outdated.removeAll(keepingCapacity: true)
    } else {
      outdated.append(contentsOf: variables)
    }
  }

  /// Records that the status of a constraint may have changed although its variables haven't.
  mutating func invalidateStatus(of row: Int32) {
    if isOutdated { return }
    if outdatedRows.count < constraintCount { outdatedRows.append(row) } else { isOutdated = true }
  }

  /// Loads the basis of the current state.
  mutating func load() {
    if !cache.isLoaded {
      cache.load(definingRow.elements, definedVariable.elements, status.elements)
    }
  }

  /// Switches to another basis.
  mutating func change(along edge: BasisCache.Edge) {
    for change in cache.rowChanges[edge.rows] {
      definedVariable[Int(change.row)] = change.definedVariable
      status[Int(change.row)] = change.status
    }
    for change in cache.variableChanges[edge.variables] {
      definingRow[Int(change.variable)] = change.definingRow
    }
  }

  /// Switches to the basis at the end of the path.
  mutating func applyPath(_ count: Int) {
    for position in 0..<count {
      let edge = cache.edges[Int(cache.path[position])]
      change(along: edge)
    }
  }

  /// Sets how the variables were solved in the current state, after switching along the path.
  mutating func applyOutcomes(alongFirst count: Int, _ variables: Elements<VariableRecord>) {
    guard cache.changesOutcomes(alongFirst: count) else { return }
    for position in 0..<count {
      for change in cache.outcomeChanges[cache.edges[Int(cache.path[position])].outcomes] {
        outcome[Int(change.variable)] = change.outcome
        variables[Int(change.variable)].isSolvedBySimplex =
          VariableFlags(rawValue: UInt16(change.outcome)).contains(.isSolvedBySimplex)
      }
    }
    cache.takeOutcomes()
  }

  /// Returns a propagator along this basis.
  func propagator(in store: inout Store) -> ActiveSetPropagator {
    let mark = store.nextMark()
    return ActiveSetPropagator(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, self, mark: mark)
  }

  /// Clears all pending variables.
  mutating func clearPending() {
    for index in 0...(variableCount / 64) { pending[index] = 0 }
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    definingRow.capacity + topologicalRank.capacity + variableOfRank.capacity + outcome.capacity
      + pending.capacity + definedVariable.capacity + status.capacity + unknownCounts.capacity
      + outdated.capacity + outdatedRows.capacity + tearing.allocatedElements
  }
}
