// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a tree in a section.
  ///
  /// - Parameters:
  ///   - snapshot: The tree; its mistakes are reported by the collection.
  ///   - section: The section, appended if it doesn't exist.
  ///   - animatingDifferences: Provided for source compatibility; items change immediately.
  ///   - completion: A closure that is called after the change.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = self.snapshot()
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    next.mistakes += snapshot.mistakes
    trees[section] = snapshot
    apply(next, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the tree of a section's items; flat by default.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let items = snapshot().itemIdentifiers(inSection: section)
    if let known = trees[section], known.visibleItems == items { return known }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(items)
    return flat
  }

  // MARK: Expanding

  /// Shows whether an item is expanded, and its level.
  final func showPlace(
    of item: ItemIdentifierType, at path: IndexPath, in row: any OutlineRow
  ) {
    row.toggle = nil
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section] else {
      row.outline = OutlinePlace()
      return
    }
    row.outline = OutlinePlace(
      level: tree.level(of: item), isExpanded: tree.isExpanded(item),
      hasChildren: tree.hasChildren(item))
    row.toggle = { [weak self] in self?.toggle(item, in: section) }
  }

  /// Expands or collapses a row that is an outline header, instead of selecting it.
  final func toggleRow(at path: IndexPath) -> Bool {
    guard let row = collectionView?.cellForItem(at: path) as? any OutlineRow,
      row.outline.hasChildren, row.expandsByTap, let toggle = row.toggle
    else { return false }
    toggle()
    return true
  }

  private func toggle(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
    guard var tree = trees[section] else { return }
    if tree.isExpanded(item) { tree.collapse([item]) } else { tree.expand([item]) }
    apply(tree, to: section)
    guard let path = indexPath(for: item),
      let row = collectionView?.cellForItem(at: path) as? any OutlineRow
    else { return }
    showPlace(of: item, at: path, in: row)
  }
}
