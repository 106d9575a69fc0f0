// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The shapes of system that the solver is tried on.
enum Shape: Int, CaseIterable, Sendable {
  case row, tied, mixed, cyclic, ratios, crowded

  func make(_ numbers: inout RandomNumbers) -> Workload {
    var system: Workload =
      switch self {
      case .row: .randomRow(&numbers)
      case .tied: .randomTies(&numbers)
      case .mixed: .randomMixture(&numbers)
      case .cyclic: .randomCycles(&numbers)
      case .ratios: .randomRatios(&numbers)
      case .crowded: .randomCrowd(&numbers)
      }
    var others = numbers
    if others.chance(60) { system.mixKinds(&others) }
    return system
  }
}

private let levels: [Double] = [1000, 1000, 999, 751, 750, 750, 251, 250, 250, 250, 50]
private let softLevels: [Double] = [750, 750, 500, 250, 250, 1]

extension Workload {
  /// Views side by side in a parent, with intrinsic sizes and the odd missing or surplus pin.
  fileprivate static func randomRow(_ numbers: inout RandomNumbers) -> Workload {
    let views = 1 + numbers.below(4)
    var load = Workload(variableCount: 2 * (views + 1))
    func x(_ v: Int) -> Int { 2 * v }
    func w(_ v: Int) -> Int { 2 * v + 1 }
    for v in 1...views { load.parents[x(v)] = x(0) }
    load.add([(x(0), 1)], .equal, [], Double(numbers.below(3)))
    if numbers.chance(80) {
      load.add([(w(0), 1)], .equal, [], Double(60 + numbers.below(200)), at: numbers.pick(levels))
    }
    for v in 1...views {
      let gap = Double(numbers.below(20))
      let relation: Relation = numbers.chance(80) ? .equal : .greaterThanOrEqual
      if numbers.chance(90) {
        if v == 1 {
          load.add([(x(v), 1)], relation, [(x(0), 1)], gap)
        } else {
          load.add([(x(v), 1)], relation, [(x(v - 1), 1), (w(v - 1), 1)], gap)
        }
      }
      load.add([(w(v), 1)], .greaterThanOrEqual, [], 0)
      if numbers.chance(85) {
        let size = Double(20 + numbers.below(80))
        load.add([(w(v), 1)], .lessThanOrEqual, [], size, at: numbers.pick([250, 250, 251, 750]))
        load.add(
          [(w(v), 1)], .greaterThanOrEqual, [], size, at: numbers.pick([750, 750, 751, 250]))
      }
      if numbers.chance(25) {
        load.add(
          [(w(v), 1)], .equal, [(w(1 + numbers.below(views)), 1)], 0, at: numbers.pick(levels))
      }
      if numbers.chance(15) {
        load.add([(w(v), 1)], .equal, [], Double(numbers.below(90)), at: numbers.pick(levels))
      }
    }
    if numbers.chance(85) {
      load.add(
        [(x(views), 1), (w(views), 1)], numbers.chance(70) ? .equal : .lessThanOrEqual,
        [(x(0), 1), (w(0), 1)], -Double(numbers.below(20)))
    }
    return load.shuffled(&numbers, percent: 30)
  }

  /// One sum to share among preferences of equal rank.
  fileprivate static func randomTies(_ numbers: inout RandomNumbers) -> Workload {
    let count = 2 + numbers.below(4)
    var load = Workload(variableCount: count)
    let all = (0..<count).map { ($0, numbers.pick([1.0, 1, 1, 2])) }
    load.add(all, numbers.pick([.equal, .lessThanOrEqual]), [], Double(numbers.below(200)))
    for v in 0..<count {
      let size = Double(10 * numbers.below(12))
      let level = numbers.pick([250.0, 250, 750])
      if numbers.chance(70) { load.add([(v, 1)], .greaterThanOrEqual, [], 0) }
      load.add([(v, 1)], numbers.pick([.equal, .equal, .greaterThanOrEqual]), [], size, at: level)
      if numbers.chance(40) {
        load.add([(v, 1)], .equal, [((v + 1) % count, 1)], 0, at: numbers.pick([250.0, 500]))
      }
    }
    return load.shuffled(&numbers, percent: 50)
  }

