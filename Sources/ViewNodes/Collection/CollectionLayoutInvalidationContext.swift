// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What becomes invalid when a layout is invalidated.
///
/// UIKit: `UICollectionViewLayoutInvalidationContext`.
#if MainActor
  @MainActor
#endif
open class CollectionLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid, because the content was
  /// reloaded.
  open internal(set) var invalidateEverything = false
  /// A Boolean value that indicates whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of the items that are invalid, or `nil`.
  public private(set) final var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of the supplementary views that are invalid, by their kind, or `nil`.
  public private(set) final var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of the decoration views that are invalid, by their kind, or `nil`.
  public private(set) final var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The distance by which the content offset changes after the invalidation, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size, in points; provided for source compatibility.
  open var contentSizeAdjustment = CGSize.zero

  /// Whether only the bounds have changed.
  final var isForBounds = false

  /// Creates a context in which nothing is marked.
  public required override init() {
    super.init()
  }

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Marks supplementary views as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Marks decoration views as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
}
