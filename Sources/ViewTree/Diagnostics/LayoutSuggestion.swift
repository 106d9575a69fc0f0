// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A change that resolves a conflict.
public nonisolated enum LayoutSuggestion: Hashable, Sendable {
  /// Stop translating the autoresizing mask of a node that also has explicit constraints.
  case stopTranslatingMask(node: String)
  /// Keep only one of two constraints that give an attribute different values.
  case keepOne(WrittenConstraint, WrittenConstraint)
  /// Lower the priority of a constraint below required.
  case lowerPriority(WrittenConstraint)
}

nonisolated extension LayoutSuggestion: CustomStringConvertible {
  /// A description of the change in one sentence.
  public var description: String {
    switch self {
    case .stopTranslatingMask(let node):
      "To resolve it, set translatesAutoresizingMaskIntoConstraints of \(node) to false; otherwise its frame is translated into constraints."
    case .keepOne(let first, let second):
      "To resolve it, remove \(first) or \(second): they set the same attribute to different values."
    case .lowerPriority(let constraint):
      "To resolve it, give \(constraint) the priority 999, so that it yields to the others."
    }
  }
}
