// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  /// Registers a class for creating cells with a reuse identifier; `nil` unregisters it.
  public final func register(
    _ cellClass: CollectionCellNode.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    cellQueue.register(cellClass, for: identifier)
  }

  /// Registers a class for creating headers or footers with a reuse identifier; `nil` unregisters
  /// it.
  public final func register(
    _ viewClass: CollectionReusableNode.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    edgeQueue.register(viewClass, for: CollectionEdgeKey(kind: elementKind, identifier: identifier))
  }

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> CollectionCellNode {
    if let cell = cellQueue.dequeue(identifier, identifier: identifier) { return cell }
    reportUnknown(identifier, path)
    return CollectionCellNode(registered: identifier)
  }

  final func dequeueEdge(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> CollectionReusableNode {
    let key = CollectionEdgeKey(kind: kind, identifier: identifier)
    if let view = edgeQueue.dequeue(key, identifier: identifier) { return view }
    reportUnknown(identifier, path)
    return CollectionReusableNode(registered: identifier)
  }

  private func reportUnknown(_ identifier: String, _ path: IndexPath) {
    report(
      .unknownReuseIdentifier(
        node: debugName, identifier: identifier, section: path.section, item: path.item))
  }

  final func retire(_ cell: CollectionCellNode, at path: IndexPath) {
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    guard let identifier = cell.reuseIdentifier else {
      cell.removeFromSuperview()
      return
    }
    cellQueue.enqueue(cell, for: identifier)
    retired.append(cell)
  }

  final func retire(_ view: CollectionReusableNode, _ attributes: CollectionLayoutAttributes) {
    if attributes.representedElementCategory == .supplementaryView, !view.awaitsDisplay {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view,
        forElementOfKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    }
    guard let identifier = view.reuseIdentifier else {
      view.removeFromSuperview()
      return
    }
    let key = CollectionEdgeKey(
      kind: attributes.representedElementKind ?? "", identifier: identifier,
      isDecoration: attributes.representedElementCategory == .decorationView)
    edgeQueue.enqueue(view, for: key)
    retired.append(view)
  }

  final func takeDequeued() -> [ViewNode] {
    cellQueue.takeDequeued() + edgeQueue.takeDequeued()
  }

  final func isShown(_ view: ViewNode) -> Bool {
    shownCells.contains { $0.cell === view } || shownEdges.contains { $0.view === view }
  }
}

extension CollectionReusableNode: ReusableView {}
