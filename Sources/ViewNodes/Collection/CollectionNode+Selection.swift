// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension CollectionNode {
  /// The index paths of the selected items in order, or `nil` if there are none, as in UIKit.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    loadIfNeeded()
    return selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item without notifying the delegate.
  ///
  /// Without multiple selection, the previously selected item is deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The item, or `nil` to clear the selection. An item that does not exist is
  ///     reported.
  ///   - animated: Ignored, because pictures are static.
  ///   - scrollPosition: The position to scroll the item to; if empty, nothing is scrolled.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      selection = []
      showSelection()
      return
    }
    guard isItem(indexPath) else {
      reportMissing(indexPath)
      return
    }
    if !selectsMany { selection = [] }
    selection.insert(indexPath)
    showSelection()
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard isItem(indexPath) else {
      reportMissing(indexPath)
      return
    }
    selection.remove(indexPath)
    showSelection()
  }

  /// Performs a tap on an item: consults the delegate, selects the item, and notifies the delegate.
  ///
  /// With multiple selection, a second tap deselects the item.
  package final func tapItem(at path: IndexPath) {
    tapItem(at: path, highlights: nil)
  }

  final func tapItem(at path: IndexPath, highlights: Bool?) {
    guard isItem(path) else {
      reportMissing(path)
      return
    }
    if itemTapHandler?(path) == true { return }
    guard selectsByTouch, highlights ?? highlightsItem(at: path) else { return }
    if selection.contains(path), selectsMany {
      deselectByTouch(path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsMany {
      for former in selection.sorted() where former != path { deselectByTouch(former) }
    }
    selection.insert(path)
    showSelection()
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Whether the user can select items now.
  final var selectsByTouch: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    selection.remove(path)
    showSelection()
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func showSelection() {
    for (path, cell) in shownCells {
      let isSelected = selection.contains(path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }
}
