// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Coefficients below this are rounding noise, and slopes below this are level ground.
  static let noise = 1e-11
  static let level = 1e-9

  /// Makes the miss of one wish least, as below.
  func minimise(_ quantity: Int) {
    only.pointee = Int32(quantity)
    minimise(UnsafeBufferPointer(start: only, count: 1))
  }

  /// Makes the sum of the misses of `wishes` least, all hard bounds kept. The wishes are elastic
  /// from here on, until their owner says otherwise.
  func minimise(_ wishes: UnsafeBufferPointer<Int32>) {
    for wish in wishes {
      let quantity = Int(wish)
      isElastic[quantity] = true
      if place[quantity] >= 0 {
        let slack = slack(quantity)
        region[quantity] =
          value[quantity] < wishLow[quantity] - slack
          ? -1 : value[quantity] > wishHigh[quantity] + slack ? 1 : 0
      }
    }
    var idleSteps = 0
    var remaining = mostPivots
    while true {
      measureGradient(wishes)
      guard let (column, direction) = entering(firstFound: idleSteps > 12 + columns) else { return }
      remaining -= 1
      let step = move(column, direction, byIndex: idleSteps > 12 + columns)
      guard step.isFinite, remaining > 0 else {
        gaveUp = true
        return
      }
      idleSteps = step > tolerance * 1e-3 ? 0 : idleSteps + 1
    }
  }

  /// The slope of the cost of the basic wishes along each column.
  func measureGradient(_ wishes: UnsafeBufferPointer<Int32>) {
    gradient.update(repeating: 0, count: columns)
    steps += columns + wishes.count
    for wish in wishes {
      let row = Int(place[Int(wish)])
      let slope = Double(region[Int(wish)])
      guard row >= 0, slope != 0 else { continue }
      let coefficients = tableau + row * columns
      for column in 0..<columns { gradient[column] += slope * coefficients[column] }
    }
  }

  /// Where a nonbasic quantity gets to when it rises, and the slope of its own cost on the way.
  func rise(_ quantity: Int) -> (slope: Double, limit: Double)? {
    let value = value[quantity]
    if isElastic[quantity] {
      if value < wishLow[quantity] { return (-1, wishLow[quantity]) }
      if value < wishHigh[quantity] { return (0, wishHigh[quantity]) }
      return value < upper[quantity] ? (1, upper[quantity]) : nil
    }
    return value < upper[quantity] ? (0, upper[quantity]) : nil
  }

  /// Where a nonbasic quantity gets to when it falls, and the slope of its own cost on the way.
  func fall(_ quantity: Int) -> (slope: Double, limit: Double)? {
    let value = value[quantity]
    if isElastic[quantity] {
      if value > wishHigh[quantity] { return (-1, wishHigh[quantity]) }
      if value > wishLow[quantity] { return (0, wishLow[quantity]) }
      return value > lower[quantity] ? (1, lower[quantity]) : nil
    }
    return value > lower[quantity] ? (0, lower[quantity]) : nil
  }

  /// The piece of a basic quantity's cost that it is on.
  func segment(_ quantity: Int) -> (low: Double, high: Double) {
    guard isElastic[quantity] else { return (lower[quantity], upper[quantity]) }
    switch region[quantity] {
    case -1: return (lower[quantity], wishLow[quantity])
    case 0: return (wishLow[quantity], wishHigh[quantity])
    default: return (wishHigh[quantity], upper[quantity])
    }
  }

  /// The column to move and the direction that lowers the cost: the steepest, the first of equals.
  /// After many steps without progress it is the one of lowest quantity (Bland), which cannot cycle.
  private func entering(firstFound: Bool) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestSlope = -Self.level
    var bestQuantity = Int32.max
    for column in 0..<columns {
      let quantity = Int(nonbasic[column])
      if isFixed(quantity) { continue }
      var slope = Double.infinity
      var direction = 1.0
      if let up = rise(quantity) { slope = gradient[column] + up.slope }
      if let down = fall(quantity), down.slope - gradient[column] < slope {
        slope = down.slope - gradient[column]
        direction = -1
      }
      guard slope < -Self.level else { continue }
      if firstFound ? nonbasic[column] < bestQuantity : slope < bestSlope {
        best = (column, direction)
        bestSlope = slope
        bestQuantity = nonbasic[column]
      }
    }
    return best
  }

  /// Moves a nonbasic quantity until it or the first basic one reaches the end of a piece, and
  /// exchanges the two if it was a basic one. Answers the length of the way.
  private func move(_ column: Int, _ direction: Double, byIndex: Bool) -> Double {
    let quantity = Int(nonbasic[column])
    let limit = (direction > 0 ? rise(quantity)?.limit : fall(quantity)?.limit) ?? value[quantity]
    var step = (limit - value[quantity]) * direction
    var leavingRow = -1
    var leavingEnd = 0.0
    var leavingRate = 0.0
    for row in 0..<rows {
      let rate = tableau[row * columns + column] * direction
      guard rate > Self.noise || rate < -Self.noise else { continue }
      let other = Int(basic[row])
      let piece = segment(other)
      let end = rate > 0 ? piece.high : piece.low
      guard end.isFinite else { continue }
      let reach = max(0, (end - value[other]) / rate)
      let slack = tolerance * 1e-3
      if reach > step + slack { continue }
      let isTie = leavingRow >= 0 && reach > step - slack
      if isTie {
        let better =
          byIndex ? basic[row] < basic[leavingRow] : abs(rate) > abs(leavingRate)
        if !better { continue }
      }
      step = min(step, reach)
      leavingRow = row
      leavingEnd = end
      leavingRate = rate
    }
    guard step.isFinite else { return step }
    let before = value[quantity]
    for row in 0..<rows {
      let rate = tableau[row * columns + column]
      if rate != 0 { value[Int(basic[row])] += rate * direction * step }
    }
    guard leavingRow >= 0 else {
      value[quantity] = limit
      return step
    }
    value[quantity] = before + direction * step
    value[Int(basic[leavingRow])] = leavingEnd
    if isElastic[quantity] {
      region[quantity] =
        direction > 0
        ? (before < wishLow[quantity] ? -1 : before < wishHigh[quantity] ? 0 : 1)
        : (before > wishHigh[quantity] ? 1 : before > wishLow[quantity] ? 0 : -1)
    }
    pivot(leavingRow, column)
    return step
  }

  /// Exchanges the basic quantity of a row with the nonbasic one of a column.
  private func pivot(_ row: Int, _ column: Int) {
    let pivotRow = tableau + row * columns
    let inverse = 1 / pivotRow[column]
    var used = 0
    steps += rows * columns
    for other in 0..<columns where other != column && pivotRow[other] != 0 {
      pivotRow[other] *= -inverse
      support[used] = Int32(other)
      used += 1
    }
    pivotRow[column] = inverse
    for other in 0..<rows where other != row {
      let coefficients = tableau + other * columns
      let factor = coefficients[column]
      if factor == 0 { continue }
      for position in 0..<used {
        let target = Int(support[position])
        let sum = coefficients[target] + factor * pivotRow[target]
        coefficients[target] = abs(sum) < Self.noise ? 0 : sum
      }
      coefficients[column] = factor * inverse
    }
    let leaving = basic[row]
    basic[row] = nonbasic[column]
    nonbasic[column] = leaving
    place[Int(basic[row])] = Int32(row)
    place[Int(leaving)] = ~Int32(column)
  }
}
