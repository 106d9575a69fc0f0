// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode: ListNode {
  final func path(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  final func highlightsItem(at path: IndexPath) -> Bool {
    guard selectsRows, !isEditing || !selectsSeveralRows || isEditable(path) else { return false }
    return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }
}
