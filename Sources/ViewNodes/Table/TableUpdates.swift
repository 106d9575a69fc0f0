// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The changes between two states of a table's rows, as they were asked for. What goes and is moved
/// or reloaded is named by its place before, what comes by its place after.
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

/// Where things in a list come to lie when some are taken out and others put in.
struct IndexShift {
  /// The places before of what is taken out, in order.
  var removed: [Int] = []
  /// The places after of what is put in, in order.
  var added: [Int] = []

  /// The place after of what stays; `nil` for what is taken out.
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
  /// Changes rows and sections in one step: places of what goes are those before all changes,
  /// places of what comes those after them. Change the data source inside the closure.
  ///
  /// Visible rows are measured anew even if nothing changes.
  ///
  /// - Parameters:
  ///   - updates: Calls the methods that insert, delete, move and reload.
  ///   - completion: Called at once, when everything is in place.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a step of changes; see ``performBatchUpdates(_:completion:)``.
  public final func beginUpdates() {
    if updateDepth == 0 {
      loadRowsIfNeeded()
      updates = TableUpdates()
    }
    updateDepth += 1
  }

  /// Ends a step of changes and carries it out. A call without ``beginUpdates()`` has no effect.
  public final func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let pending = updates else { return }
    updates = nil
    apply(pending)
  }

  /// Puts rows in at their places after the change. The data source has them already.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertedRows += indexPaths }
  }

  /// Takes rows out. The data source has them no longer.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deletedRows += indexPaths }
  }

  /// Asks for the cells and heights of rows anew.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadedRows += indexPaths }
  }

  /// Moves a row from its place before to its place after the change.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Puts sections in at their places after the change. The data source has them already.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertedSections += sections }
  }

  /// Takes sections out with their rows. The data source has them no longer.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deletedSections += sections }
  }

  /// Asks for everything in sections anew.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadedSections += sections }
  }

  /// Moves a section with its rows from its place before to its place after the change.
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
      // What was never asked, or is being asked just now, is asked anew.
      reloadRows()
      return
    }
    var single = TableUpdates()
    change(&single)
    apply(single)
  }
}
