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

  // MARK: tableView(_:heightForRowAt:)

  /// The arguments of the calls of ``tableView(_:heightForRowAt:)``, in order.
  public private(set) var heightForRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:heightForRowAt:)`` was called.
  public var heightForRowCallsCount: Int { heightForRowCalls.count }
  /// What ``tableView(_:heightForRowAt:)`` answers; the table's row height while `nil`.
  public var heightForRowAnswer: CGFloat?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightForRowCalls.append((tableView: tableView, indexPath: indexPath))
    return heightForRowAnswer ?? tableView.rowHeight
  }

  // MARK: tableView(_:estimatedHeightForRowAt:)

  /// The arguments of the calls of ``tableView(_:estimatedHeightForRowAt:)``, in order.
  public private(set) var estimatedHeightForRowCalls:
    [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:estimatedHeightForRowAt:)`` was called.
  public var estimatedHeightForRowCallsCount: Int { estimatedHeightForRowCalls.count }
  /// What ``tableView(_:estimatedHeightForRowAt:)`` answers.
  public var estimatedHeightForRowAnswer: CGFloat = TableNode.automaticDimension

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    estimatedHeightForRowCalls.append((tableView: tableView, indexPath: indexPath))
    return estimatedHeightForRowAnswer
  }

  // MARK: tableView(_:heightForHeaderInSection:)

  /// The arguments of the calls of ``tableView(_:heightForHeaderInSection:)``, in order.
  public private(set) var heightForHeaderCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:heightForHeaderInSection:)`` was called.
  public var heightForHeaderCallsCount: Int { heightForHeaderCalls.count }
  /// What ``tableView(_:heightForHeaderInSection:)`` answers; the table's header height while `nil`.
  public var heightForHeaderAnswer: CGFloat?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    heightForHeaderCalls.append((tableView: tableView, section: section))
    return heightForHeaderAnswer ?? tableView.sectionHeaderHeight
  }

  // MARK: tableView(_:heightForFooterInSection:)

  /// The arguments of the calls of ``tableView(_:heightForFooterInSection:)``, in order.
  public private(set) var heightForFooterCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:heightForFooterInSection:)`` was called.
  public var heightForFooterCallsCount: Int { heightForFooterCalls.count }
  /// What ``tableView(_:heightForFooterInSection:)`` answers; the table's footer height while `nil`.
  public var heightForFooterAnswer: CGFloat?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
    heightForFooterCalls.append((tableView: tableView, section: section))
    return heightForFooterAnswer ?? tableView.sectionFooterHeight
  }

  // MARK: tableView(_:viewForHeaderInSection:)

  /// The arguments of the calls of ``tableView(_:viewForHeaderInSection:)``, in order.
  public private(set) var viewForHeaderCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:viewForHeaderInSection:)`` was called.
  public var viewForHeaderCallsCount: Int { viewForHeaderCalls.count }
  /// What ``tableView(_:viewForHeaderInSection:)`` answers.
  public var viewForHeaderAnswer: ViewNode?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    viewForHeaderCalls.append((tableView: tableView, section: section))
    return viewForHeaderAnswer
  }

  // MARK: tableView(_:viewForFooterInSection:)

  /// The arguments of the calls of ``tableView(_:viewForFooterInSection:)``, in order.
  public private(set) var viewForFooterCalls: [(tableView: TableNode, section: Int)] = []
  /// How often ``tableView(_:viewForFooterInSection:)`` was called.
  public var viewForFooterCallsCount: Int { viewForFooterCalls.count }
  /// What ``tableView(_:viewForFooterInSection:)`` answers.
  public var viewForFooterAnswer: ViewNode?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    viewForFooterCalls.append((tableView: tableView, section: section))
    return viewForFooterAnswer
  }

  // MARK: tableView(_:willDisplay:forRowAt:)

  /// The arguments of the calls of ``tableView(_:willDisplay:forRowAt:)``, in order.
  public private(set) var willDisplayCalls:
    [(tableView: TableNode, cell: TableCellNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:willDisplay:forRowAt:)`` was called.
  public var willDisplayCallsCount: Int { willDisplayCalls.count }

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath
  ) {
    willDisplayCalls.append((tableView: tableView, cell: cell, indexPath: indexPath))
  }

  // MARK: tableView(_:didEndDisplaying:forRowAt:)

  /// The arguments of the calls of ``tableView(_:didEndDisplaying:forRowAt:)``, in order.
  public private(set) var didEndDisplayingCalls:
    [(tableView: TableNode, cell: TableCellNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:didEndDisplaying:forRowAt:)`` was called.
  public var didEndDisplayingCallsCount: Int { didEndDisplayingCalls.count }

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, didEndDisplaying cell: TableCellNode, forRowAt indexPath: IndexPath
  ) {
    didEndDisplayingCalls.append((tableView: tableView, cell: cell, indexPath: indexPath))
  }

  // MARK: tableView(_:shouldHighlightRowAt:)

  /// The arguments of the calls of ``tableView(_:shouldHighlightRowAt:)``, in order.
  public private(set) var shouldHighlightRowCalls: [(tableView: TableNode, indexPath: IndexPath)] =
    []
  /// How often ``tableView(_:shouldHighlightRowAt:)`` was called.
  public var shouldHighlightRowCallsCount: Int { shouldHighlightRowCalls.count }
  /// What ``tableView(_:shouldHighlightRowAt:)`` answers.
  public var shouldHighlightRowAnswer: Bool = true

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    shouldHighlightRowCalls.append((tableView: tableView, indexPath: indexPath))
    return shouldHighlightRowAnswer
  }

  // MARK: tableView(_:willSelectRowAt:)

  /// The arguments of the calls of ``tableView(_:willSelectRowAt:)``, in order.
  public private(set) var willSelectRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:willSelectRowAt:)`` was called.
  public var willSelectRowCallsCount: Int { willSelectRowCalls.count }
  /// What ``tableView(_:willSelectRowAt:)`` answers; the row itself while `nil`.
  public var willSelectRowAnswer: IndexPath?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    willSelectRowCalls.append((tableView: tableView, indexPath: indexPath))
    return willSelectRowAnswer ?? indexPath
  }

  // MARK: tableView(_:didSelectRowAt:)

  /// The arguments of the calls of ``tableView(_:didSelectRowAt:)``, in order.
  public private(set) var didSelectRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:didSelectRowAt:)`` was called.
  public var didSelectRowCallsCount: Int { didSelectRowCalls.count }

  /// Records the call.
  public func tableView(_ tableView: TableNode, didSelectRowAt indexPath: IndexPath) {
    didSelectRowCalls.append((tableView: tableView, indexPath: indexPath))
  }

  // MARK: tableView(_:willDeselectRowAt:)

  /// The arguments of the calls of ``tableView(_:willDeselectRowAt:)``, in order.
  public private(set) var willDeselectRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:willDeselectRowAt:)`` was called.
  public var willDeselectRowCallsCount: Int { willDeselectRowCalls.count }
  /// What ``tableView(_:willDeselectRowAt:)`` answers; the row itself while `nil`.
  public var willDeselectRowAnswer: IndexPath?

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    willDeselectRowCalls.append((tableView: tableView, indexPath: indexPath))
    return willDeselectRowAnswer ?? indexPath
  }

  // MARK: tableView(_:didDeselectRowAt:)

  /// The arguments of the calls of ``tableView(_:didDeselectRowAt:)``, in order.
  public private(set) var didDeselectRowCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:didDeselectRowAt:)`` was called.
  public var didDeselectRowCallsCount: Int { didDeselectRowCalls.count }

  /// Records the call.
  public func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {
    didDeselectRowCalls.append((tableView: tableView, indexPath: indexPath))
  }

  // MARK: tableView(_:accessoryButtonTappedForRowWith:)

  /// The arguments of the calls of ``tableView(_:accessoryButtonTappedForRowWith:)``, in order.
  public private(set) var accessoryButtonTappedCalls:
    [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:accessoryButtonTappedForRowWith:)`` was called.
  public var accessoryButtonTappedCallsCount: Int { accessoryButtonTappedCalls.count }

  /// Records the call.
  public func tableView(
    _ tableView: TableNode, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    accessoryButtonTappedCalls.append((tableView: tableView, indexPath: indexPath))
  }

  // MARK: tableView(_:leadingSwipeActionsConfigurationForRowAt:)

  /// The arguments of the calls of ``tableView(_:leadingSwipeActionsConfigurationForRowAt:)``, in order.
  public private(set) var leadingSwipeActionsCalls: [(tableView: TableNode, indexPath: IndexPath)] =
    []
  /// How often ``tableView(_:leadingSwipeActionsConfigurationForRowAt:)`` was called.
  public var leadingSwipeActionsCallsCount: Int { leadingSwipeActionsCalls.count }
  /// What ``tableView(_:leadingSwipeActionsConfigurationForRowAt:)`` answers.
  public var leadingSwipeActionsAnswer: SwipeActionsConfiguration?

  /// Records the call and answers as set.
  public func tableView(
    _ tableView: TableNode, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    leadingSwipeActionsCalls.append((tableView: tableView, indexPath: indexPath))
    return leadingSwipeActionsAnswer
  }

  // MARK: tableView(_:trailingSwipeActionsConfigurationForRowAt:)

  /// The arguments of the calls of ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)``, in order.
  public private(set) var trailingSwipeActionsCalls:
    [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)`` was called.
  public var trailingSwipeActionsCallsCount: Int { trailingSwipeActionsCalls.count }
  /// What ``tableView(_:trailingSwipeActionsConfigurationForRowAt:)`` answers.
  public var trailingSwipeActionsAnswer: SwipeActionsConfiguration?

  /// Records the call and answers as set.
  public func tableView(
    _ tableView: TableNode, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    trailingSwipeActionsCalls.append((tableView: tableView, indexPath: indexPath))
    return trailingSwipeActionsAnswer
  }

  // MARK: tableView(_:editingStyleForRowAt:)

  /// The arguments of the calls of ``tableView(_:editingStyleForRowAt:)``, in order.
  public private(set) var editingStyleCalls: [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:editingStyleForRowAt:)`` was called.
  public var editingStyleCallsCount: Int { editingStyleCalls.count }
  /// What ``tableView(_:editingStyleForRowAt:)`` answers.
  public var editingStyleAnswer: TableCellNode.EditingStyle = .delete

  /// Records the call and answers as set.
  public func tableView(_ tableView: TableNode, editingStyleForRowAt indexPath: IndexPath)
    -> TableCellNode.EditingStyle
  {
    editingStyleCalls.append((tableView: tableView, indexPath: indexPath))
    return editingStyleAnswer
  }

  // MARK: tableView(_:titleForDeleteConfirmationButtonForRowAt:)

  /// The arguments of the calls of ``tableView(_:titleForDeleteConfirmationButtonForRowAt:)``, in order.
  public private(set) var titleForDeleteConfirmationButtonCalls:
    [(tableView: TableNode, indexPath: IndexPath)] = []
  /// How often ``tableView(_:titleForDeleteConfirmationButtonForRowAt:)`` was called.
  public var titleForDeleteConfirmationButtonCallsCount: Int {
    titleForDeleteConfirmationButtonCalls.count
  }
  /// What ``tableView(_:titleForDeleteConfirmationButtonForRowAt:)`` answers.
  public var titleForDeleteConfirmationButtonAnswer: String?

  /// Records the call and answers as set.
  public func tableView(
    _ tableView: TableNode, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    titleForDeleteConfirmationButtonCalls.append((tableView: tableView, indexPath: indexPath))
    return titleForDeleteConfirmationButtonAnswer
  }

  // MARK: tableView(_:willBeginEditingRowAt:)

  /// The arguments of the calls of ``tableView(_:willBeginEditingRowAt:)``, in order.
  public private(set) var willBeginEditingRowCalls: [(tableView: TableNode, indexPath: IndexPath)] =
    []
  /// How often ``tableView(_:willBeginEditingRowAt:)`` was called.
  public var willBeginEditingRowCallsCount: Int { willBeginEditingRowCalls.count }

  /// Records the call.
  public func tableView(_ tableView: TableNode, willBeginEditingRowAt indexPath: IndexPath) {
    willBeginEditingRowCalls.append((tableView: tableView, indexPath: indexPath))
  }

  // MARK: tableView(_:didEndEditingRowAt:)

  /// The arguments of the calls of ``tableView(_:didEndEditingRowAt:)``, in order.
  public private(set) var didEndEditingRowCalls: [(tableView: TableNode, indexPath: IndexPath?)] =
    []
  /// How often ``tableView(_:didEndEditingRowAt:)`` was called.
  public var didEndEditingRowCallsCount: Int { didEndEditingRowCalls.count }

  /// Records the call.
  public func tableView(_ tableView: TableNode, didEndEditingRowAt indexPath: IndexPath?) {
    didEndEditingRowCalls.append((tableView: tableView, indexPath: indexPath))
  }
}
