// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Sequential processing of soft rows, for subproblems that are too large for any engine.

extension Presolver {
  /// Processes a subproblem row by row, required rows first: each soft row is satisfied, or
  /// violated as little as possible, and a row that leads to a contradiction is skipped.
  ///
  /// Finally, open variables take default values.
  mutating func runSequentially(_ subproblem: Subproblem, _ workspace: inout Workspace) {
    reset(subproblem)
    for constraint in subproblem.constraints {
      let record = constraints[Int(constraint)]
      if record.priority >= 1000, !record.isBroken { _ = attempt { $0.propagate(constraint) } }
    }
    collectSoftRows(of: subproblem)
    sortSoftRows(&workspace)
    level = 1
    for position in 0..<(workspace.levelEnds.last ?? 0) {
      let constraint = workspace.sortedSoftRows[position]
      if attempt({ $0.propagate(constraint) }) { continue }
      loadRow(constraint)
      guard count == 1 else { continue }
      let (root, bound) = (roots[0], -constant / factors[0])
      _ = attempt { $0.fixNearest(root, bound) }
    }
    level = Self.defaultLevel
    let open = openVariables(of: subproblem)
    for variable in open where !variables[Int(variable)].isPosition {
      assignDefaultSequentially(variable)
    }
    for constraint in openInequalities(of: subproblem) {
      _ = attempt { $0.minimizeSlack(constraint) }
    }
    for variable in open where variables[Int(variable)].isPosition {
      assignDefaultSequentially(variable)
    }
    for variable in open { variables[Int(variable)].isUndetermined = true }
  }

  private mutating func assignDefaultSequentially(_ variable: Int32) {
    let (root, a, b) = find(variable)
    if nodes[Int(root)].isFixed { return }
    variables[Int(variable)].hasDefaultValue = true
    let parent = variables[Int(variable)].parent
    let preferred = parent < 0 ? 0 : variables[Int(parent)].value
    _ = attempt { $0.fixNearest(root, (preferred - b) / a) }
  }

  /// Performs a step with all its consequences, or rolls it back if they lead to a contradiction.
  private mutating func attempt(_ step: (inout Presolver) -> Bool) -> Bool {
    let watching = watchCount
    withTrail { $0.commit() }
    if step(&self), propagateQueuedRows() { return true }
    queueCount = 0
    watchCount = watching
    withTrail { $0.rollBack(flags, watchEntries) }
    return false
  }

  /// Fixes a root as near to a point as its interval and watching rows allow.
  private mutating func fixNearest(_ root: Int32, _ point: Double) -> Bool {
    guard tightenBounds(root) else { return false }
    let node = nodes[Int(root)]
    if node.isFixed { return true }
    return fix(root, min(max(point, node.low), node.high), minimumTolerance)
  }
}
