// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The reason why a root was eliminated, or the rows that impose its bounds while it is open.
struct Reason {
  /// The row that linked or fixed the root, −1 while it is open, or `boundsMet` if its bounds met.
  var row: Int32 = -1
  /// The variable that the root was linked to, without path compression; −1 if it was fixed.
  var link: Int32 = -1
  /// The factor a of root = a · link + ….
  var a = 0.0
  /// A counter over all roots that were linked or fixed.
  var time: Int32 = 0
  var lowRow: Int32 = -1
  var highRow: Int32 = -1

  static let boundsMet: Int32 = -2
}

/// The history that a presolve keeps to explain contradictions: the reason why each root was
/// eliminated, and the previous state, so that an infeasible row can be rolled back.
///
/// Trees of roots are balanced by weight, so the path from a variable to its root is short although
/// it is never compressed here.
final class Trail {
  private struct SavedNode {
    var variable: Int32
    var node: Node
    var reason: Reason
  }
  private struct SavedFlags {
    var row: Int32
    var flags: RowFlags
  }

  /// The reasons, by variable.
  @exclusivity(unchecked) var reasons = Storage<Reason>()
  @exclusivity(unchecked) var nodes = Storage<Node>()
  @exclusivity(unchecked) private var savedNodes = Storage<SavedNode>()
  @exclusivity(unchecked) private var savedFlags = Storage<SavedFlags>()
  /// The tails of lists of watching rows to which others were appended.
  @exclusivity(unchecked) private var concatenatedLists = Storage<Int32>()
  @exclusivity(unchecked) var time: Int32 = 0
  /// The current row, or the row that revealed an infeasibility.
  @exclusivity(unchecked) var row: Int32 = -1
  /// The remaining coefficient of each variable in a sum of rows, with the magnitude of its
  /// summands.
  @exclusivity(unchecked) var residuals = Storage<Residual>()

  /// The remaining coefficient of a variable in a sum of rows.
  struct Residual {
    var sum = 0.0
    var size = 0.0
    var isListed = false
  }

  func reserve(_ variableCount: Int) {
    reasons.prepare(variableCount)
    nodes.prepare(variableCount)
    residuals.resize(to: max(residuals.count, variableCount), filling: Residual())
  }

  /// Clears the history of a subproblem.
  func reset(_ variables: ContiguousArray<Int32>) {
    for variable in variables { reasons[Int(variable)] = Reason() }
    time = 0
    row = -1
    commit()
  }

  func save(_ variable: Int32, _ node: Node) {
    savedNodes.append(
      SavedNode(variable: variable, node: node, reason: reasons[Int(variable)]))
  }

  func save(_ row: Int32, _ flags: RowFlags) {
    savedFlags.append(SavedFlags(row: row, flags: flags))
  }

  /// Records that a root is fixed, by the current row or because its bounds meet.
  func recordElimination(_ root: Int32, boundsMeet: Bool) {
    let reason = reasons.elements + Int(root)
    reason.pointee.row = boundsMeet ? Reason.boundsMet : row
    reason.pointee.link = -1
    reason.pointee.time = time
    time += 1
  }

  /// Records that a root is linked to another one, which inherits the tighter bounds.
  func recordLink(
    _ root: Int32, to target: Int32, _ a: Double, inheritsLow: Bool, inheritsHigh: Bool
  ) {
    let reason = reasons.elements + Int(root)
    let above = reasons.elements + Int(target)
    reason.pointee.row = row
    reason.pointee.link = target
    reason.pointee.a = a
    reason.pointee.time = time
    time += 1
    if inheritsLow { above.pointee.lowRow = a < 0 ? reason.pointee.highRow : reason.pointee.lowRow }
    if inheritsHigh {
      above.pointee.highRow = a < 0 ? reason.pointee.lowRow : reason.pointee.highRow
    }
  }

  func saveConcatenation(_ watchRoots: Int32) { concatenatedLists.append(watchRoots) }

  /// Commits the current state.
  func commit() {
    savedNodes.truncate(to: 0)
    savedFlags.truncate(to: 0)
    concatenatedLists.truncate(to: 0)
  }

  /// Restores the state saved at the last commit.
  func rollBack(
    _ flags: Elements<RowFlags>, _ watchEntries: Elements<WatchEntry>
  ) {
    for position in savedNodes.indices.reversed() {
      let saved = savedNodes[position]
      nodes[Int(saved.variable)] = saved.node
      reasons[Int(saved.variable)] = saved.reason
    }
    for position in savedFlags.indices.reversed() {
      flags[Int(savedFlags[position].row)] = savedFlags[position].flags
    }
    for position in concatenatedLists.indices {
      watchEntries[Int(concatenatedLists[position])].next = -1
    }
    commit()
  }

}
