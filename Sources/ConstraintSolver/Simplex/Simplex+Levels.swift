// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Applies a required interval to a row's quantity, if the rows before it allow that.
  ///
  /// Returns `nil`, or the quantities of the rows that form an infeasible set with it. They come
  /// from a basic Farkas certificate, so the set is irreducible.
  func require(_ quantity: Int, low: Double, high: Double) -> ContiguousArray<Int32>? {
    let epsilon = 2 * epsilon(quantity)
    softLow[quantity] = low
    softHigh[quantity] = high
    minimize(quantity)
    isElastic[quantity] = false
    if violation(quantity) <= epsilon {
      lower[quantity] = min(low, value[quantity])
      upper[quantity] = max(high, value[quantity])
      return nil
    }
    var blocking: ContiguousArray<Int32> = []
    let position = basisPosition[quantity]
    if position >= 0 {
      for column in 0..<columns {
        let coefficient = tableau[Int(position) * columns + column]
        if abs(coefficient) > Self.slopeTolerance, Int(nonbasic[column]) >= columns {
          blocking.append(nonbasic[column])
        }
      }
    }
    return blocking
  }

  /// Satisfies the soft rows of one level (with `softLow` and `softHigh` set) as well as the bounds
  /// allow, and tightens the bounds to the optimal face.
  ///
  /// All equally good solutions remain feasible.
  func satisfy(_ softRows: UnsafeBufferPointer<Int32>) {
    minimize(softRows)
    restrictToOptimalFace(softRows)
  }

  /// Moves one quantity as near to a point as the bounds allow, and fixes it there.
  func fixNearest(_ quantity: Int, _ point: Double) {
    if isFixed(quantity) { return }
    let target = min(max(point, lower[quantity]), upper[quantity])
    softLow[quantity] = target
    softHigh[quantity] = target
    minimize(quantity)
    isElastic[quantity] = false
    fix(quantity)
  }

  /// Tightens the hard bounds to the optimal face.
  ///
  /// The face is a box in the quantities: each may move exactly as far as its cost, together with
  /// the slope along its column, remains constant (complementary slackness).
  ///
  /// With a price, each unit of one quantity reduces the cost by that much.
  func restrictToOptimalFace(
    _ softRows: UnsafeBufferPointer<Int32>, dualPrice: Double = 0, of priced: Int = 0
  ) {
    recomputeGradient(softRows)
    if dualPrice != 0 {
      if basisPosition[priced] >= 0 {
        addToGradient(Int(basisPosition[priced]), slope: -dualPrice)
      } else {
        gradient[Int(~basisPosition[priced])] -= dualPrice
      }
    }
    for column in 0..<columns {
      let quantity = Int(nonbasic[column])
      if isFixed(quantity) { continue }
      let up = rise(quantity)
      let down = fall(quantity)
      var low = value[quantity]
      var high = value[quantity]
      if let up, abs(gradient[column] + up.slope) <= Self.slopeTolerance { high = up.limit }
      if let down, abs(down.slope - gradient[column]) <= Self.slopeTolerance { low = down.limit }
      lower[quantity] = low
      upper[quantity] = high
    }
    for softRow in softRows {
      let quantity = Int(softRow)
      if basisPosition[quantity] >= 0 {
        let piece = segment(quantity)
        lower[quantity] = min(piece.low, value[quantity])
        upper[quantity] = max(piece.high, value[quantity])
      }
      isElastic[quantity] = false
    }
  }
}
