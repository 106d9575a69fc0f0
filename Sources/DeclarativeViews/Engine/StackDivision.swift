// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The division of a stack's length among its children, one question at a time.
///
/// Only the task that owns it uses it, so accesses need no exclusivity checks. It is reused for
/// other stacks.
final class StackDivision {
  /// The state of a child.
  struct Share {
    let child: Int
    /// The layout priority of the child: higher first.
    let priority: Double
    /// The distance to the next child.
    var gap: CGFloat = 0
    var least: CGFloat = 0
    /// The flexibility of the child's length.
    var flexibility = Flexibility(least: 0, most: 0)
    var offer: CGFloat?
    var size = CGSize.zero
    var guide: CGFloat = 0
    var turn = 0
    var rest: CGFloat?
    /// The number of children of the same priority that are measured from this one on.
    var left = 0
    /// The reserved length that is released before the child is measured.
    var returned: CGFloat = 0
  }

  private enum Stage {
    case least, most, offers, guides, done
  }

  @exclusivity(unchecked) private var axis = Axis.vertical
  @exclusivity(unchecked) private var alignment = HorizontalAlignment.center.key
  @exclusivity(unchecked) private var proposal = ProposedViewSize.unspecified
  @exclusivity(unchecked) private var gapLength: CGFloat = 0
  @exclusivity(unchecked) private(set) var shares: [Share] = []
  @exclusivity(unchecked) private var stage = Stage.done
  @exclusivity(unchecked) private var index = 0
  /// The order of measurement, as indices into `shares`; empty if it is the order of `shares`.
  @exclusivity(unchecked) private var order: [Int] = []
  /// The remaining length in points, or `nil` if no particular length was proposed.
  @exclusivity(unchecked) private(set) var available: CGFloat?
  @exclusivity(unchecked) private var isEven = true
  @exclusivity(unchecked) private var precision = Precision.exact
  @exclusivity(unchecked) private var probing = Precision.exact

  /// Begins the division of a stack's length, reusing the storage.
  func begin(_ stack: StackElement, _ question: LayoutQuestion, in tree: LayoutTree) {
    axis = stack.axis
    alignment = stack.alignment
    proposal = question.proposal
    shares.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    index = 0
    gapLength = 0
    tree.forEachChild(of: question.node) { child in
      if let last = shares.indices.last {
        let gap = stack.spacing ?? stack.gap(between: shares[last].child, and: child, in: tree)
        shares[last].gap = gap
        gapLength += gap
      }
      shares.append(Share(child: child, priority: tree.nodes[child].priority))
    }
    var length = proposal[axis]
    let divides = shares.count > 1 && (length ?? 0) > 0 && (length ?? 0) < .infinity
    // This is only a probe of the flexibility, which has been followed far enough.
    if divides, question.precision == .least, !tree.followsExactly { length = nil }
    available = length.map { $0 - gapLength }
    // Proposals of zero, infinity, and nil are the same for every child, regardless of the order,
    // so no flexibility is needed.
    let left = available ?? .infinity
    isEven = shares.count < 2 || left <= 0 || left == .infinity
    let asksLowered = !isEven && question.precision != .exact && !tree.followsExactly
    precision = asksLowered ? question.precision.lowered : question.precision
    probing = tree.followsExactly ? precision : precision.lowered
    stage = isEven ? .offers : .least
    if isEven {
      for place in shares.indices { shares[place].left = shares.count - place }
    }
  }

  /// Advances until everything is known (true) or a child must be measured first (false).
  func advance(in tree: LayoutTree) -> Bool {
    while stage != .done {
      guard index < shares.count else {
        nextStage()
        continue
      }
      guard step(in: tree) else { return false }
      index += 1
    }
    return true
  }

  private func step(in tree: LayoutTree) -> Bool {
    switch stage {
    case .least, .most:
      let isLeast = stage == .least
      guard let length = limit(isLeast: isLeast, of: shares[index].child, in: tree) else {
        return false
      }
      if isLeast {
        shares[index].least = length
      } else {
        shares[index].flexibility = Flexibility(least: shares[index].least, most: length)
      }
    case .offers:
      let place = isEven ? index : order[index]
      let offer = offer(to: place)
      guard let size = tree.size(question(for: place, offer: offer)) else { return false }
      shares[place].offer = offer
      shares[place].size = size
      shares[place].turn = index
      if let left = available {
        let rest = left + shares[place].returned - size[axis]
        available = left == .infinity ? .infinity : rest
      }
      shares[place].rest = available
    case .guides:
      guard
        let guide = tree.guide(
          alignment, question(for: index, offer: shares[index].offer))
      else { return false }
      shares[index].guide = guide
    case .done: break
    }
    return true
  }

