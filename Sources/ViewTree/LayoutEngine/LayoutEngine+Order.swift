// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver

// When required relations conflict, those first in top-down tree order win. Rows therefore carry
// the order of their owner, as numbers with gaps that leave room for later nodes. Ambiguities are
// resolved in this order, too.

extension LayoutEngine {
  /// The room that the numbers of two nodes leave for the guides of the first.
  private static var guideRoom: Int { 1 << 20 }
  /// The room for nodes that are inserted between two later.
  private static var gap: Int { guideRoom << 16 }
  /// Numbers beyond this one are reassigned before they run out.
  private static var greatestOrder: Int { 1 << 58 }

  /// Assigns an order to a node that a pass reaches for the first time, after those reached before.
  func giveOrder(to index: Int32) {
    if items[Int(index)].flags.contains(.hasOrder) { return }
    items[Int(index)].flags.insert(.hasOrder)
    lastOrder += LayoutEngine.gap
    items[Int(index)].order = lastOrder
    solver.setOrder(lastOrder, ofRectangle: items[Int(index)].first)
    if passOrder > 0 { misplacedItems.append(index) }
    // A pass visits the tree in order: if one new node comes last, so do all following ones.
    if passOrder > 0, !orderIsStale {
      if !newNodesComeLast { newNodesComeLast = comesLast(index) }
      orderIsStale = !newNodesComeLast || hasFormerSubviews(index)
    }
  }

  /// Returns whether a node is reached after its own subviews.
  private func hasFormerSubviews(_ index: Int32) -> Bool {
    guard items[Int(index)].flags.contains(.hasSubitems),
      let node = items[Int(index)].item as? ViewNode
    else { return false }
    return node.children.contains(where: isFormer)
  }

  /// Assigns an order to a guide, directly after its owner, by its rank among the owner's guides.
  func giveOrder(toGuideAt index: Int32) {
    let entry = items[Int(index)]
    let rank = (entry.item as? LayoutGuide).map { Int($0.rank) } ?? 0
    items[Int(index)].order =
      items[Int(entry.parent)].order + min(rank, LayoutEngine.guideRoom - 1)
    solver.setOrder(items[Int(index)].order, ofRectangle: entry.first)
  }

  /// Returns whether no node of earlier passes follows this one in the tree.
  private func comesLast(_ index: Int32) -> Bool {
    guard var node = items[Int(index)].item as? ViewNode else { return true }
    while node !== root, let parent = node.parent {
      for sibling in parent.subviewsInLayoutOrder.reversed() {
        if sibling === node { break }
        if isFormer(sibling) { return false }
      }
      node = parent
    }
    return true
  }

  /// Returns whether a node got its order in an earlier pass.
  private func isFormer(_ node: ViewNode) -> Bool {
    work.comparedPlaces += 1
    let index = index(of: node)
    guard index >= 0 else { return false }
    let entry = items[Int(index)]
    return entry.flags.contains(.hasOrder) && entry.order <= passOrder
  }

  /// Marks the order of a moved subtree as outdated; the end of the next pass corrects it.
  func renewOrder(of node: ViewNode) {
    guard index(of: node) >= 0 else { return }
    orderIsStale = true
    var pending = [node]
    while let node = pending.popLast() {
      lastOrder += LayoutEngine.gap
      setOrder(lastOrder, of: index(of: node))
      misplacedItems.append(index(of: node))
      for child in node.subviewsInLayoutOrder.reversed() where index(of: child) >= 0 {
        pending.append(child)
      }
    }
  }

  func finishOrder() {
    if lastOrder > LayoutEngine.greatestOrder {
      numberAnew(itemsInOrder())
    } else if orderIsStale {
      spreadOrder()
    }
    misplacedItems.removeAll(keepingCapacity: misplacedItems.count <= LayoutEngine.fewItems)
    orderIsStale = false
    newNodesComeLast = false
    passOrder = lastOrder
  }

  // MARK: Spreading

  /// Up to how many items places are looked for one by one.
  private static var fewItems: Int { 64 }

  /// Assigns the nodes of this pass numbers between those of their neighbors; if there is no room, all
  /// numbers are reassigned.
  ///
  /// A few nodes look for their neighbors in the tree, which has nothing to do with how many others there
  /// are but for finding a node among its siblings. Many are found by going through the whole tree.
  private func spreadOrder() {
    guard misplacedItems.count <= LayoutEngine.fewItems else {
      spreadOrder(of: itemsInOrder())
      return
    }
    var placed: Set<Int32> = []
    for index in misplacedItems where isMisplaced(index) && !placed.contains(index) {
      var first = index
      var before = predecessor(of: first)
      while before >= 0, isMisplaced(before) {
        first = before
        before = predecessor(of: first)
      }
      var run: ContiguousArray<Int32> = [first]
      var after = successor(of: first)
      while after >= 0, isMisplaced(after) {
        run.append(after)
        after = successor(of: after)
      }
      placed.formUnion(run)
      guard spread(run[...], between: before, and: after) else {
        numberAnew(itemsInOrder())
        return
      }
    }
  }

