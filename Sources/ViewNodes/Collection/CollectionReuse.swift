// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The registered classes and the reuse queues of cells, headers, and footers, by identifier.
struct CollectionReuse {
  /// Identifies headers and footers, which also have a kind.
  struct Edge: Hashable {
    var kind: String
    var identifier: String
  }

  var cellClasses: [String: CollectionCellNode.Type] = [:]
  var edgeClasses: [Edge: CollectionReusableNode.Type] = [:]
  var waitingCells: [String: [CollectionCellNode]] = [:]
  var waitingEdges: [Edge: [CollectionReusableNode]] = [:]
}
