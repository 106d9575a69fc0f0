// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Carries out changes: the rows that stay keep their heights, their selection and, where they
  /// are shown, their cells.
  ///
  /// Changes that do not fit the table are reported and left out; if the result differs from what
  /// the data source says, that is reported and everything is asked anew.
  final func apply(_ updates: TableUpdates) {
    guard let dataSource, !isLayingOutRows else {
      reloadRows()
      return
    }
    let plan = usable(updates)
    let shown = shownCells.compactMap { entry in
      path(ofElement: entry.element).map { (path: $0, cell: entry.cell) }
    }
    for entry in shownEdges { retire(entry.view) }
    shownEdges = []
    forgetReloadedRows(plan)
    guard change(plan, dataSource), agrees(plan, dataSource) else {
      shownCells = []
      for entry in shown { retire(entry.cell, at: nil) }
      reloadRows()
      return
    }
    keepCells(shown, plan)
    rowsNeedLayout = true
    takeContentSizeFromRows()
    markNeedsLayout()
  }

  // MARK: What can be carried out

  private func usable(_ updates: TableUpdates) -> UpdatePlan {
    var plan = UpdatePlan()
    let sectionCount = rows.total.sections
    func isUsable(_ section: Int, _ taken: inout Set<Int>) -> Bool {
      guard section >= 0, section < sectionCount else {
        report(.noSuchSection(node: debugName, section: section))
        return false
      }
      guard taken.insert(section).inserted else {
        report(.changedTwice(node: debugName, section: section, item: nil))
        return false
      }
      return true
    }
    var takenSections: Set<Int> = []
    plan.deletedSections = updates.deletedSections.filter { isUsable($0, &takenSections) }
    plan.movedSections = updates.movedSections.filter { isUsable($0.from, &takenSections) }
    plan.reloadedSections = updates.reloadedSections.filter { isUsable($0, &takenSections) }
    plan.insertedSections = updates.insertedSections
    plan.sections = IndexShift(
      removed: (plan.deletedSections + plan.movedSections.map(\.from)).sorted(),
      added: (plan.insertedSections + plan.movedSections.map(\.to)).sorted())

    let goneSections = Set(plan.deletedSections + plan.reloadedSections)
    var takenRows: Set<IndexPath> = []
    func isUsable(_ path: IndexPath) -> Bool {
      guard element(ofRow: path) != nil else {
        reportMissing(path)
        return false
      }
      if goneSections.contains(path.section) { return false }
      guard takenRows.insert(path).inserted else {
        report(.changedTwice(node: debugName, section: path.section, item: path.item))
        return false
      }
      return true
    }
    plan.deletedRows = updates.deletedRows.filter(isUsable)
    plan.movedRows = updates.movedRows.filter { isUsable($0.from) }
    plan.reloadedRows = updates.reloadedRows.filter(isUsable)
    let newSections = Set(
      plan.insertedSections + plan.reloadedSections.compactMap(plan.sections.place(of:)))
    plan.insertedRows = updates.insertedRows.filter { !newSections.contains($0.section) }
    plan.newSections = newSections
    plan.arrangeRows()
    return plan
  }

  // MARK: Changing

  private func forgetReloadedRows(_ plan: UpdatePlan) {
    for path in plan.reloadedRows {
      guard let element = element(ofRow: path) else { continue }
      rows.update(element..<element + 1) {
        $0.isMeasured = false
        $0.isSelected = false
      }
    }
  }

  /// - Returns: Whether all that comes has a place.
  private func change(_ plan: UpdatePlan, _ dataSource: any TableNodeDataSource) -> Bool {
    var moving: [IndexPath: RunTree.Run] = [:]
    for move in plan.movedRows {
      moving[move.to] = element(ofRow: move.from).flatMap(rows.element(at:))
    }
    for range in UpdatePlan.stretches(plan.leavingRows).reversed() {
      guard let first = element(ofRow: range.first) else { return false }
      rows.remove(first..<first + range.count)
    }
    var movingSections: [Int: [RunTree.Run]] = [:]
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
    for range in UpdatePlan.stretches(plan.comingRows) {
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
    of range: (first: IndexPath, count: Int), _ moving: [IndexPath: RunTree.Run]
  ) -> [RunTree.Run] {
    let section = range.first.section
    var result: [RunTree.Run] = []
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

  /// Whether the rows now are those of the data source, in all sections that were touched.
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

  /// Hands the cells that were shown to where their rows lie now; they are measured anew.
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
