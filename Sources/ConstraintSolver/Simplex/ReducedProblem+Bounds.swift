// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ReducedProblem {
  /// Minimizes the slack of each inequality in the subproblem, in order.
  func takeBounds(_ store: borrowing Store) {
    let hasOpen = seats.indices.contains { seats[$0].engine >= 0 && isOpen(seats[$0]) }
    if !hasOpen { return }
    var rowOf: [Int32: Int] = [:]
    for row in 0..<reduction.rowCount where !reduction.rows[row].isPeeled {
      rowOf[reduction.rows[row].place] = row
    }
    var positions: [Int32: Int] = [:]
    for (position, variable) in part.variables.enumerated() { positions[variable] = position }
    for place in part.constraints {
      let record = store.constraints[Int(place)]
      if record.relation == .equal || record.isBroken { continue }
      if let row = rowOf[place] {
        let seat = rowSeats[row]
        if seat.engine < 0 { continue }
        let interval = seat.interval(reduction.rows[row])
        approach(seat, interval.low.isFinite ? interval.low : interval.high)
        continue
      }
      // The presolve has turned it into a bound of its only unknown.
      let (terms, constant) = express(record, positions, store)
      if terms.count == 1, seats[terms[0].unknown].engine >= 0 {
        approach(seats[terms[0].unknown], -constant / terms[0].factor)
      }
    }
  }

  /// Returns a constraint's left side in terms of unknowns, each at most once.
  private func express(
    _ record: ConstraintRecord, _ positions: [Int32: Int], _ store: borrowing Store
  ) -> (terms: ContiguousArray<ColumnElimination.Term>, constant: Double) {
    var terms: ContiguousArray<ColumnElimination.Term> = []
    var constant = record.constant
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let term = store.cells[cell]
      guard let position = positions[term.variable] else {
        constant += term.coefficient * store.variables[Int(term.variable)].value
        continue
      }
      let origin = origins[position]
      constant += term.coefficient * origin.b
      if origin.unknown < 0 { continue }
      let factor = term.coefficient * origin.a
      if let index = terms.firstIndex(where: { $0.unknown == origin.unknown }) {
        terms[index].factor += factor
      } else {
        terms.append(ColumnElimination.Term(unknown: origin.unknown, factor: factor))
      }
    }
    terms.removeAll { abs($0.factor) <= 1e-11 }
    return (terms, constant)
  }

  /// Moves a quantity as near to a point as its bounds allow, and fixes it there.
  func approach(_ seat: ReducedSeat, _ point: Double) {
    let engine = engines[seat.engine]
    let number = Int(engine.number)
    switch engine.kind {
    case .single: singles[number].approach(point)
    case .allocation: allocations[number].approach(Int(seat.quantity), point)
    case .simplex where engine.link >= 0:
      links[Int(engine.link)].approach(Int(seat.quantity), point, in: Int(engine.block))
    case .simplex: simplexes[number].approach(Int(seat.quantity), point)
    }
    if engine.kind == .simplex, simplexes[number].gaveUp { hasCutShort = true }
  }
}
