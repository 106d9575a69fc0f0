// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Processing of required rows.

extension Presolver {
  /// Processes a required row with all its consequences.
  ///
  /// A row that is infeasible on its own is dropped immediately. If one of its consequences is
  /// infeasible, the row must be dropped as well, but has already changed the state.
  mutating func processRequiredRow(_ constraint: Int32) {
    if !propagate(constraint) {
      infeasible.append(constraint)
    } else if !propagateQueuedRows() {
      lateInfeasible.append(constraint)
    }
  }

  /// Propagates the queued rows until there are no further consequences.
  ///
  /// Returns `false` if a row is infeasible; while processing soft rows, the surrounding subproblem
  /// is deferred to the simplex instead.
  mutating func propagateQueuedRows() -> Bool {
    var holds = true
    while queueCount > 0 {
      queueCount -= 1
      let constraint = queue[queueCount]
      withTrail { $0.save(constraint, flags[Int(constraint)]) }
      flags[Int(constraint)][.queued] = false
      if flags[Int(constraint)].contains(.done) { continue }
      if !propagate(constraint) {
        holds = false
        if level > 0 { deferToSimplex(constraint) }
        if trail != nil { return false }
      }
    }
    return holds
  }

  /// Propagates one row to its remaining roots.
  ///
  /// Returns `false` and changes nothing if the row is infeasible.
  mutating func propagate(_ constraint: Int32) -> Bool {
    loadRow(constraint)
    withTrail { $0.row = constraint }
    let relation = relation(of: constraint)
    switch count {
    case 0:
      finish(constraint)
      return switch relation {
      case .equal: abs(constant) <= tolerance
      case .lessThanOrEqual: constant <= tolerance
      case .greaterThanOrEqual: constant >= -tolerance
      }
    case 1:
      finish(constraint)
      let factor = factors[0]
      let bound = -constant / factor
      let epsilon = tolerance / abs(factor)
      if relation == .equal { return fix(roots[0], bound, epsilon) }
      return (relation == .greaterThanOrEqual) == (factor > 0)
        ? raiseLowerBound(roots[0], bound, epsilon) : lowerUpperBound(roots[0], bound, epsilon)
    case 2 where relation == .equal:
      finish(constraint)
      return linkRoots()
    default:
      watchRoots(constraint)
      return true
    }
  }

  /// Returns the effective relation of a row.
  @inline(__always)
  func relation(of constraint: Int32) -> Relation {
    flags[Int(constraint)].contains(.active) ? .equal : constraints[Int(constraint)].relation
  }

  /// Marks a row as redundant.
  @inline(__always)
  private mutating func finish(_ constraint: Int32) {
    withTrail { $0.save(constraint, flags[Int(constraint)]) }
    flags[Int(constraint)][.done] = true
  }

  /// Saves the state of a root before a change, so that it can be rolled back.
  @inline(__always)
  func saveRoot(_ root: Int32) {
    withTrail { $0.save(root, nodes[Int(root)]) }
  }

  /// Adds the current row to the watch lists of its roots, unless it is already there.
  ///
  /// When roots are linked, their lists are concatenated, so adding a row once is enough.
  private mutating func watchRoots(_ constraint: Int32) {
    if flags[Int(constraint)].contains(.watching) { return }
    withTrail { $0.save(constraint, flags[Int(constraint)]) }
    flags[Int(constraint)][.watching] = true
    for position in 0..<count {
      saveRoot(roots[position])
      let node = nodes + Int(roots[position])
      watchEntries[watchCount] = WatchEntry(row: constraint, next: node.pointee.firstWatch)
      if node.pointee.firstWatch < 0 { node.pointee.lastWatch = Int32(watchCount) }
      node.pointee.firstWatch = Int32(watchCount)
      node.pointee.weight += 1
      watchCount += 1
    }
  }

