// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A sum that remains accurate over many additions and subtractions, even of infinite summands.
struct Sum {
  private var high = 0.0
  private var low = 0.0
  /// The numbers of infinite summands.
  private var above = 0
  private var below = 0

  /// The sum.
  ///
  /// A summand of −∞ outweighs one of +∞.
  var value: Double { below > 0 ? -.infinity : above > 0 ? .infinity : high + low }

  mutating func add(_ summand: Double) {
    if summand == .infinity {
      above += 1
    } else if summand == -.infinity {
      below += 1
    } else {
      addFinite(summand)
    }
  }

  mutating func subtract(_ summand: Double) {
    if summand == .infinity {
      above -= 1
    } else if summand == -.infinity {
      below -= 1
    } else {
      addFinite(-summand)
    }
  }

  mutating func add(_ other: Sum, times sign: Int = 1) {
    addFinite(Double(sign) * other.high)
    addFinite(Double(sign) * other.low)
    above += sign * other.above
    below += sign * other.below
  }

  func without(_ summand: Double) -> Double {
    var remainder = self
    remainder.subtract(summand)
    return remainder.value
  }

  /// Adds a finite summand with compensation for rounding (Neumaier).
  private mutating func addFinite(_ summand: Double) {
    let sum = high + summand
    low += abs(high) >= abs(summand) ? (high - sum) + summand : (summand - sum) + high
    high = sum
  }
}
