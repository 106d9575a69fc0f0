// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A controller whose view is a table, of which it is the data source and the delegate.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final let style: UITableView.Style

  /// A Boolean value that indicates whether the selection is cleared when the view appears; `true`
  /// by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table; nib files aren't read.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the view; `nil` if an overridden `loadView()` provides another one.
  open var tableView: UITableView! {
    get { loadedView() as? UITableView }
    set {
      if let newValue { replaceView(with: newValue) }
    }
  }

  /// The control that refreshes the table when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    replaceView(with: table)
  }

  /// Turns editing on or off, also in the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let selected = tableView?.indexPathForSelectedRow else {
      return
    }
    tableView?.deselectRow(at: selected, animated: animated)
  }

  // Swift overrides no members of extensions, and a subclass's method replaces a protocol's default
  // only by overriding, so all methods of the protocols are in the class itself.

  /// Returns the menu of a row, `nil` by default; nothing shows it here, but a test can request it.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // MARK: UITableViewDataSource

  /// Returns the number of sections, 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Returns the number of rows of a section, 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row, an empty one unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns the title above a section, `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Returns the title below a section, `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// Returns whether a row can be edited, unless overridden only while the table is being edited.
  open func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { tableView.isEditing }

  /// Returns the titles of the index at the trailing edge, `nil` unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section of a title of the index, the one at the index of the title unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Commits the deletion or insertion of a row that the user requested.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row shows a reorder control during editing, `false` unless overridden.
  open func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Moves a row in the data, after the user has moved it in the table.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: UITableViewDelegate

  /// Returns the height of a row in points, the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  /// Returns the estimated height of a row in points, the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { UITableView.automaticDimension }

  /// Returns the height of a header in points, the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// Returns the height of a footer in points, the table's unless overridden.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// Returns the header of a section, `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// Returns the footer of a section, `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// Called before a cell is displayed.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer displayed.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// Called before a header is displayed.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called before a footer is displayed.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// Called when a header is no longer displayed.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// Called when a footer is no longer displayed.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Returns whether a touched row is highlighted and then selected, `true` unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touched row was highlighted.
  ///
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// Called when a row is no longer highlighted.
  ///
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// Returns the row to select instead of a touched one, the row itself unless overridden.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a row was selected.
  ///
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// Returns the row to deselect instead of a touched one, the row itself unless overridden.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Called when a row was deselected.
  ///
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called when the detail button of a row was tapped.
  ///
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Returns the swipe actions at the leading edge of a row, `nil` unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the swipe actions at the trailing edge of a row; with `nil`, the default, an editable
  /// row can be deleted.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// Returns the editing style of an editable row, `delete` unless overridden.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  /// Returns whether the content of an editable row is indented during editing even if there is no
  /// control before it, `true` unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns the destination of a row that is being moved, the proposed one unless overridden.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Returns the title of the delete button, “Delete” if it is `nil`, the default.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Called before a row shows its actions, because it is swiped or its delete control is tapped.
  ///
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Called when a row no longer shows its actions; `nil` if the row no longer exists.
  ///
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  // MARK: UIScrollViewDelegate

  /// Called when the offset changed.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called before the user drags the content.
  ///
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called before a drag ends, with the velocity in points per millisecond and the offset at which
  /// the content will come to rest.
  ///
  /// Leaves the offset unchanged unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when a drag ended.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called when the content began to decelerate.
  ///
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content came to rest.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when animated programmatic scrolling ended.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top, `true` unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when a tap on the status bar scrolled to the top.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the adjusted insets changed.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns the subview that zooming scales, `nil` unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called before a pinch zooms a view.
  ///
  /// Does nothing unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the scale changed.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when a pinch or an animated change of the scale ended.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
