// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension CollectionLayout {
  /// Prepares the layout unless it is valid.
  ///
  /// What `prepare()` itself invalidates, such as by setting the size of items, is settled with it.
  final func prepareIfInvalid() {
    guard !isValid, !isBeingPrepared, let collectionView else { return }
    collectionView.loadIfNeeded()
    guard !isValid else { return }
    isBeingPrepared = true
    collectionView.preparedBounds = collectionView.boundsStorage
    prepare()
    isBeingPrepared = false
    isValid = true
  }

  /// Invalidates the layout for a reason that the collection knows.
  final func invalidate(_ mark: (CollectionLayoutInvalidationContext) -> Void) {
    let context = makeContext()
    mark(context)
    ongoingContext = context
    invalidateLayout()
    ongoingContext = nil
  }

  /// Returns a context of the layout's class.
  final func makeContext() -> CollectionLayoutInvalidationContext {
    let kind = Self.invalidationContextClass as? CollectionLayoutInvalidationContext.Type
    return kind?.init() ?? CollectionLayoutInvalidationContext()
  }

  /// Returns attributes of the layout's class.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item or view.
  ///   - kind: The kind of supplementary view, or `nil` for items.
  ///   - frame: The frame in the content's coordinates, in points.
  /// - Returns: The attributes.
  package final func makeAttributes(
    _ indexPath: IndexPath, ofKind kind: String? = nil, frame: CGRect
  ) -> CollectionLayoutAttributes {
    let type = Self.layoutAttributesClass as? CollectionLayoutAttributes.Type
    let attributes = (type ?? CollectionLayoutAttributes.self).init()
    attributes.indexPath = indexPath
    attributes.representedElementKind = kind
    if kind != nil { attributes.representedElementCategory = .supplementaryView }
    attributes.frame = frame
    return attributes
  }
}
