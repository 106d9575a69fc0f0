// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Sequential processing of soft rows, for subproblems that are too large for any engine.

extension Presolver {
  /// Processes a subproblem row by row, required rows first: each soft row is satisfied, or
  /// violated as little as possible, and a row that leads to a contradiction is skipped.
  ///
  /// Finally, open variables take default values.
  mutating func runInOrder(_ part: Subproblem, _ workspace: inout Workspace) {
    reset(part)
    for place in part.constraints {
      let record = constraints[Int(place)]
      if record.priority >= 1000, !record.isBroken { _ = attempt { $0.propagate(place) } }
    }
    collectSoftRows(of: part)
    sortSoftRows(&workspace)
    level = 1
    for position in 0..<(workspace.levelEnds.last ?? 0) {
      let place = workspace.sortedSoftRows[position]
      if attempt({ $0.propagate(place) }) { continue }
      gather(place)
      guard count == 1 else { continue }
      let (root, bound) = (roots[0], -constant / factors[0])
      _ = attempt { $0.approach(root, bound) }
    }
    level = Self.settlingLevel
    let open = openVariables(of: part)
    for variable in open where !variables[Int(variable)].isPosition { settleInOrder(variable) }
    for place in openInequalities(of: part) { _ = attempt { $0.takeBound(place) } }
    for variable in open where variables[Int(variable)].isPosition { settleInOrder(variable) }
    for variable in open { variables[Int(variable)].isLeftOpen = true }
  }

  private mutating func settleInOrder(_ variable: Int32) {
    let (root, a, b) = find(variable)
    if nodes[Int(root)].isFixed { return }
    variables[Int(variable)].isSettled = true
    let parent = variables[Int(variable)].parent
    let preferred = parent < 0 ? 0 : variables[Int(parent)].value
    _ = attempt { $0.approach(root, (preferred - b) / a) }
  }

  /// Performs a step with all its consequences, or rolls it back if they lead to a contradiction.
  private mutating func attempt(_ step: (inout Presolver) -> Bool) -> Bool {
    let waiting = waitCount
    withTrail { $0.commit() }
    if step(&self), drain() { return true }
    queueCount = 0
    waitCount = waiting
    withTrail { $0.rollBack(flags, waits) }
    return false
  }

  /// Fixes a root as near to a point as its interval and waiting rows allow.
  private mutating func approach(_ root: Int32, _ point: Double) -> Bool {
    guard tightenBounds(root) else { return false }
    let node = nodes[Int(root)]
    if node.isFixed { return true }
    return fix(root, min(max(point, node.low), node.high), leastTolerance)
  }
}
