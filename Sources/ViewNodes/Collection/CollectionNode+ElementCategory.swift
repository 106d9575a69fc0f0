// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension CollectionNode {
  /// What the attributes of a layout are for.
  ///
  /// UIKit: `UICollectionView.ElementCategory`.
  public nonisolated enum ElementCategory: UInt, Hashable, Sendable {
    /// A cell.
    case cell = 0
    /// A view that the data source provides, such as a header.
    case supplementaryView = 1
    /// A view that the layout provides.
    case decorationView = 2
  }
}
