// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionNode {
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
    let edges = shownEdges
    shownEdges = []
    // Afterward, because the delegate may update the collection again.
    defer { for entry in edges { retire(entry.view, entry.attributes) } }
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
    collectionViewLayout.invalidate { $0.invalidateDataSourceCounts = true }
    guard !boundsStorage.isEmpty else { return }
    let layout = preparedLayout
    layout.prepare(forCollectionViewUpdates: CollectionUpdateItem.items(of: updates))
    updateContentSizeFromLayout()
    layout.finalizeCollectionViewUpdates()
    moveOffsetToTarget(of: layout)
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
