// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The distances of an item of a compositional layout from those around it.
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge, or `nil` for none.
  public final let leading: NSCollectionLayoutSpacing?
  /// The distance at the top edge, or `nil` for none.
  public final let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge, or `nil` for none.
  public final let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom edge, or `nil` for none.
  public final let bottom: NSCollectionLayoutSpacing?

  /// Creates distances; flexible ones have their minimum length.
  ///
  /// - Parameters:
  ///   - leading: The distance at the leading edge, or `nil` for none.
  ///   - top: The distance at the top edge, or `nil` for none.
  ///   - trailing: The distance at the trailing edge, or `nil` for none.
  ///   - bottom: The distance at the bottom edge, or `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
