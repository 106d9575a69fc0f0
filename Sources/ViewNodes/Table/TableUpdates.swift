// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The requested updates between two states of a table.
///
/// Deletions, moves, and reloads use index paths from before the updates, insertions those from
/// after them.
struct TableUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
}

/// The new indexes of list elements after removals and insertions.
struct IndexShift {
  /// The removed indexes before the update, in order.
  var removed: [Int] = []
  /// The inserted indexes after the update, in order.
  var added: [Int] = []

  /// Returns the new index of a remaining element, or `nil` if it is removed.
  func place(of former: Int) -> Int? {
    let below = removed.prefix { $0 < former }.count
    if below < removed.count, removed[below] == former { return nil }
    var place = former - below
    for next in added {
      guard next <= place else { break }
      place += 1
    }
    return place
  }
}

extension TableNode {
  /// Performs several updates of rows and sections at once.
  ///
  /// Deletions and reloads use index paths from before all updates, insertions those from after
  /// them. Update the data source inside the closure. Visible rows are measured again even if
  /// nothing changes.
  ///
  /// - Parameters:
  ///   - updates: A closure that calls the methods to insert, delete, move, and reload.
  ///   - completion: A closure called immediately after the updates.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a batch of updates; see ``performBatchUpdates(_:completion:)``.
  public final func beginUpdates() {
    if updateDepth == 0 {
      loadRowsIfNeeded()
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  /// Ends a batch of updates and performs it.
  ///
  /// Has no effect without ``beginUpdates()``.
  public final func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let pending = updates else { return }
    updates = nil
    apply(pending)
  }

  /// Inserts rows at index paths after the update.
  ///
  /// The data source must already contain them.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedRows += indexPaths }
  }

  /// Deletes rows.
  ///
  /// The data source must no longer contain them.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedRows += indexPaths }
  }

  /// Reloads the cells and heights of rows.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedRows += indexPaths }
  }

  /// Moves a row from its index path before the update to one after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections at indexes after the update.
  ///
  /// The data source must already contain them.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections }
  }

  /// Deletes sections and their rows.
  ///
  /// The data source must no longer contain them.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections }
  }

  /// Reloads sections and everything in them.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections }
  }

  /// Moves a section and its rows from its index before the update to one after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }

  private func record(_ change: (inout TableUpdates) -> Void) {
    if var pending = updates {
      change(&pending)
      updates = pending
      return
    }
    guard !rowsNeedReload, !isLayingOutRows else {
      // What was never loaded, or is being loaded, is loaded again.
      reloadRows()
      return
    }
    var single = TableUpdates()
    change(&single)
    apply(single)
  }
}
