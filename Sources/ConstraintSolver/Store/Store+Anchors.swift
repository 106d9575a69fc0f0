// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Boundaries beyond which a structural edit has no effect.

/// The cached result of whether a variable is an anchor, beyond which an edit has no effect.
struct Anchor {
  /// The constraint that implied the value at the last query, or −1.
  var constraint: Int32 = -1
  /// The number of the search that queried it, and the result.
  var mark: UInt32 = 0
  var isAnchor = false
}

extension Store {
  /// Collects what edits of required constraints affect, like `collectDirty(.component, into:)`,
  /// but stops at anchors: variables whose values are implied by unchanged required constraints.
  ///
  /// Unless something contradicts them, anchors keep their values, and so does everything beyond
  /// them.
  mutating func collectDirtyUpToAnchors(into subproblem: inout Subproblem) {
    subproblem.removeAll()
    subproblem.extent = .upToAnchors
    subproblem.mark = nextMark()
    anchors.resize(to: max(anchors.count, variables.count), filling: Anchor())
    if collectNewPart(into: &subproblem) { return clearDirty(.component, subproblem.mark) }
    for position in dirty.indices {
      let index = dirty[position]
      let record = variables[Int(index)]
      if record.isAlive, record.isHard, !isAnchor(index) { collectUpToAnchors(index, &subproblem) }
    }
    for index in firstNewVariable..<max(firstNewVariable, variables.count) {
      let record = variables[index]
      if record.isAlive, record.isHard { collectUpToAnchors(Int32(index), &subproblem) }
    }
    // A new constraint on anchors alone may contradict the constraints that imply their values.
    for constraint in changedConstraints { collectIfUnvisited(Int(constraint), &subproblem) }
    for constraint in firstNewConstraint..<max(firstNewConstraint, constraints.count) {
      collectIfUnvisited(constraint, &subproblem)
    }
    clearDirty(.component, subproblem.mark)
  }

  /// Collects the new variables and constraints without a search, if nothing but anchors connects
  /// them to the rest of the system and nothing else is affected; otherwise returns `false`.
  ///
  /// A cell that is added to a table is such a part.
  private mutating func collectNewPart(into subproblem: inout Subproblem) -> Bool {
    let (firstVariable, firstConstraint) = (firstNewVariable, firstNewConstraint)
    guard firstVariable < variables.count, changedConstraints.isEmpty,
      constraints.count - firstConstraint <= Subproblem.newPartLimit
    else { return false }
    for position in dirty.indices {
      let record = variables[Int(dirty[position])]
      if record.isAlive, record.isHard, !isAnchor(dirty[position]) { return false }
    }
    for constraint in firstConstraint..<max(firstConstraint, constraints.count)
    where !collectNewConstraint(constraint, into: &subproblem) {
      return startSearch(&subproblem)
    }
    // Then all new variables are affected, and with them all new constraints.
    for index in firstVariable..<variables.count {
      guard variables[index].mark == subproblem.mark else { return startSearch(&subproblem) }
      subproblem.variables.append(Int32(truncatingIfNeeded: index))
    }
    subproblem.endPart()
    subproblem.isInIndexOrder = true
    return true
  }

  /// Collects a constraint on new variables and anchors, and marks the new ones if a required
  /// constraint affects one of them.
  @inline(__always)
  private mutating func collectNewConstraint(
    _ constraint: Int, into subproblem: inout Subproblem
  ) -> Bool {
    let record = constraints.elements + constraint
    let count = Int(record.pointee.cellCount)
    guard record.pointee.isAlive, count > 0 else { return false }
    var (isNew, isAffected) = (false, false)
    let first = Int(record.pointee.firstCell)
    for cell in first..<first + count {
      let variable = cells[cell].variable
      if variable >= firstNewVariable {
        isNew = true
        if variables[Int(variable)].isHard { isAffected = true }
      } else if !isAnchor(variable) {
        return false
      }
    }
    guard isNew else { return false }
    if isAffected {
      for cell in first..<first + count where cells[cell].variable >= firstNewVariable {
        variables[Int(cells[cell].variable)].mark = subproblem.mark
      }
    }
    record.pointee.mark = subproblem.mark
    subproblem.constraints.append(Int32(truncatingIfNeeded: constraint))
    subproblem.cellCount += count
    subproblem.longest = max(subproblem.longest, count)
    return true
  }

