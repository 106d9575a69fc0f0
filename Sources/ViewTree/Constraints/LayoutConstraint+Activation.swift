// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutConstraint {
  func changeConstant(to constant: CGFloat) {
    guard constant.isFinite else {
      reportingNode?.report(.numberNotFinite(constraint: written, number: .constant))
      return
    }
    guard constant != constantStorage else { return }
    constantStorage = constant
    if engineIndex >= 0 { holder?.engine?.constantDidChange(of: self) }
  }

  func changePriority(to priority: LayoutPriority) {
    guard priority.isUsable else {
      reportingNode?.report(
        .constraintPriorityOutOfRange(constraint: written, priority: priority.rawValue))
      return
    }
    guard priority != priorityStorage else { return }
    priorityStorage = priority
    if engineIndex >= 0 { holder?.engine?.priorityDidChange(of: self) }
  }

  /// Activates the constraint, or reports a mistake in it.
  ///
  /// - Parameter followers: The number of constraints activated immediately after this one.
  func activate(followers: Int = 0) {
    guard holderPointer == nil else { return }
    if let mistake {
      report(mistake)
      // A constraint between the axes becomes active, but has no effect.
      if mistake != .differentAxes { return }
    }
    if let holder = nearHolder {
      holder._withUnsafeGuaranteedRef { $0.hold(self, followers: followers) }
      return
    }
    for case let distance as DistanceItem in [firstReference?.item, secondReference?.item]
    where distance.mixesKinds {
      reportingNode?.report(
        .illegalPair(constraint: written, reason: .directionalWithAbsolute))
      return
    }
    guard let first = firstReference?.item?.owningNode else {
      reportMissing(firstReference)
      return
    }
    guard let secondReference else {
      first.hold(self, followers: followers)
      return
    }
    guard let second = secondReference.item?.owningNode else {
      reportMissing(secondReference)
      return
    }
    guard let ancestor = first.nearestCommonAncestor(with: second) else {
      first.report(.noCommonAncestor(constraint: written))
      second.recordProblem(.noCommonAncestor(constraint: written))
      return
    }
    ancestor.hold(self, followers: followers)
  }

  /// The nearest common ancestor of the items if they are close in the tree, as nearly all are.
  private var nearHolder: Unmanaged<ViewNode>? {
    guard let firstHandle, let first = firstHandle.node else { return nil }
    guard let secondHandle else { return first }
    guard let second = secondHandle.node else { return nil }
    let firstParent = firstHandle.parent?.toOpaque()
    let secondParent = secondHandle.parent?.toOpaque()
    if first.toOpaque() == second.toOpaque() || first.toOpaque() == secondParent { return first }
    if firstParent == second.toOpaque() { return second }
    return firstParent == secondParent ? firstHandle.parent : nil
  }

  /// Reports a mistake in the constraint's definition, once.
  func report(_ mistake: Mistake) {
    if heldIndex == LayoutConstraint.reportedMistake { return }
    heldIndex = LayoutConstraint.reportedMistake
    reportingNode?.report(mistake.problem(for: written))
  }

  /// The value of `heldIndex` that marks a constraint whose mistake was already reported.
  private static var reportedMistake: Int32 { -2 }

  /// Reports an item without a node, which was deallocated or is the distance between unrelated
  /// trees.
  private func reportMissing(_ reference: ItemReference?) {
    if let distance = reference?.item as? DistanceItem, distance.spansTrees {
      reportingNode?.report(.noCommonAncestor(constraint: written))
    } else {
      reportingNode?.report(.missingItem(constraint: written))
    }
  }

  func deactivate() {
    guard let holder = self.holder else { return }
    if engineIndex >= 0 { holder.engine?.remove(self) }
    engineIndex = -1
    holder.release(self)
    // The mistake has been reported; don't report it again.
    if mixesAxes { heldIndex = LayoutConstraint.reportedMistake }
  }

  /// The node to which mistakes in this constraint are reported.
  var reportingNode: ViewNode? {
    for case let item? in [firstItem, secondItem] {
      if let node = item.owningNode { return node }
      guard let distance = item as? DistanceItem else { continue }
      if let node = distance.start.item?.owningNode ?? distance.end.item?.owningNode {
        return node
      }
    }
    return nil
  }
}
