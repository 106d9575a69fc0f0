// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Which of several equally good steps and answers is taken.

extension Simplex {
  /// The nearest of all bends: of those at one place that of the lowest basic quantity.
  func firstBend() -> (bend: Bend, passed: Int)? {
    let slack = tolerance * 1e-3
    var reach = Double.infinity
    for position in bends.indices { reach = min(reach, bends[position].reach) }
    var best = -1
    for position in bends.indices where bends[position].reach <= reach + slack {
      if best < 0 || precedes(bends[position], bends[best]) { best = position }
    }
    if best < 0 { return nil }
    var bend = bends[best]
    bend.reach = reach
    return (bend, 0)
  }

  private func precedes(_ left: Bend, _ right: Bend) -> Bool {
    // What moves by itself comes last: an exchange leads on.
    if left.row < 0 || right.row < 0 { return right.row < 0 && left.row >= 0 }
    let (a, b) = (basic[Int(left.row)], basic[Int(right.row)])
    return a != b ? a < b : left.reach < right.reach
  }

  /// Of the answers that are still open, keeps those that miss a soft row least.
  func favour(_ softRow: Int32) {
    if let point = pointToFavour(Int(softRow)) { approach(Int(softRow), point) }
  }

  /// Where a soft row wants its quantity to be within the bounds, if it has something to gain.
  func pointToFavour(_ quantity: Int) -> Double? {
    if isFixed(quantity) { return nil }
    // On the face a soft row stays on its side; only one that is missed has something to gain.
    if upper[quantity] <= softLow[quantity] + tolerance { return upper[quantity] }
    if lower[quantity] >= softHigh[quantity] - tolerance { return lower[quantity] }
    return nil
  }
}
