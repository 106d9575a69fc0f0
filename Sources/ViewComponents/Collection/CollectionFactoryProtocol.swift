// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of arrangements of similar views: grids and carousels.
public protocol CollectionFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a grid with columns of equal widths, filled row by row.
  ///
  /// At accessibility text sizes, there is one column.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, at least one.
  ///   - views: The views, in reading order.
  /// - Returns: The grid.
  func grid(columns: Int, views: [UIView]) -> UIStackView

  /// Returns a carousel of views, one of which is visible.
  ///
  /// - Parameter views: The views, in reading order.
  /// - Returns: The carousel.
  func carousel(views: [UIView]) -> CarouselNode
}
