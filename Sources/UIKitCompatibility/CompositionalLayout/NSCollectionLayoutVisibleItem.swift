// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A visible item, header, or footer of a section, whose appearance can be changed.
#if MainActor
  @MainActor
#endif
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The position from back to front.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the item is hidden.
  var isHidden: Bool { get set }
  /// The center, in points.
  var center: CGPoint { get set }
  /// The transform about the center.
  var transform: CGAffineTransform { get set }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame, in points.
  var frame: CGRect { get }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// Whether it is an item, a header or footer, or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of header or footer, or `nil` for items.
  var representedElementKind: String? { get }
}

extension CollectionLayoutAttributes: NSCollectionLayoutVisibleItem {}
