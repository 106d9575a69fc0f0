// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Returns the entering column and its direction, chosen by steepest reduced cost and then by
  /// index.
  ///
  /// After many degenerate steps, it is the column of the lowest quantity (Bland's rule), which
  /// cannot cycle.
  func entering(
    firstFound: Bool
  ) -> (column: Int, direction: Double, slope: Double)? {
    var best: (column: Int, direction: Double, slope: Double)?
    steps += columns
    var bestSlope = -Self.level
    var bestQuantity = Int32.max
    for column in 0..<columns {
      let quantity = Int(nonbasic[column])
      if isFixed(quantity) { continue }
      var slope = Double.infinity
      var direction = 1.0
      if let up = rise(quantity) { slope = gradient[column] + up.slope }
      if let down = fall(quantity), down.slope - gradient[column] < slope {
        slope = down.slope - gradient[column]
        direction = -1
      }
      guard slope < -Self.level else { continue }
      if firstFound ? nonbasic[column] < bestQuantity : slope < bestSlope {
        best = (column, direction, slope)
        bestSlope = slope
        bestQuantity = nonbasic[column]
      }
    }
    return best
  }
}
