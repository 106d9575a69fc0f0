// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds the changes of a node: its own relations first, then the constraints it holds.
  func update(_ node: ViewNode, _ work: ViewNode.PassState, _ records: LayoutRecords) {
    var index = index(of: node)
    if work.contains(.directionChanged), index >= 0 {
      refreshDirection(of: node, at: index)
      index = self.index(of: node)
    }
    var isNew = index >= 0 && addIfNew(node, at: index)
    if work.contains(.recordsChanged), replaceRecords(of: node, by: records) { isNew = true }
    if !work.isDisjoint(with: [.constraintsChanged, .recordsChanged]), addHeldConstraints(by: node)
    {
      isNew = true
    }
    index = self.index(of: node)
    guard index >= 0, !isNew else { return }
    if work.contains(.maskChanged) { refreshMask(of: node, at: index) }
    if work.contains(.intrinsicSizeChanged) { refreshIntrinsicSize(of: node, at: index) }
    if work.contains(.insetsChanged), self.index(of: node) == index {
      safeAreas.refresh(index, in: self)
    }
  }

  /// Updates the intrinsic content size of a node, if nothing else has changed.
  @inline(__always)
  func updateContentSize(of node: ViewNode) {
    let index = index(of: node)
    guard index >= 0 else { return }
    if items[Int(index)].flags.contains(.isNew) {
      update(node, .intrinsicSizeChanged, LayoutRecords())
    } else {
      refreshIntrinsicSize(of: node, at: index)
    }
  }

  /// Assigns a new node its order and adds its own rows before all others that it requires, so that
  /// the solver receives them in the order in which they compete.
  ///
  /// Returns whether it was new.
  func addIfNew(_ node: ViewNode, at index: Int32) -> Bool {
    guard items[Int(index)].flags.contains(.isNew) else { return false }
    items[Int(index)].flags.remove(.isNew)
    treeOrder.assignOrder(to: index, in: self)
    addOwnRows(of: node, at: index)
    return true
  }

  /// Adds the constraints of a node that aren't in the engine yet.
  ///
  /// Returns whether the node was new.
  ///
  /// The node stays marked until all are added: if a callback removes a subview before then, its
  /// constraints are added first. See ``ViewNode/endConstraintsFromAbove()``.
  private func addHeldConstraints(by node: ViewNode) -> Bool {
    if node.heldConstraints.isEmpty {
      if !isFitting { node.passState.remove(.constraintsChanged) }
      return false
    }
    let owner = register(node)
    guard owner >= 0 else { return false }
    let isNew = addIfNew(node, at: owner)
    let removalCount = self.removalCount
    guard index(of: node) == owner else { return false }
    var position = 0
    var known = node.heldConstraints.count
    while position < node.heldConstraints.count {
      let slot = node.heldConstraints[position]
      position += 1
      guard let slot, isFitting || slot._withUnsafeGuaranteedRef({ $0.engineIndex }) < 0,
        !slot._withUnsafeGuaranteedRef({ addPlain($0, owner: owner) })
      else { continue }
      // Client code may release the constraint during calls to its items, so retain it.
      let held = slot.takeUnretainedValue()
      let constant = held.constantStorage
      if registerNodes(of: held, owner: owner), !addPlain(held, owner: owner) {
        add(held, owner: owner)
      }
      // Calls to its new items may have changed it.
      if held.constantStorage != constant { constantDidChange(of: held) }
      guard self.removalCount == removalCount else {
        // The request removed items, so everything is processed again.
        if !isFitting { node.markConstraintWork(.constraintsChanged) }
        return isNew
      }
      // If constraints were ended meanwhile, later ones may have moved up in the list.
      if node.heldConstraints.count < known, !isFitting { position = 0 }
      known = node.heldConstraints.count
    }
    if !isFitting { node.passState.remove(.constraintsChanged) }
    return isNew
  }

  private func add(_ constraint: LayoutConstraint, owner: Int32) {
    guard let first = constraint.firstItem else { return }
    let second = constraint.secondItem
    if second == nil, constraint.secondReference != nil { return }
    if constraint.mixesAxes { return addWithoutEffect(constraint, first, second, owner: owner) }
    guard
      let draft = draft(
        first, constraint.firstAttribute, constraint.relation, second, constraint.secondAttribute,
        multiplier: second == nil ? 0 : Self.coefficient(constraint.multiplier),
        constant: Double(constraint.constantStorage), holder: owner), canAdd(constraint, owner)
    else { return }
    add(
      draft, priority: Double(constraint.priorityStorage.rawValue), kind: .constraint,
      phase: .constraint, owner: owner, constraint: constraint)
  }

  /// Adds a row that always holds, so that the constraint ends when one of its items leaves.
  private func addWithoutEffect(
    _ constraint: LayoutConstraint, _ first: LayoutItem, _ second: LayoutItem?, owner: Int32
  ) {
    baselines.begin()
    let removalCount = self.removalCount
    var draft = RowDraft()
    draft.relation = .greaterThanOrEqual
    draft.constant = 1e9
    for case let item? in [first, second] {
      let index = register(item)
      guard index >= 0, self.removalCount == removalCount else { return }
      recordOuterRelation(into: index, from: owner)
      draft.terms.add(1, items[Int(index)].width)
    }
    guard canAdd(constraint, owner) else { return }
    add(
      draft, priority: Double(constraint.priorityStorage.rawValue), kind: .constraint,
      phase: .constraint, owner: owner, constraint: constraint)
  }

  /// Returns whether a constraint is still to be added for a holder.
  ///
  /// New items and baselines call client code, which may have released the constraint or caused it
  /// to be added.
  @inline(__always)
  func canAdd(_ constraint: LayoutConstraint, _ owner: Int32) -> Bool {
    constraint.holderPointer?.toOpaque() == items[Int(owner)].itemPointer?.toOpaque()
      && (isFitting || constraint.engineIndex < 0)
  }

  /// Ends a pass over the tree by adding the rows of newly registered guides.
  func finishUpdates() {
    addNewGuides()
    treeOrder.finish(in: self)
  }

  /// Ends the update of a part of the tree; the next pass determines its order.
  func finishPartialUpdates() {
    addNewGuides()
    treeOrder.finishPart()
  }

  private func addNewGuides() {
    var position = 0
    while position < newGuides.count {
      let index = newGuides[position]
      position += 1
      guard items[Int(index)].item != nil, items[Int(index)].flags.contains(.isGuide),
        items[Int(index)].flags.contains(.isNew)
      else { continue }
      items[Int(index)].flags.remove(.isNew)
      treeOrder.assignOrder(toGuideAt: index, in: self)
      safeAreas.addRows(of: index, in: self)
    }
    newGuides.removeAll()
  }

  // MARK: Own rows

  private func addOwnRows(of node: ViewNode, at index: Int32) {
    if node === root {
      rootSize.addRows(at: index, in: self)
    } else if !node.passState.contains(.usesConstraints) {
      addMaskRows(of: node, at: index)
      return
    }
    refreshIntrinsicSize(of: node, at: index)
  }
}
