// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The snapshot that a diffable data source currently shows.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  let snapshot: Snapshot

  init() { snapshot = Snapshot() }

  /// Applies a snapshot, and reports its invalid operations to the table or collection that shows
  /// it.
  init(_ snapshot: Snapshot, in list: UIScrollView?) {
    if let list { snapshot.report(to: list) }
    var snapshot = snapshot
    snapshot.clearPendingChanges()
    self.snapshot = snapshot
  }

  /// Returns the changes to another snapshot, or `nil` if the list has to reload everything because
  /// its number of sections differs from the shown snapshot.
  func changes(to next: Snapshot, sections: Int?) -> SnapshotChanges? {
    sections == snapshot.numberOfSections ? SnapshotChanges(from: snapshot, to: next) : nil
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func numberOfItems(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section),
      let items = snapshot.items[section], items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  func indexPath(of item: Item) -> IndexPath? {
    guard let home = snapshot.homes[item],
      let section = snapshot.sectionIdentifiers.firstIndex(of: home),
      let index = snapshot.items[home]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Reports the invalid operations to a table or a collection view.
  fileprivate func report(to view: UIScrollView) {
    for mistake in mistakes {
      switch mistake {
      case .duplicate(let identifier): view.reportSnapshot(duplicate: identifier)
      case .unknown(let identifier): view.reportSnapshot(unknown: identifier)
      case .noSection: view.reportSnapshotWithoutSection()
      }
    }
  }

  /// Clears the reload requests of the snapshot.
  fileprivate mutating func clearPendingChanges() {
    mistakes = []
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }
}