  /// Begins anew with a search, and returns `false`.
  private mutating func startSearch(_ subproblem: inout Subproblem) -> Bool {
    subproblem.removeAll()
    subproblem.mark = nextMark()
    return false
  }

  /// Collects the variables of a changed constraint that the search did not reach.
  private mutating func collectIfUnvisited(_ constraint: Int, _ subproblem: inout Subproblem) {
    let record = constraints[constraint]
    guard record.isAlive, record.priority >= 1000, record.mark != subproblem.mark else { return }
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      collectUpToAnchors(cells[cell].variable, &subproblem)
    }
  }

  private mutating func collectUpToAnchors(_ start: Int32, _ subproblem: inout Subproblem) {
    collect(from: start, extent: .upToAnchors, mark: subproblem.mark, into: &subproblem)
  }

  /// Extends a subproblem that ends at anchors to everything connected to it.
  mutating func extend(_ subproblem: inout Subproblem) {
    let starts = subproblem.variables
    let mark = nextMark()
    subproblem.removeAll()
    for variable in starts {
      collect(from: variable, extent: .component, mark: mark, into: &subproblem)
    }
    sortCollected(&subproblem)
  }

  /// Returns whether a variable's value is implied by required constraints that are unchanged since
  /// the last solve: by a constant, or by older variables that are anchors.
  ///
  /// The result is cached.
  mutating func isAnchor(_ variable: Int32) -> Bool {
    variables[Int(variable)].isFixedByRequired && findAnchor(variable, depth: 8)
  }

  /// Returns whether a variable is an anchor, at most `depth` variables away from a constant.
  private mutating func findAnchor(_ variable: Int32, depth: Int) -> Bool {
    let anchor = anchors.elements + Int(variable)
    if anchor.pointee.mark == lastMark { return anchor.pointee.isAnchor }
    anchor.pointee.mark = lastMark
    anchor.pointee.isAnchor = false
    if anchor.pointee.constraint >= 0, implies(anchor.pointee.constraint, variable, depth) {
      anchor.pointee.isAnchor = true
      return true
    }
    anchor.pointee.constraint = -1
    var link = variables[Int(variable)].firstCell
    while link >= 0 {
      let cell = cells[Int(link)]
      link = cell.next
      if implies(cell.constraint, variable, depth) {
        anchor.pointee.constraint = cell.constraint
        anchor.pointee.isAnchor = true
        return true
      }
    }
    return false
  }

  /// Returns whether a constraint and anchors imply a variable's value.
  private mutating func implies(_ constraint: Int32, _ variable: Int32, _ depth: Int) -> Bool {
    let record = constraints.elements + Int(constraint)
    guard record.pointee.relation == .equal, record.pointee.priority >= 1000,
      record.pointee.flags == .isAlive || record.pointee.flags == [.isAlive, .hasLeftConstant],
      Int(constraint) < firstNewConstraint
    else { return false }
    var isContained = false
    let sequence = variables[Int(variable)].sequence
    let first = Int(record.pointee.firstCell)
    for cell in first..<first + Int(record.pointee.cellCount) {
      let other = cells[cell].variable
      if other == variable {
        isContained = true
        continue
      }
      let older = variables[Int(other)]
      guard depth > 0, older.isFixedByRequired, older.sequence < sequence,
        findAnchor(other, depth: depth - 1)
      else { return false }
    }
    guard isContained else { return false }
    // Next to numbers of an extreme size, a value may have lost all its digits.
    let (value, epsilon) = record.pointee.measure(cells.elements, variables.elements, 1e-9)
    return abs(value) <= epsilon
  }

  /// Records that the constraint at an index changed.
  mutating func recordChange(_ constraint: Int) {
    if constraint >= firstNewConstraint
      || constraints[constraint].flags.contains(.isListedAsChanged)
    {
      return
    }
    constraints[constraint].flags.insert(.isListedAsChanged)
    changedConstraints.append(Int32(constraint))
  }

  /// Clears the record of changed constraints once they are solved.
  mutating func clearChangedConstraints() {
    firstNewConstraint = constraints.count
    if changedConstraints.isEmpty { return }
    for constraint in changedConstraints {
      constraints[Int(constraint)].flags.remove(.isListedAsChanged)
    }
    changedConstraints.removeAll(keepingCapacity: true)
  }
}
