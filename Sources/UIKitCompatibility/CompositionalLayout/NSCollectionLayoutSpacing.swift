// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A distance between items of a compositional layout.
open class NSCollectionLayoutSpacing: NSObject {
  /// The distance, in points.
  public final let spacing: CGFloat
  /// A Boolean value that indicates whether the distance is flexible.
  public final let isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the distance is exact.
  public final var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a minimum distance in points, which takes the remaining space.
  ///
  /// - Parameter flexibleSpacing: The minimum distance, in points.
  /// - Returns: The spacing.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns a distance in points.
  ///
  /// - Parameter fixedSpacing: The distance, in points.
  /// - Returns: The spacing.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}
