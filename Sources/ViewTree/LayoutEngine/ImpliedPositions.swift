// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The ambiguous positions on an axis that follow from ambiguous positions of superviews, or from
/// the item's own ambiguous length if its far edge or center is determined.
///
/// A position is relative to the superview, so a view's place in a superview further up is a sum of
/// positions. If the equations determine one of these sums, all but the outermost terms follow.
/// Everything is decided in one walk down the tree, in about as many steps as there are ambiguous
/// positions.
struct ImpliedPositions {
  private let engine: LayoutEngine
  private let axis: Axis
  private var implied: Set<Variable> = []

  init(
    in engine: LayoutEngine, _ axis: Axis, ofOpen open: [Variable], _ isOpen: Set<Variable>,
    _ hull: AffineHull
  ) {
    (self.engine, self.axis) = (engine, axis)
    var places: [Int32] = []
    for variable in open {
      let index = engine.owner(of: variable)
      if index >= 0, origin(of: index) == variable, engine.items[Int(index)].parent >= 0 {
        places.append(index)
      }
    }
    guard !places.isEmpty else { return }
    var superviews = OpenSuperviews(engine, isOpen, axis)
    var children: [Int32: [Int32]] = [:]
    for index in places {
      let superview = superviews.nearest(from: engine.items[Int(index)].parent)
      children[superview, default: []].append(index)
    }
    decide(children, isOpen, hull)
  }

  /// Returns whether a position follows from others.
  func contains(_ position: Variable) -> Bool { implied.contains(position) }

  /// Walks down from the root, which is numbered −1.
  private mutating func decide(
    _ children: [Int32: [Int32]], _ isOpen: Set<Variable>, _ hull: AffineHull
  ) {
    var superviews = ChangesOnTheWay(precision: 1e-9 * totalMagnitude(children, hull))
    var pending: [Step] = [.enter(-1, .zero)]
    while let step = pending.popLast() {
      switch step {
      case .leave(let sum): superviews.remove(sum)
      case .enter(let superview, let sum):
        if superviews.insert(sum) { pending.append(.leave(sum)) }
        for index in children[superview] ?? [] {
          let position = origin(of: index)
          guard let change = hull.change(of: position) else { continue }
          let place = sum + change
          let length = isOpen.contains(length(of: index)) ? hull.change(of: length(of: index)) : nil
          let isImplied =
            length.map { superviews.contains(place + $0) || superviews.contains(place + 0.5 * $0) }
            ?? false
          if isImplied || !change.isZero && superviews.contains(place) { implied.insert(position) }
          if children[index] != nil { pending.append(.enter(index, place)) }
        }
      }
    }
  }

  private enum Step {
    case enter(_ superview: Int32, _ sum: AffineChange)
    case leave(_ sum: AffineChange)
  }

  /// An upper bound for the magnitude of every sum.
  private func totalMagnitude(_ children: [Int32: [Int32]], _ hull: AffineHull) -> Double {
    children.values.joined().reduce(0) { total, index in
      [origin(of: index), length(of: index)].reduce(total) {
        $0 + (hull.change(of: $1)?.magnitude ?? 0)
      }
    }
  }

  private func origin(of index: Int32) -> Variable {
    let entry = engine.items[Int(index)]
    return axis == .horizontal ? entry.x : entry.y
  }

  private func length(of index: Int32) -> Variable {
    let entry = engine.items[Int(index)]
    return axis == .horizontal ? entry.width : entry.height
  }
}

/// The changes of the sums of positions that lead from the root to each superview on the way.
private struct ChangesOnTheWay {
  /// The sums by their rounded change, of equal ones only the outermost.
  private var sums: [Int64: [AffineChange]] = [:]
  /// How far apart sums that count as equal can be.
  private let precision: Double

  init(precision: Double) { self.precision = precision }

  private func slot(of sum: AffineChange) -> Int64? {
    Int64(exactly: (sum.first / precision).rounded())
  }

  /// Returns whether a sum that continues one of these equals it: the terms it adds are determined.
  func contains(_ sum: AffineChange) -> Bool {
    guard let slot = slot(of: sum) else { return false }
    return (slot &- 1...slot &+ 1).contains { slot in
      sums[slot]?.contains { sum.dropping($0).isZero } ?? false
    }
  }

  /// Adds a sum, and returns whether it's needed.
  mutating func insert(_ sum: AffineChange) -> Bool {
    guard let slot = slot(of: sum), !contains(sum) else { return false }
    sums[slot, default: []].append(sum)
    return true
  }

  /// Removes the sum that was added last of those not removed.
  mutating func remove(_ sum: AffineChange) {
    guard let slot = slot(of: sum) else { return }
    _ = sums[slot]?.popLast()
    if sums[slot]?.isEmpty ?? false { sums[slot] = nil }
  }
}

/// The nearest superviews whose positions on an axis are ambiguous, searched for once each.
private struct OpenSuperviews {
  private let engine: LayoutEngine
  private let isOpen: Set<Variable>
  private let axis: Axis
  private var known: [Int32: Int32] = [:]

  init(_ engine: LayoutEngine, _ isOpen: Set<Variable>, _ axis: Axis) {
    self.engine = engine
    self.isOpen = isOpen
    self.axis = axis
  }

  func origin(of index: Int32) -> Variable {
    let entry = engine.items[Int(index)]
    return axis == .horizontal ? entry.x : entry.y
  }

  /// Returns the nearest such view from one on upward, or −1 if there is none below the root.
  mutating func nearest(from start: Int32) -> Int32 {
    var passed: [Int32] = []
    var nearest: Int32 = -1
    var next = start
    while next >= 0, engine.items[Int(next)].parent >= 0 {
      if let found = known[next] {
        nearest = found
        break
      }
      passed.append(next)
      if isOpen.contains(origin(of: next)) {
        nearest = next
        break
      }
      next = engine.items[Int(next)].parent
    }
    for index in passed { known[index] = nearest }
    return nearest
  }
}
