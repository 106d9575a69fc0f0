// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The ratio test for a piecewise linear cost.

extension Simplex {
  /// A breakpoint of the cost along the path of a nonbasic quantity, or a bound that blocks it.
  struct Breakpoint {
    /// The step length at which it is reached.
    var step: Double
    /// The increase of the slope at the breakpoint, or infinity at a blocking bound.
    var slopeIncrease: Double
    /// The row of the basic quantity whose cost has the breakpoint, −1 for the entering quantity.
    var row: Int32
    /// The value of the quantity at the breakpoint, and the side of its soft interval that it
    /// enters.
    var value: Double
    var costSide: Int8
    /// The rate at which the basic quantity moves.
    var rate: Double
  }

  /// Moves a nonbasic quantity while that lowers the cost, past all breakpoints after which it
  /// still falls, and pivots if a basic quantity blocks it.
  ///
  /// Returns the step length, or `nil` if it is unbounded.
  ///
  /// With `byIndex`, it stops at the first breakpoint, and of several at one point, at that of the
  /// quantity with the lowest index, so that it cannot cycle (Bland's rule).
  func move(_ column: Int, _ direction: Double, slope: Double, byIndex: Bool) -> Double? {
    let nonzeroCount = collectNonzeroRows(column)
    collectBreakpoints(column, direction, nonzeroCount)
    guard let blocking = byIndex ? firstBreakpoint() : blockingBreakpoint(slope) else { return nil }
    let quantity = Int(nonbasic[column])
    let before = value[quantity]
    // Quantities whose breakpoints were passed are now on the other side.
    var own = side(quantity, direction)
    for position in 0..<blocking.passed {
      let breakpoint = breakpoints[position]
      if breakpoint.row < 0 {
        own = breakpoint.costSide
      } else {
        let other = Int(basic[Int(breakpoint.row)])
        addToGradient(
          Int(breakpoint.row), slope: Double(breakpoint.costSide) - Double(costSide[other]))
        costSide[other] = breakpoint.costSide
      }
    }
    for position in 0..<nonzeroCount {
      let row = Int(nonzeroRows[position])
      value[Int(basic[row])] +=
        tableau[row * columns + column] * direction * blocking.breakpoint.step
    }
    guard blocking.breakpoint.row >= 0 else {
      value[quantity] = blocking.breakpoint.value
      return blocking.breakpoint.step
    }
    let row = Int(blocking.breakpoint.row)
    let leaving = Int(basic[row])
    if isElastic[leaving] { addToGradient(row, slope: -Double(costSide[leaving])) }
    value[quantity] = before + direction * blocking.breakpoint.step
    value[leaving] = blocking.breakpoint.value
    pivot(row, column, nonzeroCount: nonzeroCount)
    if isElastic[quantity] {
      costSide[quantity] = own
      addToGradient(row, slope: Double(own))
    }
    return blocking.breakpoint.step
  }

  /// Returns the side of its soft interval on which a nonbasic quantity moves.
  private func side(_ quantity: Int, _ direction: Double) -> Int8 {
    let value = value[quantity]
    return direction > 0
      ? (value < softLow[quantity] ? -1 : value < softHigh[quantity] ? 0 : 1)
      : (value > softHigh[quantity] ? 1 : value > softLow[quantity] ? 0 : -1)
  }

  /// Collects the rows with nonzero entries in a column.
  private func collectNonzeroRows(_ column: Int) -> Int {
    var count = 0
    var entry = tableau + column
    steps += rows
    for row in 0..<rows {
      let rate = entry.pointee
      if rate != 0 {
        if abs(rate) > Self.coefficientTolerance {
          nonzeroRows[count] = Int32(row)
          count += 1
        } else {
          entry.pointee = 0
        }
      }
      entry += columns
    }
    return count
  }

  private func collectBreakpoints(_ column: Int, _ direction: Double, _ nonzeroCount: Int) {
    breakpoints.truncate(to: 0)
    let quantity = Int(nonbasic[column])
    addBreakpoints(of: quantity, side(quantity, direction), row: -1, rate: direction)
    for position in 0..<nonzeroCount {
      let row = Int(nonzeroRows[position])
      let other = Int(basic[row])
      addBreakpoints(
        of: other, isElastic[other] ? costSide[other] : 0, row: Int32(row),
        rate: tableau[row * columns + column] * direction)
    }
    steps += breakpoints.count
  }

  /// Adds the breakpoints on the path of one quantity: the ends of its soft interval, and the
  /// bound.
  private func addBreakpoints(of quantity: Int, _ side: Int8, row: Int32, rate: Double) {
    let value = value[quantity]
    func add(_ end: Double, _ side: Int8, slopeIncrease: Double) {
      if end.isInfinite { return }
      breakpoints.append(
        Breakpoint(
          step: max(0, (end - value) / rate), slopeIncrease: slopeIncrease, row: row, value: end,
          costSide: side,
          rate: rate))
    }
    let size = abs(rate)
    if rate > 0 {
      if isElastic[quantity] {
        if side < 0 { add(softLow[quantity], 0, slopeIncrease: size) }
        if side <= 0 { add(softHigh[quantity], 1, slopeIncrease: size) }
      }
      add(upper[quantity], 1, slopeIncrease: .infinity)
    } else {
      if isElastic[quantity] {
        if side > 0 { add(softHigh[quantity], 0, slopeIncrease: size) }
        if side >= 0 { add(softLow[quantity], -1, slopeIncrease: size) }
      }
      add(lower[quantity], -1, slopeIncrease: .infinity)
    }
  }

  /// Returns the breakpoint at which the cost stops falling, with the ones before it sorted to the
  /// front.
  private func blockingBreakpoint(_ slope: Double) -> (breakpoint: Breakpoint, passed: Int)? {
    let epsilon = tolerance * 1e-3
    var nearestBound = Double.infinity
    for position in breakpoints.indices where breakpoints[position].slopeIncrease == .infinity {
      nearestBound = min(nearestBound, breakpoints[position].step)
    }
    // Nothing beyond the first bound is reachable.
    var kept = 0
    for position in breakpoints.indices where breakpoints[position].step <= nearestBound + epsilon {
      breakpoints[kept] = breakpoints[position]
      kept += 1
    }
    breakpoints.truncate(to: kept)
    if kept == 0 { return nil }
    var candidates = breakpoints.elements.prefix(kept)
    candidates.sort { $0.step != $1.step ? $0.step < $1.step : $0.row < $1.row }
    var slope = slope
    var passed = 0
    while passed < kept {
      slope += breakpoints[passed].slopeIncrease
      if slope >= -Self.slopeTolerance { break }
      passed += 1
    }
    guard passed < kept else { return nil }
    var best = passed
    let step = breakpoints[passed].step
    var position = passed + 1
    // Of several breakpoints at one point, the one with the largest rate is numerically most
    // stable.
    while position < kept, breakpoints[position].step <= step + epsilon {
      if breakpoints[position].row >= 0,
        breakpoints[best].row < 0 || abs(breakpoints[position].rate) > abs(breakpoints[best].rate)
      {
        best = position
      }
      position += 1
    }
    var breakpoint = breakpoints[best]
    breakpoint.step = step
    return (breakpoint, passed)
  }
}
