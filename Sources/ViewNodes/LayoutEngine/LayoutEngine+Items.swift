// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The item's place in the tables, made with those of all its ancestors at first use; −1 for an
  /// item that is not in this tree.
  func register(_ item: LayoutItem) -> Int32 {
    if item.engineIndex >= 0 { return item.engineIndex }
    guard let node = item.owningNode else { return -1 }
    if node.engineIndex < 0, node === root || (node.parent?.engineIndex ?? -1) >= 0 {
      add(node)
    } else if node.engineIndex < 0 {
      var chain: [ViewNode] = [node]
      var top = node
      while top !== root {
        guard let next = top.parent else { return -1 }
        if next.engineIndex >= 0 { break }
        chain.append(next)
        top = next
      }
      while let next = chain.popLast() { add(next) }
    }
    if item === node { return node.engineIndex }
    return add(item, below: node.engineIndex)
  }

  private func add(_ node: ViewNode) {
    let isRoot = node === root
    let parent: Int32 = isRoot ? -1 : (node.parent?.engineIndex ?? -1)
    var entry = makeEntry(node, parent)
    var environmentIsRightToLeft: Bool
    if isRoot {
      environmentIsRightToLeft = node.traitCollection.layoutDirection == .rightToLeft
    } else {
      environmentIsRightToLeft = items[Int(parent)].flags.contains(.environmentIsRightToLeft)
      if let own = node.rare?.traitOverrides?.layoutDirection, own != .unspecified {
        environmentIsRightToLeft = own == .rightToLeft
      }
    }
    entry.setDirection(
      of: node.rare?.semanticContentAttribute ?? .unspecified,
      environmentIsRightToLeft: environmentIsRightToLeft)
    entry.insets = node.alignmentRectInsets
    entry.flags.insert(.isNew)
    insert(entry, node)
    guard case .tree = purpose else { return }
    node.markConstraintWork(.newInEngine)
    if !isRoot { node.parent?.markNeedsLayout() }
  }

  private func add(_ guide: LayoutItem, below parent: Int32) -> Int32 {
    var entry = makeEntry(guide, parent)
    entry.flags = [.isGuide, .isNew]
    entry.order = items[Int(parent)].order
    entry.nextGuide = items[Int(parent)].firstGuide
    insert(entry, guide)
    items[Int(parent)].firstGuide = guide.engineIndex
    newGuides.append(guide.engineIndex)
    return guide.engineIndex
  }

  private func makeEntry(_ item: LayoutItem, _ parent: Int32) -> ItemEntry {
    let above: ItemEntry? = parent < 0 ? nil : items[Int(parent)]
    return ItemEntry(
      item: item, x: solver.makeVariable(below: above?.x), y: solver.makeVariable(below: above?.y),
      width: solver.makeVariable(below: nil), height: solver.makeVariable(below: nil),
      parent: parent)
  }

  private func insert(_ entry: ItemEntry, _ item: LayoutItem) {
    let index: Int32
    if let free = freeItems.popLast() {
      index = free
      items[Int(free)] = entry
    } else {
      index = Int32(items.count)
      items.append(entry)
    }
    item.engineIndex = index
    item.engine = self
    own(entry.x, index)
    own(entry.y, index)
    own(entry.width, index)
    own(entry.height, index)
    markDirty(index)
    needsSolve = true
  }

  private func own(_ variable: Variable, _ index: Int32) {
    let place = Int(variable.index)
    while owners.count <= place { owners.append(-1) }
    owners[place] = index
  }

  func markDirty(_ index: Int32) {
    if items[Int(index)].flags.contains(.isDirty) { return }
    items[Int(index)].flags.insert(.isDirty)
    dirtyItems.append(index)
  }

  // MARK: Leaving

  /// Forgets a subtree that is about to leave the tree. Constraints held above that reach into it
  /// end; those inside wait for the subtree's next engine.
  func remove(subtree: ViewNode) {
    guard subtree.engineIndex >= 0 else { return }
    var leaving: ContiguousArray<Int32> = []
    var pending = [subtree]
    while let node = pending.popLast() {
      leaving.append(node.engineIndex)
      var guide = items[Int(node.engineIndex)].firstGuide
      while guide >= 0 {
        leaving.append(guide)
        guide = items[Int(guide)].nextGuide
      }
      node.passState.insert([.recordsChanged, .constraintsChanged, .subtreeNeedsUpdateConstraints])
      for child in node.children where child.engineIndex >= 0 { pending.append(child) }
    }
    remove(leaving)
  }

  /// Forgets a guide. All constraints that involve it end.
  func remove(guide: LayoutGuide) {
    remove(guideAt: guide.engineIndex)
  }

  func remove(guideAt index: Int32) {
    guard index >= 0 else { return }
    let parent = Int(items[Int(index)].parent)
    var place = items[parent].firstGuide
    if place == index {
      items[parent].firstGuide = items[Int(index)].nextGuide
    } else {
      while place >= 0, items[Int(place)].nextGuide != index { place = items[Int(place)].nextGuide }
      if place >= 0 { items[Int(place)].nextGuide = items[Int(index)].nextGuide }
    }
    remove([index])
  }

  private func remove(_ leaving: ContiguousArray<Int32>) {
    for index in leaving { items[Int(index)].flags.insert(.isLeaving) }
    for index in leaving { endRowsReachingIn(index) }
    for index in leaving { removeRows(of: index) { _ in true } }
    for index in leaving {
      let entry = items[Int(index)]
      if !baselines.isEmpty { baselines.remove(item: index) }
      if !places.isEmpty { places[index] = nil }
      for variable in [entry.height, entry.width, entry.y, entry.x] {
        solver.removeVariable(variable)
        owners[Int(variable.index)] = -1
      }
      entry.item?.engineIndex = -1
      entry.item?.engine = nil
      items[Int(index)].item = nil
      items[Int(index)].flags = []
      freeItems.append(index)
    }
    needsSolve = true
  }

  private func endRowsReachingIn(_ index: Int32) {
    let entry = items[Int(index)]
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      for id in solver.constraints(of: variable) {
        let row = rows[Int(id.index)]
        guard row.id == id, row.owner >= 0, !items[Int(row.owner)].flags.contains(.isLeaving) else {
          continue
        }
        switch row.kind {
        case .constraint: row.constraint?.deactivate()
        case .record:
          removeRows(of: row.owner) { $0 == .record }
          (items[Int(row.owner)].item as? ViewNode)?.invalidateLayoutRecords()
        default: removeRow(id.index)
        }
      }
    }
  }

  /// Lets go of everything, for a tree that becomes part of another or goes away.
  func dissolve() {
    for index in rows.indices { rows[index].constraint?.engineIndex = -1 }
    for index in items.indices {
      let entry = items[index]
      guard let item = entry.item else { continue }
      item.engineIndex = -1
      item.engine = nil
      guard !entry.flags.contains(.isGuide) else { continue }
      (item as? ViewNode)?.passState.insert([
        .recordsChanged, .constraintsChanged, .subtreeNeedsUpdateConstraints,
      ])
    }
    items.removeAll()
    rows.removeAll()
    newGuides.removeAll()
    dirtyItems.removeAll()
    checkedItems.removeAll()
    needsSolve = false
  }
}

extension ItemEntry {
  mutating func setDirection(
    of semantic: SemanticContentAttribute, environmentIsRightToLeft: Bool
  ) {
    let environment: UserInterfaceLayoutDirection =
      environmentIsRightToLeft ? .rightToLeft : .leftToRight
    flags.remove([.isRightToLeft, .environmentIsRightToLeft])
    if environmentIsRightToLeft { flags.insert(.environmentIsRightToLeft) }
    if semantic.layoutDirection(relativeTo: environment) == .rightToLeft {
      flags.insert(.isRightToLeft)
    }
  }
}
