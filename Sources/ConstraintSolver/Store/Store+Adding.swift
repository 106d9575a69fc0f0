// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Insertion of constraints, the most frequent operation when a layout is built.

extension Store {
  /// Adds a row with a different constant than its own.
  ///
  /// Returns −1 and leaves everything unchanged if one of its variables is unknown or occurs twice.
  @inline(__always)
  mutating func add(
    _ row: Row, constant: Double, _ relation: Relation, priority: Double, order: Int
  ) -> Int {
    if constraintSequence == .max { renumberConstraints() }
    let firstCell = cells.count
    let place =
      freeConstraints.isEmpty
      ? constraints.count : Int(freeConstraints[freeConstraints.count &- 1])
    cells.reserve(firstCell &+ 4)
    let needed: VariableFlags = priority >= 1000 ? .dirtyAndHard : .isDirty
    let count = row.count
    var isFine = true
    if count > 0 { isFine = link(row.variables[0], row.coefficients[0], place, firstCell, needed) }
    if count > 1 {
      isFine = isFine && link(row.variables[1], row.coefficients[1], place, firstCell, needed)
    }
    if count > 2 {
      isFine = isFine && link(row.variables[2], row.coefficients[2], place, firstCell, needed)
    }
    if count > 3 {
      isFine = isFine && link(row.variables[3], row.coefficients[3], place, firstCell, needed)
    }
    if !isFine {
      unlink(from: firstCell)
      return -1
    }
    var record = ConstraintRecord()
    record.constant = constant
    record.priority = priority
    record.relation = relation
    record.order = order
    record.sequence = constraintSequence
    record.firstCell = Int32(truncatingIfNeeded: firstCell)
    record.cellCount = Int32(truncatingIfNeeded: cells.count &- firstCell)
    constraintSequence &+= 1
    if order < lastOrder { isInOrder = false }
    lastOrder = order
    finish(record, at: place)
    return place
  }

  @inline(__always)
  private mutating func finish(_ record: ConstraintRecord, at place: Int) {
    let cellCount = Int(record.cellCount)
    if cellCount > longestRow { longestRow = cellCount }
    if cellCount == 0 { constantConstraints.append(Int32(truncatingIfNeeded: place)) }
    if place == constraints.count {
      constraints.append(record)
      return
    }
    freeConstraints.removeLast()
    isInOrder = false
    var record = record
    record.generation = constraints[place].generation
    constraints[place] = record
    touch(place)
  }

  /// Adds terms for further known variables to a constraint that was just added.
  mutating func append(_ terms: [Term], to place: Int) {
    let wasEmpty = constraints[place].cellCount == 0
    let needed: VariableFlags =
      constraints[place].priority >= 1000 ? .dirtyAndHard : .isDirty
    let firstCell = Int(constraints[place].firstCell)
    for term in terms {
      cells.reserve(cells.count + 1)
      _ = link(term.variable.index, term.coefficient, place, firstCell, needed)
    }
    let cellCount = cells.count - firstCell
    constraints[place].cellCount = Int32(cellCount)
    longestRow = max(longestRow, cellCount)
    if wasEmpty, cellCount > 0 { constantConstraints.removeLast() }
  }

  /// Adds a term at the end of the cells, which must have room for it.
  ///
  /// Returns `false` and changes nothing if its variable is unknown or already has a term in the
  /// row.
  @inline(__always)
  private mutating func link(
    _ variable: Int32, _ coefficient: Double, _ place: Int, _ firstCell: Int,
    _ needed: VariableFlags
  ) -> Bool {
    guard hasVariable(variable) else { return false }
    if coefficient == 0 { return true }
    let record = variables.elements + Int(variable)
    let next = record.pointee.firstCell
    if Int(next) >= firstCell { return false }
    let cell = cells.count
    cells.appendWithinCapacity(
      Cell(
        coefficient: coefficient, variable: variable,
        constraint: Int32(truncatingIfNeeded: place), next: next, previous: -1))
    if next >= 0 { cells[Int(next)].previous = Int32(truncatingIfNeeded: cell) }
    record.pointee.firstCell = Int32(truncatingIfNeeded: cell)
    // The variable is usually dirty already, because it is new.
    let missing = needed.subtracting(record.pointee.flags)
    if missing == .isHard {
      record.pointee.flags[.isHard] = true
      hardCount &+= 1
    } else if !missing.isEmpty {
      markDirty(variable, isHard: missing.contains(.isHard))
    }
    return true
  }

  /// Removes the last cells.
  private mutating func unlink(from firstCell: Int) {
    for position in (firstCell..<cells.count).reversed() {
      let cell = cells[position]
      variables[Int(cell.variable)].firstCell = cell.next
      if cell.next >= 0 { cells[Int(cell.next)].previous = -1 }
    }
    cells.truncate(to: firstCell)
  }
}
