// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Measures the views of a collection whose layout estimates their sizes.
package protocol CollectionMeasuring: AnyObject {
  /// Measures a cell, header, or footer that became visible and updates the layout.
  ///
  /// - Returns: Whether anything moved.
  func measure(_ view: CollectionReusableNode, at attributes: CollectionLayoutAttributes) -> Bool
}
