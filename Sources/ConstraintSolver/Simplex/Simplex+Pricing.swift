// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Returns the entering column and its direction, chosen by steepest reduced cost and then by
  /// index.
  ///
  /// After many degenerate steps, it is the column of the quantity with the lowest index (Bland's
  /// rule), which can't cycle.
  func entering(
    firstFound: Bool
  ) -> (column: Int, direction: Double, reducedCost: Double)? {
    var best: (column: Int, direction: Double, reducedCost: Double)?
    steps += columns
    var bestReducedCost = -Self.slopeTolerance
    var bestQuantity = Int32.max
    for column in 0..<columns {
      let quantity = Int(nonbasic[column])
      if isFixed(quantity) { continue }
      var reducedCost = Double.infinity
      var direction = 1.0
      if let up = rise(quantity) { reducedCost = gradient[column] + up.slope }
      if let down = fall(quantity), down.slope - gradient[column] < reducedCost {
        reducedCost = down.slope - gradient[column]
        direction = -1
      }
      guard reducedCost < -Self.slopeTolerance else { continue }
      if firstFound ? nonbasic[column] < bestQuantity : reducedCost < bestReducedCost {
        best = (column, direction, reducedCost)
        bestReducedCost = reducedCost
        bestQuantity = nonbasic[column]
      }
    }
    return best
  }
}
