// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An engine for a single unknown: the feasible set is an interval, which each level narrows.
struct SingleUnknown {
  var low: Double
  var high: Double

  init(bounds: Interval) {
    low = bounds.low
    high = bounds.high
  }

  func isOpen(_ tolerance: Double) -> Bool { high - low > tolerance }

  /// The value, once the unknown is no longer open.
  var value: Double { min(max(0, low), high) }

  /// Applies required bounds.
  ///
  /// Returns `false` if that is infeasible.
  mutating func require(_ bounds: Interval, _ tolerance: Double) -> Bool {
    let newLow = max(low, bounds.low)
    let newHigh = min(high, bounds.high)
    guard newLow <= newHigh + 2 * tolerance else { return false }
    low = min(newLow, newHigh)
    high = newHigh
    return true
  }

  /// Satisfies the soft rows of one level as well as the bounds allow.
  ///
  /// All equally good solutions remain feasible.
  ///
  /// - Parameters:
  ///   - breakpoints: The ends of the soft intervals, in increasing order. The slope of the cost
  ///     increases at each end.
  ///   - slope: The slope of the cost below all of them.
  mutating func satisfy(
    _ breakpoints: UnsafeMutableBufferPointer<ResourceAllocation.Breakpoint>, slope: Double
  ) {
    let (least, most) = (low, high)
    var slope = slope
    var from = least
    high = least
    for breakpoint in breakpoints where from < most {
      if breakpoint.value > from {
        from = min(breakpoint.value, most)
        extend(to: from, slope)
      }
      slope += breakpoint.weight
    }
    if from < most || from == least { extend(to: most, slope) }
  }

  /// Extends the interval to a point if that costs nothing, and discards everything below it if
  /// that lowers the cost.
  private mutating func extend(to point: Double, _ slope: Double) {
    if slope <= Simplex.slopeTolerance { high = point }
    if slope < -Simplex.slopeTolerance { low = point }
  }

  /// Fixes the unknown as near to a point as possible.
  mutating func fixNearest(_ point: Double) {
    let target = min(max(point, low), high)
    low = target
    high = target
  }

  /// Restricts the feasible set to the solutions that violate a soft row least.
  mutating func breakTie(_ softRow: Interval, _ tolerance: Double) {
    // After its level, a soft row stays on its side; only a violated one can improve.
    if high <= softRow.low + tolerance {
      low = high
    } else if low >= softRow.high - tolerance {
      high = low
    }
  }
}
