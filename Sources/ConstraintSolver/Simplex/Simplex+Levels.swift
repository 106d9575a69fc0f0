// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Simplex {
  /// Applies a required interval to a row's quantity, if the rows before it allow that.
  ///
  /// Returns `nil`, or the quantities of the rows that form an infeasible set with it. They come
  /// from a basic Farkas certificate, so the set is irreducible.
  func require(_ quantity: Int, low: Double, high: Double) -> ContiguousArray<Int32>? {
    let slack = 2 * slack(quantity)
    softLow[quantity] = low
    softHigh[quantity] = high
    minimise(quantity)
    isElastic[quantity] = false
    if miss(quantity) <= slack {
      lower[quantity] = min(low, value[quantity])
      upper[quantity] = max(high, value[quantity])
      return nil
    }
    var blocking: ContiguousArray<Int32> = []
    let position = place[quantity]
    if position >= 0 {
      for column in 0..<columns {
        let coefficient = tableau[Int(position) * columns + column]
        if abs(coefficient) > Self.level, Int(nonbasic[column]) >= columns {
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
  func meet(_ softRows: UnsafeBufferPointer<Int32>) {
    minimise(softRows)
    closeFace(softRows)
  }

  /// Moves one quantity as near to a point as the bounds allow, and fixes it there.
  func approach(_ quantity: Int, _ point: Double) {
    if isFixed(quantity) { return }
    let target = min(max(point, lower[quantity]), upper[quantity])
    softLow[quantity] = target
    softHigh[quantity] = target
    minimise(quantity)
    isElastic[quantity] = false
    fix(quantity)
  }

  /// Tightens the hard bounds to the optimal face.
  ///
  /// The face is a box in the quantities: each may move exactly as far as its cost, together with
  /// the slope along its column, remains constant (complementary slackness).
  ///
  /// With a price, each unit of one quantity reduces the cost by that much.
  func closeFace(
    _ softRows: UnsafeBufferPointer<Int32>, price: Double = 0, of priced: Int = 0
  ) {
    measureGradient(softRows)
    if price != 0 {
      if place[priced] >= 0 {
        addToGradient(Int(place[priced]), slope: -price)
      } else {
        gradient[Int(~place[priced])] -= price
      }
    }
    for column in 0..<columns {
      let quantity = Int(nonbasic[column])
      if isFixed(quantity) { continue }
      let up = rise(quantity)
      let down = fall(quantity)
      var low = value[quantity]
      var high = value[quantity]
      if let up, abs(gradient[column] + up.slope) <= Self.level { high = up.limit }
      if let down, abs(down.slope - gradient[column]) <= Self.level { low = down.limit }
      lower[quantity] = low
      upper[quantity] = high
    }
    for softRow in softRows {
      let quantity = Int(softRow)
      if place[quantity] >= 0 {
        let piece = segment(quantity)
        lower[quantity] = min(piece.low, value[quantity])
        upper[quantity] = max(piece.high, value[quantity])
      }
      isElastic[quantity] = false
    }
  }
}
