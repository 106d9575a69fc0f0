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
      for child in node.subviewsInLayoutOrder.reversed() where index(of: child) >= 0 {
        pending.append(child)
      }
    }
  }

  func finishOrder() {
    if orderIsStale || lastOrder > LayoutEngine.greatestOrder { spreadOrder() }
    orderIsStale = false
    newNodesComeLast = false
    passOrder = lastOrder
  }

  /// Traverses the tree and assigns the nodes of this pass numbers between those of their
  /// neighbors; if there is no room, all numbers are reassigned.
  private func spreadOrder() {
    var sequence: ContiguousArray<Int32> = []
    var pending = [root]
    while let node = pending.popLast() {
      let index = index(of: node)
      if index >= 0 { sequence.append(index) }
      for child in node.subviewsInLayoutOrder.reversed() where self.index(of: child) >= 0 {
        pending.append(child)
      }
    }
    if lastOrder > LayoutEngine.greatestOrder {
      numberAnew(sequence)
      return
    }
    var before = 0
    var place = 0
    while place < sequence.count {
      if items[Int(sequence[place])].order <= passOrder {
        before = max(before, items[Int(sequence[place])].order)
        place += 1
        continue
      }
      var end = place
      while end < sequence.count, items[Int(sequence[end])].order > passOrder { end += 1 }
      let after =
        end < sequence.count
        ? items[Int(sequence[end])].order : before + (end - place + 1) * LayoutEngine.gap
      let step =
        (after - before) / (end - place + 1) / LayoutEngine.guideRoom * LayoutEngine.guideRoom
      guard step > 0 else {
        numberAnew(sequence)
        return
      }
      for index in sequence[place..<end] {
        before += step
        setOrder(before, of: index)
      }
      place = end
    }
    lastOrder = max(lastOrder, before)
  }

  private func numberAnew(_ sequence: ContiguousArray<Int32>) {
    lastOrder = 0
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
