// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Makes and activates constraints that are written as they are drawn, a relation a line.
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
/// What can stand on both sides is decided by types: leading and trailing with each other, left and
/// right with each other, the horizontal center with either; vertical positions with vertical
/// positions; lengths with lengths and numbers. `~` gives a line a priority. `if` and `for` work;
/// constraints made by anchors or visual formats can be lines too.
///
/// Each constraint remembers the line that it stands in. A node on a left side stops translating
/// its autoresizing mask, unless the right side lies inside of it.
///
/// - Parameter lines: The relations.
/// - Returns: The constraints, active, in the order of the lines.
@discardableResult
public func constrain(@ConstraintBuilder _ lines: () -> [LayoutConstraint]) -> [LayoutConstraint] {
  ConstraintBlock.activate(lines())
}

/// What all blocks of constraints do with their lines.
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
