// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A set of required constraints that can't be satisfied simultaneously.
public nonisolated struct LayoutConflict: Hashable, Sendable {
  /// The reason why a constraint was broken.
  public nonisolated enum Reason: Hashable, Sendable {
    /// The other constraints precede it: the tree is traversed from the root, and a node's own
    /// constraints precede those of its subviews, in order of activation.
    case comesLast
    /// The constraint can't be satisfied on its own.
    case holdsForNoValue
  }

  /// A minimal conflicting set, in tree order: without any one of them, the others can be
  /// satisfied.
  public var constraints: [WrittenConstraint]
  /// The constraint that was broken.
  public var broken: WrittenConstraint
  /// The reason why this constraint was broken.
  public var reason: Reason
  /// A change that resolves the conflict, or `nil` if only the system's own constraints are
  /// involved.
  public var suggestion: LayoutSuggestion?

  /// Creates a conflict.
  ///
  /// - Parameters:
  ///   - constraints: A minimal conflicting set, in tree order: without any one of them, the others
  ///     can be satisfied.
  ///   - broken: The constraint that was broken.
  ///   - reason: The reason why this constraint was broken.
  ///   - suggestion: A change that resolves the conflict, or `nil` if only the system's own
  ///     constraints are involved.
  public init(
    constraints: [WrittenConstraint], broken: WrittenConstraint, reason: Reason,
    suggestion: LayoutSuggestion? = nil
  ) {
    self.constraints = constraints
    self.broken = broken
    self.reason = reason
    self.suggestion = suggestion
  }
}

nonisolated extension LayoutConflict: CustomStringConvertible {
  /// A description with one line per constraint, the constraint that was broken, and the
  /// suggestion.
  public var description: String {
    switch reason {
    case .holdsForNoValue:
      return "The constraint \(broken) cannot be satisfied by any layout and was dropped."
    case .comesLast:
      var text = "These constraints cannot hold together:\n"
      for constraint in constraints { text += "  \(constraint)\n" }
      text += "\(broken) was dropped because the others come first in the tree."
      if let suggestion { text += "\n\(suggestion)" }
      return text
    }
  }
}
