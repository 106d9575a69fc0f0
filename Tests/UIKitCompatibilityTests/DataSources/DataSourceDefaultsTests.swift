// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
  var snapshot = Snapshot()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// A collection, or a table, and how often the cell of each item was made.
private final class Counted {
  let layout = UICollectionViewFlowLayout()
  let collection: UICollectionView
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private(set) var made: [Int] = []
  private(set) lazy var source = UICollectionViewDiffableDataSource<String, Int>(
    collectionView: collection
  ) { [weak self] _, _, item in
    self?.made.append(item)
    return item < 0 ? nil : UICollectionViewCell(frame: .zero)
  }
  private(set) lazy var rows = UITableViewDiffableDataSource<String, Int>(tableView: table) {
    [weak self] _, _, item in
    self?.made.append(item)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
  }

  func apply(_ sections: [(String, [Int])]) {
    source.apply(snapshot(sections))
    collection.layoutIfNeeded()
  }
}

@Suite("What diffable data sources do unless they are overridden")
struct DataSourceDefaultsTests {
  private let first = IndexPath(item: 0, section: 0)

  @Test("items of a collection are found by their index path, and index paths by their item")
  func lookup() {
    let counted = Counted()
    counted.apply([("a", [1, 2]), ("b", [3])])
    #expect(counted.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(counted.source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == nil)
    #expect(counted.source.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(counted.source.indexPath(for: 9) == nil)
    #expect(counted.source.sectionIdentifier(for: 0) == "a")
    #expect(counted.source.sectionIdentifier(for: 1) == "b")
    #expect(counted.source.sectionIdentifier(for: 2) == nil)
    #expect(counted.source.sectionIdentifier(for: -1) == nil)
    #expect(counted.source.index(for: "b") == 1 && counted.source.index(for: "z") == nil)
  }

  @Test("a snapshot that is applied by reloading makes all cells anew, and then completes")
  func reloading() {
    let counted = Counted()
    counted.apply([("a", [1, 2])])
    counted.apply([("a", [1, 2, 3])])
    #expect(counted.made == [1, 2, 3])
    var isDone = false
    counted.source.applySnapshotUsingReloadData(snapshot([("a", [1, 2])])) { isDone = true }
    counted.collection.layoutIfNeeded()
    #expect(isDone && counted.made == [1, 2, 3, 1, 2])
    #expect(counted.collection.numberOfItems(inSection: 0) == 2)
    #expect(counted.source.snapshot().itemIdentifiers == [1, 2])
  }

  @Test("so does one that is applied to a table")
  func reloadingTable() {
    let counted = Counted()
    let rows = counted.rows
    rows.apply(snapshot([("a", [1, 2])]))
    counted.table.layoutIfNeeded()
    #expect(counted.made == [1, 2])
    var isDone = false
    rows.applySnapshotUsingReloadData(snapshot([("a", [2, 1])])) { isDone = true }
    counted.table.layoutIfNeeded()
    #expect(isDone && counted.made == [1, 2, 2, 1])
    #expect(rows.snapshot().itemIdentifiers == [2, 1])
  }

  @Test("a section that changes its place reloads the collection")
  func movedSections() {
    let counted = Counted()
    counted.apply([("a", [1]), ("b", [2])])
    counted.apply([("b", [2]), ("a", [1])])
    #expect(counted.made == [1, 2, 2, 1])
    #expect(counted.source.itemIdentifier(for: first) == 2)
  }

  @Test("a reloaded section makes its cells anew, and the others keep theirs")
  func reloadedSections() {
    let counted = Counted()
    counted.apply([("a", [1, 2]), ("b", [3])])
    var next = counted.source.snapshot()
    next.reloadSections(["a"])
    counted.source.apply(next)
    counted.collection.layoutIfNeeded()
    #expect(counted.made == [1, 2, 3, 1, 2])
  }

  @Test("a reloaded item that also moves gets a new cell at its new place")
  func reloadedAndMoved() {
    let counted = Counted()
    counted.apply([("a", [1, 2, 3])])
    var next = snapshot([("a", [3, 1, 2])])
    next.reloadItems([3])
    counted.source.apply(next)
    counted.collection.layoutIfNeeded()
    #expect(counted.made == [1, 2, 3, 3])
    #expect(counted.source.itemIdentifier(for: first) == 3)
    #expect(counted.collection.layoutReport().problems.isEmpty)
  }

  @Test("a missing cell of a collection is reported, and an empty one is shown")
  func missingCell() {
    let counted = Counted()
    counted.apply([("a", [-1])])
    #expect(counted.collection.cellForItem(at: first)?.contentView.subviews.isEmpty == true)
    #expect(
      counted.collection.layoutReport().problems.map(\.description) == [
        "The data source of CollectionNode provided no cell at [0, 0]; a plain cell is shown."
      ])
  }

  @Test("without a provider of headers, they are empty", arguments: [false, true])
  func emptyHeaders(hasProvider: Bool) {
    let counted = Counted()
    counted.layout.headerReferenceSize = CGSize(width: 10, height: 20)
    if hasProvider { counted.source.supplementaryViewProvider = { _, _, _ in nil } }
    counted.apply([("a", [1])])
    let header = counted.collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: first)
    #expect(header?.frame.height == 20 && header?.subviews.isEmpty == true)
  }

  @Test("rows can't be edited or moved, and sections have no titles")
  func editing() {
    let counted = Counted()
    let (rows, table) = (counted.rows, counted.table)
    rows.apply(snapshot([("a", [1, 2])]))
    #expect(!rows.tableView(table, canEditRowAt: first))
    #expect(!rows.tableView(table, canMoveRowAt: first))
    #expect(rows.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(rows.tableView(table, titleForFooterInSection: 0) == nil)
    rows.tableView(table, commit: .delete, forRowAt: first)
    rows.tableView(table, moveRowAt: first, to: IndexPath(row: 1, section: 0))
    #expect(rows.snapshot().itemIdentifiers == [1, 2])
    #expect(rows.defaultRowAnimation == .automatic)
  }

  @Test(
    "the cells of a registration are those of its class, configured for an item if there is one")
  func registrations() {
    final class Badge: UICollectionViewCell {}
    let collection = Counted().collection
    var items: [Int] = []
    let badges = UICollectionView.CellRegistration<Badge, Int> { _, _, item in items.append(item) }
    let badge = collection.dequeueConfiguredReusableCell(using: badges, for: first, item: 7)
    #expect(type(of: badge) == Badge.self && items == [7])
    _ = collection.dequeueConfiguredReusableCell(using: badges, for: first, item: nil)
    #expect(items == [7])
  }
}
