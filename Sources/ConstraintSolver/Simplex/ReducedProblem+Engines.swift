// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Decomposition into connected components, and their engines.

extension ReducedProblem {
  /// Assigns each unknown and each row to an engine.
  func assignSeats() {
    let unknownCount = reduction.unknownCount
    let rowCount = reduction.rowCount
    seats.resize(to: unknownCount, filling: ReducedSeat())
    slots.resize(to: unknownCount, filling: -1)
    rowSeats.resize(to: rowCount, filling: ReducedSeat())
    order.resize(toUninitialized: rowCount)
    for unknown in 0..<unknownCount { above.append(form == .whole ? 0 : Int32(unknown)) }
    for position in reduction.taken.indices {
      seats[Int(reduction.taken[position].unknown)].engine = ReducedSeat.takenOut
    }
    joinRows()
    if form == .reduced, chooseLinkingRows() { joinBlocks() }
    // Number components in the order of their first unknowns; the first unknown is the root of its
    // component.
    for unknown in 0..<unknownCount where seats[unknown].engine != ReducedSeat.takenOut {
      let top = top(unknown)
      if slots[top] < 0 {
        slots[top] = Int32(engines.count)
        engines.append(ReducedEngine())
      }
      let engine = engines.elements + Int(slots[top])
      seats[unknown].engine = slots[top]
      seats[unknown].quantity = engine.pointee.unknownCount
      engine.pointee.unknownCount += 1
    }
    if form == .whole, engines.isEmpty { engines.append(ReducedEngine()) }
    sortRows()
    if !linkingRows.isEmpty { assignBlocks() }
    for number in engines.indices {
      let engine = engines.elements + number
      if form == .whole || engine.pointee.sums > 1 || engine.pointee.link >= 0 {
        engine.pointee.kind = .simplex
        let rowCount = Int(engine.pointee.rowEnd - engine.pointee.firstRow)
        if Int(engine.pointee.unknownCount) * rowCount > limits.mostEntries { isTooLarge = true }
      } else if engine.pointee.sums == 1 {
        engine.pointee.kind = .allocation
      }
    }
    if isTooLarge { return }
    makeEngines()
  }

  // MARK: Components

  /// Collects the remaining terms of the rows and unites the unknowns of each row.
  private func joinRows() {
    var used = 0
    terms.resize(toUninitialized: reduction.cellCount)
    for row in 0..<reduction.rowCount where !reduction.rows[row].isPeeled {
      let count = reduction.collect(
        row, into: terms.elements.slice(from: used, count: terms.count - used), slots.elements)
      reduction.rows[row].firstTerm = Int32(used)
      reduction.rows[row].termCount = Int32(count)
      for position in used..<used + count where form == .reduced && position > used {
        join(Int(terms[used].unknown), Int(terms[position].unknown))
      }
      used += count
    }
  }

  /// Unites the unknowns of each row again, except for linking rows.
  private func joinBlocks() {
    for unknown in above.indices { above[unknown] = Int32(unknown) }
    for row in 0..<reduction.rowCount {
      let record = reduction.rows[row]
      if record.isPeeled || record.isLinking { continue }
      let first = Int(record.firstTerm)
      for position in first..<first + Int(record.termCount) where position > first {
        join(Int(terms[first].unknown), Int(terms[position].unknown))
      }
    }
  }

  func top(_ unknown: Int) -> Int {
    var place = unknown
    while Int(above[place]) != place {
      above[place] = above[Int(above[place])]
      place = Int(above[place])
    }
    return place
  }

  private func join(_ left: Int, _ right: Int) {
    let (a, b) = (top(left), top(right))
    // The earlier one stays the root.
    if a < b { above[b] = Int32(a) } else { above[a] = Int32(b) }
  }

  /// Sorts the rows by engine, with the required ones first, then the soft ones.
  ///
  /// Each row gets its number within its engine.
  private func sortRows() {
    let rows = reduction.rows.elements
    for row in 0..<reduction.rowCount where !rows[row].isPeeled && !rows[row].isLinking {
      if rows[row].termCount > 0 {
        rowSeats[row].engine = seats[Int(terms[Int(rows[row].firstTerm)].unknown)].engine
      } else if form == .whole {
        rowSeats[row].engine = 0
      } else {
        if rows[row].isRequired, rows[row].low > tolerance || rows[row].high < -tolerance {
          hasClash = true
        }
        continue
      }
      let engine = engines.elements + Int(rowSeats[row].engine)
      rowSeats[row].quantity = engine.pointee.rowEnd
      engine.pointee.rowEnd += 1
      if rows[row].isRequired { engine.pointee.firstSoftRow += 1 }
      if rows[row].termCount > 1 {
        engine.pointee.sums += 1
        engine.pointee.sumRow = Int32(row)
      }
    }
    // Convert the counts to positions.
    var end: Int32 = 0
    for number in engines.indices {
      let engine = engines.elements + number
      let (count, required) = (engine.pointee.rowEnd, engine.pointee.firstSoftRow)
      engine.pointee.firstRow = end
      engine.pointee.firstSoftRow = end
      engine.pointee.rowEnd = end + required
      end += count
    }
    for row in 0..<reduction.rowCount where !rows[row].isPeeled && rowSeats[row].engine >= 0 {
      let engine = engines.elements + Int(rowSeats[row].engine)
      if rows[row].isRequired {
        order[Int(engine.pointee.firstSoftRow)] = Int32(row)
        engine.pointee.firstSoftRow += 1
      } else {
        order[Int(engine.pointee.rowEnd)] = Int32(row)
        engine.pointee.rowEnd += 1
      }
    }
    for number in engines.indices {
      let engine = engines[number]
      let count = Int(engine.rowEnd - engine.firstSoftRow)
      if count < 2 { continue }
      var softRows = order.elements.slice(from: Int(engine.firstSoftRow), count: count)
        .prefix(count)
      softRows.sort {
        let (left, right) = (rows + Int($0), rows + Int($1))
        // A merged row takes the rank of its constraint, not its position in the list.
        return left.pointee.priority != right.pointee.priority
          ? left.pointee.priority > right.pointee.priority : left.pointee.rank < right.pointee.rank
      }
    }
  }

