// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension TableNode {
  /// The distance between the rows of a section, in points; 0 by default.
  ///
  /// In a table with rounded groups, each row is then a group of its own.
  package final var rowSpacing: CGFloat {
    get { rowSpacingStorage }
    set {
      guard newValue != rowSpacingStorage else { return }
      rowSpacingStorage = newValue
      markNeedsReload()
    }
  }

  final func sideInsetsDidChange() {
    let insets = contentInsetsToSafeArea
    guard insets != measuredInsets else { return }
    measuredInsets = insets
    invalidateMeasuredHeights()
  }

  final func rowsLookDifferent() {
    rowsNeedLayout = true
    markNeedsLayout()
  }

  /// Applies the table's part of a cell's appearance.
  final func prepareLook(of cell: TableCellNode, _ element: Int) {
    guard let run = rows.element(at: element) else { return }
    let isInGroup = style == .insetGrouped
    let isSingle = rowSpacing > 0
    let isLast =
      isInGroup
      && (isSingle || rows.element(at: moving.neighbor(of: element, at: 1))?.kind != .row)
    let isFirst =
      isInGroup
      && (isSingle || rows.element(at: moving.neighbor(of: element, at: -1))?.kind != .row)
    var separator: TableCellNode.Separator?
    if separatorStyle != .none, let separatorColor, !isLast {
      separator = TableCellNode.Separator(color: separatorColor, inset: separatorInset)
    }
    cell.applyAppearance(separator: separator, leavesRoom: separatorStyle != .none)
    cell.insetContent(off: contentInsetsInRow)
    cell.adoptBackground(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    if cell.isSelected != run.isSelected { cell.setSelected(run.isSelected, animated: false) }
    guard isInGroup else { return }
    var corners: CornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = !corners.isEmpty
  }
}
