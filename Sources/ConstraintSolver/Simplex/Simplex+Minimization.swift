// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// The tolerances below which a coefficient is treated as rounding noise and a slope as zero.
  static let coefficientTolerance = 1e-11
  static let slopeTolerance = 1e-9

  /// Minimizes the violation of one soft row, subject to all hard bounds.
  func minimize(_ quantity: Int) {
    single[0] = Int32(quantity)
    minimize(UnsafeBufferPointer(single.prefix(1)))
  }

  /// Minimizes the sum of the violations of `softRows`, subject to all hard bounds.
  ///
  /// The soft rows stay elastic until the caller changes that.
  func minimize(_ softRows: UnsafeBufferPointer<Int32>) {
    for softRow in softRows {
      let quantity = Int(softRow)
      isElastic[quantity] = true
      if basisPosition[quantity] >= 0 {
        let epsilon = epsilon(quantity)
        costSide[quantity] =
          value[quantity] < softLow[quantity] - epsilon
          ? -1 : value[quantity] > softHigh[quantity] + epsilon ? 1 : 0
      }
    }
    var idleSteps = 0
    var remaining = maximumPivots
    recomputeGradient(softRows)
    var isGradientExact = true
    while true {
      let byIndex = idleSteps > 12 + columns
      guard let (column, direction, reducedCost) = entering(firstFound: byIndex) else {
        if isGradientExact { return }
        // The gradient was updated incrementally; recompute it to remove rounding errors.
        recomputeGradient(softRows)
        isGradientExact = true
        continue
      }
      remaining -= 1
      guard remaining > 0,
        let step = move(column, direction, slope: reducedCost, byIndex: byIndex)
      else {
        if remaining > 0, !isGradientExact {
          recomputeGradient(softRows)
          isGradientExact = true
          continue
        }
        stoppedEarly = true
        return
      }
      isGradientExact = false
      idleSteps = step > tolerance * 1e-3 ? 0 : idleSteps + 1
    }
  }

  /// Returns the point that a nonbasic quantity reaches when it rises, and the slope of its own
  /// cost on the way, or `nil` if it cannot rise.
  func rise(_ quantity: Int) -> (slope: Double, limit: Double)? {
    let value = value[quantity]
    if isElastic[quantity] {
      if value < softLow[quantity] { return (-1, softLow[quantity]) }
      if value < softHigh[quantity] { return (0, softHigh[quantity]) }
      return value < upper[quantity] ? (1, upper[quantity]) : nil
    }
    return value < upper[quantity] ? (0, upper[quantity]) : nil
  }

  /// Returns the point that a nonbasic quantity reaches when it falls, and the slope of its own
  /// cost on the way, or `nil` if it cannot fall.
  func fall(_ quantity: Int) -> (slope: Double, limit: Double)? {
    let value = value[quantity]
    if isElastic[quantity] {
      if value > softHigh[quantity] { return (-1, softHigh[quantity]) }
      if value > softLow[quantity] { return (0, softLow[quantity]) }
      return value > lower[quantity] ? (1, lower[quantity]) : nil
    }
    return value > lower[quantity] ? (0, lower[quantity]) : nil
  }

  /// Returns the bounds of the linear piece of the cost on which a basic quantity is.
  func segment(_ quantity: Int) -> (low: Double, high: Double) {
    guard isElastic[quantity] else { return (lower[quantity], upper[quantity]) }
    switch costSide[quantity] {
    case -1: return (lower[quantity], softLow[quantity])
    case 0: return (softLow[quantity], softHigh[quantity])
    default: return (softHigh[quantity], upper[quantity])
    }
  }
}
