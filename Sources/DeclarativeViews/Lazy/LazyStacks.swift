// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A column whose views are created when they become visible in a ``ScrollView``.
///
/// SwiftUI: `LazyVStack`.
///
/// It has the proposed width. Its height is an estimate until all of its views have been visible:
/// the others are assumed to be as tall as the first one. Outside a scroll view, all views are
/// created at once.
public struct LazyVStack: View {
  private let contents: LazyContents

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil means 8.
  ///   - pinnedViews: The headers and footers of sections that stay in the visible part of the scroll
  ///     view as long as their section does.
  ///   - content: The views, from top to bottom; a ``ForEach`` creates its views on demand.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: nil,
      pinned: pinnedViews, content: content())
  }

  /// The column.
  public var body: some View { LazyView(contents: contents) }
}

/// A row whose views are created when they become visible in a ``ScrollView``.
///
/// SwiftUI: `LazyHStack`.
///
/// It has the proposed height. Its width is an estimate until all of its views have been visible:
/// the others are assumed to be as wide as the first one. Outside a scroll view, all views are
/// created at once.
public struct LazyHStack: View {
  private let contents: LazyContents

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - spacing: The distance between neighbors in points; nil means 8.
  ///   - pinnedViews: The headers and footers of sections that stay in the visible part of the scroll
  ///     view as long as their section does.
  ///   - content: The views, from leading to trailing; a ``ForEach`` creates its views on demand.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: nil,
      pinned: pinnedViews, content: content())
  }

  /// The row.
  public var body: some View { LazyView(contents: contents) }
}

/// A vertical grid whose views are created when they become visible in a ``ScrollView``.
///
/// SwiftUI: `LazyVGrid`.
///
/// Its height is an estimate until all of its rows have been visible. Outside a scroll view, all
/// views are created at once.
public struct LazyVGrid: View {
  private let contents: LazyContents

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of headers and footers, and of columns that do not fill the grid.
  ///   - spacing: The distance between rows in points; nil means 8.
  ///   - pinnedViews: The headers and footers of sections that stay in the visible part of the scroll
  ///     view as long as their section does.
  ///   - content: The views, row by row; a ``ForEach`` creates its views on demand.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: columns,
      pinned: pinnedViews, content: content())
  }

  /// The grid.
  public var body: some View { LazyView(contents: contents) }
}

/// A horizontal grid whose views are created when they become visible in a ``ScrollView``.
///
/// SwiftUI: `LazyHGrid`.
///
/// Its width is an estimate until all of its columns have been visible. Outside a scroll view, all
/// views are created at once.
public struct LazyHGrid: View {
  private let contents: LazyContents

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of headers and footers, and of rows that do not fill the grid.
  ///   - spacing: The distance between columns in points; nil means 8.
  ///   - pinnedViews: The headers and footers of sections that stay in the visible part of the scroll
  ///     view as long as their section does.
  ///   - content: The views, column by column; a ``ForEach`` creates its views on demand.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: rows,
      pinned: pinnedViews, content: content())
  }

  /// The grid.
  public var body: some View { LazyView(contents: contents) }
}
