// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension RunTree<TableRun> {
  /// Returns the run that contains an element, with a count of 1, or `nil` if it is out of range.
  func element(at index: Int) -> TableRun? {
    guard var run = position(ofElement: index)?.run else { return nil }
    run.count = 1
    return run
  }

  /// Returns where an element begins, and its length; `nil` if it is out of range.
  func extent(of index: Int) -> (start: ExactLength, length: ExactLength)? {
    guard let position = position(ofElement: index) else { return nil }
    let length = position.run.length
    return (position.start.length + length * (index - position.start.elements), length)
  }

  /// Returns the totals of everything before an element.
  func sums(before index: Int) -> TableRun.Sums {
    guard index > 0 else { return TableRun.Sums() }
    guard let position = position(ofElement: index) else { return total }
    return position.start + position.run.sums(ofFirst: index - position.start.elements)
  }

  /// Returns the element at a distance from the top, the first that ends below it, or the number of
  /// elements if there is none.
  func index(at distance: ExactLength) -> Int {
    guard distance >= .zero else { return 0 }
    guard let position = position(at: distance) else { return total.elements }
    let rest = distance - position.start.length
    return position.start.elements + Int(rest.parts / position.run.length.parts)
  }

  /// Returns the element at a distance from the top or, if elements without a height there haven't
  /// been measured, the first of these.
  func firstUnmeasuredIndex(at distance: ExactLength) -> Int {
    let index = index(at: distance)
    var result = index
    var next = min(index, total.elements)
    while let position = position(ofElement: next - 1), position.run.length == .zero {
      next = position.start.elements
      if !position.run.isMeasured { result = next }
    }
    return result
  }

  /// Returns the elements that are at least partly between two distances from the top.
  func elements(from top: ExactLength, to bottom: ExactLength) -> Range<Int> {
    let first = index(at: top)
    guard bottom > top, first < total.elements else { return first..<first }
    let last = index(at: bottom)
    let isBegun = extent(of: last).map { $0.start < bottom } ?? false
    return first..<max(first, isBegun ? last + 1 : last)
  }

  /// Returns the element that is a section's header, or the number of elements if the section
  /// doesn't exist.
  func header(ofSection section: Int) -> Int {
    var section = section
    var index = 0
    var handle = root
    while handle != Self.none {
      let joint = joints[Int(handle)]
      let left = sums(of: joint.left)
      if section < left.sections {
        handle = joint.left
        continue
      }
      section -= left.sections
      index += left.elements
      let own = joint.run.kind == .header ? joint.run.count : 0
      if section < own { return index + section }
      section -= own
      index += joint.run.count
      handle = joint.right
    }
    return index
  }

  /// Returns the selected elements in order.
  ///
  /// - Complexity: O(*k* log *n*), where *k* is the number of selected elements and *n* the number
  ///   of elements.
  func selectedIndices() -> [Int] {
    var result: [Int] = []
    var pending = [(root, 0)]
    while let (handle, start) = pending.popLast() {
      guard handle != Self.none, sums(of: handle).selected > 0 else { continue }
      let joint = joints[Int(handle)]
      let own = start + sums(of: joint.left).elements
      if joint.run.isSelected { result.append(contentsOf: own..<own + joint.run.count) }
      pending.append((joint.left, start))
      pending.append((joint.right, own + joint.run.count))
    }
    return result.sorted()
  }

  // MARK: Sections

  /// Returns the header or footer of a section, or `nil` if the section doesn't exist.
  func edge(_ kind: TableRun.Kind, ofSection section: Int) -> Int? {
    guard section >= 0, section < total.sections else { return nil }
    return kind == .header ? header(ofSection: section) : header(ofSection: section + 1) - 1
  }

  /// Returns the elements of a section with its header and footer, or `nil` if it doesn't exist.
  func elements(ofSection section: Int) -> Range<Int>? {
    guard let header = edge(.header, ofSection: section),
      let footer = edge(.footer, ofSection: section)
    else { return nil }
    return header..<footer + 1
  }

  /// Returns the element of a row, or `nil` if the row doesn't exist.
  func element(ofRow path: IndexPath) -> Int? {
    guard path.count == 2, let elements = elements(ofSection: path.section), path.row >= 0,
      path.row < elements.count - 2
    else { return nil }
    return elements.lowerBound + 1 + path.row
  }

  /// Returns the row of an element, or `nil` for headers and footers.
  func path(ofElement element: Int) -> IndexPath? {
    guard let run = self.element(at: element), run.kind == .row else { return nil }
    let section = section(ofElement: element)
    return IndexPath(row: element - header(ofSection: section) - 1, section: section)
  }

  func section(ofElement element: Int) -> Int {
    sums(before: element + 1).sections - 1
  }
}
