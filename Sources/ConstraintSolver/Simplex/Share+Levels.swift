// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Share {
  /// A wish for a quantity to lie in an interval; a unit off it costs `weight`.
  struct Wish {
    var quantity: Int32
    var low: Double
    var high: Double
    var weight: Double
  }

  /// A stretch of a quantity on which a unit of the sum costs the same.
  private struct Piece {
    var quantity: Int32
    var slope: Double
    var low: Double
    var high: Double
  }

  /// Meets the wishes of one level as well as the box and the sum allow, and narrows the box to what
  /// they reach. All answers that are as good stay open.
  mutating func meet(_ wishes: ContiguousArray<Wish>) {
    let (pieces, wishers) = pieces(of: wishes)
    let price = price(pieces, wishers)
    steps += pieces.count + wishes.count
    // Who wishes nothing gives everything for a price.
    if price != 0 {
      steps += open.count
      for quantity in wishers { hasWish[Int(quantity)] = true }
      for quantity in open where !hasWish[Int(quantity)] {
        let place = Int(quantity)
        let end = price > 0 ? high[place] : low[place]
        narrow(place, end, end)
      }
      for quantity in wishers { hasWish[Int(quantity)] = false }
      open = wishers
    }
    var start = 0
    while start < pieces.count {
      let quantity = Int(pieces[start].quantity)
      // Up to the price everything is taken.
      var (newLow, newHigh) = (low[quantity], low[quantity])
      while start < pieces.count, Int(pieces[start].quantity) == quantity {
        let piece = pieces[start]
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

  /// The wishes as pieces, quantity by quantity and rising, and the quantities that have any.
  private func pieces(
    of wishes: ContiguousArray<Wish>
  ) -> (pieces: ContiguousArray<Piece>, wishers: ContiguousArray<Int32>) {
    var order = ContiguousArray(wishes.indices)
    order.sort { (wishes[$0].quantity, $0) < (wishes[$1].quantity, $1) }
    var pieces: ContiguousArray<Piece> = []
    pieces.reserveCapacity(3 * wishes.count)
    var wishers: ContiguousArray<Int32> = []
    var ends: ContiguousArray<(place: Double, weight: Double)> = []
    var start = 0
    while start < order.count {
      let quantity = wishes[order[start]].quantity
      let (factor, least, most) = (
        factors[Int(quantity)], low[Int(quantity)], high[Int(quantity)]
      )
      wishers.append(quantity)
      // Below all wishes each pulls up; at its ends it stops to, and begins to pull down.
      var slope = 0.0
      ends.removeAll(keepingCapacity: true)
      while start < order.count, wishes[order[start]].quantity == quantity {
        let wish = wishes[order[start]]
        start += 1
        let weight = wish.weight / abs(factor)
        let (a, b) = (factor * wish.low, factor * wish.high)
        let (wishLow, wishHigh) = factor > 0 ? (a, b) : (b, a)
        if wishLow > -.infinity {
          slope -= weight
          ends.append((wishLow, weight))
        }
        if wishHigh < .infinity { ends.append((wishHigh, weight)) }
      }
      ends.sort { $0.place < $1.place }
      var from = least
      for end in ends {
        if end.place > from, from < most {
          let to = min(end.place, most)
          pieces.append(Piece(quantity: quantity, slope: slope, low: from, high: to))
          from = to
        }
        slope += end.weight
      }
      if from < most || from == least {
        pieces.append(Piece(quantity: quantity, slope: slope, low: from, high: most))
      }
    }
    return (pieces, wishers)
  }

  /// The lowest price at which everybody together can take as much as the sum needs.
  private func price(
    _ pieces: ContiguousArray<Piece>, _ wishers: ContiguousArray<Int32>
  ) -> Double {
    var (restLeast, restMost) = (lowSum, highSum)
    for quantity in wishers {
      restLeast.subtract(low[Int(quantity)])
      restMost.subtract(high[Int(quantity)])
    }
    // What they take at most at a price; at first that is the least there is.
    var most = lowSum
    if most.value >= -tolerance { return -.infinity }
    var rising = ContiguousArray(pieces.indices)
    rising.sort {
      pieces[$0].slope != pieces[$1].slope ? pieces[$0].slope < pieces[$1].slope : $0 < $1
    }
    var isRestTaken = false
    var position = 0
    while position < rising.count || !isRestTaken {
      var price = position < rising.count ? pieces[rising[position]].slope : .infinity
      if !isRestTaken, price >= -Simplex.level {
        // Who wishes nothing takes anything for nothing.
        price = 0
        most.add(restLeast, times: -1)
        most.add(restMost)
        isRestTaken = true
      }
      while position < rising.count, pieces[rising[position]].slope <= price + Simplex.level {
        most.subtract(pieces[rising[position]].low)
        most.add(pieces[rising[position]].high)
        position += 1
      }
      if most.value >= -tolerance { return price }
    }
    return .infinity
  }
}
