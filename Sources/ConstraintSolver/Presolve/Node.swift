// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What the presolve knows of a variable: 64 bytes, a cache line.
///
/// Variables that determine each other hang together under a root: v = a · link + b, over one or
/// more links. A root is open, with an interval of values that are still possible, or fixed.
struct Node {
  /// The variable this one is expressed by; itself for a root.
  var link: Int32
  /// The size of the tree, for keeping trees flat.
  var weight: Int32 = 1
  var a: Double = 1
  /// The offset to `link`; the value of a fixed root.
  var b: Double = 0
  var low: Double = -.infinity
  var high: Double = .infinity
  /// The list of rows that wait for something to happen to this root.
  var firstWait: Int32 = -1
  var lastWait: Int32 = -1
  /// Where the root is in the row being looked at, or -1.
  var slot: Int32 = -1
  /// The levels at which the root was fixed (or -1), something was last linked, and each end of the
  /// interval was last moved.
  ///
  /// Level 0 is that of the required constraints.
  var fixedAt: Int16 = -1
  var linkedAt: Int16 = 0
  var lowAt: Int16 = 0
  var highAt: Int16 = 0

  init(_ index: Int32) { link = index }

  var isFixed: Bool { fixedAt >= 0 }
}

/// A row in the list of a root.
struct Wait {
  var row: Int32
  var next: Int32
}

/// What the presolve knows of a row.
struct RowFlags: OptionSet {
  let rawValue: UInt8
  /// On the queue of rows to look at again.
  static let queued = RowFlags(rawValue: 1)
  /// In the lists of its roots.
  static let waiting = RowFlags(rawValue: 2)
  /// Nothing is left to learn from it.
  static let done = RowFlags(rawValue: 4)
  /// An inequality that is to hold exactly, since that is what open positions go by.
  static let tight = RowFlags(rawValue: 8)
}

/// The memory of the presolve.
struct Workspace: ~Copyable {
  /// By the place of the variable; means nothing from one part to the next.
  var nodes = Storage<Node>()
  var flags = Storage<RowFlags>()
  var waits = Storage<Wait>()
  var queue = Storage<Int32>()
  /// The open roots of the row being looked at, and their coefficients.
  var roots = Storage<Int32>()
  var factors = Storage<Double>()
  /// The soft rows in order, then by level, and the end of each level.
  var softRows = Storage<Int32>()
  var sortedSoftRows = Storage<Int32>()
  var softRowLevels = Storage<Int32>()
  var priorities: ContiguousArray<Double> = []
  var levelEnds: ContiguousArray<Int> = []
  /// What explaining contradictions needs, once there was one.
  private(set) var trail: Trail?

  /// Where the tables begin.
  private var arena = Arena(byteCount: 0)
  private var hasBegun = false

  /// Makes room for a whole system in one block, the first time.
  ///
  /// With `isGrowing`, some room is left to spare for what may be added.
  mutating func begin(variables: Int, constraints: Int, cells: Int, isGrowing: Bool) {
    if hasBegun { return }
    hasBegun = true
    let spare = isGrowing ? 4 : .max
    let (variables, constraints, cells) = (
      variables + variables / spare + 1, constraints + constraints / spare + 1,
      cells + cells / spare + 1
    )
    let longest = 16
    var arena = Arena(
      byteCount: Arena.size(of: Node.self, variables)
        + Arena.size(of: RowFlags.self, constraints) + Arena.size(of: Wait.self, cells)
        + 4 * Arena.size(of: Int32.self, constraints) + Arena.size(of: Int32.self, longest)
        + Arena.size(of: Double.self, longest))
    nodes = Storage(in: &arena, capacity: variables)
    flags = Storage(in: &arena, capacity: constraints)
    waits = Storage(in: &arena, capacity: cells)
    queue = Storage(in: &arena, capacity: constraints)
    softRows = Storage(in: &arena, capacity: constraints)
    sortedSoftRows = Storage(in: &arena, capacity: constraints)
    roots = Storage(in: &arena, capacity: longest)
    factors = Storage(in: &arena, capacity: longest)
    softRowLevels = Storage(in: &arena, capacity: constraints)
    priorities.reserveCapacity(8)
    levelEnds.reserveCapacity(8)
    self.arena = arena
  }

  /// The trail, with room for so many variables.
  mutating func openTrail(_ variableCount: Int) -> Trail {
    let trail = self.trail ?? Trail()
    self.trail = trail
    trail.reserve(variableCount)
    return trail
  }

  /// Gives all memory back; it is made anew when it is needed again.
  mutating func release() { self = Workspace() }

}
