// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Decomposition into connected components, and their engines.

extension ReducedProblem {
  /// Assigns each unknown and each row to an engine.
  func assignEngines() {
    let unknownCount = reduction.unknownCount
    let rowCount = reduction.rowCount
    assignments.resize(to: unknownCount, filling: EngineAssignment())
    slots.resize(to: unknownCount, filling: -1)
    rowAssignments.resize(to: rowCount, filling: EngineAssignment())
    rowsByEngine.resize(toUninitialized: rowCount)
    for unknown in 0..<unknownCount { parents.append(form == .unreduced ? 0 : Int32(unknown)) }
    for position in reduction.eliminated.indices {
      assignments[Int(reduction.eliminated[position].unknown)].engine = EngineAssignment.eliminated
    }
    uniteRows()
    if form == .reduced, chooseLinkingRows() { uniteBlocks() }
    // Number components in the order of their first unknowns; the first unknown is the root of its
    // component.
    for unknown in 0..<unknownCount where assignments[unknown].engine != EngineAssignment.eliminated
    {
      let componentRoot = componentRoot(unknown)
      if slots[componentRoot] < 0 {
        slots[componentRoot] = Int32(engines.count)
        engines.append(ComponentEngine())
      }
      let engine = engines.elements + Int(slots[componentRoot])
      assignments[unknown].engine = slots[componentRoot]
      assignments[unknown].quantity = engine.pointee.unknownCount
      engine.pointee.unknownCount += 1
    }
    if form == .unreduced, engines.isEmpty { engines.append(ComponentEngine()) }
    sortRows()
    if !linkingRowIndices.isEmpty { assignBlocks() }
    for number in engines.indices {
      let engine = engines.elements + number
      if form == .unreduced || engine.pointee.sums > 1 || engine.pointee.link >= 0 {
        engine.pointee.kind = .simplex
        let rowCount = Int(engine.pointee.rowEnd - engine.pointee.firstRow)
        if Int(engine.pointee.unknownCount) * rowCount > limits.maximumEntries { isTooLarge = true }
      } else if engine.pointee.sums == 1 {
        engine.pointee.kind = .allocation
      }
    }
    if isTooLarge { return }
    makeEngines()
  }

  // MARK: Components

  /// Collects the remaining terms of the rows and unites the unknowns of each row.
  private func uniteRows() {
    var used = 0
    terms.resize(toUninitialized: reduction.cellCount)
    for row in 0..<reduction.rowCount where !reduction.rows[row].isEliminated {
      let count = reduction.collect(
        row, into: terms.elements.slice(from: used, count: terms.count - used), slots.elements)
      reduction.rows[row].firstTerm = Int32(used)
      reduction.rows[row].termCount = Int32(count)
      for position in used..<used + count where form == .reduced && position > used {
        unite(Int(terms[used].unknown), Int(terms[position].unknown))
      }
      used += count
    }
  }

  /// Unites the unknowns of each row again, except for linking rows.
  private func uniteBlocks() {
    for unknown in parents.indices { parents[unknown] = Int32(unknown) }
    for row in 0..<reduction.rowCount {
      let record = reduction.rows[row]
      if record.isEliminated || record.isLinking { continue }
      let first = Int(record.firstTerm)
      for position in first..<first + Int(record.termCount) where position > first {
        unite(Int(terms[first].unknown), Int(terms[position].unknown))
      }
    }
  }

  func componentRoot(_ unknown: Int) -> Int {
    var root = unknown
    while Int(parents[root]) != root {
      parents[root] = parents[Int(parents[root])]
      root = Int(parents[root])
    }
    return root
  }

  private func unite(_ left: Int, _ right: Int) {
    let (a, b) = (componentRoot(left), componentRoot(right))
    // The earlier one stays the root.
    if a < b { parents[b] = Int32(a) } else { parents[a] = Int32(b) }
  }

