// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TableNode {
  /// The index path of the selected row, the first if there are several, or `nil` if there is none.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The index paths of the selected rows in order, or `nil` if there are none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    loadIfNeeded()
    guard rows.total.selected > 0 else { return nil }
    return rows.selectedIndices().compactMap(path(ofElement:))
  }

  /// Selects a row without notifying the delegate.
  ///
  /// Without multiple selection, the previously selected row is deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The row, or `nil` to clear the selection. A row that doesn't exist is reported.
  ///   - animated: Ignored, because pictures are static.
  ///   - scrollPosition: The position to scroll the row to; with `none`, nothing is scrolled.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      endEverySelection()
      return
    }
    guard let element = element(ofRow: indexPath) else {
      reportMissing(indexPath)
      return
    }
    if !selectsSeveralRows { endEverySelection() }
    changeSelection(of: element, to: true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    loadIfNeeded()
    guard let element = element(ofRow: indexPath) else {
      reportMissing(indexPath)
      return
    }
    changeSelection(of: element, to: false)
  }

  /// Performs a tap on a row: consults the delegate, selects the row, and notifies the delegate.
  ///
  /// With multiple selection, a second tap deselects the row.
  package final func tapItem(at path: IndexPath) {
    tapItem(at: path, highlights: nil)
  }

  final func tapItem(at path: IndexPath, highlights: Bool?) {
    loadIfNeeded()
    guard let element = element(ofRow: path) else {
      reportMissing(path)
      return
    }
    guard highlights ?? highlightsItem(at: path) else { return }
    if selectsSeveralRows, rows.element(at: element)?.isSelected == true {
      deselectByTouch(path)
      return
    }
    guard let chosen = willSelect(path), let target = self.element(ofRow: chosen) else { return }
    if !selectsSeveralRows {
      for former in indexPathsForSelectedRows ?? [] where former != chosen {
        deselectByTouch(former)
      }
    }
    changeSelection(of: target, to: true)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Handles a tap on a cell's detail button.
  final func accessoryWasTapped(of cell: TableCellNode) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  private func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let tableDelegate else { return path }
    return tableDelegate.tableView(self, willSelectRowAt: path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    var target = path
    if let tableDelegate {
      guard let answer = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
      target = answer
    }
    guard let element = element(ofRow: target) else { return }
    changeSelection(of: element, to: false)
    tableDelegate?.tableView(self, didDeselectRowAt: target)
  }

  final func endEverySelection() {
    for element in rows.selectedIndices() { changeSelection(of: element, to: false) }
  }

  private func changeSelection(of element: Int, to isSelected: Bool) {
    guard rows.element(at: element)?.isSelected != isSelected else { return }
    rows.update(element..<element + 1) { $0.isSelected = isSelected }
    shownCells[element]?.setSelected(isSelected, animated: false)
  }
}
