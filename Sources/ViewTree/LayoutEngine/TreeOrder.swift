// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The order of the nodes and guides of a tree, which decides between rows that compete.
///
/// If required relations conflict, the first in top-down tree order wins, and default values are
/// assigned in this order, too. The order is stored as numbers with gaps for later nodes; rows have
/// the numbers of their owners.
final class TreeOrder {
  /// The gap between the numbers of two nodes for the guides of the first.
  private static var guideGap: Int { 1 << 20 }
  /// The gap for nodes that are later inserted between two nodes.
  private static var gap: Int { guideGap << 16 }
  /// Numbers beyond this one are reassigned before they run out.
  private static var orderLimit: Int { 1 << 58 }

  /// The most recently assigned number.
  @exclusivity(unchecked) private(set) var last = 0
  /// The last number of earlier passes.
  @exclusivity(unchecked) private var previousLast = 0
  @exclusivity(unchecked) private var isStale = false
  /// The items numbered after those of earlier passes, regardless of their position in the tree.
  @exclusivity(unchecked) private var misplacedItems: ContiguousArray<Int32> = []
  /// The numbers of the items most recently inserted between others.
  @exclusivity(unchecked) private var lastInsertedRange = -1...(-1)
  /// Whether all new nodes of the current pass follow those of earlier passes.
  @exclusivity(unchecked) private var newNodesComeLast = false

  /// Assigns an order to a node that a pass reaches for the first time, after those reached before.
  func assignOrder(to index: Int32, in engine: LayoutEngine) {
    if engine.items[Int(index)].flags.contains(.hasOrder) { return }
    engine.items[Int(index)].flags.insert(.hasOrder)
    last += Self.gap
    engine.items[Int(index)].order = last
    engine.solver.setOrder(last, ofRectangle: engine.items[Int(index)].first)
    if previousLast > 0 { misplacedItems.append(index) }
    // A pass visits the tree in order: if one new node comes last, so do all following ones.
    if previousLast > 0, !isStale {
      if !newNodesComeLast { newNodesComeLast = comesLast(index, in: engine) }
      isStale = !newNodesComeLast || hasSubviewsFromPreviousPass(index, in: engine)
    }
  }

  /// Returns whether a node is reached after its own subviews.
  private func hasSubviewsFromPreviousPass(_ index: Int32, in engine: LayoutEngine) -> Bool {
    guard engine.items[Int(index)].flags.contains(.hasSubitems),
      let node = engine.items[Int(index)].item as? ViewNode
    else { return false }
    return node.children.contains { isFromPreviousPass($0, in: engine) }
  }

  /// Assigns an order to a guide, directly after its owner, by its rank among the owner's guides.
  func assignOrder(toGuideAt index: Int32, in engine: LayoutEngine) {
    let entry = engine.items[Int(index)]
    let rank = (entry.item as? LayoutGuide).map { Int($0.rank) } ?? 0
    engine.items[Int(index)].order =
      engine.items[Int(entry.parent)].order + min(rank, Self.guideGap - 1)
    engine.solver.setOrder(engine.items[Int(index)].order, ofRectangle: entry.first)
  }

  /// Returns whether no node of earlier passes follows this one in the tree.
  private func comesLast(_ index: Int32, in engine: LayoutEngine) -> Bool {
    guard var node = engine.items[Int(index)].item as? ViewNode else { return true }
    while node !== engine.root, let parent = node.parent {
      for sibling in parent.subviewsInLayoutOrder.reversed() {
        if sibling === node { break }
        if isFromPreviousPass(sibling, in: engine) { return false }
      }
      node = parent
    }
    return true
  }

  /// Returns whether a node got its order in an earlier pass.
  private func isFromPreviousPass(_ node: ViewNode, in engine: LayoutEngine) -> Bool {
    engine.work.comparedNeighbors += 1
    let index = engine.index(of: node)
    guard index >= 0 else { return false }
    let entry = engine.items[Int(index)]
    return entry.flags.contains(.hasOrder) && entry.order <= previousLast
  }

  /// Marks the order of a moved subtree as outdated; the end of the next pass corrects it.
  func invalidate(_ node: ViewNode, in engine: LayoutEngine) {
    guard engine.index(of: node) >= 0 else { return }
    isStale = true
    let isIsolated = engine.isIsolated(node)
    var pending = [node]
    while let node = pending.popLast() {
      let index = engine.index(of: node)
      if isIsolated { engine.items[Int(index)].flags.insert(.movesAsAWhole) }
      last += Self.gap
      // Only mark it as misplaced: the end of the pass assigns a number, which always differs.
      engine.items[Int(index)].order = last + 1
      misplacedItems.append(index)
      for child in node.subviewsInLayoutOrder.reversed() where engine.index(of: child) >= 0 {
        pending.append(child)
      }
    }
  }

