// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  /// Replaces the layout, keeping the cells.
  final func layoutDidChange(from former: CollectionLayout) {
    let current = collectionViewLayout
    for view in reusableViews { view.willTransition(from: former, to: current) }
    former.prepareForTransition(to: current)
    current.prepareForTransition(from: former)
    former.collectionView = nil
    current.collectionView = self
    current.invalidateLayout()
    if !boundsStorage.isEmpty, !needsReload {
      updateContentSizeFromLayout()
      moveOffsetToTarget(of: current)
    }
    former.finalizeLayoutTransition()
    current.finalizeLayoutTransition()
    for view in reusableViews { view.didTransition(from: former, to: current) }
  }

  private var reusableViews: [CollectionReusableNode] {
    shownCells.map(\.cell) + shownEdges.map(\.view)
  }

  /// Moves the content to where the layout wants it after a change.
  final func moveOffsetToTarget(of layout: CollectionLayout) {
    let target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    guard target != contentOffset, target.x.isFinite, target.y.isFinite else { return }
    contentOffset = target
  }

  /// Returns a view of the class that is registered with the layout.
  final func makeDecoration(_ kind: String, _ path: IndexPath) -> CollectionReusableNode {
    guard let type = collectionViewLayout.decorationClasses[kind] else {
      report(
        .unknownReuseIdentifier(
          node: debugName, identifier: kind, section: path.section, item: path.item))
      return CollectionReusableNode(frame: .zero)
    }
    let key = CollectionEdgeKey(kind: kind, identifier: kind, isDecoration: true)
    edgeQueue.register(type, for: key)
    return edgeQueue.dequeue(key, identifier: kind) ?? type.init(registered: kind)
  }
}
