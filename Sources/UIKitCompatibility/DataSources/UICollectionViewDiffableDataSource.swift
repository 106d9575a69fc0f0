// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A data source of a collection that shows snapshots and computes the changes between them.
#if MainActor
  @MainActor
#endif
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A snapshot of this data source's identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A closure that returns the configured cell of an item.
  public typealias CellProvider = (
    UICollectionView, IndexPath, ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns the configured header or footer of a section.
  public typealias SupplementaryViewProvider = (
    UICollectionView, String, IndexPath
  ) -> UICollectionReusableView?

  /// A closure that returns headers and footers; `nil`, the default, for empty ones.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  final weak var collectionView: UICollectionView?
  private final let cellProvider: CellProvider
  private final var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees applied to sections.
  final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source and assigns it to a collection, which holds it weakly.
  ///
  /// - Parameters:
  ///   - collectionView: The collection, held weakly.
  ///   - cellProvider: A closure that returns the configured cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
    collectionView.itemTapHandler = { [weak self] path in self?.toggleRow(at: path) ?? false }
  }

  /// Returns a copy of the shown snapshot.
  open func snapshot() -> Snapshot { shown.snapshot }

  /// Applies a snapshot; remaining items keep their cells and their selection.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot; its mistakes are reported by the collection.
  ///   - animatingDifferences: Provided for source compatibility; items change immediately.
  ///   - completion: A closure that is called after the change.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = shown.changes(to: snapshot, sections: collectionView?.numberOfSections)
    shown = ShownSnapshot(snapshot, in: collectionView)
    if let changes {
      collectionView?.perform(changes)
    } else {
      collectionView?.reloadData()
    }
    completion?()
  }

  /// Applies a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown = ShownSnapshot(snapshot, in: collectionView)
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the item at an index path, or `nil` for a missing one.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` for a missing one.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// Returns the section at an index, or `nil` for a missing one.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section, or `nil` for a missing one.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  /// Returns the number of items of a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shown.numberOfItems(inSection: section)
  }

  /// Returns the cell of the cell provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      if let row = cell as? any OutlineRow { showPlace(of: item, at: indexPath, in: row) }
      return cell
    }
    collectionView.reportMissingCell(at: indexPath)
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns the view of the supplementary view provider, or an empty one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  fileprivate func perform(_ changes: SnapshotChanges) {
    performBatchUpdates { [self] in
      deleteSections(changes.deletedSections)
      insertSections(changes.insertedSections)
      reloadSections(changes.reloadedSections)
      deleteItems(at: changes.deletedItems)
      insertItems(at: changes.insertedItems)
      reloadItems(at: changes.reloadedItems)
      for move in changes.movedItems { moveItem(at: move.from, to: move.to) }
    }
  }
}
