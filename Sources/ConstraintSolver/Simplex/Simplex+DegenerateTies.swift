// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Tie-breaking among equally good steps and solutions.

extension Simplex {
  /// Returns the nearest breakpoint; of several at one place, that of the lowest basic quantity.
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
    // The moving quantity's own breakpoint comes last: a pivot makes progress.
    if left.row < 0 || right.row < 0 { return right.row < 0 && left.row >= 0 }
    let (a, b) = (basic[Int(left.row)], basic[Int(right.row)])
    return a != b ? a < b : left.reach < right.reach
  }

  /// Restricts the feasible set to the solutions that violate a soft row least.
  func favour(_ softRow: Int32) {
    if let point = pointToFavour(Int(softRow)) { approach(Int(softRow), point) }
  }

  /// Returns the value within the bounds that a violated soft row prefers for its quantity, if it
  /// can improve.
  func pointToFavour(_ quantity: Int) -> Double? {
    if isFixed(quantity) { return nil }
    // On the optimal face a soft row stays on its side; only a violated one can improve.
    if upper[quantity] <= softLow[quantity] + tolerance { return upper[quantity] }
    if lower[quantity] >= softHigh[quantity] - tolerance { return lower[quantity] }
    return nil
  }
}
