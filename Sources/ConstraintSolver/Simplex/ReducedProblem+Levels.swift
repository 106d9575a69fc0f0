// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Satisfies the required rows in order.
  ///
  /// Returns the rows that contradict earlier ones, each with an irreducible set of those; `nil` if
  /// there is a contradiction but the rows are unknown.
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

  /// Returns the constraints whose rows are given as quantities of an engine.
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

  /// Satisfies the soft rows as well as possible, engine by engine and level by level.
  ///
  /// - Parameter breakingTies: whether to choose, of equally good solutions, the one that violates
  ///   the first soft row least, then the second, and so on. Ties are broken after all levels, so
  ///   that a tie on a high level never costs a lower one anything.
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

  /// Satisfies the soft rows of one level in one engine as well as possible.
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

  /// Breaks ties in favor of the soft rows of an engine, in order.
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
