// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Whether a quantity has more than one value within the bounds.
  func canMove(_ quantity: Int) -> Bool {
    if isFixed(quantity) { return false }
    let start = value[quantity]
    for far in [upper[quantity], lower[quantity]] {
      wishLow[quantity] = far
      wishHigh[quantity] = far
      minimise([Int32(quantity)])
      isElastic[quantity] = false
      let isUnbounded = gaveUp
      gaveUp = false
      if isUnbounded || abs(value[quantity] - start) > tolerance { return true }
    }
    return false
  }
}
