// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  final func markNeedsReload() {
    needsReload = true
    rowsNeedLayout = true
    markNeedsLayout()
  }

  final func loadIfNeeded() { loadIfNeeded(isLayingOut: false) }

  /// Requests everything from the data source if it is outdated.
  ///
  /// - Parameter isLayingOut: Whether a layout of the rows is about to begin, so that none has to be
  ///   requested.
  final func loadIfNeeded(isLayingOut: Bool) {
    guard needsReload, !isLayingOutItems else { return }
    load(isLayingOut: isLayingOut)
  }

  final func reload() {
    // A reload requested during a call to the data source is performed afterward.
    guard !isLayingOutItems else {
      markNeedsReload()
      return
    }
    load(isLayingOut: false)
  }

  private func load(isLayingOut: Bool) {
    needsReload = false
    swiping.close()
    moving.cancel()
    retireEverything()
    itemBatch.cancel()
    rows = RunTree<TableRun>(runsOfAllSections())
    loadIndex(isLayingOut: isLayingOut)
    rowsNeedLayout = true
    updateContentSizeFromRows(isLayingOut: isLayingOut)
    if !isLayingOut { markNeedsLayout() }
  }

  /// Measures the heights of visible rows again; other measured heights become estimates.
  final func invalidateMeasuredHeights() {
    guard !isLayingOutItems else { return }
    forgetMeasuredHeights()
    markNeedsLayout()
  }

  /// Turns measured heights into estimates, in a layout of rows.
  final func forgetMeasuredHeights() {
    rows.updateAll { $0.isMeasured = false }
    rowsNeedLayout = true
  }

  /// Measures the row of a visible cell again, whose content has another size.
  final func invalidateMeasuredHeight(of cell: ViewNode) {
    guard !isLayingOutItems, let element = shownCells.element(of: cell),
      rows.element(at: element)?.isMeasured == true
    else { return }
    rows.update(element..<element + 1) { $0.isStale = true }
    rowsNeedLayout = true
    markNeedsLayout()
  }

  final func updateContentSizeFromRows() {
    updateContentSizeFromRows(isLayingOut: isLayingOutItems)
  }

  private func updateContentSizeFromRows(isLayingOut: Bool) {
    let size = CGSize(
      width: boundsStorage.width,
      height: rowsTop + rows.total.length.points + (tableFooterView?.frame.height ?? 0))
    changeContentSize(to: size, isLayingOut: isLayingOut)
  }

  // MARK: Data source

  private func runsOfAllSections() -> [TableRun] {
    guard let dataSource else { return [] }
    var runs: [TableRun] = []
    let sections = askNumberOfSections(dataSource)
    for section in 0..<sections {
      runs.append(contentsOf: runsOfSection(section, dataSource))
    }
    return runs
  }

  final func runsOfSection(_ section: Int, _ dataSource: any TableNodeDataSource) -> [TableRun] {
    let count = requestNumberOfRows(inSection: section, dataSource)
    var runs = [edgeRun(.header, section, dataSource)]
    runs.append(contentsOf: rowRuns(0..<count, section))
    runs.append(edgeRun(.footer, section, dataSource))
    return runs
  }

  final func askNumberOfSections(_ dataSource: any TableNodeDataSource) -> Int {
    usableCount(dataSource.numberOfSections(in: self), section: nil)
  }

  final func requestNumberOfRows(inSection section: Int, _ dataSource: any TableNodeDataSource)
    -> Int
  {
    usableCount(dataSource.tableView(self, numberOfRowsInSection: section), section: section)
  }

  /// Returns the runs for rows that were never visible: a single one, unless each has its own
  /// estimate.
  final func rowRuns(_ range: Range<Int>, _ section: Int) -> [TableRun] {
    guard !range.isEmpty else { return [] }
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    if estimatedRowHeight == 0 {
      guard let tableDelegate else {
        let height = rowHeight < 0 ? Self.standardRowHeight : checkedHeight(rowHeight)
        return [row(height, isMeasured: true, count: range.count)]
      }
      return merged(
        range.lazy.map { index in
          let asked = tableDelegate.tableView(self, heightForRowAt: path(index))
          let height = asked == Self.automaticDimension ? Self.standardRowHeight : asked
          return self.row(self.checkedHeight(height, row: path(index)), isMeasured: true, count: 1)
        })
    }
    let common: CGFloat
    if estimatedRowHeight.isFinite, estimatedRowHeight > 0, tableDelegate != nil || rowHeight < 0 {
      common = estimatedRowHeight
    } else {
      common = rowHeight.isFinite && rowHeight >= 0 ? rowHeight : Self.standardRowHeight
    }
    if let tableDelegate {
      func guess(_ row: Int) -> CGFloat {
        tableDelegate.tableView(self, estimatedHeightForRowAt: path(row))
      }
      if guess(range.lowerBound) != Self.automaticDimension {
        return merged(
          range.lazy.map { index in
            let guess = guess(index)
            return self.row(guess.isFinite && guess >= 0 ? guess : common, count: 1)
          })
      }
    }
    return [row(common, count: range.count)]
  }

  private func row(_ height: CGFloat, isMeasured: Bool = false, count: Int) -> TableRun {
    TableRun(
      kind: .row, length: ExactLength(roundedToPixel(height)), isMeasured: isMeasured, count: count)
  }

  private func merged(_ runs: some Sequence<TableRun>) -> [TableRun] {
    runs.reduce(into: []) { $0.appendJoined($1) }
  }

  /// Returns a row height from the delegate; an invalid one is reported and replaced with the
  /// default.
  final func checkedHeight(_ height: CGFloat, row path: IndexPath? = nil) -> CGFloat {
    guard height.isFinite, height >= 0 else {
      report(.invalidSize(node: debugName, section: path?.section, item: path?.row))
      return Self.standardRowHeight
    }
    return height
  }

  static var standardRowHeight: CGFloat { 44 }
}
