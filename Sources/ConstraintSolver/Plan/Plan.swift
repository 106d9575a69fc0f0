// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How every variable follows from constraints that hold exactly: what a change of constants needs.
///
/// At the optimum some constraints are tight, some are slack, and some wishes are missed on one
/// side. Whether that is the optimum depends on who is which, not on the constants (the dual
/// solution does not contain them). So after a change of constants it is enough to carry it along
/// from variable to variable, each computed from one tight constraint, and to check that all
/// constraints that saw a change are still what they were. When one is not, and no plan of
/// before helps, the part is solved again.
struct Plan {
  /// What determines a variable, where it is not the place of a constraint.
  enum Source {
    /// It is free and takes the value of its parent.
    static let parent: Int32 = -2
    /// It depends on several constraints at once.
    static let tangle: Int32 = -3
  }

  /// What a constraint is at the optimum. The raw values fit a byte.
  enum Standing: UInt8, BitwiseCopyable {
    case tight, slack, missedAbove, missedBelow, broken
  }

  /// By variable: the constraint it is computed from, or a `Source`.
  var source = Scratch<Int32>()
  /// By variable: its turn. What it is computed from has its turn before, nearly always.
  var turn = Scratch<Int32>()
  /// By turn: the variable.
  var order = Scratch<Int32>()
  /// By constraint: the variable computed from it, or -1.
  var target = Scratch<Int32>()
  var standing = Scratch<Standing>()
  /// By constraint: how many of its variables have no turn yet, while planning.
  var open = Scratch<Int32>()
  /// By variable: what else a solve found out about it.
  var kind = Scratch<UInt8>()
  /// By variable: zero, but while a direction is worked out.
  var slopes = Scratch<Double>()
  /// The values of the variables of a course before it was taken.
  var befores = Scratch<Double>()
  /// By turn: a bit for each variable that is to be computed.
  var pending = Scratch<UInt64>()

  /// What rounding may leave of a zero: a value that should be zero is computed from others, and so
  /// is as exact as they are. Where all numbers are small, so is this.
  private(set) var floor = 0.0

  var variableCount = 0
  var constraintCount = 0
  /// The constraints to check after a change.
  var checks: ContiguousArray<Int32> = []
  /// The variables that were solved anew since they were planned, or all of them.
  var unplanned: ContiguousArray<Int32> = []
  var isUnplanned = true
  /// The state along whose direction the last values were found, so that rounding has its part in
  /// them; −1 when they were not.
  var directionState: Int32 = -1
  var isAlongDirection: Bool { directionState >= 0 }
  /// Whether this solve has done nothing but give variables other values, each once.
  var hasOnlyMoved = false
  /// The plans of before.
  var states = PlanStates()
  var log = PlanLog()

  /// Whether something is not planned yet.
  func needsUpdate(_ store: borrowing Store) -> Bool {
    isUnplanned || !unplanned.isEmpty || variableCount < store.variables.count
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
    if isUnplanned { return }
    if variables.count * 2 > count || unplanned.count > count {
      isUnplanned = true
      unplanned.removeAll(keepingCapacity: true)
    } else {
      unplanned.append(contentsOf: variables)
    }
  }

  /// Becomes the plan of the current state.
  mutating func show() {
    if !states.isShown { states.show(source.base, target.base, standing.base) }
  }

  /// Becomes another plan.
  mutating func change(along edge: PlanStates.Edge) {
    for change in states.rowChanges[edge.rows] {
      target.base[Int(change.place)] = change.target
      standing.base[Int(change.place)] = change.standing
    }
    for change in states.variableChanges[edge.variables] {
      source.base[Int(change.variable)] = change.source
    }
  }

  /// Becomes the plan at the end of the path.
  mutating func changeAlongPath(_ count: Int) {
    for position in 0..<count {
      let edge = states.edges[Int(states.path.base[position])]
      change(along: edge)
    }
  }

  mutating func free() {
    source.free()
    turn.free()
    order.free()
    target.free()
    standing.free()
    open.free()
    pending.free()
    kind.free()
    slopes.free()
    befores.free()
    states.free()
  }
}
