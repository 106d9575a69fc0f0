// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension CollectionNode {
  /// The chosen items in order; `nil` when there is none, as in UIKit.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    loadIfNeeded()
    return selection.isEmpty ? nil : selection.sorted()
  }

  /// Chooses an item by code; the delegate hears nothing. Without multiple selection the former
  /// choice ends.
  ///
  /// - Parameters:
  ///   - indexPath: The item; `nil` ends every choice. One that does not exist is reported.
  ///   - animated: Has no effect on a still picture.
  ///   - scrollPosition: Where the item is scrolled to; an empty one does not scroll.
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
    if !allowsMultipleSelection { selection = [] }
    selection.insert(indexPath)
    showSelection()
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the choice of an item by code; the delegate hears nothing.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard isItem(indexPath) else {
      reportMissing(indexPath)
      return
    }
    selection.remove(indexPath)
    showSelection()
  }

  /// Does what a tap on an item does: asks the delegate, chooses the item, and tells it. With
  /// multiple selection a second tap ends the choice.
  package final func tapItem(at path: IndexPath) {
    guard isItem(path) else {
      reportMissing(path)
      return
    }
    guard allowsSelection else { return }
    if selection.contains(path), allowsMultipleSelection {
      deselectByTouch(path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for former in selection.sorted() where former != path { deselectByTouch(former) }
    }
    selection.insert(path)
    showSelection()
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
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
