// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of the reusable cells, headers, and footers of a collection.
///
/// UIKit: `UICollectionReusableView`.
open class CollectionReusableNode: ViewNode {
  /// The identifier that the node was dequeued with, or `nil`.
  open internal(set) var reuseIdentifier: String?

  /// Whether the delegate hasn't yet been notified that the view is displayed.
  final var awaitsDisplay = false
  /// The attributes that were last applied, and a copy from that time.
  final var applied: (attributes: CollectionLayoutAttributes, copy: CollectionLayoutAttributes)?
  /// Measures the node for a layout of another module, given the size that the layout proposes.
  package final var fittingRule: ((CGSize) -> CGSize)?

  /// Creates a reusable node.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a node of a registered class.
  ///
  /// - Parameter identifier: The reuse identifier for which the class of the node is registered.
  public required convenience init(registered identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the node for reuse.
  ///
  /// Unless overridden, the node keeps its content.
  open func prepareForReuse() {}

  /// Applies the custom attributes of a layout; does nothing by default.
  ///
  /// The frame, transform, opacity, and visibility have already been set.
  open func apply(_ layoutAttributes: CollectionLayoutAttributes) {}

  /// Returns the attributes that the node prefers, given those of the layout: by default the same
  /// ones, with the size that fits the content of a cell.
  ///
  /// A flow layout asks for them if it has an estimated size, and a compositional layout where items,
  /// headers, or footers have one. Other layouts take them into account
  /// by returning `true` from
  /// ``CollectionLayout/shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)``.
  ///
  /// - Parameter layoutAttributes: The layout's attributes, which may be changed and returned.
  /// - Returns: The preferred attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    if let fittingRule { layoutAttributes.resize(to: fittingRule(layoutAttributes.size)) }
    return layoutAttributes
  }

  /// Called before the layout of the collection changes; does nothing by default.
  open func willTransition(from oldLayout: CollectionLayout, to newLayout: CollectionLayout) {}

  /// Called after the layout of the collection has changed; does nothing by default.
  open func didTransition(from oldLayout: CollectionLayout, to newLayout: CollectionLayout) {}
}
