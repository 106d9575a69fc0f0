// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
  final func markNeedsReload() {
    needsReload = true
    layoutDidChange()
  }

  final func layoutDidChange() {
    needsItemLayout = true
    markNeedsLayout()
  }

  final func loadIfNeeded() {
    guard needsReload, !isLayingOutItems else { return }
    reload()
  }

  final func reload() {
    guard !isLayingOutItems else {
      markNeedsReload()
      return
    }
    needsReload = false
    retireEverything()
    selection = []
    itemBatch.cancel()
    reloadCounts()
    collectionViewLayout.invalidateLayout()
    updateContentSizeFromLayout()
  }

  final func reloadCounts() {
    guard let dataSource else {
      countsStorage = []
      return
    }
    let sections = usableCount(dataSource.numberOfSections(in: self), section: nil)
    countsStorage = (0..<sections).map { section in
      usableCount(
        dataSource.collectionView(self, numberOfItemsInSection: section), section: section)
    }
  }

  /// The number of items in each section.
  final var counts: [Int] {
    loadIfNeeded()
    return countsStorage
  }

  final func updateContentSizeFromLayout() {
    super.contentSize = collectionViewLayout.collectionViewContentSize
  }

  final func layoutItemsIfNeeded() {
    guard !isLayingOutItems else { return }
    loadIfNeeded()
    guard needsItemLayout || bounds != laidOutBounds else { return }
    layoutItems()
  }

  /// Creates and places the visible views and removes all others.
  ///
  /// The size of a self-sizing item moves those after it, which can reveal others.
  final func layoutItems() {
    guard !isLayingOutItems else { return }
    isLayingOutItems = true
    var moved: Bool
    repeat {
      updateContentSizeFromLayout()
      applyLimits()
      let visible = visibleAttributes
      retireInvisible(visible)
      moved = false
      for attributes in visible { moved = show(attributes) || moved }
    } while moved
    placeItems()
    putRetiredAside()
    orderSubviews()
    layoutRefreshControl()
    layoutIndicators()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    needsItemLayout = false
    laidOutBounds = bounds
    isLayingOutItems = false
    if needsReload { markNeedsLayout() }
  }

  private var visibleAttributes: [CollectionLayoutAttributes] {
    guard boundsStorage.width > 0, boundsStorage.height > 0 else { return [] }
    let candidates = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return candidates.filter { attributes in
      attributes.frame.isFinite && countsStorage.indices.contains(attributes.indexPath.section)
        && (attributes.representedElementKind != nil
          || attributes.indexPath.item < countsStorage[attributes.indexPath.section])
    }
  }

  private func retireInvisible(_ visible: [CollectionLayoutAttributes]) {
    let items = Set(visible.filter { $0.representedElementKind == nil }.map(\.indexPath))
    var cells: [(path: IndexPath, cell: CollectionCellNode)] = []
    for entry in shownCells {
      if items.contains(entry.path) {
        cells.append(entry)
      } else {
        retire(entry.cell, at: entry.path)
      }
    }
    shownCells = cells
    var edges: [(attributes: CollectionLayoutAttributes, view: CollectionReusableNode)] = []
    for entry in shownEdges {
      if let now = visible.first(where: { $0.isSamePart(as: entry.attributes) }) {
        edges.append((now, entry.view))
      } else {
        retire(entry.view, kind: entry.attributes.representedElementKind ?? "")
      }
    }
    shownEdges = edges
  }

  /// Creates the view for layout attributes unless it exists.
  ///
  /// - Returns: Whether an item's measured size moved others.
  private func show(_ attributes: CollectionLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    if let kind = attributes.representedElementKind {
      guard !shownEdges.contains(where: { $0.attributes.isSamePart(as: attributes) }) else {
        return false
      }
      let view =
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        ?? CollectionReusableNode(frame: .zero)
      shownEdges.append((attributes, view))
      show(view, after: nil, before: nil)
      return collectionViewLayout.measuring?.measure(view, at: attributes) ?? false
    }
    guard shownCell(at: path) == nil else { return false }
    var cell =
      dataSource?.collectionView(self, cellForItemAt: path) ?? CollectionCellNode(frame: .zero)
    if shownCells.contains(where: { $0.cell === cell }) {
      report(.viewUsedTwice(node: debugName, section: path.section, item: path.item))
      cell = CollectionCellNode(frame: .zero)
    }
    if let identifier = cell.reuseIdentifier {
      cellQueue.withdraw(cell, for: identifier)
    }
    let index = shownCells.firstIndex { $0.path > path } ?? shownCells.count
    shownCells.insert((path, cell), at: index)
    cell.awaitsDisplay = true
    show(
      cell, after: index > 0 ? shownCells[index - 1].cell : nil,
      before: index + 1 < shownCells.count ? shownCells[index + 1].cell : nil)
    if let measuring = collectionViewLayout.measuring {
      return measuring.measure(cell, at: attributes)
    }
    guard collectionViewLayout.measuresItems else { return false }
    let size = cell.preferredLayoutSize(fitting: attributes.frame.size)
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      report(.invalidSize(node: debugName, section: path.section, item: path.item))
      return false
    }
    return collectionViewLayout.take(size, at: path)
  }

  private func placeItems() {
    for (path, cell) in shownCells {
      guard let frame = collectionViewLayout.layoutAttributesForItem(at: path)?.frame,
        frame.isFinite
      else { continue }
      if cell.frame != frame { cell.frame = frame }
      let isSelected = selection.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      guard cell.awaitsDisplay else { continue }
      cell.awaitsDisplay = false
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    for (attributes, view) in shownEdges where view.frame != attributes.frame {
      view.frame = attributes.frame
    }
  }

  /// Orders cells like their items, with headers and footers above them.
  private func orderSubviews() {
    shownEdges.sort {
      ($0.attributes.indexPath, $0.attributes.representedElementKind ?? "")
        < ($1.attributes.indexPath, $1.attributes.representedElementKind ?? "")
    }
    let back = [backgroundView, attachedRefreshControl].compactMap { $0 }
    arrange(back, then: shownCells.map(\.cell) + shownEdges.map(\.view))
  }

  final func retireEverything() {
    for entry in shownCells { retire(entry.cell, at: entry.path) }
    for entry in shownEdges {
      retire(entry.view, kind: entry.attributes.representedElementKind ?? "")
    }
    shownCells = []
    shownEdges = []
  }

  final func shownCell(at path: IndexPath) -> CollectionCellNode? {
    shownCells.first { $0.path == path }?.cell
  }

  final func backgroundViewDidChange(from former: ViewNode?) {
    guard former !== backgroundView else { return }
    former?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    layoutDidChange()
  }
}

nonisolated extension CollectionLayoutAttributes {
  fileprivate func isSamePart(as other: CollectionLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
  }
}