  private func isMisplaced(_ index: Int32) -> Bool {
    let entry = items[Int(index)]
    return entry.isThere && entry.flags.contains(.hasOrder) && entry.order > passOrder
  }

  /// Assigns numbers to items in order, all of the tree.
  private func spreadOrder(of sequence: ContiguousArray<Int32>) {
    var place = 0
    var last: Int32 = -1
    while place < sequence.count {
      var end = place
      while end < sequence.count, items[Int(sequence[end])].order > passOrder { end += 1 }
      if end > place {
        let after = end < sequence.count ? sequence[end] : -1
        guard spread(sequence[place..<end], between: last, and: after) else {
          numberAnew(sequence)
          return
        }
      }
      if end < sequence.count { last = sequence[end] }
      place = end + 1
    }
  }

  /// Assigns numbers to neighbors in the tree; −1 stands for no item before or after them.
  ///
  /// Answers false where there is no room.
  private func spread(
    _ run: ArraySlice<Int32>, between before: Int32, and after: Int32
  ) -> Bool {
    let start = before >= 0 ? items[Int(before)].order : 0
    let end =
      after >= 0 ? items[Int(after)].order : start + (run.count + 1) * LayoutEngine.gap
    let room = (end - start) / LayoutEngine.guideRoom
    guard room > run.count else { return false }
    // Who inserts at one place again and again is left nearly all of the room there.
    let isAfterLast = before >= 0 && start == lastSpread.upperBound
    let isBeforeLast = after >= 0 && end == lastSpread.lowerBound
    let share = isAfterLast || isBeforeLast ? max(1, room / 1024) : room
    let step =
      (share < run.count ? 1 : max(1, min(share, room / (run.count + 1)))) * LayoutEngine.guideRoom
    var order = isBeforeLast ? end - (run.count + 1) * step : start
    let first = order + step
    for index in run {
      order += step
      setOrder(order, of: index)
    }
    lastSpread = first...order
    // With nothing after them, they are the last now.
    lastOrder = max(lastOrder, order)
    if after >= 0 { work.renumberedItems += run.count }
    return true
  }

  /// The item before another in tree order.
  private func predecessor(of index: Int32) -> Int32 {
    guard let node = items[Int(index)].item as? ViewNode, node !== root,
      let parent = node.parent
    else { return -1 }
    let siblings = parent.subviewsInLayoutOrder
    for sibling in siblings[..<(siblings.place(of: node) ?? 0)].reversed() {
      guard self.index(of: sibling) >= 0 else { continue }
      var last = sibling
      while let next = last.subviewsInLayoutOrder.last(where: { self.index(of: $0) >= 0 }) {
        last = next
      }
      return self.index(of: last)
    }
    return self.index(of: parent)
  }

  /// The item after another in tree order.
  private func successor(of index: Int32) -> Int32 {
    guard var node = items[Int(index)].item as? ViewNode else { return -1 }
    let firstChild = node.subviewsInLayoutOrder.first { self.index(of: $0) >= 0 }
    if let firstChild { return self.index(of: firstChild) }
    while node !== root, let parent = node.parent {
      let siblings = parent.subviewsInLayoutOrder
      let rest = siblings[(siblings.place(of: node).map { $0 + 1 } ?? siblings.count)...]
      if let next = rest.first(where: { self.index(of: $0) >= 0 }) {
        return self.index(of: next)
      }
      node = parent
    }
    return -1
  }

  /// All nodes that are items, in tree order.
  private func itemsInOrder() -> ContiguousArray<Int32> {
    var sequence: ContiguousArray<Int32> = []
    var pending = [root]
    while let node = pending.popLast() {
      let index = index(of: node)
      if index >= 0 { sequence.append(index) }
      for child in node.subviewsInLayoutOrder.reversed() where self.index(of: child) >= 0 {
        pending.append(child)
      }
    }
    return sequence
  }

  private func numberAnew(_ sequence: ContiguousArray<Int32>) {
    lastOrder = 0
    lastSpread = -1...(-1)
    work.renumberedItems += sequence.count
    for index in sequence {
      lastOrder += LayoutEngine.gap
      setOrder(lastOrder, of: index)
    }
  }

  private func setOrder(_ order: Int, of index: Int32) {
    guard items[Int(index)].order != order else { return }
    items[Int(index)].order = order
    needsSolve = true
    solver.setOrder(order, ofRectangle: items[Int(index)].first)
    setRowOrders(of: index)
    var guide = items[Int(index)].firstGuide
    while guide >= 0 {
      giveOrder(toGuideAt: guide)
      setRowOrders(of: guide)
      guide = items[Int(guide)].nextGuide
    }
  }

  private func setRowOrders(of index: Int32) {
    let order = items[Int(index)].order
    var row = items[Int(index)].firstRow
    while row >= 0 {
      switch rows[Int(row)].kind {
      case .positive:
        solver.setOrder(
          self.order(.positive, .own, index), of: solver.id(at: row))
      case .constraint: setOrder(order, of: row, phase: .constraint)
      case .record: setOrder(order, of: row, phase: .record)
      default: setOrder(order, of: row, phase: .own)
      }
      row = rows[Int(row)].next
    }
  }
}
