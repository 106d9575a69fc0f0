// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The active constraints that this node holds: those whose items have it as their nearest
  /// common ancestor, in order of activation. Takes time in their number.
  public final var constraints: [LayoutConstraint] { heldConstraints.all }

  /// Activates a constraint whose items are this node or lie in it.
  ///
  /// UIKit stops the program when an item lies elsewhere; here that is reported and the constraint
  /// stays inactive. Whichever node adds it, the nearest common ancestor of the items holds it.
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

  /// Activates constraints whose items are this node or lie in it; see ``addConstraint(_:)``.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this node holds; others are left alone.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.isActive = false
  }

  /// Deactivates those of the constraints that this node holds.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The constraints that decide about this node along an axis and that a person wrote, in no
  /// other than their order of activation. UIKit: `constraintsAffectingLayout(for:)`.
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
