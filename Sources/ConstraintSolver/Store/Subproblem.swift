// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system that is solved at once.
struct Subproblem {
  var extent = SearchExtent.component
  /// The number of the search that collected the variables.
  var mark: UInt32 = 0
  /// The variables in order of creation.
  var variables: ContiguousArray<Int32> = []
  /// The constraints in order of precedence.
  var constraints: ContiguousArray<Int32> = []
  /// The number of terms in the constraints, and the length of the longest one.
  var cellCount = 0
  var longest = 0
  /// Whether variables and constraints are in order of their indices.
  var isInIndexOrder = false
  /// Whether variables and constraints are not sorted yet.
  var isUnordered = false
  /// The ends of its components, while they follow one another in the order of the search.
  var parts: ContiguousArray<Part> = []

  /// Whether rows connect those components, because a search started at a variable where another
  /// one stopped.
  var hasJoinedParts = false

  /// Where a component ends.
  struct Part: BitwiseCopyable {
    var variables: Int32
    var constraints: Int32
  }

  /// The number of constraints up to which a new part is collected as a whole, so that a list of
  /// many new rows, whose structure may be known, falls apart into them.
  static var newPartLimit: Int { 256 }

  /// Ends a component with what was collected so far.
  mutating func endPart() {
    parts.append(
      Part(
        variables: Int32(truncatingIfNeeded: variables.count),
        constraints: Int32(truncatingIfNeeded: constraints.count)))
  }

  mutating func removeAll() {
    variables.removeAll(keepingCapacity: true)
    constraints.removeAll(keepingCapacity: true)
    cellCount = 0
    longest = 0
    isUnordered = false
    isInIndexOrder = false
    hasJoinedParts = false
    parts.removeAll(keepingCapacity: true)
  }
}

/// The extent of a search for a subproblem.
enum SearchExtent {
  /// Everything connected, even across variables that the required constraints fix.
  case component
  /// Everything connected, up to variables that the required constraints fix and soft ones cannot
  /// change.
  case upToFixed
  /// Everything connected, up to variables whose values are implied by unchanged required
  /// constraints.
  case upToAnchors
}

extension Store {
  /// Collects everything connected to `start` that this search has not yet visited.
  mutating func collect(
    from start: Int32, extent: SearchExtent, mark: UInt32, into subproblem: inout Subproblem
  ) {
    subproblem.extent = extent
    subproblem.mark = mark
    // Nothing grows meanwhile except the subproblem, so these stay where they are.
    let (variables, constraints, cells) = (
      self.variables.elements, self.constraints.elements, self.cells.elements
    )
    guard variables[Int(start)].mark != mark else { return }
    if extent != .component, stops(at: start, extent) { subproblem.hasJoinedParts = true }
    variables[Int(start)].mark = mark
    var position = subproblem.variables.count
    subproblem.variables.append(start)
    var (cellCount, longest) = (subproblem.cellCount, subproblem.longest)
    while position < subproblem.variables.count {
      var link = variables[Int(subproblem.variables[position])].firstCell
      position &+= 1
      while link >= 0 {
        let constraint = cells[Int(link)].constraint
        link = cells[Int(link)].next
        let record = constraints + Int(constraint)
        if record.pointee.mark == mark { continue }
        record.pointee.mark = mark
        subproblem.constraints.append(constraint)
        let count = Int(record.pointee.cellCount)
        cellCount &+= count
        longest = max(longest, count)
        var cell = cells + Int(record.pointee.firstCell)
        for _ in 0..<count {
          let neighbor = cell.pointee.variable
          cell += 1
          if variables[Int(neighbor)].mark == mark { continue }
          if extent != .component, stops(at: neighbor, extent) { continue }
          variables[Int(neighbor)].mark = mark
          subproblem.variables.append(neighbor)
        }
      }
    }
    (subproblem.cellCount, subproblem.longest) = (cellCount, longest)
    subproblem.endPart()
  }

  /// Returns whether a search of limited extent stops at a variable.
  @inline(__always)
  private mutating func stops(at variable: Int32, _ extent: SearchExtent) -> Bool {
    extent == .upToFixed ? variables[Int(variable)].isFixedByRequired : isAnchor(variable)
  }

