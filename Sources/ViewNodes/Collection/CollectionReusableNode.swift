// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of the reusable cells, headers, and footers of a collection.
///
/// UIKit: `UICollectionReusableView`.
open class CollectionReusableNode: ViewNode {
  /// The identifier that the node was dequeued with, or `nil`.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a reusable node.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
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
}
