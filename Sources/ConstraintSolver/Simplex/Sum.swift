// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A sum that stays accurate over many additions and subtractions, even of infinite parts.
struct Sum {
  private var high = 0.0
  private var low = 0.0
  /// The number of infinite parts.
  private var above = 0
  private var below = 0

  /// The sum.
  ///
  /// A part of −∞ outweighs one of +∞.
  var value: Double { below > 0 ? -.infinity : above > 0 ? .infinity : high + low }

  mutating func add(_ part: Double) {
    if part == .infinity {
      above += 1
    } else if part == -.infinity {
      below += 1
    } else {
      addFinite(part)
    }
  }

  mutating func subtract(_ part: Double) {
    if part == .infinity {
      above -= 1
    } else if part == -.infinity {
      below -= 1
    } else {
      addFinite(-part)
    }
  }

  mutating func add(_ other: Sum, times sign: Int = 1) {
    addFinite(Double(sign) * other.high)
    addFinite(Double(sign) * other.low)
    above += sign * other.above
    below += sign * other.below
  }

  func without(_ part: Double) -> Double {
    var rest = self
    rest.subtract(part)
    return rest.value
  }

  /// Adds a finite part with compensation for rounding (Neumaier).
  private mutating func addFinite(_ part: Double) {
    let sum = high + part
    low += abs(high) >= abs(part) ? (high - sum) + part : (part - sum) + high
    high = sum
  }
}
