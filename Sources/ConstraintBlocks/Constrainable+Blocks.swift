// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewTree

// The two overloads of `constrain` differ in whether the closure uses `$0`.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Constrainable {
  /// Creates and activates constraints of this item, which is `$0` in the closure; see
  /// ``constrain(_:)``.
  ///
  /// ```swift
  /// title.constrain {
  ///   $0.top == photo.bottom + 8
  ///   $0.horizontalEdges == card.horizontalEdges.inset(16)
  /// }
  /// ```
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The active constraints, in the order of the lines.
  @discardableResult
  public func constrain(
    @ConstraintBuilder _ lines: (Self) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    let constraints = ConstraintBlock.activate(lines(self))
    reference.blockConstraints += constraints
    return constraints
  }

  /// Creates and activates constraints, as the function ``constrain(_:)`` does, from inside the
  /// class of the item.
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The active constraints, in the order of the lines.
  @discardableResult
  public func constrain(
    @ConstraintBuilder _ lines: () -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    ConstraintBlock.activate(lines())
  }

  /// Replaces all constraints that earlier `$0` blocks of this item created.
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The new active constraints, in the order of the lines.
  @discardableResult
  public func remakeConstraints(
    @ConstraintBuilder _ lines: (Self) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    LayoutConstraint.deactivate(reference.blockConstraints)
    reference.blockConstraints = []
    return constrain(lines)
  }

  /// Updates the constants and priorities of constraints that earlier `$0` blocks of this item
  /// created, which is cheaper than recreating them.
  ///
  /// Each line updates the first constraint with the same items, attributes, relation, and
  /// multiplier, or creates a constraint if there is none.
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The updated and new active constraints, in the order of the lines.
  /// - Complexity: O(*n* + *m*), where *n* is the number of lines and *m* the number of constraints
  ///   that earlier blocks created.
  @discardableResult
  public func updateConstraints(
    @ConstraintBuilder _ lines: (Self) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    let wanted = lines(self)
    var known: [ConstraintShape: LayoutConstraint] = [:]
    for constraint in reference.blockConstraints.reversed() {
      known[ConstraintShape(of: constraint)] = constraint
    }
    return wanted.map { constraint in
      guard let former = known[ConstraintShape(of: constraint)] else {
        reference.blockConstraints.append(constraint)
        return ConstraintBlock.activate([constraint])[0]
      }
      former.constant = constraint.constant
      former.priority = constraint.priority
      former.isActive = true
      return former
    }
  }
}

/// The properties of a constraint without its constant and priority.
private struct ConstraintShape: Hashable {
  let first: ObjectIdentifier?
  let second: ObjectIdentifier?
  let firstAttribute: LayoutAttribute
  let secondAttribute: LayoutAttribute
  let relation: LayoutRelation
  let multiplier: Double

  init(of constraint: LayoutConstraint) {
    first = constraint.firstReference.map(ObjectIdentifier.init)
    second = constraint.secondReference.map(ObjectIdentifier.init)
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    relation = constraint.relation
    multiplier = Double(constraint.multiplier)
  }
}
