// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Where an edit of the structure cannot reach any further.

/// What is known of a variable that an edit may not reach beyond.
struct Anchor {
  /// The constraint that it followed from when that was last asked for, or -1.
  var place: Int32 = -1
  /// The number of the search that asked for it, and what the answer was.
  var mark: UInt32 = 0
  var isOne = false
}

extension Store {
  /// Takes the list of edits to required constraints, as `takeDirty(.all, into:)` does, but goes no
  /// further than to anchors: variables whose value follows from required constraints that nobody
  /// touched.
  ///
  /// As long as nothing contradicts them, they stay as they are, and with them what is on their
  /// other side.
  mutating func takeDirtyUpToAnchors(into subproblem: inout Subproblem) {
    subproblem.removeAll()
    subproblem.reach = .anchored
    subproblem.mark = nextMark()
    anchors.resize(to: max(anchors.count, variables.count), filling: Anchor())
    for position in dirty.indices {
      let index = dirty[position]
      let record = variables[Int(index)]
      if record.isAlive, record.isHard, !isAnchor(index) { collectUpToAnchors(index, &subproblem) }
    }
    for index in firstNewVariable..<max(firstNewVariable, variables.count) {
      let record = variables[index]
      if record.isAlive, record.isHard { collectUpToAnchors(Int32(index), &subproblem) }
    }
    // A new constraint that is about anchors alone may contradict what they follow from.
    for place in touched { collectIfLeft(Int(place), &subproblem) }
    for place in firstNewConstraint..<max(firstNewConstraint, constraints.count) {
      collectIfLeft(place, &subproblem)
    }
    clearDirty(.all, subproblem.mark)
    arrange(&subproblem)
  }

  /// Collects what a constraint is about that was touched and not reached.
  private mutating func collectIfLeft(_ place: Int, _ subproblem: inout Subproblem) {
    let record = constraints[place]
    guard record.isAlive, record.priority >= 1000, record.mark != subproblem.mark else { return }
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      collectUpToAnchors(cells[cell].variable, &subproblem)
    }
  }

  private mutating func collectUpToAnchors(_ start: Int32, _ subproblem: inout Subproblem) {
    collect(from: start, reach: .anchored, mark: subproblem.mark, into: &subproblem)
  }

  /// Makes a subproblem that ends at anchors one of all that hangs together with it.
  mutating func extend(_ subproblem: inout Subproblem) {
    let starts = subproblem.variables
    let mark = nextMark()
    subproblem.removeAll()
    for variable in starts { collect(from: variable, reach: .all, mark: mark, into: &subproblem) }
    arrange(&subproblem)
  }

  /// Whether a variable's value follows from required constraints that were not touched since the last
  /// solve: from a number, or from older variables that are anchors.
  ///
  /// Takes note of what it finds.
  mutating func isAnchor(_ variable: Int32) -> Bool {
    variables[Int(variable)].isFixedByRequired && findAnchor(variable, depth: 8)
  }

  /// Whether a variable is an anchor, at most `depth` variables away from a number.
  private mutating func findAnchor(_ variable: Int32, depth: Int) -> Bool {
    let anchor = anchors.elements + Int(variable)
    if anchor.pointee.mark == lastMark { return anchor.pointee.isOne }
    anchor.pointee.mark = lastMark
    anchor.pointee.isOne = false
    if anchor.pointee.place >= 0, gives(anchor.pointee.place, variable, depth) {
      anchor.pointee.isOne = true
      return true
    }
    anchor.pointee.place = -1
    var link = variables[Int(variable)].firstCell
    while link >= 0 {
      let cell = cells[Int(link)]
      link = cell.next
      if gives(cell.constraint, variable, depth) {
        anchor.pointee.place = cell.constraint
        anchor.pointee.isOne = true
        return true
      }
    }
    return false
  }

  /// Whether a variable's value follows from a constraint and from anchors.
  private mutating func gives(_ place: Int32, _ variable: Int32, _ depth: Int) -> Bool {
    let record = constraints.elements + Int(place)
    guard record.pointee.relation == .equal, record.pointee.priority >= 1000,
      record.pointee.flags == .isAlive || record.pointee.flags == [.isAlive, .hasLeftConstant],
      Int(place) < firstNewConstraint
    else { return false }
    var isIn = false
    let sequence = variables[Int(variable)].sequence
    let first = Int(record.pointee.firstCell)
    for cell in first..<first + Int(record.pointee.cellCount) {
      let other = cells[cell].variable
      if other == variable {
        isIn = true
        continue
      }
      let older = variables[Int(other)]
      guard depth > 0, older.isFixedByRequired, older.sequence < sequence,
        findAnchor(other, depth: depth - 1)
      else { return false }
    }
    return isIn
  }

  /// Takes note that the constraint at a place is another now.
  mutating func touch(_ place: Int) {
    if place >= firstNewConstraint || constraints[place].flags.contains(.isTouched) { return }
    constraints[place].flags.insert(.isTouched)
    touched.append(Int32(place))
  }

  /// Takes note that all constraints are solved as they are.
  mutating func forgetTouched() {
    firstNewConstraint = constraints.count
    if touched.isEmpty { return }
    for place in touched { constraints[Int(place)].flags.remove(.isTouched) }
    touched.removeAll(keepingCapacity: true)
  }
}
