// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// One change that would settle a conflict.
public enum LayoutSuggestion: Hashable, Sendable {
  /// A node's frame became constraints beside those written for it.
  case stopTranslatingMask(node: String)
  /// Two constraints give the same thing different values.
  case keepOne(WrittenConstraint, WrittenConstraint)
  /// A constraint that can yield to the others, with a priority below required.
  case lowerPriority(WrittenConstraint)
}

extension LayoutSuggestion: CustomStringConvertible {
  /// The change in a sentence.
  public var description: String {
    switch self {
    case .stopTranslatingMask(let node):
      "To settle it, set translatesAutoresizingMaskIntoConstraints of \(node) to false: its frame counts as constraints too."
    case .keepOne(let first, let second):
      "To settle it, remove \(first) or \(second): they give the same thing different values."
    case .lowerPriority(let constraint):
      "To settle it, give \(constraint) the priority 999, so that it yields to the others."
    }
  }
}