  /// Marks the order as stale because nodes were registered outside a pass, not in tree order.
  func markStale() {
    isStale = true
  }

  /// Ends the update of a part of the tree; the next pass determines its order, unless it follows
  /// everything else.
  func finishPart() {
    if previousLast == 0 {
      // Nodes found outside a pass are numbered again with all others.
      if !isStale { previousLast = last }
    } else if !misplacedItems.isEmpty, !isStale {
      // All of them come last.
      misplacedItems.removeAll(keepingCapacity: true)
      previousLast = last
    }
    newNodesComeLast = false
  }

  /// Ends a pass over the tree, after which all items are numbered in tree order.
  func finish(in engine: LayoutEngine) {
    if last > Self.orderLimit || (isStale && previousLast == 0) {
      renumberAll(itemsInOrder(of: engine), in: engine)
    } else if isStale {
      insertNumbers(in: engine)
    }
    if !misplacedItems.isEmpty {
      for index in misplacedItems { engine.items[Int(index)].flags.remove(.movesAsAWhole) }
      misplacedItems.removeAll(keepingCapacity: misplacedItems.count <= Self.localInsertionLimit)
    }
    isStale = false
    newNodesComeLast = false
    previousLast = last
  }

  // MARK: Spreading

  /// The maximum number of items whose neighbors are searched individually.
  private static var localInsertionLimit: Int { 64 }

  /// Assigns the nodes of this pass numbers between those of their neighbors; if there is no room,
  /// all numbers are reassigned.
  ///
  /// For a few nodes, the neighbors are searched in the tree, at a cost that depends only on the
  /// number of siblings. For many, the whole tree is traversed.
  private func insertNumbers(in engine: LayoutEngine) {
    guard misplacedItems.count <= Self.localInsertionLimit else {
      insertNumbers(itemsInOrder(of: engine), in: engine)
      return
    }
    // Those that come last, whose new numbers are beyond those of earlier passes as well.
    var lastItems: ContiguousArray<Int32> = []
    for index in misplacedItems
    where isMisplaced(index, in: engine) && !lastItems.contains(index) {
      var first = index
      var before = predecessor(of: first, in: engine)
      while before >= 0, isMisplaced(before, in: engine) {
        first = before
        before = predecessor(of: first, in: engine)
      }
      var run: ContiguousArray<Int32> = [first]
      var after = successor(of: first, in: engine)
      while after >= 0, isMisplaced(after, in: engine) {
        run.append(after)
        after = successor(of: after, in: engine)
      }
      if after < 0 { lastItems = run }
      guard insertNumbers(run[...], between: before, and: after, in: engine) else {
        renumberAll(itemsInOrder(of: engine), in: engine)
        return
      }
    }
  }

  private func isMisplaced(_ index: Int32, in engine: LayoutEngine) -> Bool {
    let entry = engine.items[Int(index)]
    return entry.exists && entry.flags.contains(.hasOrder) && entry.order > previousLast
  }

  /// Assigns numbers to all items of the tree, in order.
  private func insertNumbers(_ sequence: ContiguousArray<Int32>, in engine: LayoutEngine) {
    var position = 0
    var last: Int32 = -1
    while position < sequence.count {
      var end = position
      while end < sequence.count, engine.items[Int(sequence[end])].order > previousLast { end += 1 }
      if end > position {
        let after = end < sequence.count ? sequence[end] : -1
        guard insertNumbers(sequence[position..<end], between: last, and: after, in: engine) else {
          renumberAll(sequence, in: engine)
          return
        }
      }
      if end < sequence.count { last = sequence[end] }
      position = end + 1
    }
  }

