// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Applies updates, keeping the heights, the selection, and the visible cells of the remaining
  /// rows.
  ///
  /// Updates that don't fit together are reported and skipped. If the result differs from the data
  /// source's counts, that is reported and everything is reloaded.
  final func apply(_ updates: ListUpdates) {
    swiping.close()
    moving.cancel()
    guard let dataSource, !isLayingOutItems else {
      reload()
      return
    }
    _ = perform(updates) { change($0, dataSource) && agrees($0, dataSource) }
  }

  /// Performs updates on the rows; if that fails, everything is reloaded.
  ///
  /// - Parameters:
  ///   - updates: The updates.
  ///   - change: A closure that changes the rows.
  /// - Returns: Whether the rows could be changed.
  final func perform(_ updates: ListUpdates, _ change: (UpdatePlan) -> Bool) -> Bool {
    let plan = UpdatePlan(
      updates, for: debugName, sections: rows.total.sections,
      contains: { element(ofRow: $0) != nil }, report: { report($0) })
    let shown = shownCells.compactMap { entry in
      path(ofElement: entry.element).map { (path: $0, cell: entry.view) }
    }
    let edges = shownEdges.map { (view: $0.view, edge: edge(ofElement: $0.element)) }
    shownEdges = ShownViews()
    // Afterward, because the delegate may update the table again.
    defer { for (view, edge) in edges { retire(view, edge) } }
    invalidateReloadedRows(plan)
    guard change(plan) else {
      shownCells = ShownViews()
      for entry in shown { retire(entry.cell, at: nil) }
      reload()
      return false
    }
    keepCells(shown, plan)
    rowsNeedLayout = true
    updateContentSizeFromRows()
    markNeedsLayout()
    return true
  }

  /// Reloads everything if the data source has other counts than the table in sections that a user
  /// changed.
  final func checkCounts(inSections sections: Set<Int>) {
    guard let dataSource, !needsReload, !isLayingOutItems, !itemBatch.isOpen else { return }
    if !agrees(sections.sorted(), dataSource) { reload() }
  }

  // MARK: Updates

  private func invalidateReloadedRows(_ plan: UpdatePlan) {
    for path in plan.reloadedItems {
      guard let element = element(ofRow: path) else { continue }
      rows.update(element..<element + 1) {
        $0.isMeasured = false
        $0.isSelected = false
      }
    }
  }

  /// Applies a plan of updates.
  ///
  /// - Returns: Whether all insertions have a position.
  private func change(_ plan: UpdatePlan, _ dataSource: any TableNodeDataSource) -> Bool {
    let update = RunUpdate(plan)
    var sections: [Int: [TableRun]] = [:]
    for section in update.freshSections(count: rows.total.sections).sorted() {
      sections[section] = runsOfSection(section, dataSource)
    }
    let inserted = update.insertedRows.map { rowRuns($0.rows, $0.section) }
    switch update.apply(to: &rows, rows: inserted, sections: sections) {
    case .noSection(let section): report(.noSuchSection(node: debugName, section: section))
    case .noRow(let path): reportMissing(path)
    case nil: return true
    }
    return false
  }

  /// Returns whether the row counts match the data source in all updated sections.
  private func agrees(_ plan: UpdatePlan, _ dataSource: any TableNodeDataSource) -> Bool {
    agrees(plan.touchedSections, dataSource)
  }

  private func agrees(_ touched: [Int], _ dataSource: any TableNodeDataSource) -> Bool {
    let sections = askNumberOfSections(dataSource)
    guard sections == rows.total.sections else {
      report(
        .countMismatch(
          node: debugName, section: nil, expected: rows.total.sections, found: sections))
      return false
    }
    for section in touched where section < sections {
      let expected = numberOfRows(inSection: section)
      let found = requestNumberOfRows(inSection: section, dataSource)
      guard found == expected else {
        report(
          .countMismatch(node: debugName, section: section, expected: expected, found: found))
        return false
      }
    }
    return true
  }

  /// Moves visible cells to the new positions of their rows, to be measured again.
  private func keepCells(_ shown: [(path: IndexPath, cell: TableCellNode)], _ plan: UpdatePlan) {
    var kept: [(element: Int, view: TableCellNode)] = []
    shownCells = ShownViews()
    for (path, cell) in shown {
      if let position = plan.newIndexPath(of: path), let element = element(ofRow: position) {
        kept.append((element, cell))
        rows.update(element..<element + 1) { $0.isMeasured = false }
      } else {
        retire(cell, at: path)
      }
    }
    shownCells = ShownViews(kept)
  }
}
