// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The place of an item in the tree of a section.
nonisolated struct OutlinePlace: Hashable {
  var level = 0
  var isExpanded = false
  var hasChildren = false
}

/// A cell that shows an item of a tree, and can expand it.
#if MainActor
  @MainActor
#endif
protocol OutlineRow: UICollectionViewCell {
  var outline: OutlinePlace { get set }
  /// Expands or collapses the item; set by the data source.
  var toggle: (() -> Void)? { get set }
  /// Whether a tap anywhere on the row expands it.
  var expandsByTap: Bool { get }
}
