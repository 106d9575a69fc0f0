// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

extension UICollectionViewLayoutAttributes {
  /// The transform about the item's center, as in ``CALayer/transform``.
  public final var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.plane }
  }
}
