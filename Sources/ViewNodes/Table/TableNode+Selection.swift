// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TableNode {
  /// The chosen row, the first of several; `nil` when there is none.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The chosen rows in order; `nil` when there is none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    loadRowsIfNeeded()
    guard rows.total.selected > 0 else { return nil }
    return rows.selectedIndices().compactMap(path(ofElement:))
  }

  /// Chooses a row by code; the delegate hears nothing. Without multiple selection the former
  /// choice ends.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` ends every choice. One that does not exist is reported.
  ///   - animated: Has no effect on a still picture.
  ///   - scrollPosition: Where the row is scrolled to; `none` does not scroll.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadRowsIfNeeded()
    guard let indexPath else {
      endEverySelection()
      return
    }
    guard let element = element(ofRow: indexPath) else {
      reportMissing(indexPath)
      return
    }
    if !allowsMultipleSelection { endEverySelection() }
    changeSelection(of: element, to: true)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Ends the choice of a row by code; the delegate hears nothing.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    loadRowsIfNeeded()
    guard let element = element(ofRow: indexPath) else {
      reportMissing(indexPath)
      return
    }
    changeSelection(of: element, to: false)
  }

  /// Does what a tap on a row does: asks the delegate, chooses the row, and tells it. With
  /// multiple selection a second tap ends the choice.
  package final func tapRow(at path: IndexPath) {
    loadRowsIfNeeded()
    guard let element = element(ofRow: path) else {
      reportMissing(path)
      return
    }
    guard allowsSelection, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
      return
    }
    if allowsMultipleSelection, rows.element(at: element)?.isSelected == true {
      deselectByTouch(path)
      return
    }
    guard let chosen = willSelect(path), let target = self.element(ofRow: chosen) else { return }
    if !allowsMultipleSelection {
      for former in indexPathsForSelectedRows ?? [] where former != chosen {
        deselectByTouch(former)
      }
    }
    changeSelection(of: target, to: true)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// The encircled i of a cell was touched.
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

  private func endEverySelection() {
    for element in rows.selectedIndices() { changeSelection(of: element, to: false) }
  }

  private func changeSelection(of element: Int, to isSelected: Bool) {
    guard rows.element(at: element)?.isSelected != isSelected else { return }
    rows.update(element..<element + 1) { $0.isSelected = isSelected }
    shownCell(at: element)?.setSelected(isSelected, animated: false)
  }

  final func reportMissing(_ path: IndexPath) {
    report(.noSuchItem(node: debugName, section: path.section, item: path.item))
  }
}
