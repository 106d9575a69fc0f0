// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Taking in rows that must hold.

extension Kernel {
  /// Takes in a required row and everything that follows. When it clashes by itself it is dropped at
  /// once. When something that follows does it has to be dropped as well, but has left its traces.
  mutating func require(_ place: Int32) {
    if !look(at: place) {
      broken.append(place)
    } else if !drain() {
      lateClashes.append(place)
    }
  }

  /// Looks again at the rows on the queue until nothing follows any more. Answers false when some of
  /// them clash; among wishes, their surroundings are given up.
  mutating func drain() -> Bool {
    var holds = true
    while queueCount > 0 {
      queueCount -= 1
      let place = queue[queueCount]
      flags[Int(place)].remove(.queued)
      if flags[Int(place)].contains(.done) { continue }
      if !look(at: place) {
        holds = false
        if level > 0 { giveUp(on: place) }
      }
    }
    return holds
  }

  /// Learns what one row has to say about the roots it has left. Answers false, having changed
  /// nothing, when it cannot hold.
  mutating func look(at place: Int32) -> Bool {
    gather(place)
    let relation = constraints[Int(place)].relation
    switch count {
    case 0:
      flags[Int(place)].insert(.done)
      return switch relation {
      case .equal: abs(constant) <= tolerance
      case .lessThanOrEqual: constant <= tolerance
      case .greaterThanOrEqual: constant >= -tolerance
      }
    case 1:
      flags[Int(place)].insert(.done)
      let factor = factors[0]
      let bound = -constant / factor
      let slack = tolerance / abs(factor)
      if relation == .equal { return fix(roots[0], bound, slack) }
      return (relation == .greaterThanOrEqual) == (factor > 0)
        ? raise(roots[0], bound, slack) : lower(roots[0], bound, slack)
    case 2 where relation == .equal:
      flags[Int(place)].insert(.done)
      return join()
    default:
      wait(place)
      return true
    }
  }

  /// Puts the row being looked at into the lists of its roots, if it is not there.
  ///
  /// Lists of roots that are joined are joined too, so once is enough.
  private mutating func wait(_ place: Int32) {
    if flags[Int(place)].contains(.waiting) { return }
    flags[Int(place)].insert(.waiting)
    for position in 0..<count {
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
      if flags[Int(wait.row)].isDisjoint(with: [.queued, .done]) {
        flags[Int(wait.row)].insert(.queued)
        queue[queueCount] = wait.row
        queueCount += 1
      }
    }
  }

  /// Gives an open root its value, if that is possible within `slack`.
  mutating func fix(_ root: Int32, _ value: Double, _ slack: Double) -> Bool {
    let node = nodes + Int(root)
    guard value >= node.pointee.low - slack, value <= node.pointee.high + slack else {
      return false
    }
    node.pointee.b = value
    node.pointee.fixedAt = level
    wake(node.pointee.firstWait)
    return true
  }

  /// Moves the low end of a root's interval up to `bound`.
  mutating func raise(_ root: Int32, _ bound: Double, _ slack: Double) -> Bool {
    let node = nodes + Int(root)
    if bound <= node.pointee.low { return true }
    if bound > node.pointee.high + slack { return false }
    // Where both ends meet the older one has the say.
    if bound >= node.pointee.high - slack { return fix(root, node.pointee.high, slack) }
    node.pointee.low = bound
    node.pointee.lowAt = level
    return true
  }

  /// Moves the high end of a root's interval down to `bound`.
  mutating func lower(_ root: Int32, _ bound: Double, _ slack: Double) -> Bool {
    let node = nodes + Int(root)
    if bound >= node.pointee.high { return true }
    if bound < node.pointee.low - slack { return false }
    if bound <= node.pointee.low + slack { return fix(root, node.pointee.low, slack) }
    node.pointee.high = bound
    node.pointee.highAt = level
    return true
  }

  /// Links the two roots of the row being looked at, an equality.
  private mutating func join() -> Bool {
    // The lighter tree goes below the heavier one, the later below the earlier among equals.
    let first = nodes[Int(roots[0])].weight
    let second = nodes[Int(roots[1])].weight
    let child = first < second || (first == second && roots[0] > roots[1]) ? 0 : 1
    let below = nodes + Int(roots[child])
    let above = nodes + Int(roots[1 - child])
    let a = -factors[1 - child] / factors[child]
    let b = -constant / factors[child]
    // The interval of the child, seen from the one above.
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
      waits[Int(below.pointee.lastWait)].next = above.pointee.firstWait
      if above.pointee.firstWait < 0 { above.pointee.lastWait = below.pointee.lastWait }
      above.pointee.firstWait = woken
    }
    // The end of the higher level has the say where both meet.
    if low >= high - slack { return fix(target, lowAt <= highAt ? low : high, slack) }
    return true
  }
}
