// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

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
}
