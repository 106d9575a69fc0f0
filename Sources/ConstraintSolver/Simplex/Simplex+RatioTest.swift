// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// How far a nonbasic quantity goes.

extension Simplex {
  /// A place on the way of a nonbasic quantity where the cost bends, or that it cannot pass.
  struct Bend {
    /// How far it is.
    var reach: Double
    /// By how much the cost grows more from there on; infinity where there is no way on.
    var bump: Double
    /// The row of the basic quantity whose cost bends, -1 for the one that moves.
    var row: Int32
    /// What the quantity is there, and on which side of its soft row it comes to be.
    var end: Double
    var costSide: Int8
    /// How fast the basic quantity moves.
    var rate: Double
  }

  /// Moves a nonbasic quantity as long as that lowers the cost, past all bends that leave it
  /// falling, and exchanges it with a basic one if that is what stops it.
  ///
  /// Answers the length of the way; nil where there is no end to it.
  ///
  /// With `byIndex`, it stops at the first bend, and of several there at the one of the lowest
  /// quantity, so that there can be no circle (Bland).
  func move(_ column: Int, _ direction: Double, slope: Double, byIndex: Bool) -> Double? {
    let touchedCount = collectTouched(column)
    collectBends(column, direction, touchedCount)
    guard let stop = byIndex ? firstBend() : bendThatStops(slope) else { return nil }
    let quantity = Int(nonbasic[column])
    let before = value[quantity]
    // What was passed is on the other side now.
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

  /// On which side of its soft row a nonbasic quantity is when it moves.
  private func side(_ quantity: Int, _ direction: Double) -> Int8 {
    let value = value[quantity]
    return direction > 0
      ? (value < softLow[quantity] ? -1 : value < softHigh[quantity] ? 0 : 1)
      : (value > softHigh[quantity] ? 1 : value > softLow[quantity] ? 0 : -1)
  }

  /// Lists the rows that a column is in.
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

  /// Adds the bends on the way of one quantity: the ends of its soft row, and the bound.
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

  /// The bend at which the cost stops to fall, with those before it in front, in order.
  private func bendThatStops(_ slope: Double) -> (bend: Bend, passed: Int)? {
    let slack = tolerance * 1e-3
    var hardest = Double.infinity
    for position in bends.indices where bends[position].bump == .infinity {
      hardest = min(hardest, bends[position].reach)
    }
    // Nothing beyond the first bound is reached.
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
    // Of several at one place the one that moves fastest is the most exact; each quantity bends
    // there once.
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
