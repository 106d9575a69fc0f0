// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The layout attributes of an item, header, or footer in a collection.
///
/// UIKit: `UICollectionViewLayoutAttributes`, as a value.
public nonisolated struct CollectionLayoutAttributes: Hashable, Sendable {
  /// The index path of the item; for a header or footer, that of the section's first item.
  public var indexPath: IndexPath
  /// The kind of header or footer, or `nil` for items.
  public var representedElementKind: String?
  /// The frame in the content's coordinates, in points.
  public var frame: CGRect

  /// Creates layout attributes.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item; for a header or footer, that of the section's first
  ///     item.
  ///   - representedElementKind: The kind of header or footer, or `nil` for items.
  ///   - frame: The frame in the content's coordinates, in points.
  public init(indexPath: IndexPath, representedElementKind: String?, frame: CGRect) {
    self.indexPath = indexPath
    self.representedElementKind = representedElementKind
    self.frame = frame
  }
}
