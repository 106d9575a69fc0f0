// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A grid of views in rows and columns.
///
/// SwiftUI: `Grid`.
///
/// A column is as wide as its widest view, and a row as tall as its tallest one. Flexible views
/// share the remaining width, column by column, as in an ``HStack``. A view outside a ``GridRow``
/// is as wide as the grid.
public struct Grid<Content: View>: View {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view in its cell.
  ///   - horizontalSpacing: The distance between columns in points; nil means 8.
  ///   - verticalSpacing: The distance between rows in points; nil means 8.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// The grid itself.
  public var body: some View {
    ElementView(element: layout.element, contents: [content])
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

/// A grid layout for use in ``AnyLayout``.
///
/// SwiftUI: `GridLayout`.
public struct GridLayout: ElementLayout {
  /// The alignment of a view in its cell.
  public var alignment: Alignment
  /// The distance between columns in points; nil means 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil means 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view in its cell.
  ///   - horizontalSpacing: The distance between columns in points; nil means 8.
  ///   - verticalSpacing: The distance between rows in points; nil means 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var element: any LayoutElement {
    func usable(_ spacing: CGFloat?) -> CGFloat {
      guard let spacing, spacing.isFinite else { return SpacingPreferences.systemSpacing }
      return spacing
    }
    return GridElement(
      alignment: alignment,
      gaps: CGSize(width: usable(horizontalSpacing), height: usable(verticalSpacing)))
  }

  /// Returns a grid of rows.
  ///
  /// - Parameter content: The rows.
  /// - Returns: The grid.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
    ElementView(element: element, contents: [content()])
  }
}

/// A row of views in a ``Grid``.
///
/// A modifier of the row applies to each view in it, as in a ``Group``. SwiftUI: `GridRow`.
public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment in the row; nil leaves it to the grid.
  ///   - content: The views, one for each column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The row itself; outside a grid, its views are layered.
  public var body: some View {
    ElementView(element: GridRowElement(alignment: alignment), contents: [content])
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) {
    step.expansion.replace(
      step.item, by: content, inRow: GridRowElement(alignment: alignment))
  }
}

/// The attributes of a view's grid cell.
struct GridCell {
  var columns = 1
  var alignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
}

extension View {
  /// Makes the view span several columns of a grid.
  ///
  /// - Parameter count: The number of columns, at least 1.
  /// - Returns: The modified view.
  public func gridCellColumns(_ count: Int) -> some View {
    WrappedView(
      content: self, element: GridCellElement { $0.columns = min(max(count, 1), 1000) })
  }

  /// Sets the alignment of the column that contains the view in a grid.
  ///
  /// - Parameter guide: The common alignment guide.
  /// - Returns: The modified view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    WrappedView(content: self, element: GridCellElement { $0.alignment = guide })
  }

  /// Aligns a point of the view with the same point of its grid cell, instead of using the
  /// alignment of the row and the column.
  ///
  /// - Parameter anchor: The point.
  /// - Returns: The modified view.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    WrappedView(content: self, element: GridCellElement { $0.anchor = anchor })
  }

  /// Excludes the view from the size of its grid cell in some directions.
  ///
  /// - Parameter axes: The directions.
  /// - Returns: The modified view.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    WrappedView(content: self, element: GridCellElement { $0.unsizedAxes = axes })
  }
}

/// An element that sets attributes of a view's grid cell.
struct GridCellElement: UnaryElement {
  let change: (inout GridCell) -> Void

  var name: String { "gridCell" }
}

/// The views of a row; the grid around it places them.
struct GridRowElement: LayoutElement {
  let alignment: VerticalAlignment?
  private let layers = LayeringElement(alignment: .center)

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
  }

  var name: String { "GridRow" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    layers.size(in: tree, task)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    layers.arrangement(in: tree, task)
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
  }
}
