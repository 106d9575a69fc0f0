// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The abstract base class of objects that arrange the items of a collection.
///
/// UIKit: `UICollectionViewLayout`.
///
/// The base class lays out nothing; ``CollectionFlowLayout`` arranges items in lines. Subclasses
/// provide layout attributes; a collection creates cells only for what is visible. Before it asks
/// for attributes or the content size, it calls ``prepare()`` once after each invalidation.
#if MainActor
  @MainActor
#endif
open class CollectionLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) final weak var collectionView: CollectionNode?

  /// Whether the layout is prepared and nothing has invalidated it since.
  final var isValid = false
  final var isBeingPrepared = false
  /// What the invalidation in progress is about, if the collection began it.
  final var ongoingContext: CollectionLayoutInvalidationContext?
  /// The classes of decoration views by their kind.
  final var decorationClasses: [String: CollectionReusableNode.Type] = [:]

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Classes

  /// The class of the attributes that the layout creates, ``CollectionLayoutAttributes`` or a
  /// subclass.
  open class var layoutAttributesClass: AnyClass { CollectionLayoutAttributes.self }

  /// The class of the contexts that the layout creates, ``CollectionLayoutInvalidationContext`` or
  /// a subclass.
  open class var invalidationContextClass: AnyClass { CollectionLayoutInvalidationContext.self }

  /// Registers a class for decoration views of a kind; `nil` unregisters it.
  open func register(
    _ viewClass: CollectionReusableNode.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorationClasses[elementKind] = viewClass
  }

  // MARK: Preparing

  /// Prepares the layout: the place to compute the frames of all items.
  ///
  /// The default implementation does nothing.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the layout attributes of the views that intersect a rectangle, in order.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? { nil }

  /// Returns the layout attributes of an item, or `nil` if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }

  /// Returns the layout attributes of a supplementary view, or `nil` if it does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? { nil }

  /// Returns the layout attributes of a decoration view, or `nil` if it does not exist.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Invalidates the current layout, so that everything is laid out again.
  ///
  /// Calls ``invalidateLayout(with:)``.
  open func invalidateLayout() {
    invalidateLayout(with: ongoingContext ?? makeContext())
  }

  /// Invalidates parts of the current layout, so that it is prepared again.
  ///
  /// - Parameter context: What has become invalid.
  open func invalidateLayout(with context: CollectionLayoutInvalidationContext) {
    isValid = false
    collectionView?.layoutDidChange()
    let adjustment = context.contentOffsetAdjustment
    if let collectionView, adjustment != .zero, adjustment.x.isFinite, adjustment.y.isFinite {
      let offset = collectionView.contentOffset
      collectionView.contentOffset = CGPoint(
        x: offset.x + adjustment.x, y: offset.y + adjustment.y)
    }
  }

  /// Returns whether new bounds of the collection, whose `bounds` are still the former ones,
  /// invalidate the layout; `false` by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for an invalidation by new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> CollectionLayoutInvalidationContext {
    let context = makeContext()
    context.isForBounds = true
    return context
  }

  /// Returns whether the attributes that a cell prefers invalidate the layout; `false` by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: CollectionLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for an invalidation by the attributes that a cell prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: CollectionLayoutAttributes,
    withOriginalAttributes originalAttributes: CollectionLayoutAttributes
  ) -> CollectionLayoutInvalidationContext {
    let context = makeContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  // MARK: Scrolling

  /// Returns the offset at which the content comes to rest after a drag; the proposed one by
  /// default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset, in points, that it would reach by itself.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  /// - Returns: The offset, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after an update of items or a change of the layout; the proposed
  /// one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Updates

  /// Called before items are inserted, deleted, or moved; does nothing by default.
  open func prepare(forCollectionViewUpdates updateItems: [CollectionUpdateItem]) {}

  /// Called after items were inserted, deleted, or moved; does nothing by default.
  open func finalizeCollectionViewUpdates() {}

  /// Called before this layout replaces another; does nothing by default.
  open func prepareForTransition(from oldLayout: CollectionLayout) {}

  /// Called before another layout replaces this one; does nothing by default.
  open func prepareForTransition(to newLayout: CollectionLayout) {}

  /// Called after a layout was replaced, on both; does nothing by default.
  open func finalizeLayoutTransition() {}

  /// Returns the attributes from which an inserted item would be animated.
  ///
  /// Provided for source compatibility: changes are immediate, and it is not called.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes to which a deleted item would be animated.
  ///
  /// Provided for source compatibility: changes are immediate, and it is not called.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> CollectionLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Returns the attributes from which a header, footer, or badge of an inserted item would be animated.
  ///
  /// Provided for source compatibility: changes are immediate, and it is not called.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Returns the attributes to which a header, footer, or badge of a deleted item would be animated.
  ///
  /// Provided for source compatibility: changes are immediate, and it is not called.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// Called before the bounds of the collection change in an animation; does nothing by default.
  ///
  /// Provided for source compatibility: changes are immediate, and it is not called.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the bounds of the collection changed in an animation; does nothing by default.
  ///
  /// Provided for source compatibility: changes are immediate, and it is not called.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Measuring

  /// The object that measures items for a layout of another module.
  package final weak var measuring: (any CollectionMeasuring)?

  /// Whether cells are asked for the attributes that they prefer when they become visible.
  package var asksForPreferredAttributes: Bool { true }

  /// Updates the layout with the measured size of an item.
  ///
  /// - Returns: Whether anything moved, or `nil` if the layout doesn't measure items itself.
  package func take(_ size: CGSize, at path: IndexPath) -> Bool? { nil }
}
