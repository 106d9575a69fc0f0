// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The lengths of many lines, most of which have not been measured: sums and positions in
/// logarithmic time.
final class LineLengths {
  /// The estimated length of a line that has not been measured.
  private(set) var estimate: CGFloat?
  private let gap: CGFloat
  let count: Int
  private var known: [Int: CGFloat] = [:]
  /// Sums of the differences between measured lines and the estimate (a Fenwick tree): each covers
  /// a range that ends at its index and whose length is the lowest set bit of the index.
  private var sums: [CGFloat]

  init(count: Int, gap: CGFloat) {
    self.count = count
    self.gap = gap
    sums = Array(repeating: 0, count: count + 1)
  }

  /// Records the length of a line; the first one is the estimate for the others.
  func set(_ length: CGFloat, of line: Int) {
    let estimate = self.estimate ?? length
    self.estimate = estimate
    let change = length - (known[line] ?? estimate)
    known[line] = length
    guard change != 0 else { return }
    var index = line + 1
    while index <= count {
      sums[index] += change
      index += index & -index
    }
  }

  /// Returns the start of a line; for the index after the last line, the start of a further one.
  func start(of line: Int) -> CGFloat {
    var sum: CGFloat = 0
    var index = min(line, count)
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum + CGFloat(line) * ((estimate ?? 0) + gap)
  }

  /// Returns the length of a line, or its estimate.
  func length(of line: Int) -> CGFloat { known[line] ?? estimate ?? 0 }

  /// The total length of all lines and the gaps between them.
  var total: CGFloat { count == 0 ? 0 : max(start(of: count) - gap, 0) }

  /// Returns the last line that starts at or before a position, or the first one.
  func line(at position: CGFloat) -> Int {
    let each = (estimate ?? 0) + gap
    var line = 0
    var start: CGFloat = 0
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = line + step
      if next < count {
        let far = start + sums[next] + CGFloat(step) * each
        if far <= position {
          line = next
          start = far
        }
      }
      step /= 2
    }
    return line
  }
}
