// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Where a part of a collection lies. UIKit: `UICollectionViewLayoutAttributes`, as a value.
public struct CollectionLayoutAttributes: Hashable, Sendable {
  /// The item, or the section's first for a header or footer.
  public var indexPath: IndexPath
  /// The kind of a header or footer; `nil` for items.
  public var representedElementKind: String?
  /// The rectangle in the content, in points.
  public var frame: CGRect

  /// Creates attributes from their parts.
  public init(indexPath: IndexPath, representedElementKind: String?, frame: CGRect) {
    self.indexPath = indexPath
    self.representedElementKind = representedElementKind
    self.frame = frame
  }
}
