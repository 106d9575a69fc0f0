// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An engine for quantities connected by one sum, which is the remaining structure of most rows and
/// columns of views.
///
/// Each step costs time proportional to the number of soft rows involved.
///
/// The quantities are v₀ … and the sum s = Σ factor · v, which is the last quantity. In units of
/// the sum, u = factor · v, the feasible set is always a box intersected with Σ u = s, and
/// satisfying a level only narrows the box. This is a resource allocation problem: it finds the
/// *price* (dual value) of the sum at which each quantity takes its own optimum and the total is
/// met. A quantity increases while its marginal cost is below the price. The price certifies
/// optimality, and the optimal solutions are those in which every quantity is optimal at that
/// price.
struct ResourceAllocation {
  struct Quantity {
    /// The coefficient in the sum; −1 for the sum itself, so that the total of all parts is zero.
    var factor = 1.0
    /// The box, in units of the sum.
    var low = -Double.infinity
    var high = Double.infinity
    /// Whether the quantity has a soft interval on the current level.
    var hasSoftBound = false
  }

  /// The quantities, in memory that the caller owns.
  let quantities: Elements<Quantity>
  /// The number of quantities, including the sum.
  let count: Int
  let tolerance: Double
  private(set) var lowSum = Sum()
  private(set) var highSum = Sum()
  /// The quantities whose box may still be open.
  let open: Elements<Int32>
  var openCount: Int
  /// The number of pieces and quantities visited.
  var steps = 0

  /// Creates quantities with a factor of 1, which the caller sets before it starts them.
  init(
    _ quantities: Elements<Quantity>, open: Elements<Int32>, count: Int,
    tolerance: Double
  ) {
    self.quantities = quantities
    self.open = open
    self.count = count
    self.tolerance = tolerance
    openCount = count
    for quantity in 0..<count {
      quantities[quantity] = Quantity()
      open[quantity] = Int32(quantity)
    }
    quantities[count - 1].factor = -1
  }

  /// Sets the initial bounds of a quantity.
  func setInitialBounds(_ quantity: Int, _ bounds: Interval) {
    let factor = quantities[quantity].factor
    quantities[quantity].low = factor > 0 ? factor * bounds.low : factor * bounds.high
    quantities[quantity].high = factor > 0 ? factor * bounds.high : factor * bounds.low
  }

  /// Computes the sums of the bounds, once all are set.
  mutating func computeSums() {
    for quantity in 0..<count {
      lowSum.add(quantities[quantity].low)
      highSum.add(quantities[quantity].high)
    }
  }

  /// The number of the sum itself.
  var sum: Int { count - 1 }

  // MARK: The box

  mutating func tighten(_ quantity: Int, _ newLow: Double, _ newHigh: Double) {
    lowSum.subtract(quantities[quantity].low)
    highSum.subtract(quantities[quantity].high)
    quantities[quantity].low = newLow
    quantities[quantity].high = newHigh
    lowSum.add(newLow)
    highSum.add(newHigh)
  }

  /// Returns the range of a quantity within the box and the sum, in units of the sum.
  private func range(inSum quantity: Int) -> Interval {
    let (low, high) = (quantities[quantity].low, quantities[quantity].high)
    return Interval(low: max(low, -highSum.without(high)), high: min(high, -lowSum.without(low)))
  }

  /// Returns the range of a quantity.
  func range(_ quantity: Int) -> Interval {
    let range = range(inSum: quantity)
    let factor = quantities[quantity].factor
    let (low, high) = (range.low / factor, range.high / factor)
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: high, high: low)
  }

  /// Returns the minimum and maximum value of a sum of quantities.
  func range(ofSum terms: [(quantity: Int, factor: Double)]) -> (least: Double, most: Double) {
    let sum = terms.map { ($0.quantity, $0.factor / quantities[$0.quantity].factor) }
    return (-greatest(sum.map { ($0.0, -$0.1) }), greatest(sum))
  }

  /// Returns the greatest value of a sum of quantities in units of the total, by duality: the least
  /// upper bound over all prices of the total.
  ///
  /// The best price is one of the factors, or zero.
  private func greatest(_ terms: [(quantity: Int, factor: Double)]) -> Double {
    var (restLow, restHigh) = (lowSum, highSum)
    for term in terms {
      restLow.subtract(quantities[term.quantity].low)
      restHigh.subtract(quantities[term.quantity].high)
    }
    var best = Double.infinity
    for dualPrice in Set(terms.map(\.factor)).union([0]) {
      var sum = dualPrice == 0 ? 0 : -dualPrice * (dualPrice > 0 ? restLow.value : restHigh.value)
      for term in terms where abs(term.factor - dualPrice) > 1e-12 {
        let box = quantities[term.quantity]
        sum += (term.factor - dualPrice) * (term.factor > dualPrice ? box.high : box.low)
      }
      best = min(best, sum)
    }
    return best
  }

  func isOpen(_ quantity: Int) -> Bool {
    let range = range(inSum: quantity)
    return range.high - range.low > tolerance * max(1, abs(quantities[quantity].factor))
  }

  /// Returns the value of a quantity that is not open.
  func value(_ quantity: Int) -> Double {
    let range = range(inSum: quantity)
    return min(max(0, range.low), range.high) / quantities[quantity].factor
  }

  /// Returns an interval in units of the sum.
  private func interval(inSum quantity: Int, _ bounds: Interval) -> Interval {
    let factor = quantities[quantity].factor
    let (low, high) = (factor * bounds.low, factor * bounds.high)
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: high, high: low)
  }

  /// Applies required bounds to a quantity.
  ///
  /// Returns `false` if that is infeasible.
  mutating func require(_ quantity: Int, _ bounds: Interval) -> Bool {
    let epsilon = 2 * tolerance * max(1, abs(quantities[quantity].factor))
    let bounds = interval(inSum: quantity, bounds)
    let newLow = max(quantities[quantity].low, bounds.low)
    let newHigh = min(quantities[quantity].high, bounds.high)
    guard newLow <= newHigh + epsilon else { return false }
    tighten(quantity, min(newLow, newHigh), newHigh)
    return true
  }

  /// Whether the box intersects the sum.
  var isFeasible: Bool {
    let epsilon = 2 * tolerance
    return lowSum.value <= epsilon && highSum.value >= -epsilon
  }

  /// Moves a quantity as near to a point as possible, and fixes it there.
  mutating func fixNearest(_ quantity: Int, _ point: Double) {
    if quantities[quantity].low == quantities[quantity].high { return }
    let range = range(inSum: quantity)
    let target = min(max(quantities[quantity].factor * point, range.low), range.high)
    tighten(quantity, target, target)
  }

  /// Restricts the feasible set to the solutions that violate a soft row least.
  mutating func breakTie(_ quantity: Int, _ softRow: Interval) {
    let softRow = interval(inSum: quantity, softRow)
    let (low, high) = (quantities[quantity].low, quantities[quantity].high)
    let epsilon = tolerance * max(1, abs(quantities[quantity].factor))
    // On the optimal face a soft row stays on its side; only a violated one can improve. Rounding
    // may have shifted the start of the violation.
    if high <= softRow.low + epsilon {
      fixNearest(quantity, high / quantities[quantity].factor)
    } else if low >= softRow.high - epsilon {
      fixNearest(quantity, low / quantities[quantity].factor)
    }
  }
}
