// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TableNode {
  /// Performs several updates of rows and sections together.
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
    performBatch(updates, completion: completion)
  }

  /// Begins a batch of updates; see ``performBatchUpdates(_:completion:)``.
  public final func beginUpdates() {
    beginBatch()
  }

  /// Ends a batch of updates and performs it.
  ///
  /// Has no effect without ``beginUpdates()``.
  public final func endUpdates() {
    endBatch()
  }

  /// Inserts rows at index paths after the update.
  ///
  /// The data source must already contain them.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the new rows, after the update.
  ///   - animation: Has no effect, because rows change immediately.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedItems += indexPaths }
  }

  /// Deletes rows.
  ///
  /// The data source must no longer contain them.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedItems += indexPaths }
  }

  /// Reloads the cells and heights of rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The index paths of the rows, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedItems += indexPaths }
  }

  /// Moves a row from its index path before the update to one after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections at indexes after the update.
  ///
  /// The data source must already contain them.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the new sections, after the update.
  ///   - animation: Has no effect, because rows change immediately.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections }
  }

  /// Deletes sections and their rows.
  ///
  /// The data source must no longer contain them.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections }
  }

  /// Reloads sections and everything in them.
  ///
  /// - Parameters:
  ///   - sections: The indexes of the sections, before the update.
  ///   - animation: Has no effect, because rows change immediately.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections }
  }

  /// Moves a section and its rows from its index before the update to one after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.movedSections.append((section, newSection)) }
  }
}
