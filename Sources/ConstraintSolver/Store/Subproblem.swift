// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system to be solved in one go.
struct Subproblem {
  var reach = Reach.all
  /// The mark that the search left at its variables.
  var mark: UInt32 = 0
  /// In order of creation.
  var variables: ContiguousArray<Int32> = []
  /// In the order in which they compete.
  var constraints: ContiguousArray<Int32> = []
  /// How many terms the constraints have, and the longest of them.
  var cellCount = 0
  var longest = 0
  /// Whether variables and constraints are in any order.
  var isUnordered = false

  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    cellCount = 0
    longest = 0
    isUnordered = false
  }
}

/// How far a subproblem reaches from where it starts.
enum Reach {
  /// Everything that hangs together, over variables that the required constraints fix too.
  case all
  /// Up to variables that the required constraints fix: whatever else is preferred, they stay as they are.
  case open
  /// Up to variables whose value follows from required constraints that nobody touched.
  case anchored
}

extension Store {
  /// Collects what hangs together with `start` and was not collected under this mark before.
  mutating func collect(
    from start: Int32, reach: Reach, mark: UInt32, into subproblem: inout Subproblem
  ) {
    subproblem.reach = reach
    subproblem.mark = mark
    guard variables[Int(start)].mark != mark else { return }
    variables[Int(start)].mark = mark
    var position = subproblem.variables.count
    subproblem.variables.append(start)
    while position < subproblem.variables.count {
      let variable = subproblem.variables[position]
      position += 1
      var link = variables[Int(variable)].firstCell
      while link >= 0 {
        let place = Int(cells[Int(link)].constraint)
        link = cells[Int(link)].next
        if constraints[place].mark == mark { continue }
        constraints[place].mark = mark
        subproblem.constraints.append(Int32(place))
        let first = Int(constraints[place].firstCell)
        let count = Int(constraints[place].cellCount)
        subproblem.cellCount += count
        subproblem.longest = max(subproblem.longest, count)
        for cell in first..<first + count {
          let neighbour = Int(cells[cell].variable)
          if variables[neighbour].mark == mark { continue }
          if reach != .all, ends(Int32(neighbour), reach) { continue }
          variables[neighbour].mark = mark
          subproblem.variables.append(Int32(neighbour))
        }
      }
    }
  }

  /// Whether a search that does not reach everything ends at a variable.
  @inline(__always)
  private mutating func ends(_ variable: Int32, _ reach: Reach) -> Bool {
    reach == .open ? variables[Int(variable)].isFixedByRequired : isAnchor(variable)
  }

  /// Collects everything there is.
  mutating func collectAll(mark: UInt32, into subproblem: inout Subproblem) {
    subproblem.reach = .all
    subproblem.mark = mark
    subproblem.longest = longestRow
    subproblem.cellCount = cells.count - deadCells
    for index in variables.indices { variables[index].mark = mark }
    if isWhole, constantConstraints.isEmpty {
      subproblem.variables.fill(upTo: variables.count)
      subproblem.constraints.fill(upTo: constraints.count)
      return
    }
    subproblem.variables.reserveCapacity(variables.count)
    for index in variables.indices where variables[index].isAlive {
      subproblem.variables.append(Int32(index))
    }
    subproblem.constraints.reserveCapacity(constraints.count)
    for place in constraints.indices
    where constraints[place].isAlive && constraints[place].cellCount > 0 {
      subproblem.constraints.append(Int32(place))
    }
  }

  /// Puts a subproblem in order.
  ///
  /// Mostly it is.
  func sort(_ subproblem: inout Subproblem) {
    var isSorted = true
    var lastSequence: UInt32 = 0
    for variable in subproblem.variables {
      let sequence = variables[Int(variable)].sequence
      if sequence < lastSequence {
        isSorted = false
        break
      }
      lastSequence = sequence
    }
    if !isSorted {
      let records = variables.elements
      subproblem.variables.sort { records[Int($0)].sequence < records[Int($1)].sequence }
    }
    isSorted = true
    var lastOrder = Int.min
    lastSequence = 0
    for place in subproblem.constraints {
      let order = constraints[Int(place)].order
      let sequence = constraints[Int(place)].sequence
      if order < lastOrder || (order == lastOrder && sequence < lastSequence) {
        isSorted = false
        break
      }
      lastOrder = order
      lastSequence = sequence
    }
    if isSorted { return }
    let records = constraints.elements
    subproblem.constraints.sort {
      records[Int($0)].precedes(records[Int($1)])
    }
  }

