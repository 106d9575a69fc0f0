// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

extension Screen {
  /// Taps the encircled i of a cell.
  ///
  /// - Throws: ``DriverError/noDetailButton(node:)`` if the cell has none, or another ``DriverError``
  ///   if no finger can reach it.
  public func tapDetailButton(of cell: TableCellNode) throws {
    layoutIfNeeded()
    guard let button = cell.detailButton else {
      throw DriverError.noDetailButton(node: cell.debugName)
    }
    try tap(button)
  }

  /// Pushes a row aside, so that it shows what can be done with it, and leaves it there. The buttons
  /// are then on the screen; ``tap(_:)-(String)`` taps one by its title.
  ///
  /// - Parameters:
  ///   - cell: The row's cell.
  ///   - direction: Left for what is at the right edge, right for what is at the left edge.
  /// - Throws: ``DriverError/nothingToDo(node:)`` if the row does not move, or another
  ///   ``DriverError`` if no finger can reach the cell.
  public func showActions(
    of cell: TableCellNode, swiping direction: SwipeGestureRecognizer.Direction
  ) throws {
    let former = cell.frame.minX
    try swipe(cell, direction)
    guard cell.frame.minX != former else { throw DriverError.nothingToDo(node: cell.debugName) }
  }
}
