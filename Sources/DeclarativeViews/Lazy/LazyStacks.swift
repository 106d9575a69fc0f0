// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Views below each other that are made when they come into sight in a ``ScrollView``.
///
/// SwiftUI: `LazyVStack`.
///
/// It is as wide as it is offered. Its height is an estimate until all of its views have been seen:
/// those that have not count as the first one does. Outside of a scroll view all are made at once.
public struct LazyVStack: View {
  private let contents: LazyContents

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The line that the views share.
  ///   - spacing: The distance between neighbors in points; nil means 8.
  ///   - content: The views, from top to bottom; a ``ForEach`` makes its own one by one.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: nil, content: content())
  }

  /// The column.
  public var body: some View { LazyView(contents: contents) }
}

/// Views beside each other that are made when they come into sight in a ``ScrollView``.
///
/// SwiftUI: `LazyHStack`.
///
/// It is as high as it is offered. Its width is an estimate until all of its views have been seen:
/// those that have not count as the first one does. Outside of a scroll view all are made at once.
public struct LazyHStack: View {
  private let contents: LazyContents

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The line that the views share.
  ///   - spacing: The distance between neighbors in points; nil means 8.
  ///   - content: The views, from the leading to the trailing side; a ``ForEach`` makes its own one
  ///     by one.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: nil,
      content: content())
  }

  /// The row.
  public var body: some View { LazyView(contents: contents) }
}

/// Views in columns that are made when they come into sight in a ``ScrollView``.
///
/// SwiftUI: `LazyVGrid`.
///
/// Its height is an estimate until all of its rows have been seen. Outside of a scroll view all are
/// made at once.
public struct LazyVGrid: View {
  private let contents: LazyContents

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of columns that do not fill the grid.
  ///   - spacing: The distance between rows in points; nil means 8.
  ///   - content: The views, row by row; a ``ForEach`` creates its views on demand.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .vertical, alignment: alignment.key, spacing: spacing, tracks: columns,
      content: content())
  }

  /// The grid.
  public var body: some View { LazyView(contents: contents) }
}

/// Views in rows that are made when they come into sight in a ``ScrollView``.
///
/// SwiftUI: `LazyHGrid`.
///
/// Its width is an estimate until all of its columns have been seen. Outside of a scroll view all are
/// made at once.
public struct LazyHGrid: View {
  private let contents: LazyContents

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of rows that do not fill the grid.
  ///   - spacing: The distance between columns in points; nil means 8.
  ///   - content: The views, column by column; a ``ForEach`` creates its views on demand.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    contents = LazyContents(
      axis: .horizontal, alignment: alignment.key, spacing: spacing, tracks: rows,
      content: content())
  }

  /// The grid.
  public var body: some View { LazyView(contents: contents) }
}

/// The content of a lazy container.
struct LazyContents {
  /// The direction in which it goes on.
  let axis: Axis
  let alignment: GuideKey
  let spacing: CGFloat?
  /// The columns, if it is a grid.
  let tracks: [GridItem]?
  let content: any View

  /// The distance between lines.
  var gap: CGFloat {
    guard let spacing, spacing.isFinite else { return SpacingPreferences.systemSpacing }
    return spacing
  }
}

/// A container whose views are made when they come into sight.
struct LazyView: View {
  let contents: LazyContents

  init(contents: LazyContents) {
    self.contents = contents
  }

  var body: LazyView { return self }

  func _expand(in step: _ViewStep) {
    let own = step.expansion.remember(step.item, as: Self.self)
    own.isOnDemand = true
    step.expansion.end(step.item, at: LazyElement(contents, memory: own))
  }
}
