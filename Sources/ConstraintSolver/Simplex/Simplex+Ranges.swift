// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Returns the minimum and maximum value of a quantity within the bounds, or `nil` if it has
  /// only one.
  func findRange(of quantity: Int) -> (least: Double, most: Double)? {
    if isFixed(quantity) { return nil }
    let (least, most) = ends(of: quantity)
    return most - least > tolerance ? (least, most) : nil
  }

  /// Returns the minimum and maximum value of a quantity within the bounds.
  func ends(of quantity: Int) -> (least: Double, most: Double) {
    if isFixed(quantity) { return (value[quantity], value[quantity]) }
    let most = end(of: quantity, toward: upper[quantity], .infinity)
    return (end(of: quantity, toward: lower[quantity], -.infinity), most)
  }

  /// Returns the minimum and maximum value of a sum of quantities.
  func range(ofSum terms: [(quantity: Int, factor: Double)]) -> (least: Double, most: Double) {
    let quantity = addRow(ofSum: terms)
    defer { removeRowOfSum() }
    return (
      end(of: quantity, toward: -.infinity, -.infinity),
      end(of: quantity, toward: .infinity, .infinity)
    )
  }

  /// Returns the value nearest to a bound that a quantity can reach.
  func end(of quantity: Int, toward bound: Double, _ unbounded: Double) -> Double {
    let before = stoppedEarly
    stoppedEarly = false
    defer { stoppedEarly = before }
    softLow[quantity] = bound
    softHigh[quantity] = bound
    minimize(quantity)
    isElastic[quantity] = false
    return stoppedEarly ? unbounded : value[quantity]
  }
}
