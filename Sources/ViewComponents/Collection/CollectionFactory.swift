// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of collections with a style.
public final class CollectionFactory: CollectionFactoryProtocol {
  /// The style of the collections.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the collections.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a grid with columns of equal widths, filled row by row.
  public func grid(columns: Int, views: [UIView]) -> UIStackView {
    let columns = max(columns, 1)
    var rows: [UIView] = []
    var start = 0
    while start < views.count {
      let end = min(views.count, start + columns)
      var row = Array(views[start..<end])
      // Fill up the last row to keep the column widths.
      while row.count < columns { row.append(.spacer()) }
      let stack = AdaptiveStackNode(arrangedSubviews: row)
      stack.distributionInRow = .fillEqually
      stack.alignmentInRow = .top
      stack.spacing = style.spacing.medium.value
      rows.append(stack)
      start = end
    }
    let grid = style.stack(.vertical, rows, spacing: style.spacing.medium)
    grid.translatesAutoresizingMaskIntoConstraints = false
    return grid
  }

  /// Returns a carousel of views, one of which is visible.
  public func carousel(views: [UIView]) -> CarouselNode {
    CarouselNode(views: views, style: style)
  }
}
