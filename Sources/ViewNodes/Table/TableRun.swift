// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Adjacent headers, rows, or footers of a table that look the same.
struct TableRun: ListRun {
  /// The kind of element in a run.
  ///
  /// Each section is one header, its rows, and one footer.
  enum Kind: UInt8 {
    case header
    case row
    case footer
  }

  /// The totals of a range of elements.
  struct Sums: RunSums {
    var elements = 0
    var sections = 0
    var selected = 0
    var length = ExactLength.zero

    static func + (left: Sums, right: Sums) -> Sums {
      Sums(
        elements: left.elements + right.elements, sections: left.sections + right.sections,
        selected: left.selected + right.selected, length: left.length + right.length)
    }
  }

  var kind: Kind
  /// The height of each element.
  var length: ExactLength
  var isMeasured = false
  /// Whether elements are to be measured again where they are.
  var isStale = false
  var isSelected = false
  var count = 1

  var sums: Sums { sums(ofFirst: count) }

  /// Returns the totals of a number of elements.
  func sums(ofFirst count: Int) -> Sums {
    Sums(
      elements: count, sections: kind == .header ? count : 0, selected: isSelected ? count : 0,
      length: length * count)
  }

  func joined(with next: TableRun) -> TableRun? {
    guard kind == .row, next.kind == .row, length == next.length, isMeasured == next.isMeasured,
      isStale == next.isStale, isSelected == next.isSelected
    else { return nil }
    var joined = self
    joined.count += next.count
    return joined
  }

  func split(at index: Int) -> (TableRun, TableRun) {
    var (front, rest) = (self, self)
    front.count = index
    rest.count = count - index
    return (front, rest)
  }
}
