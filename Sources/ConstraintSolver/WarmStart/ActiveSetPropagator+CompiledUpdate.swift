// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ActiveSetPropagator {
  /// Compiles the update that the current basis requires for a pattern of recurring edits.
  ///
  /// The variables that it computes are added to the pattern.
  func update(for pattern: inout EditPattern) -> CompiledUpdate {
    guard collect(into: &pattern), let steps = topologicalOrder(of: pattern) else {
      return CompiledUpdate(unusableIn: pattern.version)
    }
    var terms = Storage<CompiledUpdate.Term>(capacity: 2 * steps.count)
    var made = Storage<CompiledUpdate.Step>(capacity: steps.count)
    for variable in steps {
      let row = definingRow[Int(variable)]
      let before = terms.count
      var (factor, divisor) = (-1.0, 1.0)
      if row >= 0 {
        for cell in cells(of: row) {
          if cell.variable == variable {
            divisor = cell.coefficient
          } else {
            terms.append(CompiledUpdate.Term(cell))
          }
        }
        // Division by a power of two is exact, so it can be done in advance.
        if abs(divisor).significand == 1 { (factor, divisor) = (-1 / divisor, 1) }
        for position in before..<terms.count { terms[position].coefficient *= factor }
      } else {
        let parent = variables[Int(variable)].parent
        if parent >= 0 {
          terms.append(
            CompiledUpdate.Term(
              coefficient: 1, variable: CompiledUpdate.byteOffset(ofVariable: parent)))
        }
      }
      made.append(
        CompiledUpdate.Step(
          factor: factor, divisor: divisor,
          variable: CompiledUpdate.byteOffset(ofVariable: variable),
          row: row >= 0 ? Int(row) * MemoryLayout<ConstraintRecord>.stride : -1,
          count: terms.count - before))
    }
    let stepTerms = terms.count
    let checks = listChecks(pattern, &terms)
    return CompiledUpdate(
      version: pattern.version, steps: made, checks: checks, terms: terms, stepTerms: stepTerms)
  }

  /// Collects the variables that the edits may affect.
  ///
  /// Returns `false` if they cannot be computed one after another, each from one constraint.
  private func collect(into pattern: inout EditPattern) -> Bool {
    func insertDefinedVariable(of row: Int32, from variable: Int32) -> Bool {
      if hasLoops, loopOfRow[Int(row)] >= 0 { return false }
      let definedVariable = definedVariable[Int(row)]
      if definedVariable < 0 { return status[Int(row)] != .broken }
      if definedVariable == variable { return true }
      pattern.insert(variable: definedVariable)
      return definingRow[Int(definedVariable)] == row
    }
    for position in 0..<pattern.edited.count {
      if !insertDefinedVariable(of: pattern.edited[position], from: -1) { return false }
    }
    var position = 0
    while position < pattern.variables.count {
      let variable = pattern.variables[position]
      position += 1
      let record = variables[Int(variable)]
      let definingRow = definingRow[Int(variable)]
      guard record.isAlive, definingRow != Basis.Source.coupled,
        definingRow < 0 || !record.hasDefaultValue
      else {
        return false
      }
      var link = record.firstCell
      while link >= 0 {
        let cell = cells[Int(link)]
        link = cell.next
        if !insertDefinedVariable(of: cell.constraint, from: variable) { return false }
      }
      var child = record.firstChild
      while child >= 0 {
        let next = variables[Int(child)].nextChild
        if variables[Int(child)].hasDefaultValue { pattern.insert(variable: child) }
        child = next
      }
    }
    return true
  }

  /// Returns the variables in topological order, or `nil` if there is no such order.
  private func topologicalOrder(of pattern: borrowing EditPattern) -> ContiguousArray<Int32>? {
    // The number of dependencies without a position yet, by variable.
    var waiting = Storage<Int32>()
    waiting.resize(to: variableCount, filling: 0)
    var ready: ContiguousArray<Int32> = []
    ready.reserveCapacity(pattern.variables.count)
    for position in 0..<pattern.variables.count {
      let variable = pattern.variables[position]
      let definingRow = definingRow[Int(variable)]
      if definingRow >= 0 {
        for cell in cells(of: definingRow)
        where cell.variable != variable && pattern.variables.contains(cell.variable) {
          waiting[variable] += 1
        }
      } else {
        let parent = variables[Int(variable)].parent
        if parent >= 0, pattern.variables.contains(parent) { waiting[variable] = 1 }
      }
      if waiting[variable] == 0 { ready.append(variable) }
    }
    func release(_ variable: Int32, _ waiting: inout Storage<Int32>) {
      if waiting[variable] == 0 { return }
      waiting[variable] -= 1
      if waiting[variable] == 0 { ready.append(variable) }
    }
    var position = 0
    while position < ready.count {
      let variable = ready[position]
      position += 1
      let record = variables[Int(variable)]
      var link = record.firstCell
      while link >= 0 {
        let cell = cells[Int(link)]
        link = cell.next
        let definedVariable = definedVariable[Int(cell.constraint)]
        if definedVariable >= 0, definedVariable != variable {
          release(definedVariable, &waiting)
        }
      }
      var child = record.firstChild
      while child >= 0 {
        if definingRow[Int(child)] == Basis.Source.parent { release(child, &waiting) }
        child = variables[Int(child)].nextChild
      }
    }
    return ready.count == pattern.variables.count ? ready : nil
  }

  /// Lists the constraints whose status must be preserved by the new values.
  private func listChecks(
    _ pattern: borrowing EditPattern, _ terms: inout Storage<CompiledUpdate.Term>
  ) -> Storage<CompiledUpdate.Check> {
    var checks = Storage<CompiledUpdate.Check>(capacity: pattern.variables.count)
    func check(_ row: Int32, _ checks: inout Storage<CompiledUpdate.Check>) {
      let constraint = constraints + Int(row)
      if constraint.pointee.mark == mark || definedVariable[Int(row)] >= 0 { return }
      constraint.pointee.mark = mark
      if constraint.pointee.cellCount == 0 || !constraint.pointee.isAlive { return }
      let side: CompiledUpdate.Side =
        switch status[Int(row)] {
        case .active, .broken: .zero
        case .violatedAbove: .above
        case .violatedBelow: .below
        case .inactive: constraint.pointee.relation == .lessThanOrEqual ? .below : .above
        }
      checks.append(CompiledUpdate.Check(row: row, count: constraint.pointee.cellCount, side: side))
      for cell in cells(of: row) { terms.append(CompiledUpdate.Term(cell)) }
    }
    for position in 0..<pattern.edited.count { check(pattern.edited[position], &checks) }
    for position in 0..<pattern.rows.count { check(pattern.rows[position], &checks) }
    for position in 0..<pattern.variables.count {
      var link = variables[Int(pattern.variables[position])].firstCell
      while link >= 0 {
        check(cells[Int(link)].constraint, &checks)
        link = cells[Int(link)].next
      }
    }
    return checks
  }

  private func cells(of row: Int32) -> UnsafeBufferPointer<Cell> {
    let record = constraints + Int(row)
    return UnsafeBufferPointer(
      start: cells + Int(record.pointee.firstCell), count: Int(record.pointee.cellCount))
  }
}

extension CompiledUpdate {
  /// Returns the byte offset of a variable's record; the value is its first field.
  fileprivate static func byteOffset(ofVariable variable: Int32) -> Int {
    Int(variable) * MemoryLayout<VariableRecord>.stride
  }
}

extension CompiledUpdate.Term {
  fileprivate init(_ cell: Cell) {
    self.init(
      coefficient: cell.coefficient, variable: CompiledUpdate.byteOffset(ofVariable: cell.variable))
  }
}
