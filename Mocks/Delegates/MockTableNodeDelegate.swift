// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A table's delegate that records what it is asked and told, and answers as set.
///
/// What concerns scrolling is left to the defaults; see ``MockScrollNodeDelegate``.
public final class MockTableNodeDelegate: TableNodeDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``tableView(_:heightForRowAt:)``, which answers the table's row height unless set.
  public let heightForRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), CGFloat
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightForRowCalls.record((tableView, indexPath)) { tableView.rowHeight }
  }

  /// The calls of ``tableView(_:estimatedHeightForRowAt:)``, which answers `TableNode.automaticDimension` unless set.
  public let estimatedHeightForRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), CGFloat
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    estimatedHeightForRowCalls.record((tableView, indexPath)) { TableNode.automaticDimension }
  }

  /// The calls of ``tableView(_:heightForHeaderInSection:)``, which answers the table's header height unless set.
  public let heightForHeaderCalls = CallRecorder<(tableView: TableNode, section: Int), CGFloat>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    heightForHeaderCalls.record((tableView, section)) { tableView.sectionHeaderHeight }
  }

  /// The calls of ``tableView(_:heightForFooterInSection:)``, which answers the table's footer height unless set.
  public let heightForFooterCalls = CallRecorder<(tableView: TableNode, section: Int), CGFloat>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
    heightForFooterCalls.record((tableView, section)) { tableView.sectionFooterHeight }
  }

  /// The calls of ``tableView(_:viewForHeaderInSection:)``.
  public let viewForHeaderCalls = CallRecorder<(tableView: TableNode, section: Int), ViewNode?>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    viewForHeaderCalls.record((tableView, section)) { nil }
  }

  /// The calls of ``tableView(_:viewForFooterInSection:)``.
  public let viewForFooterCalls = CallRecorder<(tableView: TableNode, section: Int), ViewNode?>()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    viewForFooterCalls.record((tableView, section)) { nil }
  }

  /// The calls of ``tableView(_:willDisplay:forRowAt:)``.
  public let willDisplayCalls = CallRecorder<
    (tableView: TableNode, cell: TableCellNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath
  ) {
    willDisplayCalls.record((tableView, cell, indexPath))
  }

  /// The calls of ``tableView(_:didEndDisplaying:forRowAt:)``.
  public let didEndDisplayingCalls = CallRecorder<
    (tableView: TableNode, cell: TableCellNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, didEndDisplaying cell: TableCellNode, forRowAt indexPath: IndexPath
  ) {
    didEndDisplayingCalls.record((tableView, cell, indexPath))
  }

  /// The calls of ``tableView(_:shouldHighlightRowAt:)``, which answers `true` unless set.
  public let shouldHighlightRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), Bool
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    shouldHighlightRowCalls.record((tableView, indexPath)) { true }
  }

  /// The calls of ``tableView(_:willSelectRowAt:)``, which answers the row itself unless set.
  public let willSelectRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), IndexPath
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    willSelectRowCalls.record((tableView, indexPath)) { indexPath }
  }

  /// The calls of ``tableView(_:didSelectRowAt:)``.
  public let didSelectRowCalls = CallRecorder<(tableView: TableNode, indexPath: IndexPath), Void>()

  /// Records the call.
  public func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
    didSelectRowCalls.record((tableView, indexPath))
  }

  /// The calls of ``tableView(_:willDeselectRowAt:)``, which answers the row itself unless set.
  public let willDeselectRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), IndexPath
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    willDeselectRowCalls.record((tableView, indexPath)) { indexPath }
  }

  /// The calls of ``tableView(_:didDeselectRowAt:)``.
  public let didDeselectRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {
    didDeselectRowCalls.record((tableView, indexPath))
  }

  /// The calls of ``tableView(_:accessoryButtonTappedForRowWith:)``.
  public let accessoryButtonTappedCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    accessoryButtonTappedCalls.record((tableView, indexPath))
  }

  /// The calls of ``tableView(_:leadingSwipeActionsConfigurationForRowAt:)``.
  public let leadingSwipeActionsCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), SwipeActionsConfiguration?
  >()

  /// Records the call and answers as set.
  public func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    leadingSwipeActionsCalls.record((tableView, indexPath)) { nil }
  }

  /// The calls of ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)``.
  public let trailingSwipeActionsCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), SwipeActionsConfiguration?
  >()

  /// Records the call and answers as set.
  public func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    trailingSwipeActionsCalls.record((tableView, indexPath)) { nil }
  }

  /// The calls of ``tableView(_:editingStyleForRowAt:)``, which answers `.delete` unless set.
  public let editingStyleCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), TableCellNode.EditingStyle
  >()

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath)
    -> TableCellNode.EditingStyle
  {
    editingStyleCalls.record((tableView, indexPath)) { .delete }
  }

  /// The calls of ``tableView(_:titleForDeleteConfirmationButtonForRowAt:)``.
  public let titleForDeleteConfirmationButtonCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), String?
  >()

  /// Records the call and answers as set.
  public func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    titleForDeleteConfirmationButtonCalls.record((tableView, indexPath)) { nil }
  }

  /// The calls of ``tableView(_:willBeginEditingRowAt:)``.
  public let willBeginEditingRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath) {
    willBeginEditingRowCalls.record((tableView, indexPath))
  }

  /// The calls of ``tableView(_:didEndEditingRowAt:)``.
  public let didEndEditingRowCalls = CallRecorder<
    (tableView: TableNode, indexPath: IndexPath?), Void
  >()

  /// Records the call.
  public func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?) {
    didEndEditingRowCalls.record((tableView, indexPath))
  }
}