  /// Puts a subproblem that was collected under a mark in the order of places, which is nearly that of
  /// creation.
  private func orderByPlace(_ subproblem: inout Subproblem, _ mark: UInt32) {
    subproblem.variables.removeAll(keepingCapacity: true)
    for index in variables.indices where variables[index].mark == mark {
      subproblem.variables.append(Int32(index))
    }
    subproblem.constraints.removeAll(keepingCapacity: true)
    for place in constraints.indices where constraints[place].mark == mark {
      subproblem.constraints.append(Int32(place))
    }
  }

  mutating func nextMark() -> UInt32 {
    assert(lastMark < .max)
    lastMark &+= 1
    return lastMark
  }

  /// Sees to it that numbers of searches do not run out, between searches: then all begin anew.
  mutating func renewMarks() {
    // What is done at one time searches less often than there are variables and constraints.
    if lastMark < .max / 2 { return }
    for index in variables.indices { variables[index].mark = 0 }
    for place in constraints.indices { constraints[place].mark = 0 }
    for index in anchors.indices { anchors[index].mark = 0 }
    lastMark = 0
  }

  /// Takes the list of edits: everything of which required constraints were edited, or else all
  /// parts with edits that concern only softRows.
  ///
  /// The two are solved one after another, since only the first can change what is required.
  mutating func takeDirty(_ reach: Reach, into subproblem: inout Subproblem) {
    subproblem.removeAll()
    let mark = nextMark()
    // Near to everything is edited at first: then there is nothing to search for.
    if reach == .all, hardCount * 2 > variables.count - freeVariables.count {
      collectAll(mark: mark, into: &subproblem)
      clearDirty(.open, mark)
      if isInOrder { return }
    } else {
      for position in dirty.indices { collect(from: dirty[position], reach, mark, &subproblem) }
      for index in firstNewVariable..<max(firstNewVariable, variables.count) {
        collect(from: Int32(index), reach, mark, &subproblem)
      }
      clearDirty(reach, mark)
      return arrange(&subproblem)
    }
    sort(&subproblem)
  }

  /// Puts a subproblem that was just collected in order.
  ///
  /// Where it has values that required constraints do not contradict, the presolve finds out what
  /// there is to order.
  mutating func arrange(_ subproblem: inout Subproblem) {
    if subproblem.reach != .all, !isInOrder {
      subproblem.isUnordered = true
      return
    }
    // What is a good part of everything is put in order faster by looking for its mark.
    if subproblem.variables.count * 8 > variables.count {
      orderByPlace(&subproblem, subproblem.mark)
      if isInOrder { return }
    }
    sort(&subproblem)
  }

  /// Collects what hangs together with a variable that is dirty, if that is to be solved now.
  private mutating func collect(
    from index: Int32, _ reach: Reach, _ mark: UInt32, _ subproblem: inout Subproblem
  ) {
    let record = variables[Int(index)]
    if !record.isAlive { return }
    if reach == .all ? record.isHard : !record.isFixedByRequired {
      collect(from: index, reach: reach, mark: mark, into: &subproblem)
    }
  }

  /// Forgets the edits of a kind: those to required constraints and what was collected with them,
  /// or all.
  mutating func clearDirty(_ reach: Reach, _ mark: UInt32) {
    var kept = 0
    for position in dirty.indices {
      let index = dirty[position]
      if clearDirty(index, reach, mark) { continue }
      dirty[kept] = index
      kept += 1
    }
    dirty.truncate(to: kept)
    for index in firstNewVariable..<max(firstNewVariable, variables.count)
    where !clearDirty(Int32(index), reach, mark) {
      dirty.append(Int32(index))
    }
    firstNewVariable = variables.count
    hardCount = 0
  }

  /// Answers false where a variable stays dirty.
  @inline(__always)
  private mutating func clearDirty(_ index: Int32, _ reach: Reach, _ mark: UInt32) -> Bool {
    let variable = variables.elements + Int(index)
    let isAlive = variable.pointee.isAlive
    if reach == .all, isAlive, variable.pointee.mark != mark {
      variable.pointee.flags.remove(.isHard)
      return false
    }
    variable.pointee.flags.subtract([.isDirty, .isHard])
    if !isAlive { freeVariables.append(index) }
    return true
  }
}

extension ContiguousArray<Int32> {
  /// Becomes 0, 1, 2 … up to a number that is not in it any more.
  fileprivate mutating func fill(upTo end: Int) {
    if capacity < end {
      self = ContiguousArray(unsafeUninitializedCapacity: end) { buffer, count in
        for place in 0..<end { buffer[place] = Int32(truncatingIfNeeded: place) }
        count = end
      }
    } else {
      removeAll(keepingCapacity: true)
      for place in 0..<end { append(Int32(truncatingIfNeeded: place)) }
    }
  }
}
