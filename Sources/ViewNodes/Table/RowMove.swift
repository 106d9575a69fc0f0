// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A row that is being moved.
///
/// Until the move ends, the table's elements keep their order: the elements between the row's former
/// place and the gap for it are only displaced by its height.
final class RowMove {
  let cell: TableCellNode
  let touch: Touch
  /// The element of the row.
  let element: Int
  /// The index path of the row before the move.
  let source: IndexPath
  let height: ExactLength
  /// The distance of the touch from the top of the cell, in points.
  let grip: CGFloat
  /// The number of other elements before the gap.
  var gap: Int
  /// The index path of the row after the move.
  var target: IndexPath
  /// The index path at the current position of the row, for which the delegate was last asked.
  var proposal: IndexPath
  /// The next step of scrolling at the edge of the table.
  var step: Timeline.ScheduledAction?
  /// The shadow under the cell.
  let shadow = ViewNode(frame: .zero)

  init(
    _ cell: TableCellNode, _ touch: Touch, element: Int, _ source: IndexPath,
    height: ExactLength, grip: CGFloat
  ) {
    self.cell = cell
    self.touch = touch
    self.element = element
    self.source = source
    self.height = height
    self.grip = grip
    gap = element
    target = source
    proposal = source
    shadow.isUserInteractionEnabled = false
    shadow.backgroundColor = cell.backgroundColor
    shadow.layer.shadowOpacity = 0.25
    shadow.layer.shadowRadius = 6
    shadow.layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  /// Returns the element that is shown a number of places below another one.
  func neighbor(of element: Int, at distance: Int) -> Int {
    var place = gap
    if element != self.element {
      let rank = element > self.element ? element - 1 : element
      place = rank >= gap ? rank + 1 : rank
    }
    place += distance
    guard place != gap else { return self.element }
    let rank = place > gap ? place - 1 : place
    return rank >= self.element ? rank + 1 : rank
  }

  /// Returns the displacement of an element, in points downward.
  func shift(of element: Int) -> CGFloat {
    guard element != self.element else { return 0 }
    let isBelow = element > self.element
    let rank = isBelow ? element - 1 : element
    if rank >= gap { return isBelow ? 0 : height.points }
    return isBelow ? -height.points : 0
  }
}