  /// Anything goes.
  fileprivate static func randomMixture(_ numbers: inout RandomNumbers) -> Workload {
    let count = 1 + numbers.below(6)
    var load = Workload(variableCount: count)
    for v in 1..<max(count, 2) where v < count && numbers.chance(30) {
      load.parents[v] = numbers.below(v)
    }
    for _ in 0..<(1 + numbers.below(10)) {
      let terms = (0..<(1 + numbers.below(3))).map { _ in
        (numbers.below(count), numbers.pick([1.0, 1, -1, -1, 2, 0.5, -3]))
      }
      load.add(
        terms, numbers.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), [],
        Double(numbers.below(41) - 20), at: numbers.pick([1000] + softLevels))
    }
    return load
  }

  /// Differences around circles, some of which cannot all hold.
  fileprivate static func randomCycles(_ numbers: inout RandomNumbers) -> Workload {
    let count = 2 + numbers.below(4)
    var load = Workload(variableCount: count)
    for _ in 0..<(count + numbers.below(5)) {
      let a = numbers.below(count)
      let b = (a + 1 + numbers.below(count - 1)) % count
      load.add(
        [(a, 1)],
        numbers.pick([.greaterThanOrEqual, .greaterThanOrEqual, .lessThanOrEqual, .equal]),
        [(b, numbers.chance(85) ? 1 : 2)], Double(numbers.below(21) - 10),
        at: numbers.pick([1000, 1000] + softLevels))
    }
    for v in 0..<count where numbers.chance(50) {
      load.add([(v, 1)], .equal, [], Double(numbers.below(50)), at: numbers.pick(softLevels))
    }
    return load
  }

  /// Aspect ratios, which tie two axes together.
  fileprivate static func randomRatios(_ numbers: inout RandomNumbers) -> Workload {
    let views = 1 + numbers.below(3)
    var load = Workload(variableCount: 2 * views + 2)
    let (fullWidth, fullHeight) = (2 * views, 2 * views + 1)
    load.add([(fullWidth, 1)], .equal, [], Double(50 + numbers.below(150)))
    load.add([(fullHeight, 1)], .equal, [], Double(50 + numbers.below(150)))
    for v in 0..<views {
      let (w, h) = (2 * v, 2 * v + 1)
      load.add(
        [(w, 1)], .equal, [(h, numbers.pick([1, 2, 1.5, 0.75]))], 0,
        at: numbers.pick([1000, 1000, 750]))
      load.add([(w, 1)], .lessThanOrEqual, [(fullWidth, 1)])
      load.add([(h, 1)], .lessThanOrEqual, [(fullHeight, 1)])
      load.add([(w, 1)], .equal, [(fullWidth, 1)], 0, at: numbers.pick([750, 749, 250]))
      load.add([(h, 1)], .equal, [(fullHeight, 1)], 0, at: numbers.pick([750, 749, 250]))
      if v > 0, numbers.chance(60) {
        load.add([(w, 1)], .equal, [(w - 2, 1)], 0, at: numbers.pick(levels))
      }
      if numbers.chance(30) {
        load.add([(h, 1)], .equal, [], Double(numbers.below(300)), at: numbers.pick(levels))
      }
    }
    return load.shuffled(&numbers, percent: 30)
  }

  /// More required constraints than can hold, some of them twice.
  fileprivate static func randomCrowd(_ numbers: inout RandomNumbers) -> Workload {
    let count = 1 + numbers.below(4)
    var load = Workload(variableCount: count)
    for _ in 0..<(count + 2 + numbers.below(5)) {
      let terms = (0..<(1 + numbers.below(2))).map { _ in
        (numbers.below(count), numbers.pick([1.0, 1, -1, 2]))
      }
      load.add(
        terms, numbers.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), [],
        Double(numbers.below(9) * 10), at: numbers.pick([1000, 1000, 1000, 1000, 250]))
      if numbers.chance(20), let last = load.rows.last { load.rows.append(last) }
    }
    return load
  }

  /// Makes positions of some variables, and gives variables and rows places in the order of the tree.
  fileprivate mutating func mixKinds(_ numbers: inout RandomNumbers) {
    let percent = numbers.pick([30, 50, 100])
    for v in 0..<variableCount where numbers.chance(percent) { positions.insert(v) }
    if numbers.chance(50) {
      // A variable comes after the one that it prefers the value of.
      for v in 0..<variableCount where parents[v] == nil && !parents.values.contains(v) {
        orders[v] = numbers.below(4) - 1
      }
    }
    if numbers.chance(30) {
      for place in rows.indices where rows[place].terms.count <= 4 {
        rows[place].order = numbers.below(4) - 1
      }
    }
  }

  /// In some of the cases, the same rows in another order.
  private func shuffled(_ numbers: inout RandomNumbers, percent: Int) -> Workload {
    guard numbers.chance(percent) else { return self }
    var copy = self
    for place in copy.rows.indices.dropFirst().reversed() {
      copy.rows.swapAt(place, numbers.below(place + 1))
    }
    return copy
  }
}
