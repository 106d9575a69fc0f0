// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An engine for a single unknown: what is possible is an interval, and meeting a level makes it
/// smaller.
struct Single {
  var low: Double
  var high: Double

  init(bounds: Interval) {
    low = bounds.low
    high = bounds.high
  }

  func isOpen(_ tolerance: Double) -> Bool { high - low > tolerance }

  /// The value, once it is not open any more.
  var value: Double { min(max(0, low), high) }

  /// Keeps the required bounds.
  ///
  /// Answers false when that is not possible.
  mutating func require(_ bounds: Interval, _ tolerance: Double) -> Bool {
    let newLow = max(low, bounds.low)
    let newHigh = min(high, bounds.high)
    guard newLow <= newHigh + 2 * tolerance else { return false }
    low = min(newLow, newHigh)
    high = newHigh
    return true
  }

  /// Meets the soft rows of one level as well as the bounds allow.
  ///
  /// All answers that are as good stay open.
  ///
  /// - Parameters:
  ///   - ends: the ends of the softRows, rising. At each the cost of a unit grows.
  ///   - slope: the cost of a unit below all of them.
  mutating func meet(_ ends: UnsafeMutableBufferPointer<ResourceAllocation.End>, slope: Double) {
    let (least, most) = (low, high)
    var slope = slope
    var from = least
    high = least
    for end in ends where from < most {
      if end.place > from {
        from = min(end.place, most)
        rise(to: from, slope)
      }
      slope += end.weight
    }
    if from < most || from == least { rise(to: most, slope) }
  }

  /// Goes on to a point where that costs nothing, and goes away from all before where it gains
  /// something.
  private mutating func rise(to point: Double, _ slope: Double) {
    if slope <= Simplex.level { high = point }
    if slope < -Simplex.level { low = point }
  }

  /// Comes as near to a point as is possible, and stays there.
  mutating func approach(_ point: Double) {
    let target = min(max(point, low), high)
    low = target
    high = target
  }

  /// Of the answers that are still open, keeps those that miss a soft row least.
  mutating func favour(_ softRow: Interval, _ tolerance: Double) {
    // After its level a soft row stays on its side; only one that is missed has something to gain.
    if high <= softRow.low + tolerance {
      low = high
    } else if low >= softRow.high - tolerance {
      high = low
    }
  }
}
