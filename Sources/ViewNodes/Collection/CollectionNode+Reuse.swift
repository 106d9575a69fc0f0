// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  /// Registers a class for creating cells with a reuse identifier; `nil` unregisters it.
  public final func register(
    _ cellClass: CollectionCellNode.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    reuse.cellClasses[identifier] = cellClass
  }

  /// Registers a class for creating headers or footers with a reuse identifier; `nil` unregisters
  /// it.
  public final func register(
    _ viewClass: CollectionReusableNode.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.edgeClasses[.init(kind: elementKind, identifier: identifier)] = viewClass
  }

  final func dequeueCell(_ identifier: String, _ path: IndexPath) -> CollectionCellNode {
    if let waiting = reuse.waitingCells[identifier]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    guard let type = reuse.cellClasses[identifier] else {
      reportUnknown(identifier, path)
      return CollectionCellNode(registered: identifier)
    }
    return type.init(registered: identifier)
  }

  final func dequeueEdge(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> CollectionReusableNode {
    let key = CollectionReuse.Edge(kind: kind, identifier: identifier)
    if let waiting = reuse.waitingEdges[key]?.popLast() {
      waiting.prepareForReuse()
      return waiting
    }
    guard let type = reuse.edgeClasses[key] else {
      reportUnknown(identifier, path)
      return CollectionReusableNode(registered: identifier)
    }
    return type.init(registered: identifier)
  }

  private func reportUnknown(_ identifier: String, _ path: IndexPath) {
    report(
      .unknownReuseIdentifier(
        node: debugName, identifier: identifier, section: path.section, item: path.item))
  }

  final func retire(_ cell: CollectionCellNode, at path: IndexPath) {
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    retired.append(cell)
    if let identifier = cell.reuseIdentifier {
      reuse.waitingCells[identifier, default: []].append(cell)
    }
  }

  final func retire(_ view: CollectionReusableNode, kind: String) {
    retired.append(view)
    if let identifier = view.reuseIdentifier {
      reuse.waitingEdges[.init(kind: kind, identifier: identifier), default: []].append(view)
    }
  }

  final func removeRetired() {
    let leaving = retired
    retired = []
    for view in leaving
    where !shownCells.contains(where: { $0.cell === view })
      && !shownEdges.contains(where: { $0.view === view })
    { view.removeFromSuperview() }
  }
}
