// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An engine for quantities that one sum holds together, and for a single quantity: what is left of
/// most rows and columns of views. Each step costs in proportion to the wishes it is about.
///
/// The quantities are v₀ … and the sum s = Σ factor · v, the last quantity. In units of the sum,
/// u = factor · v, what is possible is always a box cut by Σ u = s: meeting a level makes the box
/// smaller and nothing else. For that a *price* of the sum is found at which everybody takes what
/// suits them best and the sum comes out: a quantity rises as long as that costs it less than the
/// price. The price is the proof that no better answer exists, and all answers as good are those in
/// which everybody takes one of their best at that price.
struct Share {
  /// factor by quantity; that of the sum is -1. The sum of all parts is zero.
  let factors: ContiguousArray<Double>
  /// The box, in units of the sum.
  var low: ContiguousArray<Double>
  var high: ContiguousArray<Double>
  var lowSum = Sum()
  var highSum = Sum()
  /// Which quantities may still have an open box.
  var open: ContiguousArray<Int32>
  let tolerance: Double
  /// By quantity, while a level is met: whether it has a wish.
  var hasWish: ContiguousArray<Bool>
  /// How many pieces of wishes and quantities were looked at.
  var steps = 0

  /// - Parameter factors: one for each quantity, without that of the sum. A single quantity without a
  ///   sum is its own.
  init(
    factors: ContiguousArray<Double>, bounds: ContiguousArray<(low: Double, high: Double)>,
    tolerance: Double
  ) {
    self.tolerance = tolerance
    self.factors = factors + [-1]
    low = []
    high = []
    for (factor, bound) in zip(factors, bounds) {
      low.append(factor > 0 ? factor * bound.low : factor * bound.high)
      high.append(factor > 0 ? factor * bound.high : factor * bound.low)
    }
    low.append(-.infinity)
    high.append(.infinity)
    for end in low { lowSum.add(end) }
    for end in high { highSum.add(end) }
    hasWish = ContiguousArray(repeating: false, count: low.count)
    open = ContiguousArray((0..<Int32(low.count)))
  }

  /// The number of the sum itself.
  var sum: Int { factors.count - 1 }

  // MARK: The box

  mutating func narrow(_ quantity: Int, _ newLow: Double, _ newHigh: Double) {
    lowSum.subtract(low[quantity])
    highSum.subtract(high[quantity])
    low[quantity] = newLow
    high[quantity] = newHigh
    lowSum.add(newLow)
    highSum.add(newHigh)
  }

  /// What a quantity can be within the box and the sum, in units of the sum.
  private func range(inSum quantity: Int) -> (low: Double, high: Double) {
    let least = -highSum.without(high[quantity])
    let most = -lowSum.without(low[quantity])
    return (max(low[quantity], least), min(high[quantity], most))
  }

  /// What a quantity can be.
  func range(_ quantity: Int) -> (low: Double, high: Double) {
    let (least, most) = range(inSum: quantity)
    let ends = (least / factors[quantity], most / factors[quantity])
    return factors[quantity] > 0 ? ends : (ends.1, ends.0)
  }

  func isOpen(_ quantity: Int) -> Bool {
    let (least, most) = range(inSum: quantity)
    return most - least > tolerance * max(1, abs(factors[quantity]))
  }

  /// The value of a quantity that is not open any more.
  func value(_ quantity: Int) -> Double {
    let (least, most) = range(inSum: quantity)
    return min(max(0, least), most) / factors[quantity]
  }

  /// Holds a quantity within required bounds. Answers false when that is not possible.
  mutating func require(_ quantity: Int, _ least: Double, _ most: Double) -> Bool {
    let factor = factors[quantity]
    let slack = 2 * tolerance * max(1, abs(factor))
    let newLow = max(low[quantity], factor > 0 ? factor * least : factor * most)
    let newHigh = min(high[quantity], factor > 0 ? factor * most : factor * least)
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
    if low[quantity] == high[quantity] { return }
    let (least, most) = range(inSum: quantity)
    let target = min(max(factors[quantity] * point, least), most)
    narrow(quantity, target, target)
  }

  /// Of the answers that are still open, keeps those that miss a wish least.
  mutating func favour(_ quantity: Int, _ least: Double, _ most: Double) {
    let factor = factors[quantity]
    let ends = (factor * least, factor * most)
    let (wishLow, wishHigh) = factor > 0 ? ends : (ends.1, ends.0)
    // On the face a wish stays on its side; only one that is missed has something to gain.
    if high[quantity] <= wishLow {
      approach(quantity, high[quantity] / factor)
    } else if low[quantity] >= wishHigh {
      approach(quantity, low[quantity] / factor)
    }
  }
}
