// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Parametric cost of a quantity.

extension Simplex {
  /// Raises a quantity from the optimum of the soft rows along the cheapest columns: the parametric
  /// simplex, where the parameter is the price of the quantity.
  ///
  /// - Parameters:
  ///   - quantity: The quantity to raise.
  ///   - factor: The coefficient of the quantity; the product of coefficient and quantity rises.
  ///   - softRows: The soft rows that were just minimized.
  ///   - limit: The value at which to stop.
  ///   - dualPrice: The price at which to stop.
  ///   - body: A closure called for each segment of constant marginal cost, with that cost and the
  ///     ends of the segment.
  func raise(
    _ quantity: Int, times factor: Double, _ softRows: UnsafeBufferPointer<Int32>,
    upTo limit: Double = .infinity, below dualPrice: Double = .infinity,
    _ body: (_ slope: Double, _ low: Double, _ high: Double) -> Void
  ) {
    var slope = 0.0
    var idleSteps = 0
    var remaining = maximumPivots
    while factor * value[quantity] < limit {
      recomputeGradient(softRows)
      let byIndex = idleSteps > 12 + columns
      guard let cheapest = cheapestColumn(for: quantity, times: factor, byIndex: byIndex) else {
        return
      }
      slope = max(slope, cheapest.slope)
      if slope >= dualPrice { return }
      remaining -= 1
      if remaining == 0 {
        stoppedEarly = true
        return
      }
      let start = factor * value[quantity]
      guard let step = move(cheapest.column, cheapest.direction, slope: 0, byIndex: byIndex) else {
        body(slope, start, .infinity)
        return
      }
      idleSteps = step > tolerance * 1e-3 ? 0 : idleSteps + 1
      let end = factor * value[quantity]
      if end > start { body(slope, start, end) }
    }
  }

  /// Returns the column that raises a quantity at the lowest marginal cost: of several, the one in
  /// which it rises fastest or, with `byIndex`, the one of the quantity with the lowest index.
  private func cheapestColumn(
    for quantity: Int, times factor: Double, byIndex: Bool
  ) -> (column: Int, direction: Double, slope: Double)? {
    var best: (column: Int, direction: Double, slope: Double)?
    var bestRate = 0.0
    let row = Int(basisPosition[quantity])
    steps += columns
    for column in 0..<columns {
      let other = Int(nonbasic[column])
      if isFixed(other) { continue }
      let rate = factor * (row >= 0 ? tableau[row * columns + column] : column == ~row ? 1 : 0)
      if abs(rate) <= Self.slopeTolerance { continue }
      let direction: Double = rate > 0 ? 1 : -1
      guard let own = rate > 0 ? rise(other) : fall(other) else { continue }
      let slope = (direction * gradient[column] + own.slope) / abs(rate)
      if let best, slope > best.slope - Self.slopeTolerance {
        if slope > best.slope + Self.slopeTolerance { continue }
        if byIndex ? other > Int(nonbasic[best.column]) : abs(rate) <= bestRate { continue }
      }
      best = (column, direction, slope)
      bestRate = abs(rate)
    }
    return best
  }

  /// The hard bounds of all quantities.
  struct Bounds {
    fileprivate var lower: ContiguousArray<Double>
    fileprivate var upper: ContiguousArray<Double>
  }

  var bounds: Bounds {
    get {
      let count = columns + rows
      return Bounds(
        lower: ContiguousArray(lower.prefix(count)), upper: ContiguousArray(upper.prefix(count)))
    }
    set {
      for quantity in newValue.lower.indices {
        lower[quantity] = newValue.lower[quantity]
        upper[quantity] = newValue.upper[quantity]
      }
    }
  }

  /// Restricts a quantity to an interval of feasible values.
  func restrict(_ quantity: Int, _ least: Double, _ most: Double) {
    if least <= lower[quantity], most >= upper[quantity] { return }
    if value[quantity] < least || value[quantity] > most {
      softLow[quantity] = least
      softHigh[quantity] = most
      minimize(quantity)
      isElastic[quantity] = false
    }
    lower[quantity] = min(max(lower[quantity], least), value[quantity])
    upper[quantity] = max(min(upper[quantity], most), value[quantity])
  }
}