  /// Assigns numbers to neighbors in the tree; −1 means that there is no item before or after them.
  ///
  /// Returns `false` if the range is exhausted.
  private func insertNumbers(
    _ run: ArraySlice<Int32>, between before: Int32, and after: Int32, in engine: LayoutEngine
  ) -> Bool {
    let start = before >= 0 ? engine.items[Int(before)].order : 0
    let end =
      after >= 0 ? engine.items[Int(after)].order : start + (run.count + 1) * Self.gap
    let capacity = (end - start) / Self.guideGap
    guard capacity > run.count else { return false }
    // Repeated insertions at the same position get nearly all of the available range there.
    let isAfterLast = before >= 0 && start == lastInsertedRange.upperBound
    let isBeforeLast = after >= 0 && end == lastInsertedRange.lowerBound
    let portion = isAfterLast || isBeforeLast ? max(1, capacity / 1024) : capacity
    let step =
      (portion < run.count ? 1 : max(1, min(portion, capacity / (run.count + 1)))) * Self.guideGap
    var order = isBeforeLast ? end - (run.count + 1) * step : start
    let first = order + step
    for index in run {
      order += step
      set(order, of: index, in: engine)
    }
    lastInsertedRange = first...order
    // Without a successor, they are now the last.
    last = max(last, order)
    if after >= 0 { engine.work.renumberedItems += run.count }
    return true
  }

  /// Returns the item before another in tree order.
  private func predecessor(of index: Int32, in engine: LayoutEngine) -> Int32 {
    guard let node = engine.items[Int(index)].item as? ViewNode, node !== engine.root,
      let parent = node.parent
    else { return -1 }
    let siblings = parent.subviewsInLayoutOrder
    for sibling in siblings[..<(siblings.firstIndex(identicalTo: node) ?? 0)].reversed() {
      guard engine.index(of: sibling) >= 0 else { continue }
      var last = sibling
      while let next = last.subviewsInLayoutOrder.last(where: { engine.index(of: $0) >= 0 }) {
        last = next
      }
      return engine.index(of: last)
    }
    return engine.index(of: parent)
  }

  /// Returns the item after another in tree order.
  private func successor(of index: Int32, in engine: LayoutEngine) -> Int32 {
    guard var node = engine.items[Int(index)].item as? ViewNode else { return -1 }
    let firstChild = node.subviewsInLayoutOrder.first { engine.index(of: $0) >= 0 }
    if let firstChild { return engine.index(of: firstChild) }
    while node !== engine.root, let parent = node.parent {
      let siblings = parent.subviewsInLayoutOrder
      let rest = siblings[
        (siblings.firstIndex(identicalTo: node).map { $0 + 1 } ?? siblings.count)...]
      if let next = rest.first(where: { engine.index(of: $0) >= 0 }) {
        return engine.index(of: next)
      }
      node = parent
    }
    return -1
  }

  /// All nodes that are items, in tree order.
  private func itemsInOrder(of engine: LayoutEngine) -> ContiguousArray<Int32> {
    var sequence: ContiguousArray<Int32> = []
    var pending = [engine.root]
    while let node = pending.popLast() {
      let index = engine.index(of: node)
      if index >= 0 { sequence.append(index) }
      for child in node.subviewsInLayoutOrder.reversed() where engine.index(of: child) >= 0 {
        pending.append(child)
      }
    }
    return sequence
  }

  private func renumberAll(_ sequence: ContiguousArray<Int32>, in engine: LayoutEngine) {
    last = 0
    lastInsertedRange = -1...(-1)
    engine.work.renumberedItems += sequence.count
    for index in sequence {
      last += Self.gap
      set(last, of: index, in: engine)
    }
  }

  private func set(_ order: Int, of index: Int32, in engine: LayoutEngine) {
    guard engine.items[Int(index)].order != order else { return }
    engine.items[Int(index)].order = order
    // A part that moves as a whole keeps its solution, because nothing else competes with it.
    let decides = !engine.items[Int(index)].flags.contains(.movesAsAWhole)
    if decides { engine.needsSolve = true }
    engine.solver.setOrder(
      order, ofRectangle: engine.items[Int(index)].first, affectsSolution: decides)
    setRowOrders(of: index, decides, in: engine)
    var guide = engine.items[Int(index)].firstGuide
    while guide >= 0 {
      assignOrder(toGuideAt: guide, in: engine)
      setRowOrders(of: guide, decides, in: engine)
      guide = engine.items[Int(guide)].nextGuide
    }
  }

  private func setRowOrders(of index: Int32, _ decides: Bool, in engine: LayoutEngine) {
    var row = engine.items[Int(index)].firstRow
    while row >= 0 {
      let kind = engine.rows[Int(row)].kind
      let phase: LayoutEngine.Phase =
        switch kind {
        case .constraint: .constraint
        case .record: .record
        default: .own
        }
      engine.solver.setOrder(
        engine.order(kind, phase, index), at: row, affectsSolution: decides)
      row = engine.rows[Int(row)].next
    }
  }
}
