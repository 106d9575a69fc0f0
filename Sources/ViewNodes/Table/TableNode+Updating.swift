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
    closeSwipe()
    guard let dataSource, !isLayingOutItems else {
      reload()
      return
    }
    let plan = UpdatePlan(
      updates, for: debugName, sections: rows.total.sections,
      contains: { element(ofRow: $0) != nil }, report: { report($0) })
    let shown = shownCells.compactMap { entry in
      path(ofElement: entry.element).map { (path: $0, cell: entry.cell) }
    }
    for entry in shownEdges { retire(entry.view) }
    shownEdges = []
    forgetReloadedRows(plan)
    guard change(plan, dataSource), agrees(plan, dataSource) else {
      shownCells = []
      for entry in shown { retire(entry.cell, at: nil) }
      reload()
      return
    }
    keepCells(shown, plan)
    rowsNeedLayout = true
    takeContentSizeFromRows()
    markNeedsLayout()
  }

  // MARK: Updates

  private func forgetReloadedRows(_ plan: UpdatePlan) {
    for path in plan.reloadedItems {
      guard let element = element(ofRow: path) else { continue }
      rows.update(element..<element + 1) {
        $0.isMeasured = false
        $0.isSelected = false
      }
    }
  }

  /// - Returns: Whether all insertions have a position.
  private func change(_ plan: UpdatePlan, _ dataSource: any TableNodeDataSource) -> Bool {
    var moving: [IndexPath: TableRun] = [:]
    for move in plan.movedItems {
      moving[move.to] = element(ofRow: move.from).flatMap(rows.element(at:))
    }
    for range in UpdatePlan.stretches(plan.leavingItems).reversed() {
      guard let first = element(ofRow: range.first) else { return false }
      rows.remove(first..<first + range.count)
    }
    var movingSections: [Int: [TableRun]] = [:]
    let targets = plan.movedSections.reduce(into: [Int: Int]()) { $0[$1.from] = $1.to }
    for section in plan.sections.removed.reversed() {
      guard let range = elements(ofSection: section) else { return false }
      let runs = rows.remove(range)
      if let target = targets[section] { movingSections[target] = runs }
    }
    for section in plan.sections.added {
      guard section >= 0, section <= rows.total.sections else {
        report(.noSuchSection(node: debugName, section: section))
        return false
      }
      rows.insert(
        movingSections[section] ?? runsOfSection(section, dataSource),
        at: rows.header(ofSection: section))
    }
    for section in plan.reloadedSections {
      guard let place = plan.sections.place(of: section),
        let range = elements(ofSection: place)
      else { return false }
      rows.remove(range)
      rows.insert(runsOfSection(place, dataSource), at: range.lowerBound)
    }
    for range in UpdatePlan.stretches(plan.comingItems) {
      guard let header = edgeElement(.header, ofSection: range.first.section),
        let footer = edgeElement(.footer, ofSection: range.first.section),
        range.first.row >= 0, range.first.row <= footer - header - 1
      else {
        reportMissing(range.first)
        return false
      }
      rows.insert(runs(of: range, moving), at: header + 1 + range.first.row)
    }
    return true
  }

  private func runs(
    of range: (first: IndexPath, count: Int), _ moving: [IndexPath: TableRun]
  ) -> [TableRun] {
    let section = range.first.section
    var result: [TableRun] = []
    var fresh = range.first.row
    let end = fresh + range.count
    for row in range.first.row..<end {
      guard let run = moving[IndexPath(row: row, section: section)] else { continue }
      result += rowRuns(fresh..<row, section)
      result.append(run)
      fresh = row + 1
    }
    return result + rowRuns(fresh..<end, section)
  }

  private func elements(ofSection section: Int) -> Range<Int>? {
    guard let header = edgeElement(.header, ofSection: section),
      let footer = edgeElement(.footer, ofSection: section)
    else { return nil }
    return header..<footer + 1
  }

  /// Returns whether the row counts match the data source in all updated sections.
  private func agrees(_ plan: UpdatePlan, _ dataSource: any TableNodeDataSource) -> Bool {
    let sections = askNumberOfSections(dataSource)
    guard sections == rows.total.sections else {
      report(
        .countMismatch(
          node: debugName, section: nil, expected: rows.total.sections, found: sections))
      return false
    }
    for section in plan.touchedSections {
      let expected = numberOfRows(inSection: section)
      let found = askNumberOfRows(inSection: section, dataSource)
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
    var kept: [(element: Int, cell: TableCellNode)] = []
    shownCells = []
    for (path, cell) in shown {
      if let place = plan.place(of: path), let element = element(ofRow: place) {
        kept.append((element, cell))
        rows.update(element..<element + 1) { $0.isMeasured = false }
      } else {
        retire(cell, at: path)
      }
    }
    shownCells = kept.sorted { $0.element < $1.element }
  }
}
