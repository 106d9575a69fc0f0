// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TableNode {
  /// The number of sections that the data source last reported.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return rows.total.sections
  }

  /// Returns the number of rows in a section that the data source last reported, or 0 if the
  /// section doesn't exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.elements(ofSection: section).map { $0.count - 2 } ?? 0
  }

  /// Returns the rectangle of a section with its header and footer, in the table's coordinates;
  /// empty if the section doesn't exist.
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard let elements = rows.elements(ofSection: section) else { return .zero }
    return rect(of: elements.lowerBound).union(rect(of: elements.upperBound - 1))
  }

  /// Returns the rectangle of a section's header while it doesn't float, in the table's
  /// coordinates; empty if the section doesn't exist.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return rows.edge(.header, ofSection: section).map(rect(of:)) ?? .zero
  }

  /// Returns the rectangle of a section's footer, in the table's coordinates; empty if the section
  /// doesn't exist.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return rows.edge(.footer, ofSection: section).map(rect(of:)) ?? .zero
  }

  /// Returns the rectangle of a row, in the table's coordinates, based on the heights known so far;
  /// empty if the row doesn't exist.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows that have been visible.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The rectangle, in points.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return element(ofRow: indexPath).map(rect(of:)) ?? .zero
  }

  /// Returns the index path of the row at a point in the table's coordinates, or `nil` if there is
  /// none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard point.x >= 0, point.x < boundsStorage.width, point.y.isFinite else { return nil }
    let distance = ExactLength(point.y - rowsTop)
    guard distance >= .zero else { return nil }
    return path(ofElement: rows.index(at: distance))
  }

  /// Returns the index path of a cell, or `nil` if the cell isn't visible.
  public final func indexPath(for cell: TableCellNode) -> IndexPath? {
    layoutRowsIfNeeded()
    return shownCells.element(of: cell).flatMap(path(ofElement:))
  }

  /// Returns the index paths of the rows that intersect a rectangle in the table's coordinates, in
  /// order.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard rect.isFinite, rect.maxY > rowsTop else { return [] }
    let first = rows.index(at: ExactLength(max(rect.minY - rowsTop, 0)))
    var result: [IndexPath] = []
    for element in first..<max(first, rows.total.elements) {
      if self.rect(of: element).minY >= rect.maxY { break }
      if let path = path(ofElement: element) { result.append(path) }
    }
    return result
  }

  /// Returns the cell for a row, or `nil` if it isn't visible.
  ///
  /// - Parameter indexPath: The index path of the row.
  /// - Returns: The cell, or `nil`.
  public final func cellForRow(at indexPath: IndexPath) -> TableCellNode? {
    layoutRowsIfNeeded()
    return element(ofRow: indexPath).flatMap { shownCells[$0] }
  }

  /// The visible cells, from top to bottom.
  public final var visibleCells: [TableCellNode] {
    layoutRowsIfNeeded()
    return shownCells.views
  }

  /// The index paths of the visible rows, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutRowsIfNeeded()
    return shownCells.compactMap { path(ofElement: $0.element) }
  }

  // MARK: Elements

  /// The header and footer that float at the current offset.
  final var floatingEdges: FloatingEdges { floatingEdges(below: contentOffset.y - rowsTop) }

  /// Returns the header and footer that float if the visible part begins at a position, in points
  /// below the first section.
  final func floatingEdges(below top: CGFloat) -> FloatingEdges {
    guard style == .plain else { return FloatingEdges(RunTree<TableRun>(), from: 0, to: 0) }
    let insets = adjustedContentInset
    return FloatingEdges(
      rows, from: top + insets.top, to: top + boundsStorage.height - insets.bottom)
  }

  /// The top of the first section, in points.
  final var rowsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  /// The distances of rows from the left and right edges.
  private var sideInsets: (left: CGFloat, right: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let safe = contentInsetsToSafeArea
    return (16 + safe.left, 16 + safe.right)
  }

  /// The distances of the content from the left and right edges.
  final var contentInsetsToSafeArea: (left: CGFloat, right: CGFloat) {
    guard insetsContentViewsToSafeArea else { return (0, 0) }
    let safe = safeAreaInsets
    return (safe.left, safe.right)
  }

  /// The distances of the content from the left and right edges of its row.
  final var contentInsetsInRow: (left: CGFloat, right: CGFloat) {
    if style == .insetGrouped { return (0, 0) }
    var insets = contentInsetsToSafeArea
    if isRightToLeft { insets.left += indexWidth } else { insets.right += indexWidth }
    return insets
  }

  final var rowWidth: CGFloat { max(0, boundsStorage.width - sideInsets.left - sideInsets.right) }

  final func rect(of element: Int) -> CGRect {
    guard let (top, length) = rows.extent(of: element) else { return .zero }
    return CGRect(
      x: sideInsets.left, y: rowsTop + top.points, width: rowWidth, height: length.points)
  }

  /// Returns the index path of a cell that the table shows, without updating its layout.
  final func path(ofShown cell: TableCellNode) -> IndexPath? {
    shownCells.element(of: cell).flatMap(path(ofElement:))
  }

  /// Whether a row exists, and not only until a pending reload.
  final func hasRow(_ path: IndexPath) -> Bool { !needsReload && element(ofRow: path) != nil }

  final func element(ofRow path: IndexPath) -> Int? { rows.element(ofRow: path) }

  final func path(ofElement element: Int) -> IndexPath? { rows.path(ofElement: element) }

  final func section(ofElement element: Int) -> Int { rows.section(ofElement: element) }
}
