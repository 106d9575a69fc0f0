// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension CollectionNode {
  /// Performs several updates of items and sections together.
  ///
  /// Deletions and reloads use index paths from before all updates, insertions those from after
  /// them. Update the data source inside the closure.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods to insert, delete, move, and reload.
  ///   - completion: A closure called immediately after the updates.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items at index paths after the update.
  ///
  /// The data source must already contain them.
  public final func insertItems(at indexPaths: [IndexPath]) {
    record { $0.insertedItems += indexPaths }
  }

  /// Deletes items.
  ///
  /// The data source must no longer contain them.
  ///
  /// - Parameter indexPaths: The index paths of the items, before the update.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.deletedItems += indexPaths }
  }

  /// Reloads the cells of items.
  ///
  /// - Parameter indexPaths: The index paths of the items, before the update.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    record { $0.reloadedItems += indexPaths }
  }

  /// Moves an item from its index path before the update to one after it.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections at indexes after the update.
  ///
  /// The data source must already contain them.
  public final func insertSections(_ sections: IndexSet) {
    record { $0.insertedSections += sections }
  }

  /// Deletes sections and their items.
  ///
  /// The data source must no longer contain them.
  public final func deleteSections(_ sections: IndexSet) {
    record { $0.deletedSections += sections }
  }

  /// Reloads sections and everything in them.
  public final func reloadSections(_ sections: IndexSet) {
    record { $0.reloadedSections += sections }
  }

  /// Moves a section and its items from its index before the update to one after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }

  /// Applies updates, keeping the cells and the selection of the remaining items.
  ///
  /// Updates that don't fit together are reported and skipped. If the result differs from the data
  /// source's counts, that is reported and everything is reloaded.
  final func apply(_ updates: ListUpdates) {
    guard !isLayingOutItems else {
      reload()
      return
    }
    let former = countsStorage
    let plan = UpdatePlan(
      updates, for: debugName, sections: former.count, contains: { isItem($0) },
      report: { report($0) })
    let chosen = Set(selection.compactMap(plan.newIndexPath(of:)))
    let shown = shownCells
    reloadCounts()
    guard agrees(plan, former) else {
      reload()
      return
    }
    for entry in shownEdges {
      retire(entry.view, kind: entry.attributes.representedElementKind ?? "")
    }
    shownEdges = []
    shownCells = []
    for (path, cell) in shown {
      if let index = plan.newIndexPath(of: path), isItem(index) {
        shownCells.append((index, cell))
      } else {
        retire(cell, at: path)
      }
    }
    shownCells.sort { $0.path < $1.path }
    selection = chosen.filter(isItem)
    collectionViewLayout.invalidateLayout()
    updateContentSizeFromLayout()
  }

  private func agrees(_ plan: UpdatePlan, _ former: [Int]) -> Bool {
    let sections = former.count - plan.sections.removed.count + plan.sections.added.count
    guard sections == countsStorage.count else {
      report(
        .countMismatch(
          node: debugName, section: nil, expected: sections, found: countsStorage.count))
      return false
    }
    var expected = countsStorage
    for section in former.indices {
      let moved = plan.movedSections.first { $0.from == section }?.to
      guard let index = moved ?? plan.sections.newIndex(of: section),
        expected.indices.contains(index),
        !plan.newSections.contains(index)
      else { continue }
      expected[index] = former[section] - plan.leavingCount(section) + plan.comingCount(index)
    }
    for section in expected.indices where expected[section] != countsStorage[section] {
      report(
        .countMismatch(
          node: debugName, section: section, expected: expected[section],
          found: countsStorage[section]))
      return false
    }
    return true
  }
}
