// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Processing of required rows.

extension Presolver {
  /// Processes a required row with all its consequences.
  ///
  /// A row that is infeasible by itself is dropped at once. If one of its consequences is
  /// infeasible, the row must be dropped as well, but has already changed the state.
  mutating func require(_ place: Int32) {
    if !propagate(place) {
      broken.append(place)
    } else if !drain() {
      lateClashes.append(place)
    }
  }

  /// Propagates the queued rows until nothing follows anymore.
  ///
  /// Returns `false` if a row is infeasible; while processing soft rows, the surrounding subproblem
  /// is deferred to the simplex instead.
  mutating func drain() -> Bool {
    var holds = true
    while queueCount > 0 {
      queueCount -= 1
      let place = queue[queueCount]
      withTrail { $0.save(place, flags[Int(place)]) }
      flags[Int(place)][.queued] = false
      if flags[Int(place)].contains(.done) { continue }
      if !propagate(place) {
        holds = false
        if level > 0 { deferToSimplex(place) }
        if trail != nil { return false }
      }
    }
    return holds
  }

  /// Propagates one row to its remaining roots.
  ///
  /// Returns `false` and changes nothing if the row is infeasible.
  mutating func propagate(_ place: Int32) -> Bool {
    gather(place)
    withTrail { $0.row = place }
    let relation = relation(of: place)
    switch count {
    case 0:
      finish(place)
      return switch relation {
      case .equal: abs(constant) <= tolerance
      case .lessThanOrEqual: constant <= tolerance
      case .greaterThanOrEqual: constant >= -tolerance
      }
    case 1:
      finish(place)
      let factor = factors[0]
      let bound = -constant / factor
      let slack = tolerance / abs(factor)
      if relation == .equal { return fix(roots[0], bound, slack) }
      return (relation == .greaterThanOrEqual) == (factor > 0)
        ? raise(roots[0], bound, slack) : lower(roots[0], bound, slack)
    case 2 where relation == .equal:
      finish(place)
      return join()
    default:
      wait(place)
      return true
    }
  }

  /// Returns the effective relation of a row.
  @inline(__always)
  func relation(of place: Int32) -> Relation {
    flags[Int(place)].contains(.tight) ? .equal : constraints[Int(place)].relation
  }

  /// Marks a row as redundant.
  @inline(__always)
  private mutating func finish(_ place: Int32) {
    withTrail { $0.save(place, flags[Int(place)]) }
    flags[Int(place)][.done] = true
  }

  /// Saves the state of a root before a change, so that it can be rolled back.
  @inline(__always)
  func willChange(_ root: Int32) {
    withTrail { $0.save(root, nodes[Int(root)]) }
  }

  /// Adds the current row to the lists of its roots, unless it is there.
  ///
  /// When roots are linked, their lists are concatenated, so adding a row once is enough.
  private mutating func wait(_ place: Int32) {
    if flags[Int(place)].contains(.waiting) { return }
    withTrail { $0.save(place, flags[Int(place)]) }
    flags[Int(place)][.waiting] = true
    for position in 0..<count {
      willChange(roots[position])
      let node = nodes + Int(roots[position])
      waits[waitCount] = Wait(row: place, next: node.pointee.firstWait)
      if node.pointee.firstWait < 0 { node.pointee.lastWait = Int32(waitCount) }
      node.pointee.firstWait = Int32(waitCount)
      node.pointee.weight += 1
      waitCount += 1
    }
  }

  private mutating func wake(_ first: Int32) {
    var link = first
    while link >= 0 {
      let wait = waits[Int(link)]
      link = wait.next
      if flags[Int(wait.row)].isDisjoint(with: .queuedOrDone) {
        withTrail { $0.save(wait.row, flags[Int(wait.row)]) }
        flags[Int(wait.row)][.queued] = true
        queue[queueCount] = wait.row
        queueCount += 1
      }
    }
  }

  /// Fixes an open root at a value, if that is feasible within `slack`.
  ///
  /// With `isMeeting`, the root is fixed because its bounds meet rather than by the current row.
  /// `otherEnd` is the level at which the opposite bound was last tightened: even if a row of a
  /// higher level closes the interval, the value is as contested as that bound.
  mutating func fix(
    _ root: Int32, _ value: Double, _ slack: Double, isMeeting: Bool = false,
    otherEnd: Int16 = 0
  ) -> Bool {
    let node = nodes + Int(root)
    guard value >= node.pointee.low - slack, value <= node.pointee.high + slack else {
      return false
    }
    willChange(root)
    withTrail { $0.eliminate(root, isMeeting: isMeeting) }
    node.pointee.b = value
    node.pointee.fixedAt = max(level, otherEnd)
    wake(node.pointee.firstWait)
    return true
  }

  /// Links the two roots of the current row, which is an equality.
  private mutating func join() -> Bool {
    // Attach the smaller tree to the larger one, or the later to the earlier if they are equal.
    let first = nodes[Int(roots[0])].weight
    let second = nodes[Int(roots[1])].weight
    let child = first < second || (first == second && roots[0] > roots[1]) ? 0 : 1
    let below = nodes + Int(roots[child])
    let above = nodes + Int(roots[1 - child])
    let a = -factors[1 - child] / factors[child]
    let b = -constant / factors[child]
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
    let slack = tolerance / abs(factors[1 - child])
    guard low <= high + slack else { return false }
    let target = roots[1 - child]
    if trail != nil {
      willChange(roots[child])
      willChange(target)
      let (takesLow, takesHigh) = (low != above.pointee.low, high != above.pointee.high)
      withTrail {
        $0.join(roots[child], to: target, a, takesLow: takesLow, takesHigh: takesHigh)
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
    let woken = below.pointee.firstWait
    wake(woken)
    if woken >= 0 {
      withTrail { $0.saveJoined(below.pointee.lastWait) }
      waits[Int(below.pointee.lastWait)].next = above.pointee.firstWait
      if above.pointee.firstWait < 0 { above.pointee.lastWait = below.pointee.lastWait }
      above.pointee.firstWait = woken
    }
    // Where both bounds meet, the one of the higher level decides.
    if low >= high - slack {
      return fix(target, lowAt <= highAt ? low : high, slack, isMeeting: true)
    }
    return true
  }
}
