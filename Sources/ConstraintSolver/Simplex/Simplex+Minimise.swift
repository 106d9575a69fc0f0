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
    measureGradient(wishes)
    var isMeasured = true
    while true {
      let byIndex = idleSteps > 12 + columns
      guard let (column, direction, slope) = entering(firstFound: byIndex) else {
        if isMeasured { return }
        // The gradient was carried along; what rounding has done to it shows now.
        measureGradient(wishes)
        isMeasured = true
        continue
      }
      remaining -= 1
      guard remaining > 0,
        let step = move(column, direction, slope: slope, byIndex: byIndex)
      else {
        if remaining > 0, !isMeasured {
          measureGradient(wishes)
          isMeasured = true
          continue
        }
        gaveUp = true
        return
      }
      isMeasured = false
      idleSteps = step > tolerance * 1e-3 ? 0 : idleSteps + 1
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
  private func entering(
    firstFound: Bool
  ) -> (column: Int, direction: Double, slope: Double)? {
    var best: (column: Int, direction: Double, slope: Double)?
    steps += columns
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
        best = (column, direction, slope)
        bestSlope = slope
        bestQuantity = nonbasic[column]
      }
    }
    return best
  }
}
