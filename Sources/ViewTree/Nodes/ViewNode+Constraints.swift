// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The active constraints held by this node, the nearest common ancestor of their items, in order
  /// of activation.
  ///
  /// - Complexity: O(*n*), where *n* is the number of constraints.
  public final var constraints: [LayoutConstraint] { heldConstraints.all }

  /// Returns whether a constraint that this node holds satisfies a predicate, which may not change
  /// any constraints.
  package final func holdsConstraint(where isTrue: (LayoutConstraint) -> Bool) -> Bool {
    (0..<heldConstraints.count).contains {
      heldConstraints[$0]?._withUnsafeGuaranteedRef(isTrue) ?? false
    }
  }

  /// Activates a constraint whose items are this node or its descendants.
  ///
  /// UIKit traps if an item is elsewhere; here, the mistake is reported and the constraint stays
  /// inactive. Regardless of the node that adds it, the constraint is held by the nearest common
  /// ancestor of its items.
  public final func addConstraint(_ constraint: LayoutConstraint) {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let node = item?.owningNode else { continue }
      guard node.isDescendant(of: self) else {
        report(
          .itemOutside(constraint: constraint.written, holder: debugName, item: node.debugName))
        return
      }
    }
    constraint.isActive = true
  }

  /// Activates constraints whose items are this node or its descendants; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this node holds; other constraints are ignored.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.isActive = false
  }

  /// Deactivates the constraints that this node holds; other constraints are ignored.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the explicit constraints that determine this node's layout along an axis, in order of
  /// activation.
  ///
  /// UIKit: `constraintsAffectingLayout(for:)`.
  public final func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var node: ViewNode? = self
    while let current = node {
      for constraint in current.heldConstraints.all
      where constraint.firstAttribute.axis == axis || constraint.secondAttribute.axis == axis {
        let first = constraint.firstItem
        let second = constraint.secondItem
        if first === self || second === self { found.append(constraint) }
      }
      node = current.parent
    }
    return found
  }
}
