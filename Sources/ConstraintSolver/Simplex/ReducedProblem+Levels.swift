// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Satisfies the required rows in order.
  ///
  /// Returns the rows that contradict earlier ones, each with an irreducible set of those, or `nil`
  /// if it is unknown which rows contradict each other.
  func satisfyRequiredRows() -> [(broken: Int32, others: ContiguousArray<Int32>)]? {
    if isInfeasible { return nil }
    var conflicts: [(broken: Int32, others: ContiguousArray<Int32>)] = []
    for number in engines.indices where engines[number].kind == .simplex {
      let engine = engines[number]
      let simplex = simplexes[Int(engine.number)]
      for position in Int(engine.firstRow)..<Int(engine.firstSoftRow) {
        let index = Int(rowsByEngine[position])
        let row = reduction.rows[index]
        let quantity = Int(rowAssignments[index].quantity)
        if let others = simplex.require(quantity, low: row.low, high: row.high) {
          conflicts.append((row.constraint, constraints(of: others, in: engine)))
        }
      }
    }
    for link in linkingRows.indices where !linkingRows[link].computeContributions() { return nil }
    return conflicts
  }

  /// Returns the constraints whose rows are given as quantities of an engine.
  private func constraints(
    of quantities: ContiguousArray<Int32>, in engine: ComponentEngine
  ) -> ContiguousArray<Int32> {
    var constraintOfQuantity: [Int32: Int32] = [:]
    for position in Int(engine.firstRow)..<Int(engine.firstSoftRow) {
      let row = Int(rowsByEngine[position])
      constraintOfQuantity[rowAssignments[row].quantity] = reduction.rows[row].constraint
    }
    return ContiguousArray(quantities.compactMap { constraintOfQuantity[$0] })
  }

  /// Satisfies the soft rows as well as possible, engine by engine and level by level.
  ///
  /// - Parameter breakingTies: Whether to choose, of equally good solutions, the one that violates
  ///   the first soft row least, then the second, and so on. Ties are broken after all levels, so
  ///   that a tie on a high level never increases the cost of a lower one.
  func satisfySoftRows(breakingTies: Bool) {
    for number in engines.indices where engines[number].link < 0 {
      let engine = engines[number]
      var start = Int(engine.firstSoftRow)
      while start < Int(engine.rowEnd) {
        let priority = reduction.rows[Int(rowsByEngine[start])].priority
        var end = start + 1
        while end < Int(engine.rowEnd), reduction.rows[Int(rowsByEngine[end])].priority == priority
        {
          end += 1
        }
        satisfy(start..<end, in: engine)
        start = end
      }
      if breakingTies { breakTies(engine) }
    }
    for link in linkingRows.indices {
      linkingRows[link].satisfyLevels()
      if breakingTies { linkingRows[link].breakTies() }
    }
    anyStoppedEarly = simplexes.contains { $0.stoppedEarly }
  }

  /// Satisfies the soft rows of one level in one engine as well as possible.
  private func satisfy(_ level: Range<Int>, in engine: ComponentEngine) {
    switch engine.kind {
    case .single:
      var breakpointCount = 0
      var slope = 0.0
      for position in level { scratch.add(softBound(at: position), 1, &breakpointCount, &slope) }
      singles[Int(engine.number)].satisfy(scratch.sortedBreakpoints(breakpointCount), slope: slope)
    case .allocation:
      var count = 0
      for position in level {
        scratch.softRows[count] = softBound(at: position)
        count += 1
      }
      allocations[Int(engine.number)].satisfy(count, in: scratch)
    case .simplex:
      let simplex = simplexes[Int(engine.number)]
      var count = 0
      for position in level {
        let row = Int(rowsByEngine[position])
        let quantity = rowAssignments[row].quantity
        simplex.softLow[Int(quantity)] = reduction.rows[row].low
        simplex.softHigh[Int(quantity)] = reduction.rows[row].high
        scratch.softQuantities[count] = quantity
        count += 1
      }
      simplex.satisfy(UnsafeBufferPointer(scratch.softQuantities.prefix(count)))
    }
  }

  private func softBound(at position: Int) -> ResourceAllocation.SoftBound {
    let row = Int(rowsByEngine[position])
    let assignment = rowAssignments[row]
    return ResourceAllocation.SoftBound(
      interval: assignment.interval(reduction.rows[row]), weight: abs(assignment.factor),
      quantity: assignment.quantity)
  }

  /// Breaks ties in favor of the soft rows of an engine, in order.
  private func breakTies(_ engine: ComponentEngine) {
    for position in Int(engine.firstSoftRow)..<Int(engine.rowEnd) {
      let row = Int(rowsByEngine[position])
      let assignment = rowAssignments[row]
      switch engine.kind {
      case .single:
        singles[Int(engine.number)].breakTie(assignment.interval(reduction.rows[row]), tolerance)
      case .allocation:
        allocations[Int(engine.number)].breakTie(
          Int(assignment.quantity), assignment.interval(reduction.rows[row]))
      case .simplex: simplexes[Int(engine.number)].breakTie(assignment.quantity)
      }
    }
  }
}
