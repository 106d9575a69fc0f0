// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Deleting and moving rows.
extension TableSource {
  func tableView(_ tableView: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    if table.isEditing, selection?.isOfSeveral == true { return true }
    return canDelete(indexPath)
  }

  private func canDelete(_ path: IndexPath) -> Bool {
    guard let (run, index) = parts.row(path.row, in: path.section), run.onDelete != nil else {
      return false
    }
    return traits(of: run, index, at: path).isDeleteDisabled != true
  }

  func tableView(
    _ tableView: TableNode, commit editingStyle: TableCellNode.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let (run, index) = parts.row(indexPath.row, in: indexPath.section) else { return }
    run.onDelete?(IndexSet(integer: index))
  }

  func tableView(_ tableView: TableNode, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let (run, index) = parts.row(indexPath.row, in: indexPath.section), run.onMove != nil
    else { return false }
    return traits(of: run, index, at: indexPath).isMoveDisabled != true
  }

  /// Keeps a row among those that are moved by the same action.
  func tableView(
    _ tableView: TableNode, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let (source, target) = (sourceIndexPath, proposedDestinationIndexPath)
    guard let (run, index) = parts.row(source.row, in: source.section) else { return source }
    let first = source.row - index
    let last = first + run.count - 1
    let row =
      target.section == source.section
      ? min(max(target.row, first), last) : target.section < source.section ? first : last
    return IndexPath(row: row, section: source.section)
  }

  func tableView(
    _ tableView: TableNode, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let (run, index) = parts.row(sourceIndexPath.row, in: sourceIndexPath.section)
    else { return }
    let target = destinationIndexPath.row - sourceIndexPath.row + index
    run.onMove?(IndexSet(integer: index), target > index ? target + 1 : target)
    // The table has moved the cell, but its row is where the data has it, now or after the update.
    showVisibleRows()
  }

  /// Returns the traits of a row, from its cell if it is visible.
  private func traits(of run: RowRun, _ index: Int, at path: IndexPath) -> RowTraits {
    let identity = run.identity(index)
    if let cell = preparedCell, cell.identity == identity { return cell.host.rowTraits }
    if let cell = table.cellForRow(at: path) as? RowCell, cell.identity == identity {
      return cell.host.rowTraits
    }
    var traits = RowTraits()
    var inner = run.view(index)
    while let next = inner.unwrapped {
      if let element = (inner as? WrappedView)?.element as? RowTraitElement {
        traits.addInner(element.traits)
      }
      inner = next
    }
    return traits
  }
}
