// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Returns the index of the item in this engine's tables, or −1, regardless of other engines.
  @inline(__always)
  func index(of handle: Unmanaged<ItemReference>) -> Int32 {
    handle._withUnsafeGuaranteedRef { reference in
      let me = Unmanaged.passUnretained(self).toOpaque()
      if isFitting {
        return reference.fittingEngine?.toOpaque() == me ? reference.fittingIndex : -1
      }
      // Without an engine, the index is −1.
      return reference.engine?.toOpaque() == me ? reference.engineIndex : -1
    }
  }

  /// Returns the index of the item in this engine's tables, or −1.
  @inline(__always)
  func index(of item: LayoutItem) -> Int32 { index(of: item.handle) }

  /// Returns the index of the item, registering it and its ancestors if necessary, or −1 for an
  /// item outside this tree.
  func register(_ item: LayoutItem) -> Int32 {
    let known = index(of: item)
    if known >= 0 { return known }
    guard let node = item.owningNode else { return -1 }
    if item === node { return register(node) }
    let parent = register(node)
    return parent >= 0 ? add(item, below: parent) : -1
  }

  /// Returns the index of a node, registering it if necessary.
  func register(_ node: ViewNode) -> Int32 {
    let known = index(of: node)
    if known >= 0 { return known }
    if node === root || parentIndex(of: node) >= 0 { return add(node) }
    var chain: [ViewNode] = [node]
    var top = node
    while top !== root {
      guard let next = top.parent else { return -1 }
      if index(of: next) >= 0 { break }
      chain.append(next)
      top = next
    }
    while let next = chain.popLast() {
      if add(next) < 0 { return -1 }
    }
    return index(of: node)
  }

  /// Returns the index of a node's superview, or −1.
  private func parentIndex(of node: ViewNode) -> Int32 {
    node.handle.parent.map { index(of: $0._withUnsafeGuaranteedRef { $0.handle }) } ?? -1
  }

  private func add(_ node: ViewNode) -> Int32 {
    if isTornDown { return -1 }
    let isRoot = node === root
    // Requesting the insets runs client code, so do it before any changes.
    let insets = node.alignmentRectInsets
    let rootIsRightToLeft = isRoot && node.traitCollection.layoutDirection == .rightToLeft
    let known = index(of: node)
    if known >= 0 || isTornDown { return known }
    let parent = isRoot ? -1 : parentIndex(of: node)
    guard isRoot || parent >= 0 else { return -1 }
    let index = insert(node, below: parent)
    if !isRoot { items[Int(parent)].flags.insert(.hasSubitems) }
    var environmentIsRightToLeft = rootIsRightToLeft
    if !isRoot {
      environmentIsRightToLeft = items[Int(parent)].flags.contains(.environmentIsRightToLeft)
      if let own = node.rare?.traitOverrides?.layoutDirection, own != .unspecified {
        environmentIsRightToLeft = own == .rightToLeft
      }
    }
    items[Int(index)].setDirection(
      of: node.rare?.semanticContentAttribute ?? .unspecified,
      environmentIsRightToLeft: environmentIsRightToLeft)
    if insets != .zero { alignmentInsets[index] = insets }
    if isFitting { return index }
    // Indices from an engine that no longer exists are invalid.
    node.heldConstraints.detachFromEngine()
    node.markConstraintWork(.newInEngine)
    return index
  }

  private func add(_ guide: LayoutItem, below parent: Int32) -> Int32 {
    let index = insert(guide, below: parent)
    items[Int(index)].flags.insert(.isGuide)
    items[Int(index)].nextGuide = items[Int(parent)].firstGuide
    items[Int(parent)].firstGuide = index
    items[Int(parent)].flags.insert(.hasSubitems)
    newGuides.append(index)
    return index
  }

  /// Creates the entry of an item.
  ///
  /// The variables of the item at index *n* always begin at 4*n*.
  private func insert(_ item: LayoutItem, below parent: Int32) -> Int32 {
    let index: Int32
    var isListed = false
    if let free = freeItems.popLast() {
      index = free
      isListed = items[Int(index)].flags.contains(.isDirty)
      solver.reactivateRectangle(at: index * 4)
      items[Int(index)] = ItemEntry(item: item, first: index * 4, parent: parent)
    } else {
      index = Int32(truncatingIfNeeded: items.count)
      let first = solver.makeRectangle()
      items.append(ItemEntry(item: item, first: first, parent: parent))
    }
    if isFitting {
      borrow(item, at: index)
    } else {
      item.handle._withUnsafeGuaranteedRef {
        $0.engineIndex = index
        $0.engine = Unmanaged.passUnretained(self)
      }
    }
    assert(items[Int(index)].first == index * 4)
    items[Int(index)].flags = [.isNew, .isDirty]
    if !isListed { frames.enqueue(index) }
    needsSolve = true
    return index
  }

  // MARK: Removal

  /// Removes a subtree that is about to leave the tree.
  ///
  /// Constraints from above into it are deactivated; those inside it wait for the next engine.
  func remove(subtree: ViewNode) {
    guard index(of: subtree) >= 0 else { return }
    var leaving: ContiguousArray<Int32> = []
    var pending = [subtree]
    while let node = pending.popLast() {
      let index = index(of: node)
      leaving.append(index)
      var guide = items[Int(index)].firstGuide
      while guide >= 0 {
        leaving.append(guide)
        guide = items[Int(guide)].nextGuide
      }
      node.passState.insert([.recordsChanged, .constraintsChanged, .subtreeNeedsUpdateConstraints])
      for child in node.children where self.index(of: child) >= 0 { pending.append(child) }
    }
    remove(leaving)
  }

  /// Removes a guide and deactivates all constraints that involve it.
  func remove(guide: LayoutGuide) {
    remove(guideAt: index(of: guide))
  }

  func remove(guideAt index: Int32) {
    guard items.indices.contains(Int(index)), items[Int(index)].exists else { return }
    let parent = Int(items[Int(index)].parent)
    var guide = items[parent].firstGuide
    if guide == index {
      items[parent].firstGuide = items[Int(index)].nextGuide
    } else {
      while guide >= 0, items[Int(guide)].nextGuide != index { guide = items[Int(guide)].nextGuide }
      if guide >= 0 { items[Int(guide)].nextGuide = items[Int(index)].nextGuide }
    }
    remove([index])
  }

  private func remove(_ leaving: ContiguousArray<Int32>) {
    removalCount += 1
    for index in leaving { items[Int(index)].flags.insert(.isLeaving) }
    for index in leaving { removeOuterRows(index) }
    for index in leaving { removeRows(of: index) { _ in true } }
    for index in leaving {
      let entry = items[Int(index)]
      baselines.remove(item: index)
      safeAreas.remove(index)
      selfSizing.remove(index, in: self)
      let isFree = solver.deactivateRectangle(at: entry.first)
      entry.item?.engineIndex = -1
      entry.item?.engine = nil
      items[Int(index)].item = nil
      if hasInsets { alignmentInsets[index] = nil }
      // Its frame is still listed as dirty.
      items[Int(index)].flags.formIntersection(.isDirty)
      if isFree { freeItems.append(index) }
    }
    needsSolve = true
  }

  private func removeOuterRows(_ index: Int32) {
    // Nearly all rows are removed with their owners, and aren't listed here.
    let outerRows = solver.constraints(ofRectangle: items[Int(index)].first) {
      let row = rows[Int($0)]
      return row.exists && !items[Int(row.owner)].flags.contains(.isLeaving)
    }
    for rowIndex in outerRows { endOuterRow(rowIndex) }
    for rowIndex in baselines.rows(of: index) { endOuterRow(rowIndex) }
  }

  private func endOuterRow(_ rowIndex: Int32) {
    let row = rows[Int(rowIndex)]
    guard row.exists, !items[Int(row.owner)].flags.contains(.isLeaving) else { return }
    switch row.kind {
    case .constraint:
      guard let constraint = row.constraint else { return }
      if baselines.contain(row: rowIndex), !namesLeavingItem(constraint) {
        // Its node stays, and has another baseline from now on.
        removeRow(rowIndex)
        (items[Int(row.owner)].item as? ViewNode)?.markConstraintWork(.constraintsChanged)
      } else {
        constraint.deactivate()
      }
    case .record:
      removeRow(rowIndex)
      (items[Int(row.owner)].item as? ViewNode)?.invalidateLayoutRecords()
    default: removeRow(rowIndex)
    }
  }

  /// Returns whether an item of a constraint is being removed, as a node that only provides a
  /// baseline for it is not.
  private func namesLeavingItem(_ constraint: LayoutConstraint) -> Bool {
    func isLeaving(_ item: LayoutItem?) -> Bool {
      guard let item else { return false }
      if let distance = item as? DistanceItem {
        return isLeaving(distance.start.item) || isLeaving(distance.end.item)
      }
      for case let item? in [item, item.owningNode] {
        let index = index(of: item)
        if index >= 0, items[Int(index)].flags.contains(.isLeaving) { return true }
      }
      return false
    }
    return isLeaving(constraint.firstItem) || isLeaving(constraint.secondItem)
  }

  /// Releases everything when the tree becomes part of another or is deallocated.
  ///
  /// Constraints also reset their rows when their holder moves to another engine or is deallocated.
  func tearDown() {
    removalCount += 1
    isTornDown = true
    for index in items.indices {
      items[index].itemPointer?._withUnsafeGuaranteedRef {
        $0.handle._withUnsafeGuaranteedRef { reference in
          reference.engineIndex = -1
          reference.engine = nil
        }
      }
      items[index].nodePointer?._withUnsafeGuaranteedRef {
        _ = $0.passState.insert([
          .recordsChanged, .constraintsChanged, .subtreeNeedsUpdateConstraints,
        ])
      }
    }
    alignmentInsets.removeAll()
    selfSizing.removeAll()
    items.removeAll()
    rows.removeAll()
    newGuides.removeAll()
    frames.removeAll()
    checkedItems.removeAll()
    needsSolve = false
  }
}
