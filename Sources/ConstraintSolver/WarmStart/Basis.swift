// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How every variable follows from constraints that hold exactly: what a change of constants needs.
///
/// At the optimum some constraints are tight, some are slack, and some soft rows are missed on one
/// side. Whether that is the optimum depends on who is which, not on the constants (the dual
/// solution does not contain them). So after a change of constants it is enough to carry it along
/// from variable to variable, each computed from one tight constraint, and to check that all
/// constraints that saw a change are still what they were. When one is not, and no basis of
/// before helps, the part is solved again.
struct Basis: ~Copyable {
  /// What determines a variable, where it is not the place of a constraint.
  enum Source {
    /// It is free and takes the value of its parent.
    static let parent: Int32 = -2
    /// It depends on several constraints at once.
    static let coupled: Int32 = -3
  }

  /// What a constraint is at the optimum.
  ///
  /// The raw values fit a byte.
  enum Status: UInt8, BitwiseCopyable {
    case tight, slack, violatedAbove, violatedBelow, broken
  }

  /// By variable: the constraint it is computed from, or a `Source`.
  var definingRow = Storage<Int32>()
  /// By variable: its topologicalRank.
  ///
  /// What it is computed from has its topologicalRank before, nearly always.
  var topologicalRank = Storage<Int32>()
  /// By topologicalRank: the variable.
  var order = Storage<Int32>()
  /// By constraint: the variable computed from it, or -1.
  var definedVariable = Storage<Int32>()
  var status = Storage<Status>()
  /// By constraint: how many of its variables have no topologicalRank yet, while planning.
  var open = Storage<Int32>()
  /// By variable: what else a solve found out about it.
  var kind = Storage<UInt8>()
  /// What determines coupled variables.
  var tearing = Tearing()
  /// By topologicalRank: a bit for each variable that is to be computed.
  var pending = Storage<UInt64>()

  /// What rounding may leave of a zero: a value that should be zero is computed from others, and so
  /// is as exact as they are.
  ///
  /// Where all numbers are small, so is this.
  private(set) var floor = 0.0

  /// How many variables and constraints are known.
  var variableCount: Int { definingRow.count }
  var constraintCount: Int { status.count }
  /// The variables that were solved anew since they were known, or all of them.
  var outdated: ContiguousArray<Int32> = []
  var isOutdated = true
  /// The bases of before.
  var cache = BasisCache()
  var log = BasisLog()

  /// Whether something is not known yet.
  @inline(__always)
  func needsUpdate(_ store: borrowing Store) -> Bool {
    isOutdated || !outdated.isEmpty || variableCount < store.variables.count
      || constraintCount < store.constraints.count
  }

  /// Takes note of a constant that values are computed from.
  @inline(__always)
  mutating func noteConstant(_ constant: Double) {
    floor = max(floor, min(1e-9, 1e-13 * abs(constant)))
  }

  /// Begins to take note of constants.
  mutating func forgetConstants() { floor = 0 }

  /// Takes note that variables were solved anew.
  mutating func forget(_ variables: ContiguousArray<Int32>, of count: Int) {
    if isOutdated { return }
    if variables.count * 2 > count || outdated.count > count || tearing.parts.count > 4 * count {
      isOutdated = true
      outdated.removeAll(keepingCapacity: true)
    } else {
      outdated.append(contentsOf: variables)
    }
  }

  /// Becomes the basis of the current state.
  mutating func show() {
    if !cache.isShown {
      cache.show(definingRow.elements, definedVariable.elements, status.elements)
    }
  }

  /// Becomes another basis.
  mutating func change(along edge: BasisCache.Edge) {
    for change in cache.rowChanges[edge.rows] {
      definedVariable[Int(change.place)] = change.definedVariable
      status[Int(change.place)] = change.status
    }
    for change in cache.variableChanges[edge.variables] {
      definingRow[Int(change.variable)] = change.definingRow
    }
  }

  /// Becomes the basis at the end of the path.
  mutating func changeAlongPath(_ count: Int) {
    for position in 0..<count {
      let edge = cache.edges[Int(cache.path[position])]
      change(along: edge)
    }
  }

  /// A propagator along this basis.
  func propagator(in store: inout Store) -> ActiveSetPropagator {
    let mark = store.nextMark()
    return ActiveSetPropagator(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, self, mark: mark)
  }

  /// Leaves nothing to be computed.
  mutating func forgetPending() {
    for index in 0...(variableCount / 64) { pending[index] = 0 }
  }

  /// How many numbers there is memory for.
  var room: Int {
    definingRow.capacity + topologicalRank.capacity + order.capacity + kind.capacity
      + pending.capacity + definedVariable.capacity + status.capacity + open.capacity
      + outdated.capacity + tearing.room
  }
}
