// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An engine for quantities that one sum holds together: what is left of most rows and columns of
/// views.
///
/// Each step costs in proportion to the soft rows it is about.
///
/// The quantities are v₀ … and the sum s = Σ factor · v, the last quantity. In units of the sum,
/// u = factor · v, what is possible is always a box cut by Σ u = s: meeting a level makes the box
/// smaller and nothing else. For that a *price* of the sum is found at which everybody takes what
/// suits them best and the sum comes out: a quantity rises as long as that costs it less than the
/// price. The price is the refinement that no better answer exists, and all answers as good are those in
/// which everybody takes one of their best at that price.
struct ResourceAllocation {
  struct Quantity {
    /// That of the sum is -1: the sum of all parts is zero.
    var factor = 1.0
    /// The box, in units of the sum.
    var low = -Double.infinity
    var high = Double.infinity
    /// While a level is met: whether there is a soft row for it.
    var hasSoftBound = false
  }

  /// In memory of somebody else, who frees it.
  let quantities: Elements<Quantity>
  /// How many there are, with the sum.
  let count: Int
  let tolerance: Double
  private(set) var lowSum = Sum()
  private(set) var highSum = Sum()
  /// Which quantities may still have an open box.
  let open: Elements<Int32>
  var openCount: Int
  /// How many pieces of soft rows and quantities were looked at.
  var steps = 0

  /// Quantities of the factor 1, which is to be set before they are started.
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

  /// Gives a quantity its bounds.
  func start(_ quantity: Int, _ bounds: Interval) {
    let factor = quantities[quantity].factor
    quantities[quantity].low = factor > 0 ? factor * bounds.low : factor * bounds.high
    quantities[quantity].high = factor > 0 ? factor * bounds.high : factor * bounds.low
  }

  /// Sums up the bounds, once all are known.
  mutating func sumUp() {
    for quantity in 0..<count {
      lowSum.add(quantities[quantity].low)
      highSum.add(quantities[quantity].high)
    }
  }

  /// The number of the sum itself.
  var sum: Int { count - 1 }

  // MARK: The box

  mutating func narrow(_ quantity: Int, _ newLow: Double, _ newHigh: Double) {
    lowSum.subtract(quantities[quantity].low)
    highSum.subtract(quantities[quantity].high)
    quantities[quantity].low = newLow
    quantities[quantity].high = newHigh
    lowSum.add(newLow)
    highSum.add(newHigh)
  }

  /// What a quantity can be within the box and the sum, in units of the sum.
  private func range(inSum quantity: Int) -> Interval {
    let (low, high) = (quantities[quantity].low, quantities[quantity].high)
    return Interval(low: max(low, -highSum.without(high)), high: min(high, -lowSum.without(low)))
  }

  /// What a quantity can be.
  func range(_ quantity: Int) -> Interval {
    let range = range(inSum: quantity)
    let factor = quantities[quantity].factor
    let (low, high) = (range.low / factor, range.high / factor)
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: high, high: low)
  }

  /// The least and the greatest value of a sum of quantities.
  func range(ofSum terms: [(quantity: Int, factor: Double)]) -> (least: Double, most: Double) {
    let sum = terms.map { ($0.quantity, $0.factor / quantities[$0.quantity].factor) }
    return (-greatest(sum.map { ($0.0, -$0.1) }), greatest(sum))
  }

  /// The greatest value of a sum of quantities in units of the sum of all: the least that it costs
  /// at a price of that sum.
  ///
  /// The best price is one of the factors, or nothing.
  private func greatest(_ terms: [(quantity: Int, factor: Double)]) -> Double {
    var (restLow, restHigh) = (lowSum, highSum)
    for term in terms {
      restLow.subtract(quantities[term.quantity].low)
      restHigh.subtract(quantities[term.quantity].high)
    }
    var best = Double.infinity
    for price in Set(terms.map(\.factor)).union([0]) {
      var sum = price == 0 ? 0 : -price * (price > 0 ? restLow.value : restHigh.value)
      for term in terms where abs(term.factor - price) > 1e-12 {
        let box = quantities[term.quantity]
        sum += (term.factor - price) * (term.factor > price ? box.high : box.low)
      }
      best = min(best, sum)
    }
    return best
  }

  func isOpen(_ quantity: Int) -> Bool {
    let range = range(inSum: quantity)
    return range.high - range.low > tolerance * max(1, abs(quantities[quantity].factor))
  }

  /// The value of a quantity that is not open any more.
  func value(_ quantity: Int) -> Double {
    let range = range(inSum: quantity)
    return min(max(0, range.low), range.high) / quantities[quantity].factor
  }

  /// An interval in units of the sum.
  private func interval(inSum quantity: Int, _ bounds: Interval) -> Interval {
    let factor = quantities[quantity].factor
    let (low, high) = (factor * bounds.low, factor * bounds.high)
    return factor > 0 ? Interval(low: low, high: high) : Interval(low: high, high: low)
  }

  /// Holds a quantity within required bounds.
  ///
  /// Answers false when that is not possible.
  mutating func require(_ quantity: Int, _ bounds: Interval) -> Bool {
    let slack = 2 * tolerance * max(1, abs(quantities[quantity].factor))
    let bounds = interval(inSum: quantity, bounds)
    let newLow = max(quantities[quantity].low, bounds.low)
    let newHigh = min(quantities[quantity].high, bounds.high)
    guard newLow <= newHigh + slack else { return false }
    narrow(quantity, min(newLow, newHigh), newHigh)
    return true
  }

  /// Whether the box and the sum have something in common.
  var isPossible: Bool {
    let slack = 2 * tolerance
    return lowSum.value <= slack && highSum.value >= -slack
  }

  /// Brings a quantity as near to a point as is possible, and pins it there.
  mutating func approach(_ quantity: Int, _ point: Double) {
    if quantities[quantity].low == quantities[quantity].high { return }
    let range = range(inSum: quantity)
    let target = min(max(quantities[quantity].factor * point, range.low), range.high)
    narrow(quantity, target, target)
  }

  /// Of the answers that are still open, keeps those that miss a soft row least.
  mutating func favour(_ quantity: Int, _ softRow: Interval) {
    let softRow = interval(inSum: quantity, softRow)
    let (low, high) = (quantities[quantity].low, quantities[quantity].high)
    let slack = tolerance * max(1, abs(quantities[quantity].factor))
    // On the face a soft row stays on its side; only one that is missed has something to gain. Where it
    // begins to be missed may have been rounded otherwise.
    if high <= softRow.low + slack {
      approach(quantity, high / quantities[quantity].factor)
    } else if low >= softRow.high - slack {
      approach(quantity, low / quantities[quantity].factor)
    }
  }
}
