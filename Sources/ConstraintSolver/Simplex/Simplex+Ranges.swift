// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// The least and the greatest value of a quantity within the bounds; `nil` if it has only one.
  func findRange(of quantity: Int) -> (least: Double, most: Double)? {
    if isFixed(quantity) { return nil }
    func end(towards bound: Double, _ unbounded: Double) -> Double {
      wishLow[quantity] = bound
      wishHigh[quantity] = bound
      minimise(quantity)
      isElastic[quantity] = false
      defer { gaveUp = false }
      return gaveUp ? unbounded : value[quantity]
    }
    let most = end(towards: upper[quantity], .infinity)
    let least = end(towards: lower[quantity], -.infinity)
    return most - least > tolerance ? (least, most) : nil
  }
}
