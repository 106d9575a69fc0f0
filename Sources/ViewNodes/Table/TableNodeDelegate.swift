// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a table calls to manage row heights, selection, and display.
///
/// UIKit: `UITableViewDelegate`.
///
/// All methods have default implementations. Heights are in points;
/// ``TableNode/automaticDimension`` makes the table determine the height.
public protocol TableNodeDelegate: ScrollNodeDelegate {
  /// Returns the height of a row that becomes visible, by default ``TableNode/rowHeight``.
  func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimated height of a row that was never visible.
  ///
  /// If the first row of a section returns ``TableNode/automaticDimension``, the default, the
  /// table's ``TableNode/estimatedRowHeight`` is used for the whole section.
  func tableView(_ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header, by default ``TableNode/sectionHeaderHeight``.
  func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer, by default ``TableNode/sectionFooterHeight``.
  func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the header of a section, which takes precedence over a title; `nil` by default.
  func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode?
  /// Returns the footer of a section, which takes precedence over a title; `nil` by default.
  func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode?

  /// Tells the delegate that a cell is about to be displayed, at its final frame.
  func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath)
  /// Tells the delegate that a cell is no longer displayed.
  func tableView(
    _ tableView: TableNode, didEndDisplaying cell: TableCellNode, forRowAt indexPath: IndexPath)
  /// Tells the delegate that a header is about to be displayed, at its final frame.
  func tableView(
    _ tableView: TableNode, willDisplayHeaderView view: ViewNode, forSection section: Int)
  /// Tells the delegate that a footer is about to be displayed, at its final frame.
  func tableView(
    _ tableView: TableNode, willDisplayFooterView view: ViewNode, forSection section: Int)
  /// Tells the delegate that a header is no longer displayed.
  func tableView(
    _ tableView: TableNode, didEndDisplayingHeaderView view: ViewNode, forSection section: Int)
  /// Tells the delegate that a footer is no longer displayed.
  func tableView(
    _ tableView: TableNode, didEndDisplayingFooterView view: ViewNode, forSection section: Int)

  /// Asks the delegate whether to highlight a touched row, and then select it; `true` by default.
  func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Tells the delegate that a touched row was highlighted.
  func tableView(_ tableView: TableNode, didHighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a row is no longer highlighted.
  func tableView(_ tableView: TableNode, didUnhighlightRowAt indexPath: IndexPath)
  /// Tells the delegate that a touched row is about to be selected; returns the row to select, or
  /// `nil` for none.
  func tableView(_ tableView: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that the user selected a row.
  func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath)
  /// Tells the delegate that a touched row is about to be deselected; returns the row to deselect,
  /// or `nil` for none.
  func tableView(_ tableView: TableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Tells the delegate that the user deselected a row.
  func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath)
  /// Tells the delegate that the user tapped the detail button of a row.
  func tableView(_ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns the swipe actions at the leading edge of a row; `nil` by default.
  func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the swipe actions at the trailing edge of a row. With `nil`, the default, an editable
  /// row can be deleted.
  func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the editing style of an editable row, by default
  /// ``TableCellNode/EditingStyle/delete``.
  func tableView(
    _ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableCellNode.EditingStyle
  /// Returns whether the content of an editable row is indented during editing even if there is no
  /// control before it; `true` by default.
  func tableView(
    _ tableView: TableNode, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Returns the destination of a row that is being moved, by default the proposed one.
  ///
  /// Called whenever the proposed destination changes. An index path that doesn't exist after the
  /// move is reported and ignored.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - sourceIndexPath: The index path of the row before the move.
  ///   - proposedDestinationIndexPath: The index path after the move, at the current position of
  ///     the row.
  /// - Returns: The index path after the move.
  func tableView(
    _ tableView: TableNode, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the title of the delete button, by default “Delete”.
  func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Tells the delegate that a row is about to show its actions, because the user swiped it or
  /// tapped its delete control.
  func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath)
  /// Tells the delegate that a row no longer shows its actions; `nil` if the row no longer exists.
  func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?)
}

extension TableNodeDelegate {
  /// Returns the row height of the table.
  public func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns ``TableNode/automaticDimension``.
  public func tableView(
    _ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableNode.automaticDimension }
  /// Returns the header height of the table.
  public func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the footer height of the table.
  public func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    nil
  }
  /// Returns `nil`.
  public func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    nil
  }
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, didEndDisplaying cell: TableCellNode, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, willDisplayHeaderView view: ViewNode, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, willDisplayFooterView view: ViewNode, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, didEndDisplayingHeaderView view: ViewNode, forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, didEndDisplayingFooterView view: ViewNode, forSection section: Int
  ) {}
  /// Returns `true`.
  public func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row itself.
  public func tableView(
    _ tableView: TableNode, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {}
  /// Returns the row itself.
  public func tableView(
    _ tableView: TableNode, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Returns `nil`.
  public func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns `nil`, so that an editable row can be deleted.
  public func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Returns ``TableCellNode/EditingStyle/delete``.
  public func tableView(
    _ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableCellNode.EditingStyle { .delete }
  /// Returns `true`.
  public func tableView(
    _ tableView: TableNode, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns the proposed index path.
  public func tableView(
    _ tableView: TableNode, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Returns “Delete”.
  public func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?) {}
}
