// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The header and footer of a plain table that stay visible while the rows of their section scroll
/// under them.
struct FloatingEdges {
  /// The header of the topmost section, which stays at the top.
  let header: Int?
  /// The footer of the lowest section, which stays at the bottom.
  let footer: Int?
  /// The position of the header at the top, in points below the first element.
  private let top: CGFloat
  /// The position of the footer's lower edge, in points below the first element.
  private let bottom: CGFloat

  /// Creates the floating header and footer of the elements between two positions, in points below
  /// the first element.
  init(_ rows: RunTree<TableRun>, from top: CGFloat, to bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
    header = Self.header(rows, ExactLength(top))
    footer = Self.footer(rows, ExactLength(bottom))
  }

  private static func header(_ rows: RunTree<TableRun>, _ edge: ExactLength) -> Int? {
    guard edge > .zero, rows.total.elements > 0 else { return nil }
    let element = min(rows.index(at: edge), rows.total.elements - 1)
    let header = rows.header(ofSection: rows.section(ofElement: element))
    return rows.sums(before: header).length < edge ? header : nil
  }

  private static func footer(_ rows: RunTree<TableRun>, _ edge: ExactLength) -> Int? {
    guard edge > .zero, edge < rows.total.length else { return nil }
    return rows.edge(.footer, ofSection: rows.section(ofElement: rows.index(at: edge)))
  }

  func contains(_ element: Int) -> Bool { element == header || element == footer }

  /// Returns the current position of an element, in points below the first one.
  func top(of element: Int, _ rows: RunTree<TableRun>) -> CGFloat {
    guard let (start, length) = rows.extent(of: element) else { return 0 }
    let section = rows.section(ofElement: element)
    if element == header {
      let end = rows.edge(.footer, ofSection: section).flatMap(rows.extent(of:))
      let lowest = (end?.start ?? start + length).points - length.points
      return max(start.points, min(top, lowest))
    }
    if element == footer {
      let begin = rows.edge(.header, ofSection: section).flatMap(rows.extent(of:))
      let highest = begin.map { $0.start + $0.length } ?? start
      return min(start.points, max(bottom - length.points, highest.points))
    }
    return start.points
  }
}