  /// Collects the whole system.
  mutating func collectAll(mark: UInt32, into subproblem: inout Subproblem) {
    subproblem.extent = .component
    subproblem.mark = mark
    subproblem.longest = longestRow
    subproblem.cellCount = cells.count - deadCells
    for index in variables.indices { variables[index].mark = mark }
    if hasNoRemovals, constantConstraints.isEmpty {
      subproblem.variables.fill(upTo: variables.count)
      subproblem.constraints.fill(upTo: constraints.count)
      return
    }
    subproblem.variables.reserveCapacity(variables.count)
    for index in variables.indices where variables[index].isAlive {
      subproblem.variables.append(Int32(index))
    }
    subproblem.constraints.reserveCapacity(constraints.count)
    for constraint in constraints.indices
    where constraints[constraint].isAlive && constraints[constraint].cellCount > 0 {
      subproblem.constraints.append(Int32(constraint))
    }
  }

  /// Sorts a subproblem.
  ///
  /// It usually is sorted already.
  func sort(_ subproblem: inout Subproblem) {
    let (variables, constraints) = (variables.elements, constraints.elements)
    subproblem.variables.sort {
      SortKey(order: 0, sequence: variables[Int($0)].sequence, index: $0)
    }
    subproblem.constraints.sort {
      let record = constraints + Int($0)
      return SortKey(order: record.pointee.order, sequence: record.pointee.sequence, index: $0)
    }
  }

  /// Sorts the subproblem of a search by index, which is nearly the order of creation.
  ///
  /// All of its variables and constraints have indices in the given ranges.
  private func sortByIndex(
    _ subproblem: inout Subproblem, _ scannedVariables: Range<Int>,
    _ scannedConstraints: Range<Int>
  ) {
    let mark = subproblem.mark
    subproblem.variables.removeAll(keepingCapacity: true)
    for index in scannedVariables where variables[index].mark == mark {
      subproblem.variables.append(Int32(truncatingIfNeeded: index))
    }
    subproblem.constraints.removeAll(keepingCapacity: true)
    for constraint in scannedConstraints where constraints[constraint].mark == mark {
      subproblem.constraints.append(Int32(truncatingIfNeeded: constraint))
    }
  }

  mutating func nextMark() -> UInt32 {
    assert(lastMark < .max)
    lastMark &+= 1
    return lastMark
  }

  /// Resets the search numbers between searches, before they overflow.
  mutating func resetMarks() {
    // A single operation performs fewer searches than there are variables and constraints.
    if lastMark < .max / 2 { return }
    for index in variables.indices { variables[index].mark = 0 }
    for constraint in constraints.indices { constraints[constraint].mark = 0 }
    for index in anchors.indices { anchors[index].mark = 0 }
    lastMark = 0
  }

  /// Collects everything affected by edits of required constraints or, if there are none, all parts
  /// affected by edits of soft ones.
  ///
  /// The two are solved one after another, since only the first can change what is required.
  mutating func collectDirty(_ extent: SearchExtent, into subproblem: inout Subproblem) {
    subproblem.removeAll()
    let mark = nextMark()
    // If nearly everything was edited, as in the first solve, no search is needed.
    if extent == .component, hardCount * 2 > variables.count - freeVariables.count {
      collectAll(mark: mark, into: &subproblem)
      clearDirty(.upToFixed, mark)
      if hasSortedIndices { return }
    } else {
      for position in dirty.indices { collect(from: dirty[position], extent, mark, &subproblem) }
      for index in firstNewVariable..<max(firstNewVariable, variables.count) {
        collect(from: Int32(index), extent, mark, &subproblem)
      }
      return clearDirty(extent, mark)
    }
    sort(&subproblem)
  }

