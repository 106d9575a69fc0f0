// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Registers a class for creating cells with a reuse identifier; `nil` unregisters it.
  ///
  /// - Parameters:
  ///   - cellClass: The class, whose `init(style:reuseIdentifier:)` is called.
  ///   - identifier: The reuse identifier.
  public final func register(
    _ cellClass: TableCellNode.Type?, forCellReuseIdentifier identifier: String
  ) {
    cellQueue.register(cellClass, for: identifier)
  }

  /// Registers a class for creating headers and footers with a reuse identifier; `nil` unregisters
  /// it.
  public final func register(
    _ aClass: TableHeaderFooterNode.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    edgeQueue.register(aClass, for: identifier)
  }

  /// Dequeues a reusable header or footer, or creates one of the registered class; returns `nil` if
  /// there is neither.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableHeaderFooterNode? {
    edgeQueue.dequeue(identifier, identifier: identifier)
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath) -> TableCellNode {
    if let cell = cellQueue.dequeue(identifier, identifier: identifier) { return cell }
    report(
      .unknownReuseIdentifier(
        node: debugName, identifier: identifier, section: path.section, item: path.item))
    return TableCellNode(style: .default, reuseIdentifier: identifier)
  }

  /// Enqueues cells that are no longer visible for reuse.
  ///
  /// They remain subviews until the end of the layout, so that one that is reused immediately isn't
  /// moved around.
  final func retire(_ cell: TableCellNode, at path: IndexPath?) {
    if let path { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    cellQueue.enqueue(cell, for: identifier)
    retired.append(cell)
  }

  /// Enqueues a header or footer that is no longer visible for reuse.
  final func retire(_ view: ViewNode, _ edge: Edge?) {
    if let edge, !unannouncedEdges.contains(where: { $0 === view }) {
      if edge.kind == .header {
        tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: edge.section)
      } else {
        tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: edge.section)
      }
    }
    guard let view = view as? TableHeaderFooterNode, let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    edgeQueue.enqueue(view, for: identifier)
    retired.append(view)
  }

  final func takeDequeued() -> [ViewNode] {
    cellQueue.takeDequeued() + edgeQueue.takeDequeued()
  }

  final func isShown(_ view: ViewNode) -> Bool {
    shownCells.contains(view) || shownEdges.contains(view)
  }
}

extension TableCellNode: ReusableView {}
extension TableHeaderFooterNode: ReusableView {}
