// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Default values for variables that all levels leave open: first for lengths, then for positions at
// the bounds of inequalities, then the preferred values for the remaining variables.

extension Presolver {
  /// The level at which open variables take default values, and the last one before it.
  static var defaultLevel: Int16 { .max }
  static var levelLimit: Int16 { 32_000 }

  /// Assigns default values to the open variables of a subproblem.
  ///
  /// Usually there are none.
  mutating func assignDefaults(_ subproblem: Subproblem) {
    level = Self.defaultLevel
    priority = 0
    let open = openVariables(of: subproblem)
    if open.isEmpty { return }
    for variable in open where !variables[Int(variable)].isPosition { assignDefault(variable) }
    if open.contains(where: isOpen) {
      for constraint in openInequalities(of: subproblem) where !minimizeSlack(constraint) {
        deferToSimplex(constraint)
      }
      for variable in open where variables[Int(variable)].isPosition { assignDefault(variable) }
    }
    for variable in open where nodes[Int(root(of: variable))].fixedAt == level {
      variables[Int(variable)].isUndetermined = true
    }
  }

  /// Returns the open variables of a subproblem, in the order in which they take default values.
  mutating func openVariables(of subproblem: Subproblem) -> ContiguousArray<Int32> {
    var open: ContiguousArray<Int32> = []
    for variable in subproblem.variables where !nodes[Int(find(variable).root)].isFixed {
      open.append(variable)
    }
    let (records, orders) = (variables, orders)
    open.sort {
      let (left, right) = (orders[$0], orders[$1])
      return left != right
        ? left < right : records[Int($0)].sequence < records[Int($1)].sequence
    }
    return open
  }

  func isOpen(_ variable: Int32) -> Bool { !nodes[Int(root(of: variable))].isFixed }

  private func root(of variable: Int32) -> Int32 {
    var root = variable
    while nodes[Int(root)].link != root { root = nodes[Int(root)].link }
    return root
  }

  /// Sets a variable that is still open to the value nearest to its preferred one.
  private mutating func assignDefault(_ variable: Int32) {
    let (root, a, b) = find(variable)
    if nodes[Int(root)].isFixed { return }
    if nodes[Int(root)].firstWatch >= 0 {
      guard tightenBounds(root) else {
        undecided.append(variable)
        return
      }
      // A variable fixed regardless of earlier defaults needs no default.
      if nodes[Int(root)].isFixed {
        variables[Int(variable)].hasDefaultValue = nodes[Int(root)].fixedAt == level
        if !propagateQueuedRows() { undecided.append(variable) }
        return
      }
    }
    variables[Int(variable)].hasDefaultValue = true
    let parent = variables[Int(variable)].parent
    var preferred = 0.0
    if parent >= 0 {
      // A parent in the same subproblem precedes this variable and already has its value.
      let isInSubproblem =
        variables[Int(parent)].mark == mark && nodes[Int(find(parent).root)].isFixed
      preferred = isInSubproblem ? value(parent) : variables[Int(parent)].value
    }
    let node = nodes[Int(root)]
    let target = min(max((preferred - b) / a, node.low), node.high)
    if !(fix(root, target, minimumTolerance) && propagateQueuedRows()) {
      undecided.append(variable)
    }
  }

  // MARK: Bounds

  /// Returns the inequalities of a subproblem that contain an open variable, in order.
  func openInequalities(of subproblem: Subproblem) -> ContiguousArray<Int32> {
    var rows: ContiguousArray<Int32> = []
    for constraint in subproblem.constraints {
      let record = constraints[Int(constraint)]
      if record.relation == .equal || record.isBroken { continue }
      let range = Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      if range.contains(where: { isOpen(cells[$0].variable) }) { rows.append(constraint) }
    }
    if subproblem.isUnordered {
      let records = constraints
      rows.sort { records[Int($0)].precedes(records[Int($1)]) }
    }
    return rows
  }

  /// Minimizes the slack of an inequality.
  ///
  /// Returns `false` on a contradiction.
  mutating func minimizeSlack(_ constraint: Int32) -> Bool {
    loadRow(constraint)
    if count == 0 { return true }
    let isBelow = constraints[Int(constraint)].relation == .lessThanOrEqual
    if count == 1 {
      let root = roots[0]
      let isHigh = isBelow == (factors[0] > 0)
      let bound = -constant / factors[0]
      if nodes[Int(root)].firstWatch >= 0, !tightenBounds(root) { return false }
      let node = nodes[Int(root)]
      if node.isFixed { return propagateQueuedRows() }
      return fix(root, isHigh ? min(bound, node.high) : max(bound, node.low), minimumTolerance)
        && propagateQueuedRows()
    }
    let (least, most) = range()
    if isBelow ? most >= -tolerance : least <= tolerance {
      withTrail { $0.save(constraint, flags[Int(constraint)]) }
      flags[Int(constraint)][.active] = true
      flags[Int(constraint)][.done] = false
      return propagate(constraint) && propagateQueuedRows()
    }
    // The inequality can't become active: move each variable as far as possible in that direction.
    for (root, factor) in (0..<count).map({ (roots[$0], factors[$0]) }) {
      let node = nodes[Int(root)]
      let end = isBelow == (factor > 0) ? node.high : node.low
      if !node.isFixed, !fix(root, end, minimumTolerance) { return false }
    }
    return propagateQueuedRows()
  }
}

extension ConstraintRecord {
  /// Returns whether the constraint takes precedence over another one.
  @inline(__always)
  func precedes(_ other: ConstraintRecord) -> Bool {
    order != other.order ? order < other.order : sequence < other.sequence
  }
}