  /// Sorts the rows by engine, with the required ones first, then the soft ones.
  ///
  /// Each row gets its number within its engine.
  private func sortRows() {
    let rows = reduction.rows.elements
    for row in 0..<reduction.rowCount where !rows[row].isEliminated && !rows[row].isLinking {
      if rows[row].termCount > 0 {
        rowAssignments[row].engine =
          assignments[Int(terms[Int(rows[row].firstTerm)].unknown)].engine
      } else if form == .unreduced {
        rowAssignments[row].engine = 0
      } else {
        if rows[row].isRequired, rows[row].low > tolerance || rows[row].high < -tolerance {
          isInfeasible = true
        }
        continue
      }
      let engine = engines.elements + Int(rowAssignments[row].engine)
      rowAssignments[row].quantity = engine.pointee.rowEnd
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
    for row in 0..<reduction.rowCount
    where !rows[row].isEliminated && rowAssignments[row].engine >= 0 {
      let engine = engines.elements + Int(rowAssignments[row].engine)
      if rows[row].isRequired {
        rowsByEngine[Int(engine.pointee.firstSoftRow)] = Int32(row)
        engine.pointee.firstSoftRow += 1
      } else {
        rowsByEngine[Int(engine.pointee.rowEnd)] = Int32(row)
        engine.pointee.rowEnd += 1
      }
    }
    for number in engines.indices {
      let engine = engines[number]
      let count = Int(engine.rowEnd - engine.firstSoftRow)
      if count < 2 { continue }
      var softRows = rowsByEngine.elements.slice(from: Int(engine.firstSoftRow), count: count)
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
    for unknown in 0..<reduction.unknownCount where assignments[unknown].engine >= 0 {
      let engine = engines.elements + Int(assignments[unknown].engine)
      let bounds = reduction.bounds[unknown]
      if assignments[unknown].quantity == 0 { begin(engine) }
      switch engine.pointee.kind {
      case .single: singles[Int(engine.pointee.number)] = SingleUnknown(bounds: bounds)
      case .allocation:
        allocations[Int(engine.pointee.number)].setInitialBounds(
          Int(assignments[unknown].quantity), bounds)
      case .simplex:
        simplexes[Int(engine.pointee.number)].setInitialBounds(
          Int(assignments[unknown].quantity), low: bounds.low, high: bounds.high)
      }
    }
    // Rows may be required even if there are no unknowns.
    if form == .unreduced, reduction.unknownCount == 0 { begin(engines.elements + 0) }
    if !linkingRowIndices.isEmpty { addLinkingTerms() }
    for number in engines.indices {
      let engine = engines[number]
      switch engine.kind {
      case .single: require(engine, of: singles.elements + Int(engine.number))
      case .allocation: require(engine, of: allocations.elements + Int(engine.number))
      case .simplex: addRows(engine, to: simplexes[Int(engine.number)])
      }
    }
    if !linkingRowIndices.isEmpty { makeBlocks() }
  }

  /// Allocates the unknowns of an engine.
  private func begin(_ engine: UnsafeMutablePointer<ComponentEngine>) {
    let count = Int(engine.pointee.unknownCount)
    switch engine.pointee.kind {
    case .single:
      engine.pointee.number = Int32(singles.count)
      singles.append(SingleUnknown(bounds: Interval(low: -.infinity, high: .infinity)))
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
        let quantity = Int(assignments[Int(terms[position].unknown)].quantity)
        allocations[allocations.count - 1].quantities[quantity].factor = terms[position].factor
      }
    case .simplex:
      engine.pointee.number = Int32(simplexes.count)
      let simplex = Simplex(
        columns: count,
        rows: Int(engine.pointee.rowEnd - engine.pointee.firstRow)
          + (engine.pointee.linkingTermCount > 1 ? 1 : 0))
      simplex.tolerance = tolerance
      simplex.maximumPivots = min(simplex.maximumPivots, limits.maximumPivots)
      simplexes.append(simplex)
    }
  }

  private func require(_ engine: ComponentEngine, of single: UnsafeMutablePointer<SingleUnknown>) {
    for position in Int(engine.firstRow)..<Int(engine.rowEnd) {
      let row = Int(rowsByEngine[position])
      rowAssignments[row].quantity = 0
      rowAssignments[row].factor = terms[Int(reduction.rows[row].firstTerm)].factor
      if position >= Int(engine.firstSoftRow) { continue }
      let interval = rowAssignments[row].interval(reduction.rows[row])
      if !single.pointee.require(interval, tolerance) { isInfeasible = true }
    }
  }

  private func require(
    _ engine: ComponentEngine, of allocation: UnsafeMutablePointer<ResourceAllocation>
  ) {
    allocation.pointee.computeSums()
    for position in Int(engine.firstRow)..<Int(engine.rowEnd) {
      let row = Int(rowsByEngine[position])
      let term = terms[Int(reduction.rows[row].firstTerm)]
      if reduction.rows[row].termCount == 1 {
        rowAssignments[row].quantity = assignments[Int(term.unknown)].quantity
        rowAssignments[row].factor = term.factor
      } else {
        rowAssignments[row].quantity = Int32(allocation.pointee.sum)
      }
      if position >= Int(engine.firstSoftRow) { continue }
      let interval = rowAssignments[row].interval(reduction.rows[row])
      if !allocation.pointee.require(Int(rowAssignments[row].quantity), interval) {
        isInfeasible = true
      }
    }
    if !allocation.pointee.isFeasible { isInfeasible = true }
  }

  private func addRows(_ engine: ComponentEngine, to simplex: Simplex) {
    for position in Int(engine.firstRow)..<Int(engine.rowEnd) {
      let row = Int(rowsByEngine[position])
      let number = Int(rowAssignments[row].quantity)
      rowAssignments[row].quantity = Int32(simplex.rowQuantity(number))
      let first = Int(reduction.rows[row].firstTerm)
      for term in first..<first + Int(reduction.rows[row].termCount) {
        simplex.addCoefficient(
          terms[term].factor, row: number,
          column: Int(assignments[Int(terms[term].unknown)].quantity))
      }
    }
    simplex.computeRowValues()
  }
}
