// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What cells, headers and footers are made of and which ones wait to be used again, by identifier.
struct CollectionReuse {
  /// Headers and footers are told apart by kind, too.
  struct Edge: Hashable {
    var kind: String
    var identifier: String
  }

  var cellClasses: [String: CollectionCellNode.Type] = [:]
  var edgeClasses: [Edge: CollectionReusableNode.Type] = [:]
  var waitingCells: [String: [CollectionCellNode]] = [:]
  var waitingEdges: [Edge: [CollectionReusableNode]] = [:]
}
