// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Moves a row that the user has moved, and notifies the data source.
  ///
  /// The rows change first, because the data source may change them again.
  final func finishMove(from source: IndexPath, to target: IndexPath) {
    guard let dataSource, !needsReload, !isLayingOutItems else { return }
    let cell = element(ofRow: source).flatMap { shownCells[$0] }
    guard itemBatch.add({ $0.movedItems.append((source, target)) }) || moveRuns(source, target)
    else { return }
    dataSource.tableView(self, moveRowAt: source, to: target)
    checkCounts(inSections: [source.section, target.section])
    guard editing.isOn, !needsReload, !editing.isAsking, let cell,
      let element = shownCells.element(of: cell)
    else { return }
    prepareEditing(of: cell, element)
  }

  private func moveRuns(_ source: IndexPath, _ target: IndexPath) -> Bool {
    var updates = ListUpdates()
    updates.movedItems = [(source, target)]
    return perform(updates) { plan in
      RunUpdate(plan).apply(to: &rows, rows: [], sections: [:]) == nil
    }
  }
}
