// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Presolver {
  /// Processes a subproblem, required rows first and then level by level, and assigns default
  /// values to open variables.
  ///
  /// If the order of the rows within a level would affect the result, the surrounding subproblem is
  /// deferred to the simplex, so the rows may come in any order.
  mutating func run(_ subproblem: Subproblem, _ workspace: inout Workspace) {
    processRequiredRows(subproblem)
    sortSoftRows(&workspace)
    var start = 0
    for (index, end) in workspace.levelEnds.enumerated() {
      beginLevel(of: subproblem)
      priority = workspace.priorities[index]
      if tightensThroughRows { tightenAllBounds(of: subproblem) }
      for position in start..<end { processSoftRow(workspace.sortedSoftRows[position]) }
      start = end
      _ = propagateQueuedRows()
    }
    assignDefaults(subproblem)
  }

  /// Advances to the next level.
  ///
  /// Before the counter overflows, all previous levels are merged: all that matters is that they
  /// are higher than the current one.
  @inline(__always)
  private mutating func beginLevel(of subproblem: Subproblem) {
    level += 1
    if level > Self.levelLimit { mergeLevels(of: subproblem) }
  }

  @inline(never)
  private mutating func mergeLevels(of subproblem: Subproblem) {
    for variable in subproblem.variables {
      let node = nodes + Int(variable)
      node.pointee.fixedAt = min(node.pointee.fixedAt, 1)
      node.pointee.linkedAt = min(node.pointee.linkedAt, 1)
      node.pointee.lowAt = min(node.pointee.lowAt, 1)
      node.pointee.highAt = min(node.pointee.highAt, 1)
    }
    level = 2
  }

  /// Processes the required rows of a subproblem, in order.
  ///
  /// Rows known to be broken are skipped.
  mutating func processRequiredRows(_ subproblem: Subproblem) {
    reset(subproblem)
    softRowCount = 0
    for constraint in subproblem.constraints {
      let record = constraints + Int(constraint)
      if record.pointee.priority < 1000 {
        softRows[softRowCount] = constraint
        softRowCount += 1
      } else if !record.pointee.isBroken {
        processRequiredRow(constraint)
      }
    }
  }

  /// Collects the soft rows of a subproblem whose required rows are processed elsewhere.
  mutating func collectSoftRows(of subproblem: Subproblem) {
    softRowCount = 0
    for constraint in subproblem.constraints where constraints[Int(constraint)].priority < 1000 {
      softRows[softRowCount] = constraint
      softRowCount += 1
    }
  }

  /// Sorts the soft rows by level, preserving their order within each: there are few levels and
  /// many soft rows.
  func sortSoftRows(_ workspace: inout Workspace) {
    workspace.priorities.removeAll(keepingCapacity: true)
    workspace.levelEnds.removeAll(keepingCapacity: true)
    collectPriorities(&workspace.priorities)
    let levelCount = workspace.priorities.count
    if levelCount == 0 { return }
    workspace.levelEnds.append(contentsOf: repeatElement(0, count: levelCount))
    let levels = workspace.softRowLevels.elements
    let sorted = workspace.sortedSoftRows.elements
    workspace.priorities.withUnsafeBufferPointer { priorities in
      workspace.levelEnds.withUnsafeMutableBufferPointer { ends in
        var last = -1.0
        var index = 0
        for position in 0..<softRowCount {
          let priority = constraints[Int(softRows[position])].priority
          if priority != last {
            last = priority
            index = Self.find(priority, priorities)
          }
          levels[position] = Int32(truncatingIfNeeded: index)
          ends[index] += 1
        }
        var total = 0
        for index in 0..<levelCount {
          let size = ends[index]
          ends[index] = total
          total += size
        }
        for position in 0..<softRowCount {
          let index = Int(levels[position])
          sorted[ends[index]] = softRows[position]
          ends[index] += 1
        }
      }
    }
  }

  /// Collects the distinct priorities of the soft rows, highest first.
  private func collectPriorities(_ list: inout ContiguousArray<Double>) {
    var last = -1.0
    for position in 0..<softRowCount {
      let priority = constraints[Int(softRows[position])].priority
      if priority == last { continue }
      last = priority
      let index = list.withUnsafeBufferPointer { Self.find(priority, $0) }
      if index < list.count, list[index] == priority { continue }
      list.insert(priority, at: index)
      // Insertion is only fast for short lists.
      if list.count > 256 { return sortPriorities(&list) }
    }
  }

  private func sortPriorities(_ list: inout ContiguousArray<Double>) {
    list.removeAll(keepingCapacity: true)
    for position in 0..<softRowCount { list.append(constraints[Int(softRows[position])].priority) }
    list.sort(by: >)
    var kept = 1
    for position in 1..<list.count where list[position] != list[kept - 1] {
      list[kept] = list[position]
      kept += 1
    }
    list.removeLast(list.count - kept)
  }

  /// Returns the index of a priority in the list, or its insertion point.
  @inline(__always)
  private static func find(_ priority: Double, _ list: UnsafeBufferPointer<Double>) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
