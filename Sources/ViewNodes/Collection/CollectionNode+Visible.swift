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

  /// Tells the layout about bounds that are no longer those that it was prepared for.
  ///
  /// The layout compares the new bounds with those of the collection, so it is asked as of then.
  final func boundsMayInvalidateLayout() {
    let (now, former) = (boundsStorage, preparedBounds)
    guard now != former, collectionViewLayout.isValid, !isLayingOutItems else { return }
    preparedBounds = now
    boundsStorage = former
    let isInvalid = collectionViewLayout.shouldInvalidateLayout(forBoundsChange: now)
    let context =
      isInvalid ? collectionViewLayout.invalidationContext(forBoundsChange: now) : nil
    boundsStorage = now
    if let context {
      collectionViewLayout.invalidateLayout(with: context)
    } else if former.isEmpty {
      // Prepared before there was any room.
      collectionViewLayout.invalidateLayout()
    }
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
    collectionViewLayout.invalidate {
      $0.invalidateEverything = true
      $0.invalidateDataSourceCounts = true
    }
    // A layout that computes frames once needs the room that the first layout pass gives it.
    if !boundsStorage.isEmpty { updateContentSizeFromLayout() }
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

  /// The layout, prepared.
  final var preparedLayout: CollectionLayout {
    collectionViewLayout.prepareIfInvalid()
    return collectionViewLayout
  }

  final func updateContentSizeFromLayout() {
    changeContentSize(
      to: preparedLayout.collectionViewContentSize, isLayingOut: isLayingOutItems)
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
    var visible: [CollectionLayoutAttributes]
    var moved: Bool
    var rounds = 0
    // Each round but the last measures another item; a layout that never settles ends, too.
    repeat {
      rounds += 1
      updateContentSizeFromLayout()
      applyLimits()
      visible = visibleAttributes
      retireInvisible(visible)
      moved = false
      for attributes in visible { moved = show(attributes) || moved }
    } while moved && rounds < Self.roundLimit
    if moved { reportOnce(.itemsKeepMoving(node: debugName, rounds: rounds)) }
    placeItems(visible)
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

  private static var roundLimit: Int { 1000 }

  private var visibleAttributes: [CollectionLayoutAttributes] {
    guard boundsStorage.width > 0, boundsStorage.height > 0 else { return [] }
    let candidates = preparedLayout.layoutAttributesForElements(in: bounds) ?? []
    return candidates.filter { attributes in
      guard attributes.isUsable, attributes.frame.meets(bounds) else { return false }
      let path = attributes.indexPath
      guard attributes.representedElementCategory == .cell else { return !path.isEmpty }
      return path.count == 2 && countsStorage.indices.contains(path.section) && path.item >= 0
        && path.item < countsStorage[path.section]
    }
  }

  private func retireInvisible(_ visible: [CollectionLayoutAttributes]) {
    let items = Set(
      visible.filter { $0.representedElementCategory == .cell }.map(\.indexPath))
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
        retire(entry.view, entry.attributes)
      }
    }
    shownEdges = edges
  }

  final func retireEverything() {
    for entry in shownCells { retire(entry.cell, at: entry.path) }
    for entry in shownEdges { retire(entry.view, entry.attributes) }
    shownCells = []
    shownEdges = []
  }

  final func shownCell(at path: IndexPath) -> CollectionCellNode? {
    shownCells.first { $0.path == path }?.cell
  }

  final func backgroundViewDidChange(from former: ViewNode?) {
    guard former !== backgroundView else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    layoutDidChange()
  }
}