  // MARK: Engines

  private func makeEngines() {
    for unknown in 0..<reduction.unknownCount where seats[unknown].engine >= 0 {
      let engine = engines.elements + Int(seats[unknown].engine)
      let bounds = reduction.bounds[unknown]
      if seats[unknown].quantity == 0 { begin(engine) }
      switch engine.pointee.kind {
      case .single: singles[Int(engine.pointee.number)] = Single(bounds: bounds)
      case .allocation:
        allocations[Int(engine.pointee.number)].start(Int(seats[unknown].quantity), bounds)
      case .simplex:
        simplexes[Int(engine.pointee.number)].start(
          Int(seats[unknown].quantity), low: bounds.low, high: bounds.high)
      }
    }
    // Rows may be required even if there are no unknowns.
    if form == .whole, reduction.unknownCount == 0 { begin(engines.elements + 0) }
    if !linkingRows.isEmpty { addShares() }
    for number in engines.indices {
      let engine = engines[number]
      switch engine.kind {
      case .single: require(engine, of: singles.elements + Int(engine.number))
      case .allocation: require(engine, of: allocations.elements + Int(engine.number))
      case .simplex: addRows(engine, to: simplexes[Int(engine.number)])
      }
    }
    if !linkingRows.isEmpty { makeBlocks() }
  }

  /// Allocates the unknowns of an engine.
  private func begin(_ engine: UnsafeMutablePointer<ReducedEngine>) {
    let count = Int(engine.pointee.unknownCount)
    switch engine.pointee.kind {
    case .single:
      engine.pointee.number = Int32(singles.count)
      singles.append(Single(bounds: Interval(low: -.infinity, high: .infinity)))
    case .allocation:
      engine.pointee.number = Int32(allocations.count)
      let first = quantities.count
      // Engines keep pointers into these, so they must not be reallocated.
      assert(first + count + 1 <= min(quantities.capacity, open.capacity))
      quantities.resize(to: first + count + 1, filling: ResourceAllocation.Quantity())
      open.resize(to: first + count + 1, filling: 0)
      allocations.append(
        ResourceAllocation(
          quantities.elements.slice(from: first, count: count + 1),
          open: open.elements.slice(from: first, count: count + 1), count: count + 1,
          tolerance: tolerance))
      let sum = reduction.rows[Int(engine.pointee.sumRow)]
      for position in Int(sum.firstTerm)..<Int(sum.firstTerm + sum.termCount) {
        let quantity = Int(seats[Int(terms[position].unknown)].quantity)
        allocations[allocations.count - 1].quantities[quantity].factor = terms[position].factor
      }
    case .simplex:
      engine.pointee.number = Int32(simplexes.count)
      let simplex = Simplex(
        columns: count,
        rows: Int(engine.pointee.rowEnd - engine.pointee.firstRow)
          + (engine.pointee.shares > 1 ? 1 : 0))
      simplex.tolerance = tolerance
      simplex.mostPivots = min(simplex.mostPivots, limits.mostPivots)
      simplexes.append(simplex)
    }
  }

  private func require(_ engine: ReducedEngine, of single: UnsafeMutablePointer<Single>) {
    for position in Int(engine.firstRow)..<Int(engine.rowEnd) {
      let row = Int(order[position])
      rowSeats[row].quantity = 0
      rowSeats[row].factor = terms[Int(reduction.rows[row].firstTerm)].factor
      if position >= Int(engine.firstSoftRow) { continue }
      let interval = rowSeats[row].interval(reduction.rows[row])
      if !single.pointee.require(interval, tolerance) { hasClash = true }
    }
  }

  private func require(
    _ engine: ReducedEngine, of allocation: UnsafeMutablePointer<ResourceAllocation>
  ) {
    allocation.pointee.sumUp()
    for position in Int(engine.firstRow)..<Int(engine.rowEnd) {
      let row = Int(order[position])
      let term = terms[Int(reduction.rows[row].firstTerm)]
      if reduction.rows[row].termCount == 1 {
        rowSeats[row].quantity = seats[Int(term.unknown)].quantity
        rowSeats[row].factor = term.factor
      } else {
        rowSeats[row].quantity = Int32(allocation.pointee.sum)
      }
      if position >= Int(engine.firstSoftRow) { continue }
      let interval = rowSeats[row].interval(reduction.rows[row])
      if !allocation.pointee.require(Int(rowSeats[row].quantity), interval) { hasClash = true }
    }
    if !allocation.pointee.isPossible { hasClash = true }
  }

  private func addRows(_ engine: ReducedEngine, to simplex: Simplex) {
    for position in Int(engine.firstRow)..<Int(engine.rowEnd) {
      let row = Int(order[position])
      let number = Int(rowSeats[row].quantity)
      rowSeats[row].quantity = Int32(simplex.rowQuantity(number))
      let first = Int(reduction.rows[row].firstTerm)
      for term in first..<first + Int(reduction.rows[row].termCount) {
        simplex.addCoefficient(
          terms[term].factor, row: number, column: Int(seats[Int(terms[term].unknown)].quantity))
      }
    }
    simplex.measureRows()
  }
}
