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
  struct End {
    var place: Double
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
  struct Room {
    let softRows: Elements<SoftBound>
    /// The soft rows by quantity, and the quantities that have any.
    let order: Elements<Int32>
    let wanting: Elements<Int32>
    let ends: Elements<End>
    let pieces: Elements<Piece>
    /// The pieces by slope.
    let rising: Elements<Int32>

    static func byteCount(softRows: Int) -> Int {
      Arena.size(of: SoftBound.self, softRows) + 2 * Arena.size(of: Int32.self, softRows)
        + Arena.size(of: End.self, 2 * softRows) + Arena.size(of: Piece.self, 3 * softRows)
        + Arena.size(of: Int32.self, 3 * softRows)
    }

    init(in arena: inout Arena, softRows count: Int) {
      softRows = arena.take(count)
      order = arena.take(count)
      wanting = arena.take(count)
      // A soft row has at most two ends, which divide the box into one piece more than there are
      // ends.
      ends = arena.take(2 * count)
      pieces = arena.take(3 * count)
      rising = arena.take(3 * count)
    }

    /// Adds the ends of a soft row, in units of the sum, and its slope below all ends.
    func add(_ softRow: SoftBound, _ factor: Double, _ endCount: inout Int, _ slope: inout Double) {
      let weight = softRow.weight / abs(factor)
      let (a, b) = (factor * softRow.interval.low, factor * softRow.interval.high)
      let (low, high) = factor > 0 ? (a, b) : (b, a)
      if low > -.infinity {
        slope -= weight
        ends[endCount] = End(place: low, weight: weight)
        endCount += 1
      }
      if high < .infinity {
        ends[endCount] = End(place: high, weight: weight)
        endCount += 1
      }
    }

    /// Returns the ends in order.
    func sortedEnds(_ count: Int) -> UnsafeMutableBufferPointer<End> {
      var sorted = ends.prefix(count)
      sorted.sort { $0.place < $1.place }
      return sorted
    }
  }

  /// Satisfies the soft rows of one level as well as the box and the sum allow, and narrows the box
  /// to the optimal face.
  ///
  /// All equally good solutions remain feasible.
  mutating func meet(_ softRowCount: Int, in room: Room) {
    let (pieceCount, wantingCount) = cut(softRowCount, in: room)
    let wanting = room.wanting.prefix(wantingCount)
    let price = price(pieceCount, wanting, in: room)
    steps += pieceCount + softRowCount
    // At a nonzero price, a quantity without soft rows moves to its bound.
    if price != 0 {
      steps += openCount
      for quantity in wanting { quantities[Int(quantity)].hasSoftBound = true }
      for position in 0..<openCount {
        let quantity = Int(open[position])
        if quantities[quantity].hasSoftBound { continue }
        let end = price > 0 ? quantities[quantity].high : quantities[quantity].low
        narrow(quantity, end, end)
      }
      for (position, quantity) in wanting.enumerated() {
        quantities[Int(quantity)].hasSoftBound = false
        open[position] = quantity
      }
      openCount = wantingCount
    }
    var start = 0
    while start < pieceCount {
      let quantity = Int(room.pieces[start].quantity)
      // Take all pieces up to the price.
      var (newLow, newHigh) = (quantities[quantity].low, quantities[quantity].low)
      while start < pieceCount, Int(room.pieces[start].quantity) == quantity {
        let piece = room.pieces[start]
        start += 1
        if piece.slope < price - Simplex.level {
          newLow = piece.high
          newHigh = piece.high
        } else if piece.slope <= price + Simplex.level {
          newHigh = piece.high
        }
      }
      narrow(quantity, newLow, newHigh)
    }
  }

  /// Splits the cost of each quantity into pieces with increasing slopes.
  private func cut(_ softRowCount: Int, in room: Room) -> (pieceCount: Int, wantingCount: Int) {
    let softRows = room.softRows
    for position in 0..<softRowCount { room.order[position] = Int32(position) }
    var order = room.order.prefix(softRowCount)
    order.sort {
      let (left, right) = (softRows[Int($0)].quantity, softRows[Int($1)].quantity)
      return left != right ? left < right : $0 < $1
    }
    var (pieceCount, wantingCount) = (0, 0)
    func add(_ quantity: Int32, _ slope: Double, _ low: Double, _ high: Double) {
      room.pieces[pieceCount] = Piece(slope: slope, low: low, high: high, quantity: quantity)
      pieceCount += 1
    }
    var start = 0
    while start < softRowCount {
      let quantity = softRows[Int(order[start])].quantity
      let box = quantities[Int(quantity)]
      room.wanting[wantingCount] = quantity
      wantingCount += 1
      // Below all its ends, a soft row pulls up; each end increases the slope.
      var slope = 0.0
      var endCount = 0
      while start < softRowCount, softRows[Int(order[start])].quantity == quantity {
        room.add(softRows[Int(order[start])], box.factor, &endCount, &slope)
        start += 1
      }
      var from = box.low
      for end in room.sortedEnds(endCount) {
        if end.place > from, from < box.high {
          let to = min(end.place, box.high)
          add(quantity, slope, from, to)
          from = to
        }
        slope += end.weight
      }
      if from < box.high || from == box.low { add(quantity, slope, from, box.high) }
    }
    return (pieceCount, wantingCount)
  }

  /// Returns the lowest price at which the quantities can reach the sum.
  private func price(
    _ pieceCount: Int, _ wanting: UnsafeMutableBufferPointer<Int32>, in room: Room
  ) -> Double {
    let pieces = room.pieces
    var (restLeast, restMost) = (lowSum, highSum)
    for quantity in wanting {
      restLeast.subtract(quantities[Int(quantity)].low)
      restMost.subtract(quantities[Int(quantity)].high)
    }
    // The greatest total at a price, starting with the least total.
    var most = lowSum
    if most.value >= -tolerance { return -.infinity }
    for position in 0..<pieceCount { room.rising[position] = Int32(position) }
    var rising = room.rising.prefix(pieceCount)
    rising.sort {
      let (left, right) = (pieces[Int($0)].slope, pieces[Int($1)].slope)
      return left != right ? left < right : $0 < $1
    }
    var isRestTaken = false
    var position = 0
    while position < pieceCount || !isRestTaken {
      var price = position < pieceCount ? pieces[Int(rising[position])].slope : .infinity
      if !isRestTaken, price >= -Simplex.level {
        // At a price of zero, quantities without soft rows take any value.
        price = 0
        most.add(restLeast, times: -1)
        most.add(restMost)
        isRestTaken = true
      }
      while position < pieceCount, pieces[Int(rising[position])].slope <= price + Simplex.level {
        most.subtract(pieces[Int(rising[position])].low)
        most.add(pieces[Int(rising[position])].high)
        position += 1
      }
      if most.value >= -tolerance { return price }
    }
    return .infinity
  }
}
