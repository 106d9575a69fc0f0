// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Bound tightening for roots.

extension Presolver {
  /// Raises the lower bound of a root to `bound`.
  mutating func raise(_ root: Int32, _ bound: Double, _ slack: Double) -> Bool {
    let node = nodes + Int(root)
    if bound <= node.pointee.low { return true }
    if bound > node.pointee.high + slack { return false }
    // If both bounds meet, the older one decides.
    willChange(root)
    withTrail { $0.reasons[Int(root)].lowRow = $0.row }
    if bound >= node.pointee.high - slack {
      return fix(
        root, node.pointee.high, slack, isMeeting: true, otherEnd: node.pointee.highAt)
    }
    node.pointee.low = bound
    node.pointee.lowAt = level
    return true
  }

  /// Lowers the upper bound of a root to `bound`.
  mutating func lower(_ root: Int32, _ bound: Double, _ slack: Double) -> Bool {
    let node = nodes + Int(root)
    if bound >= node.pointee.high { return true }
    if bound < node.pointee.low - slack { return false }
    willChange(root)
    withTrail { $0.reasons[Int(root)].highRow = $0.row }
    if bound <= node.pointee.low + slack {
      return fix(root, node.pointee.low, slack, isMeeting: true, otherEnd: node.pointee.lowAt)
    }
    node.pointee.high = bound
    node.pointee.highAt = level
    return true
  }

  /// Tightens the bounds of a root using its waiting rows: all of them in a thorough pass,
  /// otherwise only inequalities, which are few.
  ///
  /// Returns `false` on a contradiction.
  mutating func tightenBounds(_ root: Int32) -> Bool {
    var link = nodes[Int(root)].firstWait
    var budget = looksThroughRows ? 12 : 6
    while link >= 0, budget > 0 {
      let wait = waits[Int(link)]
      link = wait.next
      budget -= 1
      if flags[Int(wait.row)].contains(.done) { continue }
      if !looksThroughRows, constraints[Int(wait.row)].relation == .equal { continue }
      let record = constraints[Int(wait.row)]
      // A bound is as contested as the rows that it is derived from.
      let start = level
      defer { level = start }
      let newest = newestLevel(behind: record, of: root)
      gather(wait.row)
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
      level = min(start, newest)
      let slack = tolerance / abs(own)
      // own · root is between -most and -least.
      let relation = relation(of: wait.row)
      let needsLeast = relation != .lessThanOrEqual && most.isFinite
      let needsMost = relation != .greaterThanOrEqual && least.isFinite
      var holds = true
      if needsLeast {
        holds = own > 0 ? raise(root, -most / own, slack) : lower(root, -most / own, slack)
      }
      if holds, needsMost, !nodes[Int(root)].isFixed {
        holds = own > 0 ? lower(root, -least / own, slack) : raise(root, -least / own, slack)
      }
      guard holds else { return false }
      if nodes[Int(root)].isFixed { return true }
    }
    return true
  }

  /// Returns the lowest level on which anything that a row implies for a root can depend.
  private mutating func newestLevel(behind record: ConstraintRecord, of own: Int32) -> Int16 {
    // A waiting soft row belongs to the current level unless it certainly belongs to a higher one.
    var newest: Int16 = record.priority >= 1000 ? 0 : record.priority > priority ? level - 1 : level
    for offset in 0..<Int(record.cellCount) {
      let root = find(cells[Int(record.firstCell) + offset].variable).root
      let node = nodes[Int(root)]
      newest = max(newest, node.linkedAt)
      if node.isFixed {
        newest = max(newest, node.fixedAt)
      } else if root != own {
        newest = max(newest, node.lowAt, node.highAt)
      }
    }
    return newest
  }
}
