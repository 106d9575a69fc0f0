// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Meets the required rows in order.
  ///
  /// Answers those that contradict others before them, each with a minimal set of those others;
  /// `nil` when some do and it is not known which.
  func meetRequired() -> [(broken: Int32, others: ContiguousArray<Int32>)]? {
    if hasClash { return nil }
    var clashes: [(broken: Int32, others: ContiguousArray<Int32>)] = []
    for number in engines.indices where engines[number].kind == .simplex {
      let engine = engines[number]
      let simplex = simplexes[Int(engine.number)]
      for position in Int(engine.firstRow)..<Int(engine.firstSoftRow) {
        let index = Int(order[position])
        let row = reduction.rows[index]
        let quantity = Int(rowSeats[index].quantity)
        if let others = simplex.require(quantity, low: row.low, high: row.high) {
          clashes.append((row.place, places(of: others, in: engine)))
        }
      }
    }
    for link in links.indices where !links[link].measure() { return nil }
    return clashes
  }

  /// The places of the constraints that quantities of an engine are the rows of.
  private func places(
    of quantities: ContiguousArray<Int32>, in engine: ReducedEngine
  ) -> ContiguousArray<Int32> {
    var placeOf: [Int32: Int32] = [:]
    for position in Int(engine.firstRow)..<Int(engine.firstSoftRow) {
      let row = Int(order[position])
      placeOf[rowSeats[row].quantity] = reduction.rows[row].place
    }
    return ContiguousArray(quantities.compactMap { placeOf[$0] })
  }

  /// Meets the softRows, engine by engine and in each level by level.
  ///
  /// - Parameter breakingTies: whether of equally good answers the one is taken that misses the
  ///   first soft row least, then the second, and so on. That is decided when all levels have had their
  ///   say, so that a tie of a high level never costs a lower one anything.
  func meetSoftRows(breakingTies: Bool) {
    for number in engines.indices where engines[number].link < 0 {
      let engine = engines[number]
      var start = Int(engine.firstSoftRow)
      while start < Int(engine.rowEnd) {
        let priority = reduction.rows[Int(order[start])].priority
        var end = start + 1
        while end < Int(engine.rowEnd), reduction.rows[Int(order[end])].priority == priority {
          end += 1
        }
        meet(start..<end, in: engine)
        start = end
      }
      if breakingTies { favour(engine) }
    }
    for link in links.indices {
      links[link].meetLevels()
      if breakingTies { links[link].breakTies() }
    }
    hasCutShort = simplexes.contains { $0.gaveUp }
  }

  /// Meets the soft rows of one level in one engine.
  private func meet(_ level: Range<Int>, in engine: ReducedEngine) {
    switch engine.kind {
    case .single:
      var endCount = 0
      var slope = 0.0
      for position in level { room.add(softBound(at: position), 1, &endCount, &slope) }
      singles[Int(engine.number)].meet(room.sortedEnds(endCount), slope: slope)
    case .allocation:
      var count = 0
      for position in level {
        room.softRows[count] = softBound(at: position)
        count += 1
      }
      allocations[Int(engine.number)].meet(count, in: room)
    case .simplex:
      let simplex = simplexes[Int(engine.number)]
      var count = 0
      for position in level {
        let row = Int(order[position])
        let quantity = rowSeats[row].quantity
        simplex.softLow[Int(quantity)] = reduction.rows[row].low
        simplex.softHigh[Int(quantity)] = reduction.rows[row].high
        room.wanting[count] = quantity
        count += 1
      }
      simplex.meet(UnsafeBufferPointer(room.wanting.prefix(count)))
    }
  }

  private func softBound(at position: Int) -> ResourceAllocation.SoftBound {
    let row = Int(order[position])
    let seat = rowSeats[row]
    return ResourceAllocation.SoftBound(
      interval: seat.interval(reduction.rows[row]), weight: abs(seat.factor),
      quantity: seat.quantity)
  }

  /// Breaks ties in favour of the soft rows of an engine, in order.
  private func favour(_ engine: ReducedEngine) {
    for position in Int(engine.firstSoftRow)..<Int(engine.rowEnd) {
      let row = Int(order[position])
      let seat = rowSeats[row]
      switch engine.kind {
      case .single:
        singles[Int(engine.number)].favour(seat.interval(reduction.rows[row]), tolerance)
      case .allocation:
        allocations[Int(engine.number)].favour(
          Int(seat.quantity), seat.interval(reduction.rows[row]))
      case .simplex: simplexes[Int(engine.number)].favour(seat.quantity)
      }
    }
  }
}
