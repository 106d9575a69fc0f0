// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The collections of a style.
public final class CollectionFactory: CollectionFactoryProtocol {
  /// The style of the collections.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the collections are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Views in columns of the same width, row by row.
  public func grid(columns: Int, views: [UIView]) -> UIStackView {
    let columns = max(columns, 1)
    var rows: [UIView] = []
    var start = 0
    while start < views.count {
      let end = min(views.count, start + columns)
      var row = Array(views[start..<end])
      // The last row keeps its columns.
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

  /// Views side by side, of which one is seen.
  public func carousel(views: [UIView]) -> CarouselNode {
    CarouselNode(views: views, style: style)
  }
}
