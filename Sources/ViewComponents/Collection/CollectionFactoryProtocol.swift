// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes what orders equal things: grids and carousels.
public protocol CollectionFactoryProtocol: ComponentFactoryProtocol {
  /// Views in columns of the same width, row by row. In the text sizes for accessibility there is one
  /// column.
  ///
  /// - Parameters:
  ///   - columns: How many columns there are, at least one.
  ///   - views: The views, in reading order.
  /// - Returns: The grid.
  func grid(columns: Int, views: [UIView]) -> UIStackView

  /// Views side by side, of which one is seen.
  ///
  /// - Parameter views: The views, in reading order.
  /// - Returns: The carousel.
  func carousel(views: [UIView]) -> CarouselNode
}
