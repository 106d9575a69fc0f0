// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A data source of a table that shows snapshots and computes the changes between them.
#if MainActor
  @MainActor
#endif
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A snapshot of this data source's identifiers.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// A closure that returns the configured cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of changes in UIKit; here, they take effect immediately.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  private final weak var tableView: UITableView?
  private final let cellProvider: CellProvider
  private final var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and assigns it to a table, which holds it weakly.
  ///
  /// - Parameters:
  ///   - tableView: The table, held weakly.
  ///   - cellProvider: A closure that returns the configured cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Returns a copy of the shown snapshot.
  open func snapshot() -> Snapshot { shown.snapshot }

  /// Applies a snapshot; remaining rows keep their cells, their selection, and their heights.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot; its mistakes are reported by the table.
  ///   - animatingDifferences: Provided for source compatibility; rows change immediately.
  ///   - completion: A closure that is called after the change.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let changes = shown.changes(to: snapshot, sections: tableView?.numberOfSections)
    shown = ShownSnapshot(snapshot, in: tableView)
    if let changes {
      tableView?.perform(changes, defaultRowAnimation)
    } else {
      tableView?.reloadData()
    }
    completion?()
  }

  /// Applies a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown = ShownSnapshot(snapshot, in: tableView)
    tableView?.reloadData()
    completion?()
  }

  /// Returns the item of a row, or `nil` for a missing row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the row of an item, or `nil` for a missing one.
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

  // MARK: UITableViewDataSource

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// Returns the number of items of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.numberOfItems(inSection: section)
  }

  /// Returns the cell of the cell provider.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    tableView.reportMissingCell(at: indexPath)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Returns `false` unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns `false` unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension UITableView {
  fileprivate func perform(_ changes: SnapshotChanges, _ animation: RowAnimation) {
    performBatchUpdates { [self] in
      deleteSections(changes.deletedSections, with: animation)
      insertSections(changes.insertedSections, with: animation)
      reloadSections(changes.reloadedSections, with: animation)
      deleteRows(at: changes.deletedItems, with: animation)
      insertRows(at: changes.insertedItems, with: animation)
      reloadRows(at: changes.reloadedItems, with: animation)
      for move in changes.movedItems { moveRow(at: move.from, to: move.to) }
    }
  }
}
