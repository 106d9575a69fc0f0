// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A part of a collection that is used again. UIKit: `UICollectionReusableView`.
open class CollectionReusableNode: ViewNode {
  /// The name under which the node waits for its next use; `nil` if it was not dequeued.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a node with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a node of a class that was registered with a collection.
  public required convenience init(registered identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the node is used again. The content stays as it is unless this is overridden.
  open func prepareForReuse() {}
}
