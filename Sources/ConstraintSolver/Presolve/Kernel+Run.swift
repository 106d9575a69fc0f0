// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Kernel {
  /// Takes in a part of the system, required rows first and then level by level, and settles what
  /// is left open.
  mutating func run(_ part: Region, _ workspace: inout Workspace) {
    takeRequired(part)
    sortWishes(of: part.constraints, &workspace)
    var start = 0
    for (index, end) in workspace.levelEnds.enumerated() {
      level = Int16(min(index + 1, 32_000))
      priority = workspace.priorities[index]
      for position in start..<end { wish(workspace.wishes.base[position]) }
      start = end
      _ = drain()
    }
    level = 32_001
    priority = 0
    for variable in part.variables { settle(variable) }
  }

  /// Takes in the required rows of a part of the system, in order. Those that are known to be broken
  /// stay so.
  mutating func takeRequired(_ part: Region) {
    reset(part.variables, part.constraints)
    for place in part.constraints {
      let record = constraints + Int(place)
      if record.pointee.priority >= 1000, !record.pointee.isBroken { require(place) }
    }
  }

  /// Sorts the wishes by level, keeping their order within each: there are few levels and many
  /// wishes.
  mutating func sortWishes(
    of places: ContiguousArray<Int32>, _ workspace: inout Workspace
  ) {
    workspace.wishes.reserve(places.count)
    workspace.wishLevels.reserve(places.count)
    workspace.priorities.removeAll(keepingCapacity: true)
    workspace.levelEnds.removeAll(keepingCapacity: true)
    var last = -1.0
    for place in places {
      let priority = constraints[Int(place)].priority
      if priority == last || priority >= 1000 { continue }
      last = priority
      insert(priority, &workspace.priorities)
    }
    if workspace.priorities.isEmpty { return }
    workspace.levelEnds.append(contentsOf: repeatElement(0, count: workspace.priorities.count))
    let levels = workspace.wishLevels.base
    last = -1
    var index = 0
    for (position, place) in places.enumerated() {
      let priority = constraints[Int(place)].priority
      if priority >= 1000 { continue }
      if priority != last {
        last = priority
        index = find(priority, workspace.priorities)
      }
      levels[position] = Int16(truncatingIfNeeded: index)
      workspace.levelEnds[index] += 1
    }
    var total = 0
    for index in workspace.levelEnds.indices {
      let size = workspace.levelEnds[index]
      workspace.levelEnds[index] = total
      total += size
    }
    for (position, place) in places.enumerated()
    where constraints[Int(place)].priority < 1000 {
      let index = Int(levels[position])
      workspace.wishes.base[workspace.levelEnds[index]] = place
      workspace.levelEnds[index] += 1
    }
  }

  /// Puts a priority into the list, highest first, if it is not in it.
  private func insert(_ priority: Double, _ list: inout ContiguousArray<Double>) {
    let index = find(priority, list)
    if index < list.count, list[index] == priority { return }
    list.insert(priority, at: index)
  }

  /// The place of a priority in the list, or where it belongs.
  private func find(_ priority: Double, _ list: ContiguousArray<Double>) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
