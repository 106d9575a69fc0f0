// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension UICollectionLayoutListConfiguration {
  /// The color behind the rows.
  var shownBackgroundColor: UIColor {
    if let backgroundColor { return backgroundColor }
    return isGrouped ? .systemGroupedBackground : .systemBackground
  }

  private var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Returns the look of a row.
  ///
  /// - Parameters:
  ///   - path: The index path of the row.
  ///   - count: The number of rows of the section.
  /// - Returns: The look.
  func look(ofRowAt path: IndexPath, of count: Int) -> ListRowLook {
    let isHeader = headerMode == .firstItemInSection && path.item == 0
    let firstRow = headerMode == .firstItemInSection ? 1 : 0
    let isInset = appearance == .insetGrouped
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    var look = ListRowLook(
      background: isHeader && !isPlain || appearance == .sidebar
        ? .clear : isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    look.outermostLevel = firstRow
    if isInset, !isHeader {
      if path.item == firstRow {
        look.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
      }
      if path.item == count - 1 {
        look.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
      }
    }
    guard showsSeparators else { return look }
    var separator = separatorConfiguration
    if let itemSeparatorHandler { separator = itemSeparatorHandler(path, separator) }
    let isLast = isInset && path.item == count - 1
    look.top = separator.line(
      separator.topSeparatorVisibility, byDefault: false, separator.topSeparatorInsets)
    look.bottom = separator.line(
      separator.bottomSeparatorVisibility, byDefault: !isLast && !(isHeader && !isPlain),
      separator.bottomSeparatorInsets)
    return look
  }
}
