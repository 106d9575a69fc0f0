// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The memory of the presolve.
struct Workspace: ~Copyable {
  /// The nodes by variable; invalid between subproblems.
  var nodes = Storage<Node>()
  var flags = Storage<RowFlags>()
  var watchEntries = Storage<WatchEntry>()
  var queue = Storage<Int32>()
  /// The open roots of the current row, and their coefficients.
  var roots = Storage<Int32>()
  var factors = Storage<Double>()
  /// The soft rows in order, then by level, and the end of each level.
  var softRows = Storage<Int32>()
  var sortedSoftRows = Storage<Int32>()
  var softRowLevels = Storage<Int32>()
  var priorities: ContiguousArray<Double> = []
  var levelEnds: ContiguousArray<Int> = []
  /// The positions of variables in a subproblem, by variable.
  var numbers = Storage<Int32>()
  /// The memory for explaining contradictions, allocated at the first one.
  private(set) var trail: Trail?

  /// The block of memory that initially contains the tables.
  private var arena = Arena(byteCount: 0)
  private var isAllocated = false
  /// Whether to reserve spare capacity for growth.
  private var isGrowing = false

  /// Allocates one block for a whole system, on first use.
  private mutating func allocate(variables: Int, constraints: Int, cells: Int) {
    if isAllocated { return }
    isAllocated = true
    let spare = isGrowing ? 4 : .max
    let (variables, constraints, cells) = (
      variables + variables / spare + 1, constraints + constraints / spare + 1,
      cells + cells / spare + 1
    )
    let longest = 16
    var arena = Arena(
      byteCount: Arena.size(of: Node.self, variables)
        + Arena.size(of: RowFlags.self, constraints) + Arena.size(of: WatchEntry.self, cells)
        + 4 * Arena.size(of: Int32.self, constraints) + Arena.size(of: Int32.self, longest)
        + Arena.size(of: Double.self, longest))
    nodes = Storage(in: &arena, capacity: variables)
    flags = Storage(in: &arena, capacity: constraints)
    watchEntries = Storage(in: &arena, capacity: cells)
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

  /// Returns the trail, with room for a number of variables.
  mutating func makeTrail(_ variableCount: Int) -> Trail {
    let trail = self.trail ?? Trail()
    self.trail = trail
    trail.reserve(variableCount)
    return trail
  }

  /// Frees all memory.
  ///
  /// It is allocated again on demand, with spare capacity for growth.
  mutating func release() {
    self = Workspace()
    isGrowing = true
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    nodes.capacity + flags.capacity + watchEntries.capacity + queue.capacity + roots.capacity
      + factors.capacity + softRows.capacity + sortedSoftRows.capacity + softRowLevels.capacity
      + priorities.capacity + levelEnds.capacity + numbers.capacity
  }

  /// Returns a presolver with room for a subproblem.
  mutating func presolver(
    for subproblem: Subproblem, of store: borrowing Store, tightensThroughRows: Bool = false,
    trail: Trail? = nil
  ) -> Presolver {
    allocate(
      variables: store.variables.count, constraints: store.constraints.count,
      cells: store.cells.count)
    nodes.prepare(store.variables.count)
    flags.prepare(store.constraints.count)
    watchEntries.prepare(subproblem.cellCount)
    queue.prepare(subproblem.constraints.count)
    softRows.prepare(subproblem.constraints.count)
    sortedSoftRows.prepare(subproblem.constraints.count)
    softRowLevels.prepare(subproblem.constraints.count)
    roots.prepare(subproblem.longest)
    factors.prepare(subproblem.longest)
    return Presolver(
      variables: store.variables.elements, constraints: store.constraints.elements,
      cells: store.cells.elements, nodes: trail?.nodes.elements ?? nodes.elements,
      flags: flags.elements,
      watchEntries: watchEntries.elements, queue: queue.elements,
      roots: roots.elements,
      factors: factors.elements, softRows: softRows.elements,
      orders: store.variableOrders.snapshot,
      tightensThroughRows: tightensThroughRows, trail: trail.map { Unmanaged.passUnretained($0) })
  }
}
