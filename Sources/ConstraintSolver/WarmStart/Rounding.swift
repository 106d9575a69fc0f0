// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What counts as zero where values follow from others.

/// On which side of the value that it prefers a variable is held.
enum PreferredSide {
  case at, above, below

  /// - Parameters:
  ///   - distance: the value less the preferred one.
  ///   - floor: what rounding leaves of a zero, ``Basis/floor``.
  @inline(__always)
  init(of distance: Double, _ floor: Double) {
    self = abs(distance) <= floor ? .at : distance > 0 ? .above : .below
  }
}

extension ConstraintRecord {
  /// Whether an inequality holds when its left side has a value, everything brought there.
  func isMet(_ value: Double) -> Bool {
    switch relation {
    case .equal: false
    case .lessThanOrEqual: value <= 0
    case .greaterThanOrEqual: value >= 0
    }
  }

  /// The value of the left side, everything brought there, and how much rounding it may be off.
  @inline(__always)
  func measure(
    _ cells: Elements<Cell>, _ variables: Elements<VariableRecord>,
    _ floor: Double
  ) -> (value: Double, slack: Double) {
    var sum = constant
    var size = abs(sum)
    var cell = cells + Int(firstCell)
    for _ in 0..<cellCount {
      let part = cell.pointee.coefficient * variables[Int(cell.pointee.variable)].value
      sum += part
      size += abs(part)
      cell += 1
    }
    return (sum, ConstraintRecord.slack(size, floor))
  }

  /// How much rounding a sum may be off whose parts have this size together.
  ///
  /// `floor` is what rounding leaves of a zero, ``Basis/floor``.
  @inline(__always)
  static func slack(_ size: Double, _ floor: Double) -> Double {
    1e-9 * min(1, size) + 1e-11 * size + floor
  }
}
