// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Kernel {
  /// Takes in a part of the system, required rows first and then level by level, and settles what
  /// is left open.
  ///
  /// Where the rows of a level would give another answer in another order, their surroundings are
  /// given up; so they may come in any.
  mutating func run(_ part: Region, _ workspace: inout Workspace) {
    takeRequired(part)
    sortWishes(&workspace)
    var start = 0
    for (index, end) in workspace.levelEnds.enumerated() {
      level = Int16(min(index + 1, 32_000))
      priority = workspace.priorities[index]
      for position in start..<end { wish(workspace.sortedWishes.base[position]) }
      start = end
      _ = drain()
    }
    level = 32_001
    priority = 0
    if part.isUnordered { return settleInOrder(part) }
    for variable in part.variables { settle(variable) }
  }

  /// Settles what is left open in a part that is in any order. Mostly that is little.
  private mutating func settleInOrder(_ part: Region) {
    var open: ContiguousArray<Int32> = []
    for variable in part.variables where !nodes[Int(find(variable).root)].isFixed {
      open.append(variable)
    }
    let records = variables
    open.sort { records[Int($0)].sequence < records[Int($1)].sequence }
    for variable in open { settle(variable) }
  }

  /// Takes in the required rows of a part of the system, in order. Those that are known to be broken
  /// stay so.
  mutating func takeRequired(_ part: Region) {
    reset(part)
    wishCount = 0
    for place in part.constraints {
      let record = constraints + Int(place)
      if record.pointee.priority < 1000 {
        wishes[wishCount] = place
        wishCount += 1
      } else if !record.pointee.isBroken {
        require(place)
      }
    }
  }

  /// Takes note of the wishes of a part whose required rows are taken in otherwise.
  mutating func collectWishes(of part: Region) {
    wishCount = 0
    for place in part.constraints where constraints[Int(place)].priority < 1000 {
      wishes[wishCount] = place
      wishCount += 1
    }
  }

  /// Sorts the wishes by level, keeping their order within each: there are few levels and many
  /// wishes.
  func sortWishes(_ workspace: inout Workspace) {
    workspace.priorities.removeAll(keepingCapacity: true)
    workspace.levelEnds.removeAll(keepingCapacity: true)
    var last = -1.0
    for position in 0..<wishCount {
      let priority = constraints[Int(wishes[position])].priority
      if priority == last { continue }
      last = priority
      insert(priority, &workspace.priorities)
    }
    let levelCount = workspace.priorities.count
    if levelCount == 0 { return }
    workspace.levelEnds.append(contentsOf: repeatElement(0, count: levelCount))
    let levels = workspace.wishLevels.base
    let sorted = workspace.sortedWishes.base
    workspace.priorities.withUnsafeBufferPointer { priorities in
      workspace.levelEnds.withUnsafeMutableBufferPointer { ends in
        last = -1
        var index = 0
        for position in 0..<wishCount {
          let priority = constraints[Int(wishes[position])].priority
          if priority != last {
            last = priority
            index = Self.find(priority, priorities)
          }
          levels[position] = Int16(truncatingIfNeeded: index)
          ends[index] += 1
        }
        var total = 0
        for index in 0..<levelCount {
          let size = ends[index]
          ends[index] = total
          total += size
        }
        for position in 0..<wishCount {
          let index = Int(levels[position])
          sorted[ends[index]] = wishes[position]
          ends[index] += 1
        }
      }
    }
  }

  /// Puts a priority into the list, highest first, if it is not in it.
  private func insert(_ priority: Double, _ list: inout ContiguousArray<Double>) {
    let index = list.withUnsafeBufferPointer { Self.find(priority, $0) }
    if index < list.count, list[index] == priority { return }
    list.insert(priority, at: index)
  }

  /// The place of a priority in the list, or where it belongs.
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
