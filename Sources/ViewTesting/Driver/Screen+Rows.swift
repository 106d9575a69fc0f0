// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

extension Screen {
  /// Taps the detail button of a cell.
  ///
  /// - Throws: ``DriverError/noDetailButton(node:)`` if the cell has none, or another
  ///   ``DriverError`` if it can't be touched.
  public func tapDetailButton(of cell: TableCellNode) throws {
    layoutIfNeeded()
    guard let button = cell.detailButton else {
      throw DriverError.noDetailButton(node: cell.debugName)
    }
    try tap(button)
  }

  /// Swipes a row open to show its actions, whose buttons ``tap(_:)-(String)`` can then tap by
  /// title.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - direction: Left for actions at the right edge, right for actions at the left edge.
  /// - Throws: ``DriverError/nothingToDo(node:)`` if the row doesn't open, or another
  ///   ``DriverError`` if the cell can't be touched.
  public func showActions(
    of cell: TableCellNode, swiping direction: SwipeGestureRecognizer.Direction
  ) throws {
    let former = cell.frame.minX
    try swipe(cell, direction)
    guard cell.frame.minX != former else { throw DriverError.nothingToDo(node: cell.debugName) }
  }
}
