// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Consecutive lines of items of the estimated size, or one line of other items.
struct FlowRun: ListRun {
  /// The totals of a range of items.
  struct Sums: RunSums {
    var elements = 0
    var length = ExactLength.zero

    static func + (left: Sums, right: Sums) -> Sums {
      Sums(elements: left.elements + right.elements, length: left.length + right.length)
    }
  }

  var count: Int
  /// The sizes of the items in a single line, or `nil` for the estimate.
  var sizes: [FlowSection.Extent]?
  /// The number of items in a full line.
  var perLine: Int
  /// The length of each line, including the spacing after it.
  var line: ExactLength

  var sums: Sums { Sums(elements: count, length: line * ((count - 1) / perLine + 1)) }

  func joined(with next: FlowRun) -> FlowRun? {
    guard sizes == nil, next.sizes == nil, perLine == next.perLine, line == next.line,
      count % perLine == 0
    else { return nil }
    var joined = self
    joined.count += next.count
    return joined
  }

  func split(at index: Int) -> (FlowRun, FlowRun) {
    // Runs are split between lines.
    assert(sizes == nil)
    var (front, rest) = (self, self)
    front.count = index
    rest.count = count - index
    return (front, rest)
  }
}
