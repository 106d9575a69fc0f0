// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A table's delegate that records its calls and returns configured values.
///
/// Scrolling methods keep their default implementations; see ``MockScrollNodeDelegate``.
public final class MockTableNodeDelegate: NSObject, UITableViewDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``tableView(_:heightForRowAt:)``, which returns the table's row height by
  /// default.
  public let heightForRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), CGFloat
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightForRowCalls.record((tableView, indexPath)) { tableView.rowHeight }
  }

  /// The calls to ``tableView(_:estimatedHeightForRowAt:)``, which returns
  /// `UITableView.automaticDimension` by default.
  public let estimatedHeightForRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), CGFloat
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    estimatedHeightForRowCalls.record((tableView, indexPath)) { UITableView.automaticDimension }
  }

  /// The calls to ``tableView(_:heightForHeaderInSection:)``, which returns the table's header
  /// height by default.
  public let heightForHeaderCalls = CallRecorder<(tableView: UITableView, section: Int), CGFloat>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    heightForHeaderCalls.record((tableView, section)) { tableView.sectionHeaderHeight }
  }

  /// The calls to ``tableView(_:heightForFooterInSection:)``, which returns the table's footer
  /// height by default.
  public let heightForFooterCalls = CallRecorder<(tableView: UITableView, section: Int), CGFloat>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    heightForFooterCalls.record((tableView, section)) { tableView.sectionFooterHeight }
  }

  /// The calls to ``tableView(_:viewForHeaderInSection:)``.
  public let viewForHeaderCalls = CallRecorder<(tableView: UITableView, section: Int), UIView?>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    viewForHeaderCalls.record((tableView, section)) { nil }
  }

  /// The calls to ``tableView(_:viewForFooterInSection:)``.
  public let viewForFooterCalls = CallRecorder<(tableView: UITableView, section: Int), UIView?>()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    viewForFooterCalls.record((tableView, section)) { nil }
  }

  /// The calls to ``tableView(_:willDisplay:forRowAt:)``.
  public let willDisplayCalls = CallRecorder<
    (tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    willDisplayCalls.record((tableView, cell, indexPath))
  }

  /// The calls to ``tableView(_:didEndDisplaying:forRowAt:)``.
  public let didEndDisplayingCalls = CallRecorder<
    (tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    didEndDisplayingCalls.record((tableView, cell, indexPath))
  }

  /// The calls to ``tableView(_:willDisplayHeaderView:forSection:)``.
  public let willDisplayHeaderCalls = CallRecorder<
    (tableView: UITableView, view: UIView, section: Int), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    willDisplayHeaderCalls.record((tableView, view, section))
  }

  /// The calls to ``tableView(_:willDisplayFooterView:forSection:)``.
  public let willDisplayFooterCalls = CallRecorder<
    (tableView: UITableView, view: UIView, section: Int), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    willDisplayFooterCalls.record((tableView, view, section))
  }

  /// The calls to ``tableView(_:didEndDisplayingHeaderView:forSection:)``.
  public let didEndDisplayingHeaderCalls = CallRecorder<
    (tableView: UITableView, view: UIView, section: Int), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    didEndDisplayingHeaderCalls.record((tableView, view, section))
  }

  /// The calls to ``tableView(_:didEndDisplayingFooterView:forSection:)``.
  public let didEndDisplayingFooterCalls = CallRecorder<
    (tableView: UITableView, view: UIView, section: Int), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    didEndDisplayingFooterCalls.record((tableView, view, section))
  }

  /// The calls to ``tableView(_:shouldHighlightRowAt:)``, which returns `true` by default.
  public let shouldHighlightRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), Bool
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    shouldHighlightRowCalls.record((tableView, indexPath)) { true }
  }

  /// The calls to ``tableView(_:willSelectRowAt:)``, which returns the row itself by default.
  public let willSelectRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), IndexPath
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    willSelectRowCalls.record((tableView, indexPath)) { indexPath }
  }

  /// The calls to ``tableView(_:didSelectRowAt:)``.
  public let didSelectRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didSelectRowCalls.record((tableView, indexPath))
  }

  /// The calls to ``tableView(_:willDeselectRowAt:)``, which returns the row itself by default.
  public let willDeselectRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), IndexPath
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    willDeselectRowCalls.record((tableView, indexPath)) { indexPath }
  }

  /// The calls to ``tableView(_:didDeselectRowAt:)``.
  public let didDeselectRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    didDeselectRowCalls.record((tableView, indexPath))
  }

  /// The calls to ``tableView(_:accessoryButtonTappedForRowWith:)``.
  public let accessoryButtonTappedCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    accessoryButtonTappedCalls.record((tableView, indexPath))
  }

  /// The calls to ``tableView(_:leadingSwipeActionsConfigurationForRowAt:)``.
  public let leadingSwipeActionsCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), UISwipeActionsConfiguration?
  >()

  /// Records the call and returns the configured value.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leadingSwipeActionsCalls.record((tableView, indexPath)) { nil }
  }

  /// The calls to ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)``.
  public let trailingSwipeActionsCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), UISwipeActionsConfiguration?
  >()

  /// Records the call and returns the configured value.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trailingSwipeActionsCalls.record((tableView, indexPath)) { nil }
  }

  /// The calls to ``tableView(_:editingStyleForRowAt:)``, which returns `.delete` by default.
  public let editingStyleCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), UITableViewCell.EditingStyle
  >()

  /// Records the call and returns the configured value.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    editingStyleCalls.record((tableView, indexPath)) { .delete }
  }

  /// The calls to ``tableView(_:shouldIndentWhileEditingRowAt:)``, which returns `true` by default.
  public let shouldIndentWhileEditingRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), Bool
  >()

  /// Records the call and returns the configured value.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    shouldIndentWhileEditingRowCalls.record((tableView, indexPath)) { true }
  }

  /// The calls to ``tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)``, which
  /// returns the proposed index path by default.
  public let targetIndexPathForMoveCalls = CallRecorder<
    (
      tableView: UITableView, sourceIndexPath: IndexPath, proposedDestinationIndexPath: IndexPath
    ), IndexPath
  >()

  /// Records the call and returns the configured value.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    targetIndexPathForMoveCalls.record((tableView, sourceIndexPath, proposedDestinationIndexPath)) {
      proposedDestinationIndexPath
    }
  }

  /// The calls to ``tableView(_:titleForDeleteConfirmationButtonForRowAt:)``.
  public let titleForDeleteConfirmationButtonCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), String?
  >()

  /// Records the call and returns the configured value.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    titleForDeleteConfirmationButtonCalls.record((tableView, indexPath)) { nil }
  }

  /// The calls to ``tableView(_:willBeginEditingRowAt:)``.
  public let willBeginEditingRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    willBeginEditingRowCalls.record((tableView, indexPath))
  }

  /// The calls to ``tableView(_:didEndEditingRowAt:)``.
  public let didEndEditingRowCalls = CallRecorder<
    (tableView: UITableView, indexPath: IndexPath?), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    didEndEditingRowCalls.record((tableView, indexPath))
  }
}
