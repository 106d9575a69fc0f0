// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Insertion of constraints, the most frequent operation when a layout is built.

extension Store {
  /// Adds a row with a different constant than its own.
  ///
  /// Returns −1 and leaves everything unchanged if one of its variables is unknown or occurs twice,
  /// which isn't checked if it is known to be `valid`.
  @inline(__always)
  mutating func add(
    _ terms: Row, constant: Double, _ relation: Relation, priority: Double, order: Int,
    isValid isKnownValid: Bool = false
  ) -> Int {
    if constraintSequence == .max { renumberConstraints() }
    let firstCell = cells.count
    let constraint =
      freeConstraints.isEmpty
      ? constraints.count : Int(freeConstraints[freeConstraints.count &- 1])
    cells.resize(toUninitialized: firstCell &+ 4)
    // Nothing that holds terms grows meanwhile.
    var row = AddedRow(
      constraint: constraint, firstCell: firstCell,
      needed: priority >= 1000 ? .dirtyAndHard : .isDirty, isValid: isKnownValid,
      variables: variables.elements, cells: cells.elements)
    let count = terms.count
    var isValid = true
    if count > 0 { isValid = link(terms.variables[0], terms.coefficients[0], &row) }
    if count > 1 { isValid = isValid && link(terms.variables[1], terms.coefficients[1], &row) }
    if count > 2 { isValid = isValid && link(terms.variables[2], terms.coefficients[2], &row) }
    if count > 3 { isValid = isValid && link(terms.variables[3], terms.coefficients[3], &row) }
    cells.truncate(to: row.endCell)
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
      constraints[constraint].priority >= 1000 ? .dirtyAndHard : .isDirty
    let firstCell = Int(constraints[constraint].firstCell)
    let endCell = cells.count
    cells.resize(toUninitialized: endCell + terms.count)
    var row = AddedRow(
      constraint: constraint, firstCell: firstCell, needed: needed, isValid: false,
      variables: variables.elements, cells: cells.elements)
    row.endCell = endCell
    for term in terms { _ = link(term.variable.index, term.coefficient, &row) }
    cells.truncate(to: row.endCell)
    let cellCount = cells.count - firstCell
    constraints[constraint].cellCount = Int32(cellCount)
    longestRow = max(longestRow, cellCount)
    if wasEmpty, cellCount > 0 { constantConstraints.removeLast() }
  }

  /// A constraint whose terms are being added at the end of the cells.
  private struct AddedRow {
    let constraint: Int32
    let firstCell: Int
    let needed: VariableFlags
    /// Whether its variables are known to exist, and to be distinct.
    let isValid: Bool
    let variables: Elements<VariableRecord>
    let cells: Elements<Cell>
    /// The index after the last cell.
    var endCell: Int

    @inline(__always)
    init(
      constraint: Int, firstCell: Int, needed: VariableFlags, isValid: Bool,
      variables: Elements<VariableRecord>, cells: Elements<Cell>
    ) {
      self.constraint = Int32(truncatingIfNeeded: constraint)
      self.firstCell = firstCell
      self.needed = needed
      self.isValid = isValid
      self.variables = variables
      self.cells = cells
      endCell = firstCell
    }
  }

  /// Adds a term to a constraint, for which there must be room.
  ///
  /// Returns `false` and changes nothing if its variable is unknown or already has a term in the
  /// row.
  @inline(__always)
  private mutating func link(
    _ variable: Int32, _ coefficient: Double, _ row: inout AddedRow
  ) -> Bool {
    if row.isValid { assert(hasVariable(variable)) }
    guard row.isValid || hasVariable(variable) else { return false }
    if coefficient == 0 { return true }
    let record = row.variables + Int(variable)
    let next = record.pointee.firstCell
    if row.isValid { assert(Int(next) < row.firstCell) }
    if !row.isValid, Int(next) >= row.firstCell { return false }
    let cell = row.endCell
    row.endCell = cell &+ 1
    row.cells[cell] = Cell(
      coefficient: coefficient, variable: variable, constraint: row.constraint, next: next,
      previous: -1)
    if next >= 0 { row.cells[Int(next)].previous = Int32(truncatingIfNeeded: cell) }
    record.pointee.firstCell = Int32(truncatingIfNeeded: cell)
    // The variable is usually dirty already, because it is new.
    let missing = row.needed.subtracting(record.pointee.flags)
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
