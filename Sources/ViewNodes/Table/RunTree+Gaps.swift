// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// The gaps between the other elements, into which a row can be moved. A gap is the number of
// elements before it, without the row.

extension RunTree<TableRun> {
  /// Returns the gap for a row that is closest to a distance from the top.
  func gap(at distance: ExactLength, without move: RowMove) -> Int {
    let own = move.element
    let former = sums(before: own).length
    let element = index(at: distance < former ? distance : distance + move.height)
    guard element < total.elements, let (start, length) = extent(of: element) else {
      return total.elements - 2
    }
    let rank = element > own ? element - 1 : element
    let top = element > own ? start - move.height : start
    return usableGap((distance - top) * 2 < length ? rank : rank + 1, without: own)
  }

  /// Returns the gap itself if it is in a section, and otherwise the closest one that is.
  private func usableGap(_ gap: Int, without own: Int) -> Int {
    // Before a header are the first place of all and the ends of other sections.
    let next = gap >= own ? gap + 1 : gap
    guard element(at: next)?.kind != .header, next < total.elements else {
      return gap == 0 ? 1 : gap - 1
    }
    return gap
  }

  /// Returns the index path of a row in a gap, or `nil` if the gap isn't in a section.
  func path(ofGap gap: Int, without own: Int) -> IndexPath? {
    let next = gap >= own ? gap + 1 : gap
    guard gap > 0, let run = element(at: next), run.kind != .header else { return nil }
    let section = section(ofElement: next)
    let header = header(ofSection: section)
    return IndexPath(row: gap - (header > own ? header - 1 : header) - 1, section: section)
  }

  /// Returns the gap of an index path after the move, or `nil` if there is none.
  func gap(forRow path: IndexPath, without own: Int) -> Int? {
    guard path.count == 2, path.row >= 0, let elements = elements(ofSection: path.section) else {
      return nil
    }
    let count = elements.count - 2 - (elements.contains(own) ? 1 : 0)
    guard path.row <= count else { return nil }
    let header = elements.lowerBound
    return (header > own ? header - 1 : header) + 1 + path.row
  }
}
