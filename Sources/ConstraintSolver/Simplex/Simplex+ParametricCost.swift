// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What it costs to have more of a quantity.

extension Simplex {
  /// Lets a quantity rise from where the soft rows are met best, always where that costs least: the
  /// simplex for a parametric objective, whose parameter is the price of the quantity.
  ///
  /// - Parameters:
  ///   - quantity: the quantity that rises.
  ///   - factor: what a unit of the quantity counts; what rises is their product.
  ///   - softRows: soft rows that were just minimised.
  ///   - limit: where to stop.
  ///   - price: the price that is too much.
  ///   - body: called for each stretch on which a unit costs the same, with that and its ends.
  func raise(
    _ quantity: Int, times factor: Double, _ softRows: UnsafeBufferPointer<Int32>,
    upTo limit: Double = .infinity, below price: Double = .infinity,
    _ body: (_ slope: Double, _ low: Double, _ high: Double) -> Void
  ) {
    var slope = 0.0
    var idleSteps = 0
    var remaining = mostPivots
    while factor * value[quantity] < limit {
      measureGradient(softRows)
      let byIndex = idleSteps > 12 + columns
      guard let cheapest = cheapestColumn(for: quantity, times: factor, byIndex: byIndex) else {
        return
      }
      slope = max(slope, cheapest.slope)
      if slope >= price { return }
      remaining -= 1
      if remaining == 0 {
        gaveUp = true
        return
      }
      let start = factor * value[quantity]
      guard let way = move(cheapest.column, cheapest.direction, slope: 0, byIndex: byIndex) else {
        body(slope, start, .infinity)
        return
      }
      idleSteps = way > tolerance * 1e-3 ? 0 : idleSteps + 1
      let end = factor * value[quantity]
      if end > start { body(slope, start, end) }
    }
  }

  /// The column that lets a quantity rise at the lowest cost a unit: of several the one in which it
  /// rises fastest or, with `byIndex`, that of the lowest quantity.
  private func cheapestColumn(
    for quantity: Int, times factor: Double, byIndex: Bool
  ) -> (column: Int, direction: Double, slope: Double)? {
    var best: (column: Int, direction: Double, slope: Double)?
    var bestRate = 0.0
    let row = Int(place[quantity])
    steps += columns
    for column in 0..<columns {
      let other = Int(nonbasic[column])
      if isFixed(other) { continue }
      let rate = factor * (row >= 0 ? tableau[row * columns + column] : column == ~row ? 1 : 0)
      if abs(rate) <= Self.level { continue }
      let direction: Double = rate > 0 ? 1 : -1
      guard let own = rate > 0 ? rise(other) : fall(other) else { continue }
      let slope = (direction * gradient[column] + own.slope) / abs(rate)
      if let best, slope > best.slope - Self.level {
        if slope > best.slope + Self.level { continue }
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

  /// Holds a quantity between two values that it can have.
  func bind(_ quantity: Int, _ least: Double, _ most: Double) {
    if least <= lower[quantity], most >= upper[quantity] { return }
    if value[quantity] < least || value[quantity] > most {
      softLow[quantity] = least
      softHigh[quantity] = most
      minimise(quantity)
      isElastic[quantity] = false
    }
    lower[quantity] = min(max(lower[quantity], least), value[quantity])
    upper[quantity] = max(min(upper[quantity], most), value[quantity])
  }
}
