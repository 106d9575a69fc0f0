// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Descriptions of the purpose of the system's own relations.

extension RowKind {
  /// Returns a description of the relation's purpose.
  ///
  /// - Parameters:
  ///   - item: The name of the node or guide that the relation is for.
  ///   - length: The dimension that the relation affects, if any.
  /// - Returns: The purpose, in words.
  func purpose(for item: String, _ length: LayoutAttribute) -> String {
    switch self {
    case .constraint: "constraint of \(item)"
    case .record: "arrangement of \(item)"
    case .mask: "autoresizing mask of \(item)"
    case .root: "given size of \(item)"
    case .hugging: "content hugging of \(item)"
    case .compression: "compression resistance of \(item)"
    case .yielding: "content size of \(item)"
    case .positive: "the \(length.name) of \(item) is not negative"
    case .guide: "insets of \(item)"
    }
  }
}

nonisolated extension LayoutRecord.Source {
  /// Returns a description of the relation's purpose.
  ///
  /// - Parameter item: The name of the stack, scroll node, or cell.
  /// - Returns: The purpose, in words.
  func purpose(for item: String) -> String {
    switch self {
    case .stackEdge: "edge of \(item)"
    case .stackSpacing: "spacing of \(item)"
    case .stackDistribution: "distribution of \(item)"
    case .stackAlignment: "alignment of \(item)"
    case .stackHidden: "hidden view of \(item)"
    case .stackAmbiguity: "fallback size of \(item)"
    case .scrollContent: "content of \(item)"
    case .cellContent: "cell content of \(item)"
    }
  }
}
