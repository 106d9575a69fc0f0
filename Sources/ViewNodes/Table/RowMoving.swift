// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The drags of reorder controls that move a table's rows, one at a time.
final class RowMoving {
  private weak var table: TableNode?
  private(set) var move: RowMove?

  /// The distance from an edge of the table within which a touch scrolls, in points.
  private static let edge: CGFloat = 44
  /// The greatest distance that the table scrolls in a step, in points.
  private static let stride: CGFloat = 8
  /// The time between two steps, in seconds.
  private static let pause = 1.0 / 60

  /// The distance beyond the visible part in which rows may be displaced into it.
  var reach: ExactLength { move?.height ?? .zero }

  func attach(to table: TableNode) {
    self.table = table
  }

  func isMoving(_ cell: TableCellNode) -> Bool { move?.cell === cell }

  func isMoving(_ element: Int) -> Bool { move?.element == element }

  // MARK: Touch

  /// Begins to move the row of a cell with a touch.
  ///
  /// - Returns: Whether the row moves.
  func begin(_ cell: TableCellNode, with touch: Touch) -> Bool {
    guard let table, table.isEditing, move == nil else { return false }
    guard !table.swiping.isOpen else {
      table.swiping.close()
      return false
    }
    table.layoutRowsIfNeeded()
    guard move == nil, let element = table.shownCells.element(of: cell),
      let source = table.path(ofElement: element), let run = table.rows.element(at: element)
    else { return false }
    let move = RowMove(
      cell, touch, element: element, source, height: run.length,
      grip: touch.location(in: table).y - table.rect(of: element).minY)
    self.move = move
    table.addSubview(move.shadow)
    cell.changeEditing(\.isReordering, to: true)
    table.rowsLookDifferent()
    return self.move === move
  }

  /// Moves the row to its touch.
  func follow() {
    guard let move, let table else { return }
    guard !table.needsReload else { return cancel() }
    propose(move, in: table)
    guard self.move === move else { return }
    table.rowsLookDifferent()
    scheduleStep(of: move, in: table)
  }

  /// Puts the row where the gap for it is.
  func end() {
    guard let move else { return }
    cancel()
    if move.target != move.source { table?.finishMove(from: move.source, to: move.target) }
  }

  /// Puts the row back where it was.
  func cancel() {
    guard let move else { return }
    self.move = nil
    move.step?.cancel()
    move.shadow.removeFromSuperview()
    move.cell.changeEditing(\.isReordering, to: false)
    table?.rowsLookDifferent()
  }

  // MARK: Target

  /// Opens the gap at the position of the row, or where the delegate wants it.
  private func propose(_ move: RowMove, in table: TableNode) {
    let distance = ExactLength(top(of: move, in: table) - table.rowsTop)
    let gap = table.rows.gap(at: distance, without: move)
    guard let proposal = table.rows.path(ofGap: gap, without: move.element),
      proposal != move.proposal
    else { return }
    move.proposal = proposal
    let answer =
      table.tableDelegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: move.source, toProposedIndexPath: proposal)
      ?? proposal
    guard self.move === move else { return }
    guard let target = table.rows.gap(forRow: answer, without: move.element) else {
      return table.reportMissing(answer)
    }
    move.target = answer
    move.gap = target
  }

  /// Returns the top of the row at its touch, within the rows of the table.
  private func top(of move: RowMove, in table: TableNode) -> CGFloat {
    let lowest = table.rowsTop + (table.rows.total.length - move.height).points
    return max(table.rowsTop, min(move.touch.location(in: table).y - move.grip, lowest))
  }

  // MARK: Placement

  /// Returns the element that is shown a number of places below another one.
  func neighbor(of element: Int, at distance: Int) -> Int {
    move?.neighbor(of: element, at: distance) ?? element + distance
  }

  /// Returns the rectangle of an element, displaced by the row that is being moved.
  func place(_ element: Int, in rect: CGRect) -> CGRect {
    guard let move, let table else { return rect }
    guard element == move.element else { return rect.offsetBy(dx: 0, dy: move.shift(of: element)) }
    var rect = rect
    rect.origin.y = table.roundedToPixel(top(of: move, in: table))
    if move.shadow.frame != rect { move.shadow.frame = rect }
    move.shadow.layer.cornerRadius = move.cell.layer.cornerRadius
    move.shadow.layer.maskedCorners = move.cell.layer.maskedCorners
    return rect
  }

  /// The views above all others.
  var front: [ViewNode] { move.map { [$0.shadow, $0.cell] } ?? [] }

  // MARK: Scrolling

  /// Scrolls soon if the touch is at an edge of the table.
  private func scheduleStep(of move: RowMove, in table: TableNode) {
    guard move.step == nil, distance(of: move, in: table) != 0,
      let timeline = table.window?.timeline
    else { return }
    move.step = timeline.schedule(after: Self.pause) { [weak self, weak move] in
      guard let self, let move, self.move === move else { return }
      self.scroll(move)
    }
  }

  private func scroll(_ move: RowMove) {
    move.step = nil
    guard let table else { return }
    let distance = distance(of: move, in: table)
    guard distance != 0 else { return }
    table.contentOffset.y += distance
    table.layoutIfNeeded()
    if self.move === move { follow() }
  }

  /// Returns the distance of the next step, in points downward.
  private func distance(of move: RowMove, in table: TableNode) -> CGFloat {
    guard table.isScrollEnabled else { return 0 }
    let insets = table.adjustedContentInset
    let offset = table.contentOffset.y
    let y = move.touch.location(in: table).y - offset
    let above = insets.top + Self.edge - y
    let below = y - (table.bounds.height - insets.bottom - Self.edge)
    func speed(_ depth: CGFloat) -> CGFloat {
      table.ceiledToPixel(min(1, depth / Self.edge) * Self.stride)
    }
    if above > 0, above >= below {
      return -max(0, min(speed(above), offset - table.limits.least.y))
    }
    return below > 0 ? max(0, min(speed(below), table.limits.greatest.y - offset)) : 0
  }
}
