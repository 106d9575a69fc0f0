// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A search for the minimal set of rows that contradict each other.
///
/// A violated row contradicts the bounds of its roots. In terms of variables, the contradiction is
/// a linear combination of rows in which everything cancels: the row itself, the rows that impose
/// the bounds, and those that linked or fixed roots. Starting with the latest, each eliminated root
/// is replaced using the row that eliminated it, until nothing is left. Each row other than the
/// violated one has a root of its own, so no row can be omitted: the set is irreducible.
struct ConflictRefinement {
  let constraints: Elements<ConstraintRecord>
  let cells: Elements<Cell>
  let trail: Trail
  /// Whether the sum of the rows, which should be zero, is too large rather than too small.
  private var isTooLarge = false
  /// The rows other than the violated one, possibly with duplicates.
  private var members: ContiguousArray<Int32> = []
  /// The eliminated roots that are left in the sum, as a heap with the latest on top.
  private var heap: ContiguousArray<(time: Int32, variable: Int32)> = []
  private var listed: ContiguousArray<Int32> = []
  /// The number of links that were followed.
  private(set) var steps = 0

  init(_ presolver: Presolver, _ trail: Trail) {
    constraints = presolver.constraints
    cells = presolver.cells
    self.trail = trail
  }

  /// Returns the rows that contradict the one the presolver visited last, or `nil` if they can't be
  /// found because of rounding.
  mutating func run(_ presolver: inout Presolver) -> ContiguousArray<Int32>? {
    let row = trail.row
    presolver.loadRow(row)
    guard let isTooLarge = presolver.forcedViolation(row) else { return nil }
    self.isTooLarge = isTooLarge
    let roots = (0..<presolver.count).map { (presolver.roots[$0], presolver.factors[$0]) }
    add(row, times: 1, before: .max)
    defer { for variable in listed { trail.residuals[Int(variable)] = Trail.Residual() } }
    for (root, factor) in roots {
      let reason = trail.reasons[Int(root)]
      let bound = (factor > 0) == isTooLarge ? reason.lowRow : reason.highRow
      guard bound >= 0 else { return nil }
      presolver.loadRow(bound)
      guard presolver.count == 1, presolver.roots[0] == root else { return nil }
      members.append(bound)
      add(bound, times: -factor / presolver.factors[0], before: .max)
    }
    while let variable = popLatest() {
      let residual = trail.residuals[Int(variable)].sum
      if abs(residual) <= 1e-9 * trail.residuals[Int(variable)].size { continue }
      guard replace(variable, residual) else { return nil }
    }
    return ContiguousArray(Set(members).subtracting([row]))
  }

  /// Eliminates what is left of a root from the sum, using the row that eliminated the root.
  private mutating func replace(_ variable: Int32, _ residual: Double) -> Bool {
    let reason = trail.reasons[Int(variable)]
    // If the bounds of the interval met, the sum needs the row of the opposing bound.
    let row =
      reason.row != Reason.boundsMet
      ? reason.row : (residual > 0) == isTooLarge ? reason.lowRow : reason.highRow
    guard row >= 0 else { return false }
    let own = coefficient(of: variable, in: row, before: reason.time)
    guard abs(own) > 1e-12 else { return false }
    members.append(row)
    add(row, times: -residual / own, before: reason.time)
    return true
  }

  /// Returns the coefficient of a variable in a row after substituting everything that was
  /// eliminated before a time.
  private mutating func coefficient(of variable: Int32, in row: Int32, before time: Int32) -> Double
  {
    var sum = 0.0
    walk(row, before: time) { root, factor, _ in if root == variable { sum += factor } }
    return sum
  }

  private mutating func add(_ row: Int32, times factor: Double, before time: Int32) {
    var found: ContiguousArray<(Int32, Double)> = []
    walk(row, before: time) { root, coefficient, isGone in
      if isGone { found.append((root, coefficient * factor)) }
    }
    for (variable, summand) in found {
      let residual = trail.residuals.elements + Int(variable)
      residual.pointee.sum += summand
      residual.pointee.size += abs(summand)
      if residual.pointee.isListed { continue }
      residual.pointee.isListed = true
      listed.append(variable)
      push(variable)
    }
  }

  /// Calls a closure for each variable of a row and its ancestors, as linked before a time, up to
  /// and including the first that was not yet eliminated.
  private mutating func walk(
    _ row: Int32, before time: Int32,
    _ visit: (_ variable: Int32, _ coefficient: Double, _ isGone: Bool) -> Void
  ) {
    let record = constraints[Int(row)]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      var variable = cells[cell].variable
      var coefficient = cells[cell].coefficient
      while variable >= 0 {
        let reason = trail.reasons[Int(variable)]
        let isGone = reason.row != -1 && reason.time < time
        steps += 1
        visit(variable, coefficient, isGone)
        if !isGone { break }
        coefficient *= reason.a
        variable = reason.link
      }
    }
  }

  // MARK: The heap

  private mutating func push(_ variable: Int32) {
    heap.append((trail.reasons[Int(variable)].time, variable))
    var position = heap.count - 1
    while position > 0, heap[(position - 1) / 2].time < heap[position].time {
      heap.swapAt(position, (position - 1) / 2)
      position = (position - 1) / 2
    }
  }

  private mutating func popLatest() -> Int32? {
    guard let latest = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return latest.variable }
    heap[0] = last
    var position = 0
    while true {
      var child = 2 * position + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1].time > heap[child].time { child += 1 }
      if heap[child].time <= heap[position].time { break }
      heap.swapAt(position, child)
      position = child
    }
    return latest.variable
  }
}
