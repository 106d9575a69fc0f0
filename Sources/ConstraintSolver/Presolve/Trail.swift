// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Why a root is no root any more, and which rows hold the ends of its interval while it is one.
struct Reason {
  /// The row that linked or fixed the root, -1 while it is open, or `met` when the ends of its
  /// interval met.
  var row: Int32 = -1
  /// What it was linked to, never shortened; -1 when it was fixed.
  var link: Int32 = -1
  /// The factor a of root = a · link + ….
  var a = 0.0
  /// Counts up over all roots that were linked or fixed.
  var time: Int32 = 0
  var lowRow: Int32 = -1
  var highRow: Int32 = -1

  static let met: Int32 = -2
}

/// What a presolve remembers when it has to explain contradictions: why each root went, and what
/// everything was before, so that a row that contradicts others can be taken back.
///
/// Trees of roots are kept flat by weight, so that the way from a variable up to its root is short
/// though it is never shortened here.
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

  /// By variable.
  @exclusivity(unchecked) var reasons = Storage<Reason>()
  @exclusivity(unchecked) var nodes = Storage<Node>()
  @exclusivity(unchecked) private var savedNodes = Storage<SavedNode>()
  @exclusivity(unchecked) private var savedFlags = Storage<SavedFlags>()
  /// The ends of lists of waiting rows to which others were joined.
  @exclusivity(unchecked) private var joinedWaits = Storage<Int32>()
  @exclusivity(unchecked) var time: Int32 = 0
  /// The row being looked at; after a clash, the one that showed it.
  @exclusivity(unchecked) var row: Int32 = -1
  /// By variable: what is left of it in a sum of rows, and how large the parts were.
  @exclusivity(unchecked) var rests = Storage<Rest>()

  /// What is left of a variable in a sum of rows.
  struct Rest {
    var sum = 0.0
    var size = 0.0
    var isListed = false
  }

  func reserve(_ variableCount: Int) {
    reasons.prepare(variableCount)
    nodes.prepare(variableCount)
    rests.resize(to: max(rests.count, variableCount), filling: Rest())
  }

  /// Forgets all about a part of the system.
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

  /// Notes that a root gets its value, from the row being looked at or because the ends meet.
  func eliminate(_ root: Int32, isMeeting: Bool) {
    let reason = reasons.elements + Int(root)
    reason.pointee.row = isMeeting ? Reason.met : row
    reason.pointee.link = -1
    reason.pointee.time = time
    time += 1
  }

  /// Notes that a root is linked to another, which takes over the ends of its interval that are the
  /// narrower ones.
  func join(
    _ root: Int32, to target: Int32, _ a: Double, takesLow: Bool, takesHigh: Bool
  ) {
    let reason = reasons.elements + Int(root)
    let above = reasons.elements + Int(target)
    reason.pointee.row = row
    reason.pointee.link = target
    reason.pointee.a = a
    reason.pointee.time = time
    time += 1
    if takesLow { above.pointee.lowRow = a < 0 ? reason.pointee.highRow : reason.pointee.lowRow }
    if takesHigh { above.pointee.highRow = a < 0 ? reason.pointee.lowRow : reason.pointee.highRow }
  }

  func saveJoined(_ wait: Int32) { joinedWaits.append(wait) }

  /// Everything up to here stays.
  func commit() {
    savedNodes.truncate(to: 0)
    savedFlags.truncate(to: 0)
    joinedWaits.truncate(to: 0)
  }

  /// Brings back what was saved since the last commit.
  func rollBack(
    _ flags: Elements<RowFlags>, _ waits: Elements<Wait>
  ) {
    for position in savedNodes.indices.reversed() {
      let saved = savedNodes[position]
      nodes[Int(saved.variable)] = saved.node
      reasons[Int(saved.variable)] = saved.reason
    }
    for position in savedFlags.indices.reversed() {
      flags[Int(savedFlags[position].row)] = savedFlags[position].flags
    }
    for position in joinedWaits.indices { waits[Int(joinedWaits[position])].next = -1 }
    commit()
  }

}