  /// Sorts a subproblem that was just collected.
  ///
  /// If it has values that no required constraint contradicts, sorting is left to the presolve.
  mutating func sortCollected(_ subproblem: inout Subproblem) {
    if subproblem.parts.isEmpty { return }
    defer { subproblem.parts.removeAll(keepingCapacity: true) }
    if subproblem.extent != .component, !hasSortedIndices {
      subproblem.isUnordered = true
      return
    }
    if subproblem.isInIndexOrder, hasSortedIndices { return }
    // The indices of a new part of the system are consecutive, and a large part has most of them:
    // then a scan for its mark is faster than sorting.
    let (variables, constraints) = (
      subproblem.variables.indexRange, subproblem.constraints.indexRange
    )
    if subproblem.variables.count * 8 > variables.count,
      subproblem.constraints.count * 8 > constraints.count
    {
      sortByIndex(&subproblem, variables, constraints)
      if hasSortedIndices { return }
    }
    sort(&subproblem)
  }

  /// Collects everything connected to a variable if it is dirty and due to be solved.
  private mutating func collect(
    from index: Int32, _ extent: SearchExtent, _ mark: UInt32, _ subproblem: inout Subproblem
  ) {
    let record = variables[Int(index)]
    if !record.isAlive { return }
    if extent == .component ? record.isHard : !record.isFixedByRequired {
      collect(from: index, extent: extent, mark: mark, into: &subproblem)
    }
  }

  /// Clears the list of edits: those of required constraints and what was collected with them, or
  /// all of them.
  mutating func clearDirty(_ extent: SearchExtent, _ mark: UInt32) {
    var kept = 0
    for position in dirty.indices {
      let index = dirty[position]
      if clearDirty(index, extent, mark) { continue }
      dirty[kept] = index
      kept += 1
    }
    dirty.truncate(to: kept)
    for index in firstNewVariable..<max(firstNewVariable, variables.count)
    where !clearDirty(Int32(index), extent, mark) {
      dirty.append(Int32(index))
    }
    firstNewVariable = variables.count
    hardCount = 0
  }

  /// Returns `false` if a variable stays dirty.
  @inline(__always)
  private mutating func clearDirty(_ index: Int32, _ extent: SearchExtent, _ mark: UInt32) -> Bool {
    let variable = variables.elements + Int(index)
    let isAlive = variable.pointee.isAlive
    if extent == .component, isAlive, variable.pointee.mark != mark {
      variable.pointee.flags[.isHard] = false
      return false
    }
    variable.pointee.flags.subtract(.dirtyAndHard)
    if !isAlive { freeVariables.append(index) }
    return true
  }
}

extension ContiguousArray<Int32> {
  /// The range from the smallest to the largest number.
  fileprivate var indexRange: Range<Int> {
    guard var low = first else { return 0..<0 }
    var high = low
    for number in self {
      low = Swift.min(low, number)
      high = Swift.max(high, number)
    }
    return Int(low)..<Int(high) + 1
  }

  /// Fills the array with 0, 1, 2 … up to a number that is not included.
  fileprivate mutating func fill(upTo end: Int) {
    if capacity < end {
      self = ContiguousArray(unsafeUninitializedCapacity: end) { buffer, count in
        for position in 0..<end { buffer[position] = Int32(truncatingIfNeeded: position) }
        count = end
      }
    } else {
      removeAll(keepingCapacity: true)
      for position in 0..<end { append(Int32(truncatingIfNeeded: position)) }
    }
  }
}

/// The rank of a variable or constraint, stored contiguously for fast sorting.
private struct SortKey: BitwiseCopyable {
  var order: Int
  var sequence: UInt32
  var index: Int32

  @inline(__always)
  func precedes(_ other: SortKey) -> Bool {
    order != other.order ? order < other.order : sequence < other.sequence
  }
}

extension ContiguousArray<Int32> {
  /// Sorts indices by key.
  @inline(__always)
  fileprivate mutating func sort(by key: (Int32) -> SortKey) {
    guard let first else { return }
    var last = key(first)
    // Over positions, because an iterator would share the elements that are then sorted.
    for position in indices {
      let next = key(self[position])
      if next.precedes(last) { return sortUnsorted(by: key) }
      last = next
    }
  }

  @inline(__always)
  private mutating func sortUnsorted(by key: (Int32) -> SortKey) {
    withUnsafeTemporaryAllocation(of: SortKey.self, capacity: count) { memory in
      var keys = memory
      for position in indices { keys.initializeElement(at: position, to: key(self[position])) }
      keys.sort { $0.precedes($1) }
      for position in indices { self[position] = keys[position].index }
    }
  }
}
