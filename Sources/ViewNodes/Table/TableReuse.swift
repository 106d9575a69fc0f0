// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The registered classes and the reuse queues of cells and headers, by identifier.
struct TableReuse {
  var cellClasses: [String: TableCellNode.Type] = [:]
  var edgeClasses: [String: TableHeaderFooterNode.Type] = [:]
  var waitingCells: [String: [TableCellNode]] = [:]
  var waitingEdges: [String: [TableHeaderFooterNode]] = [:]
}