  /// Returns the minimum or maximum length of a child, which is already known if it does not depend
  /// on the other dimension.
  private func limit(isLeast: Bool, of child: Int, in tree: LayoutTree) -> CGFloat? {
    let isSteady = tree.followsExactly && tree.nodes[child].steadyAxes.contains(axis)
    if isSteady {
      let known = tree.nodes[child].limits[axis, isLeast: isLeast]
      if !known.isNaN { return known }
    }
    guard
      let size = tree.size(
        LayoutQuestion(
          node: child,
          proposal: ProposedViewSize(
            axis, along: isLeast ? 0 : .infinity, across: proposal[axis.crossing]),
          precision: probing))
    else { return nil }
    if isSteady { tree.nodes[child].limits[axis, isLeast: isLeast] = size[axis] }
    return size[axis]
  }

  private func offer(to place: Int) -> CGFloat? {
    guard let available else { return nil }
    if available == .infinity { return .infinity }
    return max(0, (available + shares[place].returned) / CGFloat(shares[place].left))
  }

  private func question(for place: Int, offer: CGFloat?) -> LayoutQuestion {
    LayoutQuestion(
      node: shares[place].child,
      proposal: ProposedViewSize(
        axis, along: offer, across: proposal[axis.crossing]),
      precision: precision)
  }

  private func nextStage() {
    index = 0
    switch stage {
    case .least: stage = .most
    case .most:
      stage = .offers
      serve()
    case .offers: stage = .guides
    case .guides, .done: stage = .done
    }
  }

  /// Returns whether a child is measured before another: by higher priority, then by lower
  /// flexibility.
  private func precedes(_ one: Int, before other: Int) -> Bool {
    let (first, second) = (shares[one], shares[other])
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    return one < other
  }

  private func sort() {
    order.append(contentsOf: shares.indices)
    guard order.count <= 16 else {
      order.sort(by: precedes)
      return
    }
    // Most stacks have few views, for which an insertion sort is faster.
    for end in order.indices.dropFirst() {
      let moved = order[end]
      var place = end
      while place > 0, precedes(moved, before: order[place - 1]) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = moved
    }
  }

  /// Determines the order of measurement, and reserves the minimum lengths of all but the highest
  /// priority.
  private func serve() {
    sort()
    var start = 0
    var reserved: CGFloat = 0
    while start < order.count {
      let priority = shares[order[start]].priority
      var end = start
      var least: CGFloat = 0
      while end < order.count, shares[order[end]].priority == priority {
        least += shares[order[end]].least
        end += 1
      }
      for turn in start..<end { shares[order[turn]].left = end - turn }
      if start > 0 {
        shares[order[start]].returned = least
        reserved += least
      }
      start = end
    }
    if let left = available { available = left - reserved }
  }

  // MARK: Results

  /// The total length of all children and the gaps between them.
  var length: CGFloat {
    shares.reduce(0) { $0 + $1.size[axis] } + gapLength
  }

  /// The extent of the children on either side of their alignment line.
  private var reach: (low: CGFloat, high: CGFloat) {
    guard let first = shares.first else { return (0, 0) }
    var low = -first.guide
    var high = first.size[axis.crossing] - first.guide
    for share in shares {
      low = min(low, -share.guide)
      high = max(high, share.size[axis.crossing] - share.guide)
    }
    return (low, high)
  }

  /// The size of the stack.
  var size: CGSize {
    let crossing = axis.crossing
    let isEndless = shares.contains { $0.size[crossing] == .infinity }
    let (low, high) = reach
    return CGSize(axis, along: max(length, 0), across: isEndless ? .infinity : high - low)
  }

  /// The placements of the children.
  var placements: [Placement] {
    let low = reach.low
    var position: CGFloat = 0
    return shares.map { share in
      let across = finite(-share.guide - low)
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      position += finite(share.size[axis]) + share.gap
      return Placement(
        child: share.child, origin: origin,
        proposal: ProposedViewSize(
          axis, along: share.offer, across: proposal[axis.crossing]),
        turn: share.turn, rest: share.rest)
    }
  }
}
