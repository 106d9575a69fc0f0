// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewTree

/// Creates and activates constraints written as equations and inequalities.
///
/// ```swift
/// constrain {
///   photo.edges == card.edges.inset(16) ~ .high
///   title.top == photo.bottom + 8
///   title.leading >= card.leading + 16
///   photo.width == photo.height * 1.5
///   badge.size == CGSize(width: 24, height: 24)
/// }
/// ```
///
/// The types determine which anchors can be related: leading and trailing edges to each other, left
/// and right edges to each other, the horizontal center to either; vertical positions to vertical
/// positions; dimensions to dimensions and numbers. `~` assigns a priority. The block supports `if`
/// and `for`, and accepts constraints created from anchors or visual formats.
///
/// Each constraint records its source line. A node on the left side of a relation no longer
/// translates its autoresizing mask into constraints, unless the item on the right side is its
/// descendant.
///
/// - Parameter lines: The relations.
/// - Returns: The active constraints, in the order of the lines.
@discardableResult
public func constrain(@ConstraintBuilder _ lines: () -> [LayoutConstraint]) -> [LayoutConstraint] {
  ConstraintBlock.activate(lines())
}

/// The implementation that all constraint blocks share.
enum ConstraintBlock {
  static func activate(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    for constraint in constraints {
      stopTranslatingMask(for: constraint)
      constraint.isActive = true
    }
    return constraints
  }

  private static func stopTranslatingMask(for constraint: LayoutConstraint) {
    guard let node = constraint.firstItem as? ViewNode,
      node.translatesAutoresizingMaskIntoConstraints
    else { return }
    if let other = constraint.secondItem?.owningNode, other !== node, other.isDescendant(of: node) {
      return
    }
    node.translatesAutoresizingMaskIntoConstraints = false
  }
}
