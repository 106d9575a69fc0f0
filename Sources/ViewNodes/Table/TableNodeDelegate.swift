// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Says how high rows are and hears of what happens to them. UIKit: `UITableViewDelegate`.
/// Everything is optional. Heights are in points; ``TableNode/automaticDimension`` asks the table
/// to measure.
public protocol TableNodeDelegate: ScrollNodeDelegate {
  /// The height of a row, ``TableNode/rowHeight`` by default. Asked when the row becomes visible.
  func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A guess at the height of a row that has not been seen. A section whose first row is answered
  /// with ``TableNode/automaticDimension``, the default, is not asked further: the table's
  /// ``TableNode/estimatedRowHeight`` holds for all of it.
  func tableView(_ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a header, ``TableNode/sectionHeaderHeight`` by default.
  func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a footer, ``TableNode/sectionFooterHeight`` by default.
  func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat
  /// The header of a section, which goes before a title; none by default.
  func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode?
  /// The footer of a section, which goes before a title; none by default.
  func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode?

  /// A cell is about to be shown, with its final frame.
  func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath)
  /// A cell is shown no longer.
  func tableView(
    _ tableView: TableNode, didEndDisplaying cell: TableCellNode, forRowAt indexPath: IndexPath)

  /// Whether a touched row is highlighted, and chosen after that; true by default.
  func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A touched row is about to be chosen: the path to choose, or `nil` if there is none.
  func tableView(_ tableView: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was chosen by touch.
  func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath)
  /// A touch is about to end the choice of a row: the path to end it for, or `nil` if there is
  /// none.
  func tableView(_ tableView: TableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The choice of a row was ended by touch.
  func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath)
  /// The encircled i of a row was touched.
  func tableView(_ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// What can be done with a row that is pushed aside from its leading edge; nothing by default.
  func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// What can be done with a row that is pushed aside from its trailing edge. With `nil`, the
  /// default, a row that can be edited can be deleted.
  func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// How a row that can be edited is edited, ``TableCellNode/EditingStyle/delete`` by default.
  func tableView(
    _ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableCellNode.EditingStyle
  /// What the button that deletes a row says, “Delete” by default.
  func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// A row is about to be pushed aside.
  func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath)
  /// A row that was pushed aside is back; `nil` if it has gone.
  func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?)
}

extension TableNodeDelegate {
  /// The table's row height.
  public func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// No guess.
  public func tableView(
    _ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableNode.automaticDimension }
  /// The table's header height.
  public func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The table's footer height.
  public func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// No view.
  public func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    nil
  }
  /// No view.
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
  /// Returns `true`.
  public func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The row itself.
  public func tableView(
    _ tableView: TableNode, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {}
  /// The row itself.
  public func tableView(
    _ tableView: TableNode, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// Nothing.
  public func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Deleting, if the row can be edited.
  public func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Deleting.
  public func tableView(
    _ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableCellNode.EditingStyle { .delete }
  /// “Delete”.
  public func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?) {}
}
