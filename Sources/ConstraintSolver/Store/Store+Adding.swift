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
    let constraint =
      freeConstraints.isEmpty
      ? constraints.count : Int(freeConstraints[freeConstraints.count &- 1])
    cells.reserve(firstCell &+ 4)
    let needed: VariableFlags = priority >= 1000 ? [.isDirty, .isHard] : .isDirty
    let count = row.count
    var isValid = true
    if count > 0 {
      isValid = link(row.variables[0], row.coefficients[0], constraint, firstCell, needed)
    }
    if count > 1 {
      isValid =
        isValid && link(row.variables[1], row.coefficients[1], constraint, firstCell, needed)
    }
    if count > 2 {
      isValid =
        isValid && link(row.variables[2], row.coefficients[2], constraint, firstCell, needed)
    }
    if count > 3 {
      isValid =
        isValid && link(row.variables[3], row.coefficients[3], constraint, firstCell, needed)
    }
    if !isValid {
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
    if order < lastOrder { hasSortedIndices = false }
    lastOrder = order
    finish(record, at: constraint)
    return constraint
  }

  @inline(__always)
  private mutating func finish(_ record: ConstraintRecord, at constraint: Int) {
    let cellCount = Int(record.cellCount)
    if cellCount > longestRow { longestRow = cellCount }
    if cellCount == 0 { constantConstraints.append(Int32(truncatingIfNeeded: constraint)) }
    if constraint == constraints.count {
      constraints.append(record)
      return
    }
    freeConstraints.removeLast()
    hasSortedIndices = false
    var record = record
    record.generation = constraints[constraint].generation
    constraints[constraint] = record
    recordChange(constraint)
  }

  /// Adds terms for further known variables to a constraint that was just added.
  mutating func append(_ terms: [Term], to constraint: Int) {
    let wasEmpty = constraints[constraint].cellCount == 0
    let needed: VariableFlags =
      constraints[constraint].priority >= 1000 ? [.isDirty, .isHard] : .isDirty
    let firstCell = Int(constraints[constraint].firstCell)
    for term in terms {
      cells.reserve(cells.count + 1)
      _ = link(term.variable.index, term.coefficient, constraint, firstCell, needed)
    }
    let cellCount = cells.count - firstCell
    constraints[constraint].cellCount = Int32(cellCount)
    longestRow = max(longestRow, cellCount)
    if wasEmpty, cellCount > 0 { constantConstraints.removeLast() }
  }

  /// Adds a term at the end of the cells, which must have room for it.
  ///
  /// Returns `false` and changes nothing if its variable is unknown or already has a term in the
  /// row.
  @inline(__always)
  private mutating func link(
    _ variable: Int32, _ coefficient: Double, _ constraint: Int, _ firstCell: Int,
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
        constraint: Int32(truncatingIfNeeded: constraint), next: next, previous: -1))
    if next >= 0 { cells[Int(next)].previous = Int32(truncatingIfNeeded: cell) }
    record.pointee.firstCell = Int32(truncatingIfNeeded: cell)
    // The variable is usually dirty already, because it is new.
    let missing = needed.subtracting(record.pointee.flags)
    if missing == .isHard {
      record.pointee.flags.insert(.isHard)
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
