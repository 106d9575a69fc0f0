// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Says which class cells of an identifier are of; `nil` forgets it.
  ///
  /// - Parameters:
  ///   - cellClass: The class, made by `init(style:reuseIdentifier:)`.
  ///   - identifier: The identifier.
  public final func register(
    _ cellClass: TableCellNode.Type?, forCellReuseIdentifier identifier: String
  ) {
    reuse.cellClasses[identifier] = cellClass
  }

  /// Says which class headers and footers of an identifier are of; `nil` forgets it.
  public final func register(
    _ aClass: TableHeaderFooterNode.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    reuse.edgeClasses[identifier] = aClass
  }

  /// Takes a header or footer from those that have left the table, or makes one of the registered
  /// class; `nil` when there is neither.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableHeaderFooterNode? {
    if let waiting = reuse.waitingEdges[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    return reuse.edgeClasses[identifier]?.init(registered: identifier)
  }

  final func dequeueCell(_ identifier: String) -> TableCellNode? {
    if let waiting = reuse.waitingCells[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    return reuse.cellClasses[identifier]?.init(registered: identifier)
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> TableCellNode {
    if let cell = dequeueCell(identifier) { return cell }
    report(
      .unknownReuseIdentifier(
        node: debugName, identifier: identifier, section: path.section, item: path.item))
    return TableCellNode(style: .default, reuseIdentifier: identifier)
  }

  /// Puts cells that are no longer shown where they wait for their next use. They stay in the
  /// table until the layout is done, so that one that is used at once is not moved about.
  final func retire(_ cell: TableCellNode, at path: IndexPath?) {
    if let path { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    reuse.waitingCells[identifier, default: []].append(cell)
    retired.append(cell)
  }

  final func retire(_ view: ViewNode) {
    guard let view = view as? TableHeaderFooterNode, let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    reuse.waitingEdges[identifier, default: []].append(view)
    retired.append(view)
  }

  /// Takes what was retired and not used again out of the table.
  final func removeRetired() {
    let leaving = retired
    retired = []
    for view in leaving where !isShown(view) { view.removeFromSuperview() }
  }

  private func isShown(_ view: ViewNode) -> Bool {
    shownCells.contains { $0.cell === view } || shownEdges.contains { $0.view === view }
  }
}
