// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Rounding tolerances for values computed from others.

/// The side of its preferred value on which constraints hold a variable.
enum PreferredSide {
  case at, above, below

  /// - Parameters:
  ///   - distance: The value minus the preferred one.
  ///   - floor: The rounding tolerance around zero, ``Basis/floor``.
  @inline(__always)
  init(of distance: Double, _ floor: Double) {
    self = abs(distance) <= floor ? .at : distance > 0 ? .above : .below
  }
}

extension ConstraintRecord {
  /// Returns whether an inequality holds when its left side, with all terms moved there, has a
  /// value.
  func isSatisfied(_ value: Double) -> Bool {
    switch relation {
    case .equal: false
    case .lessThanOrEqual: value <= 0
    case .greaterThanOrEqual: value >= 0
    }
  }

  /// Returns the value of the left side, with all terms moved there, and its rounding tolerance.
  @inline(__always)
  func measure(
    _ cells: Elements<Cell>, _ variables: Elements<VariableRecord>,
    _ floor: Double
  ) -> (value: Double, epsilon: Double) {
    var sum = constant
    var size = abs(sum)
    var cell = cells + Int(firstCell)
    for _ in 0..<cellCount {
      let part = cell.pointee.coefficient * variables[Int(cell.pointee.variable)].value
      sum += part
      size += abs(part)
      cell += 1
    }
    return (sum, ConstraintRecord.epsilon(size, floor))
  }

  /// Returns the rounding tolerance of a sum whose parts have the given total magnitude.
  ///
  /// `floor` is the rounding tolerance around zero, ``Basis/floor``.
  @inline(__always)
  static func epsilon(_ size: Double, _ floor: Double) -> Double {
    1e-9 * min(1, size) + 1e-11 * size + floor
  }
}
