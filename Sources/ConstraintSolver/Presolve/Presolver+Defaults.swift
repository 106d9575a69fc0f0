// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Default values for what all levels leave open: lengths first, then positions at the bounds that
// inequalities give, then the remaining variables at their preferred values.

extension Presolver {
  /// The level at which open variables take default values, and the last one before it.
  static var settlingLevel: Int16 { .max }
  static var lastLevel: Int16 { 32_000 }

  /// Assigns default values to the open variables of a subproblem.
  ///
  /// Usually there are none.
  mutating func settleOpen(_ part: Subproblem) {
    level = Self.settlingLevel
    priority = 0
    let open = openVariables(of: part)
    if open.isEmpty { return }
    for variable in open where !variables[Int(variable)].isPosition { settle(variable) }
    if open.contains(where: isOpen) {
      for place in openInequalities(of: part) where !takeBound(place) { deferToSimplex(place) }
      for variable in open where variables[Int(variable)].isPosition { settle(variable) }
    }
    for variable in open where nodes[Int(root(of: variable))].fixedAt == level {
      variables[Int(variable)].isLeftOpen = true
    }
  }

  /// Returns the open variables of a subproblem, in the order in which they take default values.
  mutating func openVariables(of part: Subproblem) -> ContiguousArray<Int32> {
    var open: ContiguousArray<Int32> = []
    for variable in part.variables where !nodes[Int(find(variable).root)].isFixed {
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
  private mutating func settle(_ variable: Int32) {
    let (root, a, b) = find(variable)
    if nodes[Int(root)].isFixed { return }
    if nodes[Int(root)].firstWait >= 0 {
      guard tightenBounds(root) else {
        undecided.append(variable)
        return
      }
      // A variable fixed regardless of earlier defaults needs no default.
      if nodes[Int(root)].isFixed {
        variables[Int(variable)].isSettled = nodes[Int(root)].fixedAt == level
        if !drain() { undecided.append(variable) }
        return
      }
    }
    variables[Int(variable)].isSettled = true
    let parent = variables[Int(variable)].parent
    var preferred = 0.0
    if parent >= 0 {
      // A parent in the same subproblem is older and already has its value.
      let isHere = variables[Int(parent)].mark == mark && nodes[Int(find(parent).root)].isFixed
      preferred = isHere ? value(parent) : variables[Int(parent)].value
    }
    let node = nodes[Int(root)]
    let target = min(max((preferred - b) / a, node.low), node.high)
    if !(fix(root, target, leastTolerance) && drain()) { undecided.append(variable) }
  }

  // MARK: Bounds

  /// Returns the inequalities of a subproblem that contain an open variable, in order.
  func openInequalities(of part: Subproblem) -> ContiguousArray<Int32> {
    var rows: ContiguousArray<Int32> = []
    for place in part.constraints {
      let record = constraints[Int(place)]
      if record.relation == .equal || record.isBroken { continue }
      let range = Int(record.firstCell)..<Int(record.firstCell + record.cellCount)
      if range.contains(where: { isOpen(cells[$0].variable) }) { rows.append(place) }
    }
    if part.isUnordered {
      let records = constraints
      rows.sort { records[Int($0)].precedes(records[Int($1)]) }
    }
    return rows
  }

  /// Minimizes the slack of an inequality.
  ///
  /// Returns `false` on a contradiction.
  mutating func takeBound(_ place: Int32) -> Bool {
    gather(place)
    if count == 0 { return true }
    let isBelow = constraints[Int(place)].relation == .lessThanOrEqual
    if count == 1 {
      let root = roots[0]
      let isHigh = isBelow == (factors[0] > 0)
      let bound = -constant / factors[0]
      if nodes[Int(root)].firstWait >= 0, !tightenBounds(root) { return false }
      let node = nodes[Int(root)]
      if node.isFixed { return drain() }
      return fix(root, isHigh ? min(bound, node.high) : max(bound, node.low), leastTolerance)
        && drain()
    }
    let (least, most) = range()
    if isBelow ? most >= -tolerance : least <= tolerance {
      withTrail { $0.save(place, flags[Int(place)]) }
      flags[Int(place)][.tight] = true
      flags[Int(place)][.done] = false
      return propagate(place) && drain()
    }
    // The inequality cannot become active: move each variable as far toward that as possible.
    for (root, factor) in (0..<count).map({ (roots[$0], factors[$0]) }) {
      let node = nodes[Int(root)]
      let end = isBelow == (factor > 0) ? node.high : node.low
      if !node.isFixed, !fix(root, end, leastTolerance) { return false }
    }
    return drain()
  }
}

extension ConstraintRecord {
  /// Returns whether the constraint takes precedence over another one.
  @inline(__always)
  func precedes(_ other: ConstraintRecord) -> Bool {
    order != other.order ? order < other.order : sequence < other.sequence
  }
}
