// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Bound tightening for roots.

extension Presolver {
  /// Raises the lower bound of a root to `bound`.
  mutating func raiseLowerBound(_ root: Int32, _ bound: Double, _ epsilon: Double) -> Bool {
    let node = nodes + Int(root)
    if bound <= node.pointee.low { return true }
    if bound > node.pointee.high + epsilon { return false }
    // If both bounds meet, the older one prevails.
    saveRoot(root)
    withTrail { $0.reasons[Int(root)].lowRow = $0.row }
    if bound >= node.pointee.high - epsilon {
      return fix(
        root, node.pointee.high, epsilon, boundsMeet: true, otherBoundLevel: node.pointee.highAt)
    }
    node.pointee.low = bound
    node.pointee.lowAt = level
    return true
  }

  /// Lowers the upper bound of a root to `bound`.
  mutating func lowerUpperBound(_ root: Int32, _ bound: Double, _ epsilon: Double) -> Bool {
    let node = nodes + Int(root)
    if bound >= node.pointee.high { return true }
    if bound < node.pointee.low - epsilon { return false }
    saveRoot(root)
    withTrail { $0.reasons[Int(root)].highRow = $0.row }
    if bound <= node.pointee.low + epsilon {
      return fix(
        root, node.pointee.low, epsilon, boundsMeet: true, otherBoundLevel: node.pointee.lowAt)
    }
    node.pointee.high = bound
    node.pointee.highAt = level
    return true
  }

  /// Tightens the bounds of a root using its watching rows: all of them in a thorough pass,
  /// otherwise only inequalities, which are few.
  ///
  /// Returns `false` on a contradiction.
  mutating func tightenBounds(_ root: Int32) -> Bool {
    var link = nodes[Int(root)].firstWatch
    var budget = tightensThroughRows ? 12 : 6
    while link >= 0, budget > 0 {
      let entry = watchEntries[Int(link)]
      link = entry.next
      budget -= 1
      if flags[Int(entry.row)].contains(.done) { continue }
      if !tightensThroughRows, constraints[Int(entry.row)].relation == .equal { continue }
      let record = constraints[Int(entry.row)]
      // A bound is as contested as the rows that it is derived from.
      let start = level
      defer { level = start }
      let latestLevel = latestLevel(behind: record, of: root)
      loadRow(entry.row)
      var own = 0.0
      var least = constant
      var most = constant
      for position in 0..<count {
        if roots[position] == root {
          own = factors[position]
          continue
        }
        let node = nodes[Int(roots[position])]
        let factor = factors[position]
        least += factor * (factor > 0 ? node.low : node.high)
        most += factor * (factor > 0 ? node.high : node.low)
      }
      guard own != 0, count > 1 else { continue }
      level = min(start, latestLevel)
      let epsilon = tolerance / abs(own)
      // own · root is between -most and -least.
      let relation = relation(of: entry.row)
      let needsLeast = relation != .lessThanOrEqual && most.isFinite
      let needsMost = relation != .greaterThanOrEqual && least.isFinite
      var holds = true
      if needsLeast {
        holds =
          own > 0
          ? raiseLowerBound(root, -most / own, epsilon)
          : lowerUpperBound(root, -most / own, epsilon)
      }
      if holds, needsMost, !nodes[Int(root)].isFixed {
        holds =
          own > 0
          ? lowerUpperBound(root, -least / own, epsilon)
          : raiseLowerBound(root, -least / own, epsilon)
      }
      guard holds else { return false }
      if nodes[Int(root)].isFixed { return true }
    }
    return true
  }

  /// Tightens the bounds of all open roots, so that those of sums follow from those of their parts.
  ///
  /// Bounds pass along a chain of sums, such as the tops of the rows of a list, in a single round if
  /// the variables are in order. A few rounds suffice for most others, and a cycle may never end.
  mutating func tightenAllBounds(of subproblem: Subproblem) {
    for _ in 0..<3 {
      var isTighter = false
      for variable in subproblem.variables {
        let node = nodes + Int(variable)
        guard find(variable).root == variable, node.pointee.firstWatch >= 0, !node.pointee.isFixed
        else { continue }
        let (low, high) = (node.pointee.low, node.pointee.high)
        // A contradiction is found again by the row that causes it.
        guard tightenBounds(variable) else { return }
        if node.pointee.isFixed || node.pointee.low != low || node.pointee.high != high {
          isTighter = true
        }
      }
      if !isTighter { return }
    }
  }

  /// Returns the lowest level on which the bounds that a row implies for a root can depend.
  private mutating func latestLevel(behind record: ConstraintRecord, of own: Int32) -> Int16 {
    // A watching soft row belongs to the current level unless it certainly belongs to a higher one.
    var latestLevel: Int16 =
      record.priority >= 1000 ? 0 : record.priority > priority ? level - 1 : level
    for offset in 0..<Int(record.cellCount) {
      let root = find(cells[Int(record.firstCell) + offset].variable).root
      let node = nodes[Int(root)]
      latestLevel = max(latestLevel, node.linkedAt)
      if node.isFixed {
        latestLevel = max(latestLevel, node.fixedAt)
      } else if root != own {
        latestLevel = max(latestLevel, node.lowAt, node.highAt)
      }
    }
    return latestLevel
  }
}
