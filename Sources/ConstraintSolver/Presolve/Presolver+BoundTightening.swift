// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Tightening the intervals of roots.

extension Presolver {
  /// Moves the low end of a root's interval up to `bound`.
  mutating func raise(_ root: Int32, _ bound: Double, _ slack: Double) -> Bool {
    let node = nodes + Int(root)
    if bound <= node.pointee.low { return true }
    if bound > node.pointee.high + slack { return false }
    // Where both ends meet the older one has the say.
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

  /// Moves the high end of a root's interval down to `bound`.
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

  /// Narrows a root's interval by the rows that wait for it: by all of them when looking closely,
  /// else only by inequalities, which are few.
  ///
  /// Answers false on a clash.
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
      // A bound is as contested as what it comes from.
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
      // own · root lies between -most and -least.
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

  /// The lowest level that anything a row says about a root can come from.
  private mutating func newestLevel(behind record: ConstraintRecord, of own: Int32) -> Int16 {
    // A waiting soft row is of the current level, unless it is surely of a higher one.
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
