// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The two overloads of `constrain` are told apart by whether the closure uses `$0`.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Constrainable {
  /// Makes and activates constraints of this item, `$0`; see ``constrain(_:)``.
  ///
  /// ```swift
  /// title.constrain {
  ///   $0.top == photo.bottom + 8
  ///   $0.horizontalEdges == card.horizontalEdges.inset(16)
  /// }
  /// ```
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The constraints, active, in the order of the lines.
  @discardableResult
  public func constrain(
    @ConstraintBuilder _ lines: (Self) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    let constraints = ConstraintBlock.activate(lines(self))
    reference.blockConstraints += constraints
    return constraints
  }

  /// The same as the function ``constrain(_:)``, for lines written inside the item's own class.
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The constraints, active, in the order of the lines.
  @discardableResult
  public func constrain(
    @ConstraintBuilder _ lines: () -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    ConstraintBlock.activate(lines())
  }

  /// Puts new constraints in the place of all that former blocks of this item, with `$0`, made.
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The new constraints, active, in the order of the lines.
  @discardableResult
  public func remakeConstraints(
    @ConstraintBuilder _ lines: (Self) -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    LayoutConstraint.deactivate(reference.blockConstraints)
    reference.blockConstraints = []
    return constrain(lines)
  }

  /// Gives constraints that former blocks of this item made, with `$0`, new constants and priorities,
  /// which costs less than making them anew.
  ///
  /// A line changes the first constraint that speaks of the same items and attributes with the same
  /// relation and factor; without one it is a new constraint.
  ///
  /// - Parameter lines: The relations.
  /// - Returns: The changed and the new constraints, active, in the order of the lines.
  /// - Complexity: Linear in the lines and in the constraints that former blocks made.
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

/// What a constraint speaks of, without its constant and priority.
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
