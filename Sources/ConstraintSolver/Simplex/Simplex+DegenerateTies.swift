// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Tie-breaking among equally good steps and solutions.

extension Simplex {
  /// Returns the nearest breakpoint; of several at one point, that of the basic quantity with the
  /// lowest index.
  func firstBreakpoint() -> (breakpoint: Breakpoint, passed: Int)? {
    let epsilon = tolerance * 1e-3
    var step = Double.infinity
    for position in breakpoints.indices { step = min(step, breakpoints[position].step) }
    var best = -1
    for position in breakpoints.indices where breakpoints[position].step <= step + epsilon {
      if best < 0 || precedes(breakpoints[position], breakpoints[best]) { best = position }
    }
    if best < 0 { return nil }
    var breakpoint = breakpoints[best]
    breakpoint.step = step
    return (breakpoint, 0)
  }

  private func precedes(_ left: Breakpoint, _ right: Breakpoint) -> Bool {
    // The moving quantity's own breakpoint comes last, because a pivot makes progress.
    if left.row < 0 || right.row < 0 { return right.row < 0 && left.row >= 0 }
    let (a, b) = (basic[Int(left.row)], basic[Int(right.row)])
    return a != b ? a < b : left.step < right.step
  }

  /// Restricts the feasible set to the solutions that violate a soft row least.
  func breakTie(_ softRow: Int32) {
    if let point = tieBreakingValue(Int(softRow)) { fixNearest(Int(softRow), point) }
  }

  /// Returns the value within the bounds that a violated soft row prefers for its quantity, if it
  /// can improve.
  func tieBreakingValue(_ quantity: Int) -> Double? {
    if isFixed(quantity) { return nil }
    // On the optimal face a soft row stays on its side; only a violated one can improve.
    if upper[quantity] <= softLow[quantity] + tolerance { return upper[quantity] }
    if lower[quantity] >= softHigh[quantity] - tolerance { return lower[quantity] }
    return nil
  }
}
