// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ResourceAllocation {
  /// A soft interval for a quantity, with a cost of `weight` per unit of violation.
  struct SoftBound {
    var interval: Interval
    var weight: Double
    var quantity: Int32
  }

  /// An end of a soft interval, where the slope of the cost changes.
  struct Breakpoint {
    var value: Double
    var weight: Double
  }

  /// A segment of a quantity with constant marginal cost.
  struct Piece {
    var slope: Double
    var low: Double
    var high: Double
    var quantity: Int32
  }

  /// The scratch memory for the soft rows of one level, reused for each level.
  struct Scratch {
    let softRows: Elements<SoftBound>
    /// The soft rows by quantity, and the quantities that have any.
    let rowsByQuantity: Elements<Int32>
    let softQuantities: Elements<Int32>
    let breakpoints: Elements<Breakpoint>
    let pieces: Elements<Piece>
    /// The pieces by slope.
    let piecesBySlope: Elements<Int32>

    static func byteCount(softRows: Int) -> Int {
      Arena.size(of: SoftBound.self, softRows) + 2 * Arena.size(of: Int32.self, softRows)
        + Arena.size(of: Breakpoint.self, 2 * softRows) + Arena.size(of: Piece.self, 3 * softRows)
        + Arena.size(of: Int32.self, 3 * softRows)
    }

    init(in arena: inout Arena, softRows count: Int) {
      softRows = arena.allocate(count)
      rowsByQuantity = arena.allocate(count)
      softQuantities = arena.allocate(count)
      // A soft row has at most two ends; *n* ends divide the box into *n* + 1 pieces.
      breakpoints = arena.allocate(2 * count)
      pieces = arena.allocate(3 * count)
      piecesBySlope = arena.allocate(3 * count)
    }

    /// Adds the ends of a soft row, in units of the sum, and its slope below all ends.
    func add(
      _ softRow: SoftBound, _ factor: Double, _ breakpointCount: inout Int, _ slope: inout Double
    ) {
      let weight = softRow.weight / abs(factor)
      let (a, b) = (factor * softRow.interval.low, factor * softRow.interval.high)
      let (low, high) = factor > 0 ? (a, b) : (b, a)
      if low > -.infinity {
        slope -= weight
        breakpoints[breakpointCount] = Breakpoint(value: low, weight: weight)
        breakpointCount += 1
      }
      if high < .infinity {
        breakpoints[breakpointCount] = Breakpoint(value: high, weight: weight)
        breakpointCount += 1
      }
    }

    /// Returns the ends in order.
    func sortedBreakpoints(_ count: Int) -> UnsafeMutableBufferPointer<Breakpoint> {
      var sorted = breakpoints.prefix(count)
      sorted.sort { $0.value < $1.value }
      return sorted
    }
  }

  /// Satisfies the soft rows of one level as well as the box and the sum allow, and narrows the box
  /// to the optimal face.
  ///
  /// All equally good solutions remain feasible.
  mutating func satisfy(_ softRowCount: Int, in scratch: Scratch) {
    let (pieceCount, softQuantityCount) = makePieces(softRowCount, in: scratch)
    let softQuantities = scratch.softQuantities.prefix(softQuantityCount)
    let dualPrice = dualPrice(pieceCount, softQuantities, in: scratch)
    steps += pieceCount + softRowCount
    // At a nonzero price, a quantity without soft rows moves to its bound.
    if dualPrice != 0 {
      steps += openCount
      for quantity in softQuantities { quantities[Int(quantity)].hasSoftBound = true }
      for position in 0..<openCount {
        let quantity = Int(open[position])
        if quantities[quantity].hasSoftBound { continue }
        let breakpoint = dualPrice > 0 ? quantities[quantity].high : quantities[quantity].low
        tighten(quantity, breakpoint, breakpoint)
      }
      for (position, quantity) in softQuantities.enumerated() {
        quantities[Int(quantity)].hasSoftBound = false
        open[position] = quantity
      }
      openCount = softQuantityCount
    }
    var start = 0
    while start < pieceCount {
      let quantity = Int(scratch.pieces[start].quantity)
      // Take all pieces up to the price.
      var (newLow, newHigh) = (quantities[quantity].low, quantities[quantity].low)
      while start < pieceCount, Int(scratch.pieces[start].quantity) == quantity {
        let piece = scratch.pieces[start]
        start += 1
        if piece.slope < dualPrice - Simplex.slopeTolerance {
          newLow = piece.high
          newHigh = piece.high
        } else if piece.slope <= dualPrice + Simplex.slopeTolerance {
          newHigh = piece.high
        }
      }
      tighten(quantity, newLow, newHigh)
    }
  }

  /// Splits the cost of each quantity into pieces with increasing slopes.
  private func makePieces(_ softRowCount: Int, in scratch: Scratch) -> (
    pieceCount: Int, softQuantityCount: Int
  ) {
    let softRows = scratch.softRows
    for position in 0..<softRowCount { scratch.rowsByQuantity[position] = Int32(position) }
    var rowsByQuantity = scratch.rowsByQuantity.prefix(softRowCount)
    rowsByQuantity.sort {
      let (left, right) = (softRows[Int($0)].quantity, softRows[Int($1)].quantity)
      return left != right ? left < right : $0 < $1
    }
    var (pieceCount, softQuantityCount) = (0, 0)
    func add(_ quantity: Int32, _ slope: Double, _ low: Double, _ high: Double) {
      scratch.pieces[pieceCount] = Piece(slope: slope, low: low, high: high, quantity: quantity)
      pieceCount += 1
    }
    var start = 0
    while start < softRowCount {
      let quantity = softRows[Int(rowsByQuantity[start])].quantity
      let box = quantities[Int(quantity)]
      scratch.softQuantities[softQuantityCount] = quantity
      softQuantityCount += 1
      // Below its ends, a soft row has a negative slope, and each end increases the slope.
      var slope = 0.0
      var breakpointCount = 0
      while start < softRowCount, softRows[Int(rowsByQuantity[start])].quantity == quantity {
        scratch.add(softRows[Int(rowsByQuantity[start])], box.factor, &breakpointCount, &slope)
        start += 1
      }
      var from = box.low
      for breakpoint in scratch.sortedBreakpoints(breakpointCount) {
        if breakpoint.value > from, from < box.high {
          let to = min(breakpoint.value, box.high)
          add(quantity, slope, from, to)
          from = to
        }
        slope += breakpoint.weight
      }
      if from < box.high || from == box.low { add(quantity, slope, from, box.high) }
    }
    return (pieceCount, softQuantityCount)
  }

  /// Returns the lowest price at which the quantities can reach the sum.
  private func dualPrice(
    _ pieceCount: Int, _ softQuantities: UnsafeMutableBufferPointer<Int32>, in scratch: Scratch
  ) -> Double {
    let pieces = scratch.pieces
    var (restLow, restHigh) = (lowSum, highSum)
    for quantity in softQuantities {
      restLow.subtract(quantities[Int(quantity)].low)
      restHigh.subtract(quantities[Int(quantity)].high)
    }
    // The greatest total at a price, starting with the least total.
    var most = lowSum
    if most.value >= -tolerance { return -.infinity }
    for position in 0..<pieceCount { scratch.piecesBySlope[position] = Int32(position) }
    var piecesBySlope = scratch.piecesBySlope.prefix(pieceCount)
    piecesBySlope.sort {
      let (left, right) = (pieces[Int($0)].slope, pieces[Int($1)].slope)
      return left != right ? left < right : $0 < $1
    }
    var includesRest = false
    var position = 0
    while position < pieceCount || !includesRest {
      var dualPrice = position < pieceCount ? pieces[Int(piecesBySlope[position])].slope : .infinity
      if !includesRest, dualPrice >= -Simplex.slopeTolerance {
        // At a price of zero, quantities without soft rows take any value.
        dualPrice = 0
        most.add(restLow, times: -1)
        most.add(restHigh)
        includesRest = true
      }
      while position < pieceCount,
        pieces[Int(piecesBySlope[position])].slope <= dualPrice + Simplex.slopeTolerance
      {
        most.subtract(pieces[Int(piecesBySlope[position])].low)
        most.add(pieces[Int(piecesBySlope[position])].high)
        position += 1
      }
      if most.value >= -tolerance { return dualPrice }
    }
    return .infinity
  }
}
