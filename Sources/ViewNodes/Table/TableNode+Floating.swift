// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TableNode {
  /// Returns the floating header: in a plain table, the header of the topmost section stays at the
  /// top while its rows scroll under it.
  private func floatingHeader(below top: CGFloat) -> Int? {
    let edge = ExactLength(top + adjustedContentInset.top)
    guard style == .plain, edge > .zero, rows.total.elements > 0 else { return nil }
    let element = min(rows.index(at: edge), rows.total.elements - 1)
    let header = rows.header(ofSection: section(ofElement: element))
    return rows.sums(before: header).length < edge ? header : nil
  }

  /// Returns the floating footer: likewise, that of the lowest section stays at the bottom.
  private func floatingFooter(below top: CGFloat) -> Int? {
    let edge = ExactLength(top + boundsStorage.height - adjustedContentInset.bottom)
    guard style == .plain, edge > .zero, edge < rows.total.length else { return nil }
    let element = rows.index(at: edge)
    guard let footer = edgeElement(.footer, ofSection: section(ofElement: element)) else {
      return nil
    }
    return footer
  }

  final func floats(_ element: Int) -> Bool {
    let top = contentOffset.y - rowsTop
    return element == floatingHeader(below: top) || element == floatingFooter(below: top)
  }

  /// Creates the floating headers and footers.
  ///
  /// - Returns: The difference between the header's height and its estimate, which moves all
  ///   visible content.
  final func prepareFloatingEdges(below top: ExactLength) -> ExactLength {
    var moved = ExactLength.zero
    if let header = floatingHeader(below: top.points) {
      let former = rows.element(at: header)?.length ?? .zero
      let start = rows.sums(before: header).length
      moved = prepare(header) - former
      if start + former > top { moved = .zero }
    }
    if let footer = floatingFooter(below: top.points) { _ = prepare(footer) }
    return moved
  }

  /// Returns the current rectangle of a header or footer.
  final func floatingRect(of element: Int) -> CGRect {
    var rect = rect(of: element)
    let top = contentOffset.y - rowsTop
    if element == floatingHeader(below: top) {
      let end = edgeElement(.footer, ofSection: section(ofElement: element)).map(rect(of:))
      let edge = contentOffset.y + adjustedContentInset.top
      rect.origin.y = max(rect.minY, min(edge, (end?.minY ?? rect.maxY) - rect.height))
    } else if element == floatingFooter(below: top) {
      let begin = edgeElement(.header, ofSection: section(ofElement: element)).map(rect(of:))
      let edge = contentOffset.y + boundsStorage.height - adjustedContentInset.bottom
      rect.origin.y = min(rect.minY, max(edge - rect.height, begin?.maxY ?? rect.minY))
    }
    return rect
  }
}
