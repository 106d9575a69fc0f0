// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Required constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
  /// Why one constraint was chosen to be dropped.
  public enum Reason: Hashable, Sendable {
    /// The others come before it: the tree is read from the top down, a node's own constraints in
    /// the order of activation before those of its subviews.
    case comesLast
    /// It cannot hold whatever the others are.
    case holdsForNoValue
  }

  /// The smallest set: without any one of them the rest can hold. In the order of the tree.
  public var constraints: [WrittenConstraint]
  /// The one that was dropped.
  public var broken: WrittenConstraint
  /// Why it was this one.
  public var reason: Reason
  /// A change that would settle it; `nil` if only the system's own constraints take part.
  public var suggestion: LayoutSuggestion?

  /// Creates a conflict of its parts.
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

extension LayoutConflict: CustomStringConvertible {
  /// The conflict for people: the set, a line each, what was done and what would help.
  public var description: String {
    switch reason {
    case .holdsForNoValue:
      return "The constraint \(broken) holds for no layout at all and was dropped."
    case .comesLast:
      var text = "These constraints cannot hold together:\n"
      for constraint in constraints { text += "  \(constraint)\n" }
      text += "Dropped was \(broken), because the others come before it in the tree."
      if let suggestion { text += "\n\(suggestion)" }
      return text
    }
  }
}