  private mutating func enqueueWatchers(_ first: Int32) {
    var link = first
    while link >= 0 {
      let entry = watchEntries[Int(link)]
      link = entry.next
      if flags[Int(entry.row)].isDisjoint(with: .queuedOrDone) {
        withTrail { $0.save(entry.row, flags[Int(entry.row)]) }
        flags[Int(entry.row)][.queued] = true
        queue[queueCount] = entry.row
        queueCount += 1
      }
    }
  }

  /// Fixes an open root at a value, if that is feasible within `epsilon`.
  ///
  /// With `boundsMeet`, the root is fixed because its bounds meet rather than by the current row.
  /// `otherBoundLevel` is the level at which the opposite bound was last tightened: even if a row
  /// of a higher level closes the interval, the value is as contested as that bound.
  mutating func fix(
    _ root: Int32, _ value: Double, _ epsilon: Double, boundsMeet: Bool = false,
    otherBoundLevel: Int16 = 0
  ) -> Bool {
    let node = nodes + Int(root)
    guard value >= node.pointee.low - epsilon, value <= node.pointee.high + epsilon else {
      return false
    }
    saveRoot(root)
    withTrail { $0.recordElimination(root, boundsMeet: boundsMeet) }
    node.pointee.b = value
    node.pointee.fixedAt = max(level, otherBoundLevel)
    enqueueWatchers(node.pointee.firstWatch)
    return true
  }

  /// Links the two roots of the current row, which is an equality.
  private mutating func linkRoots() -> Bool {
    // Attach the smaller tree to the larger one, or, if their sizes are equal, the later to the
    // earlier one.
    let first = nodes[Int(roots[0])].weight
    let second = nodes[Int(roots[1])].weight
    let child = first < second || (first == second && roots[0] > roots[1]) ? 0 : 1
    let below = nodes + Int(roots[child])
    let above = nodes + Int(roots[1 - child])
    let a = -factors[1 - child] / factors[child]
    let b = -constant / factors[child]
    if !factors[0].isExactFactor || !factors[1].isExactFactor { hasRoundedLinks = true }
    // The interval of the child in terms of its new parent.
    var low = (below.pointee.low - b) / a
    var high = (below.pointee.high - b) / a
    var lowAt = below.pointee.lowAt
    var highAt = below.pointee.highAt
    if a < 0 {
      swap(&low, &high)
      swap(&lowAt, &highAt)
    }
    if low <= above.pointee.low {
      low = above.pointee.low
      lowAt = above.pointee.lowAt
    }
    if high >= above.pointee.high {
      high = above.pointee.high
      highAt = above.pointee.highAt
    }
    let epsilon = tolerance / abs(factors[1 - child])
    guard low <= high + epsilon else { return false }
    let target = roots[1 - child]
    if trail != nil {
      saveRoot(roots[child])
      saveRoot(target)
      let (inheritsLow, inheritsHigh) = (low != above.pointee.low, high != above.pointee.high)
      withTrail {
        $0.recordLink(
          roots[child], to: target, a, inheritsLow: inheritsLow, inheritsHigh: inheritsHigh)
      }
    }
    below.pointee.link = target
    below.pointee.a = a
    below.pointee.b = b
    below.pointee.linkedAt = level
    above.pointee.low = low
    above.pointee.high = high
    above.pointee.lowAt = lowAt
    above.pointee.highAt = highAt
    above.pointee.linkedAt = level
    above.pointee.weight += below.pointee.weight
    let watched = below.pointee.firstWatch
    enqueueWatchers(watched)
    if watched >= 0 {
      withTrail { $0.saveConcatenation(below.pointee.lastWatch) }
      watchEntries[Int(below.pointee.lastWatch)].next = above.pointee.firstWatch
      if above.pointee.firstWatch < 0 { above.pointee.lastWatch = below.pointee.lastWatch }
      above.pointee.firstWatch = watched
    }
    // If both bounds meet, the one of the higher level prevails.
    if low >= high - epsilon {
      return fix(target, lowAt <= highAt ? low : high, epsilon, boundsMeet: true)
    }
    return true
  }
}
