// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Updates the visible cells if anything has changed since the last layout.
  final func layoutRowsIfNeeded() {
    guard !isLayingOutItems else { return }
    loadIfNeeded()
    guard rowsNeedLayout || editing.isStale || bounds != laidOutBounds else { return }
    layoutRows()
  }

  /// Creates, measures, and places the visible cells and removes all others.
  ///
  /// If rows above the first visible one differ from their estimated heights, the offset changes
  /// instead of what is on screen.
  ///
  /// - Parameter anchor: The element that stays in place, or `nil` for the first visible one that
  ///   has been measured.
  final func layoutRows(anchor: Int? = nil) {
    guard !isLayingOutItems else { return }
    updateEditingIfStale()
    isLayingOutItems = true
    adaptToWidth()
    // Each round but the last measures another row or clamps the offset.
    var offset: CGPoint
    repeat {
      fill(around: anchor)
      updateContentSizeFromRows()
      offset = contentOffset
      applyLimits()
    } while offset != contentOffset
    layoutEdgeViews()
    placeRows()
    putRetiredAside()
    orderSubviews()
    layoutRefreshControl()
    layoutIndex()
    layoutIndicators()
    rowsNeedLayout = false
    laidOutBounds = bounds
    isLayingOutItems = false
    if needsReload || editing.isStale { markNeedsLayout() }
  }

  private func adaptToWidth() {
    guard measuredWidth != rowWidth else { return }
    if measuredWidth != 0 { forgetMeasuredHeights() }
    measuredWidth = rowWidth
  }

  private func fill(around preferred: Int?) {
    let count = rows.total.elements
    guard count > 0, boundsStorage.height > 0, rowWidth > 0 else {
      retireEverything()
      return
    }
    var top = ExactLength(contentOffset.y - rowsTop)
    let height = ExactLength(boundsStorage.height)
    let reach = moving.reach
    let known = heightsFound
    retireInvisible(from: top - reach, to: top + height + reach)
    let anchor = min(
      preferred ?? currentAnchor ?? rows.firstUnmeasuredIndex(at: max(top, .zero)), count - 1)
    let start = rows.sums(before: anchor).length

    var element = anchor
    var y = start
    while element < count, y < top + height + reach {
      y += prepare(element)
      element += 1
    }

    let firstTop = top
    element = anchor - 1
    y = start
    while element >= 0, y > top - reach {
      let former = rows.element(at: element)?.length ?? .zero
      let length = prepare(element)
      top += length - former
      y = y - former
      element -= 1
    }
    top += prepareFloatingEdges(below: top)
    // Rows that turned out higher than estimated may have moved others out of sight.
    if heightsFound != known { retireInvisible(from: top - reach, to: top + height + reach) }
    if top != firstTop { shiftOffset(by: CGPoint(x: 0, y: (top - firstTop).points)) }
  }

  /// The first visible element that has been measured and has a view.
  private var currentAnchor: Int? {
    shownCells.first {
      rows.element(at: $0.element)?.isMeasured == true && !moving.isMoving($0.element)
    }?.element
  }

  /// Creates the floating header and footer.
  ///
  /// - Returns: The difference between the header's height and its estimate, which moves all
  ///   visible content.
  private func prepareFloatingEdges(below top: ExactLength) -> ExactLength {
    var floating = floatingEdges(below: top.points)
    var moved = ExactLength.zero
    if let header = floating.header, let (start, former) = rows.extent(of: header) {
      let growth = prepare(header) - former
      if growth != .zero { floating = floatingEdges(below: top.points) }
      if start + former <= top { moved = growth }
    }
    if let footer = floating.footer { _ = prepare(footer) }
    return moved
  }

  /// Measures an element and creates the view for it.
  final func prepare(_ element: Int) -> ExactLength {
    guard let run = rows.element(at: element) else { return .zero }
    guard run.kind == .row else {
      return prepareEdge(element, run, section: section(ofElement: element))
    }
    if run.isMeasured, !run.isStale {
      if run.length > .zero, shownCells[element] == nil, let path = path(ofElement: element) {
        _ = show(element, at: path)
      }
      return run.length
    }
    guard let path = path(ofElement: element) else { return .zero }
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height: CGFloat
    if asked != Self.automaticDimension {
      height = checkedHeight(asked, row: path)
    } else if estimatedRowHeight == 0 {
      height = Self.standardRowHeight
    } else {
      height = measure(shownCells[element] ?? show(element, at: path), path)
    }
    let length = ExactLength(roundedToPixel(height > 0 ? height + gap(below: element) : height))
    setLength(length, of: element)
    if length > .zero, shownCells[element] == nil { _ = show(element, at: path) }
    return length
  }

  /// Returns the distance between a row and the next one, which is part of the row.
  private func gap(below element: Int) -> CGFloat {
    guard rowSpacing > 0, rows.element(at: element + 1)?.kind == .row else { return 0 }
    return rowSpacing
  }

  final func setLength(_ length: ExactLength, of element: Int) {
    heightsFound += 1
    rows.update(element..<element + 1) {
      $0.length = length
      $0.isMeasured = true
      $0.isStale = false
    }
  }

  private func measure(_ cell: TableCellNode, _ path: IndexPath) -> CGFloat {
    let (height, isComplete) = measuredHeight(of: cell, forWidth: rowWidth)
    if !isComplete {
      report(
        .noVerticalChain(cell: cell.debugName, section: path.section, item: path.row))
    }
    return height
  }

  /// Requests the cell of a row and adds it to the table.
  private func show(_ element: Int, at path: IndexPath) -> TableCellNode {
    var cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? TableCellNode(style: .default, reuseIdentifier: nil)
    if shownCells.contains(cell) {
      report(.viewUsedTwice(node: debugName, section: path.section, item: path.row))
      cell = TableCellNode(style: .default, reuseIdentifier: nil)
    }
    if let identifier = cell.reuseIdentifier {
      cellQueue.withdraw(cell, for: identifier)
    }
    shownCells.insert(cell, for: element)
    prepareLook(of: cell, element)
    prepareEditing(of: cell, element)
    cell.awaitsDisplay = true
    let neighbors = shownCells.neighbors(of: element)
    show(cell, after: neighbors.previous, before: neighbors.next)
    return cell
  }

  // MARK: Placement

  private func placeRows() {
    for (element, cell) in shownCells {
      var place = moving.place(element, in: rect(of: element))
      place.size.height = max(0, place.height - gap(below: element))
      let rect = swiping.place(cell, in: place, isRightToLeft: isRightToLeft)
      if cell.frame != rect { cell.frame = rect }
      if rowsNeedLayout { prepareLook(of: cell, element) }
      guard cell.awaitsDisplay else { continue }
      cell.awaitsDisplay = false
      if let tableDelegate, let path = path(ofElement: element) {
        tableDelegate.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
    guard !shownEdges.isEmpty else { return }
    let floating = floatingEdges
    for (element, view) in shownEdges {
      var rect = rect(of: element)
      rect.origin.y = rowsTop + floating.top(of: element, rows)
      if !floating.contains(element) { rect = moving.place(element, in: rect) }
      if view.frame != rect { view.frame = rect }
    }
    announceEdges()
  }

  /// Orders cells like their rows, with headers and footers above them, so that the result doesn't
  /// depend on the history of the table.
  private func orderSubviews() {
    if isInOrder { return }
    let back = [backgroundView, attachedRefreshControl, swiping.actionsNode].compactMap { $0 }
    var front: [ViewNode] = []
    for (_, cell) in shownCells where !moving.isMoving(cell) { front.append(cell) }
    for (_, view) in shownEdges { front.append(view) }
    arrange(back, then: front + moving.front)
  }

  /// Whether the table shows only cells, and they are its rearmost subviews, in order.
  private var isInOrder: Bool {
    guard backgroundView == nil, attachedRefreshControl == nil, swiping.actionsNode == nil,
      shownEdges.isEmpty, moving.move == nil
    else { return false }
    let subviews = children
    var index = 0
    for (_, cell) in shownCells {
      guard index < subviews.count, subviews[index] === cell else { return false }
      index += 1
    }
    return true
  }

  // MARK: Removal

  private func retireInvisible(from top: ExactLength, to bottom: ExactLength) {
    let visible = rows.elements(from: top, to: bottom)
    let cells = shownCells.removeAll { visible.contains($0) || moving.isMoving($0) }
    for (element, cell) in cells {
      retire(cell, at: path(ofElement: element))
    }
    guard !shownEdges.isEmpty else { return }
    let floating = floatingEdges
    let edges = shownEdges.removeAll { visible.contains($0) || floating.contains($0) }
    for (element, view) in edges { retire(view, edge(ofElement: element)) }
  }

  final func retireEverything() {
    for (element, cell) in shownCells { retire(cell, at: path(ofElement: element)) }
    for (element, view) in shownEdges { retire(view, edge(ofElement: element)) }
    shownCells = ShownViews()
    shownEdges = ShownViews()
    rowsNeedLayout = true
  }

  /// Called when a subview is removed by any code.
  final func subviewLeaves(_ subview: ViewNode) {
    if moving.move?.cell === subview { moving.cancel() }
    shownCells.remove(subview)
    shownEdges.remove(subview)
  }
}
