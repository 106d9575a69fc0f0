// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The ratio test for a piecewise linear cost.

extension Simplex {
  /// A breakpoint of the cost along the path of a nonbasic quantity, or a bound that blocks it.
  struct Bend {
    /// The step length at which it is reached.
    var reach: Double
    /// The increase of the slope at the breakpoint, or infinity at a blocking bound.
    var bump: Double
    /// The row of the basic quantity whose cost has the breakpoint, −1 for the entering quantity.
    var row: Int32
    /// The value of the quantity at the breakpoint, and the side of its soft interval that it
    /// enters.
    var end: Double
    var costSide: Int8
    /// The rate at which the basic quantity moves.
    var rate: Double
  }

  /// Moves a nonbasic quantity while that lowers the cost, past all breakpoints after which it
  /// still falls, and pivots if a basic quantity blocks it.
  ///
  /// Returns the step length, or `nil` if it is unbounded.
  ///
  /// With `byIndex`, it stops at the first breakpoint, and of several there at the one of the
  /// lowest quantity, so that it cannot cycle (Bland's rule).
  func move(_ column: Int, _ direction: Double, slope: Double, byIndex: Bool) -> Double? {
    let touchedCount = collectTouched(column)
    collectBends(column, direction, touchedCount)
    guard let stop = byIndex ? firstBend() : bendThatStops(slope) else { return nil }
    let quantity = Int(nonbasic[column])
    let before = value[quantity]
    // Quantities whose breakpoints were passed are now on the other side.
    var own = side(quantity, direction)
    for position in 0..<stop.passed {
      let bend = bends[position]
      if bend.row < 0 {
        own = bend.costSide
      } else {
        let other = Int(basic[Int(bend.row)])
        addToGradient(Int(bend.row), slope: Double(bend.costSide) - Double(costSide[other]))
        costSide[other] = bend.costSide
      }
    }
    for position in 0..<touchedCount {
      let row = Int(touched[position])
      value[Int(basic[row])] += tableau[row * columns + column] * direction * stop.bend.reach
    }
    guard stop.bend.row >= 0 else {
      value[quantity] = stop.bend.end
      return stop.bend.reach
    }
    let row = Int(stop.bend.row)
    let leaving = Int(basic[row])
    if isElastic[leaving] { addToGradient(row, slope: -Double(costSide[leaving])) }
    value[quantity] = before + direction * stop.bend.reach
    value[leaving] = stop.bend.end
    pivot(row, column, touchedCount: touchedCount)
    if isElastic[quantity] {
      costSide[quantity] = own
      addToGradient(row, slope: Double(own))
    }
    return stop.bend.reach
  }

  /// Returns the side of its soft interval on which a nonbasic quantity moves.
  private func side(_ quantity: Int, _ direction: Double) -> Int8 {
    let value = value[quantity]
    return direction > 0
      ? (value < softLow[quantity] ? -1 : value < softHigh[quantity] ? 0 : 1)
      : (value > softHigh[quantity] ? 1 : value > softLow[quantity] ? 0 : -1)
  }

  /// Collects the rows with nonzero entries in a column.
  private func collectTouched(_ column: Int) -> Int {
    var count = 0
    var entry = tableau + column
    steps += rows
    for row in 0..<rows {
      let rate = entry.pointee
      if rate != 0 {
        if abs(rate) > Self.noise {
          touched[count] = Int32(row)
          count += 1
        } else {
          entry.pointee = 0
        }
      }
      entry += columns
    }
    return count
  }

  private func collectBends(_ column: Int, _ direction: Double, _ touchedCount: Int) {
    bends.truncate(to: 0)
    let quantity = Int(nonbasic[column])
    addBends(of: quantity, side(quantity, direction), row: -1, rate: direction)
    for position in 0..<touchedCount {
      let row = Int(touched[position])
      let other = Int(basic[row])
      addBends(
        of: other, isElastic[other] ? costSide[other] : 0, row: Int32(row),
        rate: tableau[row * columns + column] * direction)
    }
    steps += bends.count
  }

  /// Adds the breakpoints on the path of one quantity: the ends of its soft interval, and the
  /// bound.
  private func addBends(of quantity: Int, _ side: Int8, row: Int32, rate: Double) {
    let value = value[quantity]
    func add(_ end: Double, _ side: Int8, bump: Double) {
      if end.isInfinite { return }
      bends.append(
        Bend(
          reach: max(0, (end - value) / rate), bump: bump, row: row, end: end, costSide: side,
          rate: rate))
    }
    let size = abs(rate)
    if rate > 0 {
      if isElastic[quantity] {
        if side < 0 { add(softLow[quantity], 0, bump: size) }
        if side <= 0 { add(softHigh[quantity], 1, bump: size) }
      }
      add(upper[quantity], 1, bump: .infinity)
    } else {
      if isElastic[quantity] {
        if side > 0 { add(softHigh[quantity], 0, bump: size) }
        if side >= 0 { add(softLow[quantity], -1, bump: size) }
      }
      add(lower[quantity], -1, bump: .infinity)
    }
  }

  /// Returns the breakpoint at which the cost stops falling, with the ones before it sorted to the
  /// front.
  private func bendThatStops(_ slope: Double) -> (bend: Bend, passed: Int)? {
    let slack = tolerance * 1e-3
    var hardest = Double.infinity
    for position in bends.indices where bends[position].bump == .infinity {
      hardest = min(hardest, bends[position].reach)
    }
    // Nothing beyond the first bound is reachable.
    var kept = 0
    for position in bends.indices where bends[position].reach <= hardest + slack {
      bends[kept] = bends[position]
      kept += 1
    }
    bends.truncate(to: kept)
    if kept == 0 { return nil }
    var near = bends.elements.prefix(kept)
    near.sort { $0.reach != $1.reach ? $0.reach < $1.reach : $0.row < $1.row }
    var slope = slope
    var passed = 0
    while passed < kept {
      slope += bends[passed].bump
      if slope >= -Self.level { break }
      passed += 1
    }
    guard passed < kept else { return nil }
    var best = passed
    let reach = bends[passed].reach
    var position = passed + 1
    // Of several breakpoints at one place, the one with the largest rate is numerically most
    // stable; each quantity has only one there.
    while position < kept, bends[position].reach <= reach + slack {
      let isNext = !(passed..<position).contains { bends[$0].row == bends[position].row }
      if isNext, bends[position].row >= 0,
        bends[best].row < 0 || abs(bends[position].rate) > abs(bends[best].rate)
      {
        best = position
      }
      position += 1
    }
    var bend = bends[best]
    bend.reach = reach
    return (bend, passed)
  }
}
