// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What cells and headers are made of and which ones wait to be used again, by identifier.
struct TableReuse {
  var cellClasses: [String: TableCellNode.Type] = [:]
  var edgeClasses: [String: TableHeaderFooterNode.Type] = [:]
  var waitingCells: [String: [TableCellNode]] = [:]
  var waitingEdges: [String: [TableHeaderFooterNode]] = [:]
}
