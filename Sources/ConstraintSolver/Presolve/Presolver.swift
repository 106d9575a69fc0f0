// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The presolve, which solves nearly every system that arises in user interfaces.
///
/// Required rows are processed one after another, then the soft rows level by level. A row with one
/// open root fixes it or tightens its bounds, an equality with two links one to the other, and
/// longer rows wait until one of their roots changes. Every deduction is a necessary consequence of
/// the rows processed so far, so if nothing is infeasible and every variable ends up fixed, the
/// solution is unique. Two kinds of step go further:
/// - A soft row that can't be satisfied fixes its root at the nearest bound. That is optimal if the
///   bound comes from a higher level. If it comes from the soft row's own level, the total
///   violation may be smaller the other way round: such a level is *contested*.
/// - Bounds are not tightened through all watching rows, so a soft row may appear feasible although
///   it isn't. In that case, a waiting row eventually becomes infeasible.
///
/// Both cases are detected, and the affected subproblem is deferred to the simplex.
struct Presolver {
  let variables: Elements<VariableRecord>
  let constraints: Elements<ConstraintRecord>
  let cells: Elements<Cell>
  let nodes: Elements<Node>
  let flags: Elements<RowFlags>
  let watchEntries: Elements<WatchEntry>
  let queue: Elements<Int32>
  let roots: Elements<Int32>
  let factors: Elements<Double>
  /// The soft rows of the subproblem, in order.
  let softRows: Elements<Int32>
  let orders: VariableOrders.Snapshot
  /// The search mark on the variables of the current subproblem.
  var mark: UInt32 = 0
  var softRowCount = 0

  /// Whether bounds are tightened through all watching rows before a soft row is accepted, and not
  /// only through inequalities.
  ///
  /// This costs more, so it is done only where it turns out to be necessary.
  let tightensThroughRows: Bool
  /// The history needed to explain contradictions, if there are any.
  let trail: Unmanaged<Trail>?
  var watchCount = 0
  var queueCount = 0
  /// The number of terms visited.
  var steps = 0
  /// Whether roots were linked by factors other than ½, 1, or 2, which may have been rounded.
  var hasRoundedLinks = false
  /// The current level: 0 for required rows, ``defaultLevel`` for default values.
  var level: Int16 = 0
  /// The priority of the current level.
  var priority = 1000.0
  /// The tolerance below which a violation is treated as zero, however small the numbers are.
  var minimumTolerance = 1e-9

  /// The current row, Σ factors · roots + constant, with the magnitude of the sum.
  var count = 0
  var constant = 0.0
  var magnitude = 0.0
  /// The lowest level at which one of its fixed roots was fixed, or one that canceled out was
  /// linked.
  var latestLevel: Int16 = 0

  /// The required rows found to be infeasible when they were processed.
  var infeasible: ContiguousArray<Int32> = []
  /// The variables whose subproblems the presolve cannot decide.
  var undecided: ContiguousArray<Int32> = []
  /// The required rows found to be infeasible only after they had changed the state.
  var lateInfeasible: ContiguousArray<Int32> = []
  /// Rows that revealed, while soft rows were processed, that required rows contradict each other.
  ///
  /// It is not known which of them to drop.
  var contradictions: ContiguousArray<Int32> = []

  /// Whether the presolve decided every value.
  var isDecided: Bool { undecided.isEmpty && contradictions.isEmpty }

  /// Calls a closure with the trail, if contradictions are to be explained.
  @inline(__always)
  func withTrail(_ body: (Trail) -> Void) {
    if let trail { trail._withUnsafeGuaranteedRef(body) }
  }

  var tolerance: Double { minimumTolerance + 1e-11 * magnitude }

  /// Resets the state for a subproblem.
  ///
  /// Nodes of other variables are invalid, except those on its boundary, which hold the values that
  /// required constraints gave them.
  mutating func reset(_ subproblem: Subproblem) {
    mark = subproblem.mark
    if subproblem.extent != .component { fixBoundary(of: subproblem) }
    for variable in subproblem.variables { (nodes + Int(variable)).initialize(to: Node(variable)) }
    var scale = 0.0
    for constraint in subproblem.constraints {
      flags[Int(constraint)] = RowFlags(rawValue: 0)
      scale = max(scale, abs(constraints[Int(constraint)].constant))
    }
    minimumTolerance = 1e-9 * (scale > 0 ? min(1, scale) : 1)
  }

  private func fixBoundary(of subproblem: Subproblem) {
    for constraint in subproblem.constraints {
      let record = constraints + Int(constraint)
      let first = cells + Int(record.pointee.firstCell)
      for offset in 0..<Int(record.pointee.cellCount) {
        let variable = first[offset].variable
        // Only the subproblem itself has a unique mark.
        if subproblem.isUnordered, variables[Int(variable)].mark == mark { continue }
        var node = Node(variable)
        node.b = variables[Int(variable)].value
        node.fixedAt = 0
        (nodes + Int(variable)).initialize(to: node)
      }
    }
  }

  /// Returns the root of a variable and the affine relation between them: variable = a · root + b,
  /// which is 1 · root + 0 for a root itself.
  @inline(__always)
  mutating func find(_ variable: Int32) -> (root: Int32, a: Double, b: Double) {
    let node = nodes + Int(variable)
    var next = node.pointee.link
    if next == variable { return (variable, 1, 0) }
    while true {
      let above = nodes + Int(next)
      let further = above.pointee.link
      if further == next { return (next, node.pointee.a, node.pointee.b) }
      if trail != nil { return findWithoutCompression(variable) }
      // Compress the path.
      node.pointee.b += node.pointee.a * above.pointee.b
      node.pointee.a *= above.pointee.a
      node.pointee.link = further
      next = further
    }
  }

  /// Finds the root like `find`, but without path compression.
  private func findWithoutCompression(_ variable: Int32) -> (root: Int32, a: Double, b: Double) {
    var (root, a, b) = (variable, 1.0, 0.0)
    while true {
      let node = nodes + Int(root)
      if node.pointee.link == root { return (root, a, b) }
      b += a * node.pointee.b
      a *= node.pointee.a
      root = node.pointee.link
    }
  }

  /// Expresses a row in terms of the open roots.
  @inline(__always)
  mutating func loadRow(_ constraint: Int32) {
    if constraints[Int(constraint)].cellCount > 8 {
      loadLongRow(constraint)
    } else {
      loadRow(constraint, isLong: false)
    }
  }

  @inline(never)
  private mutating func loadLongRow(_ constraint: Int32) {
    loadRow(constraint, isLong: true)
  }

  /// Collects the terms of a row by root.
  ///
  /// With `isLong`, repeated roots are found by their slots and not by a linear search.
  @inline(__always)
  private mutating func loadRow(_ constraint: Int32, isLong: Bool) {
    let record = constraints + Int(constraint)
    var sum = record.pointee.constant
    var size = abs(sum)
    var used = 0
    var isFolded = false
    var latest: Int16 = 0
    let (nodes, roots, factors) = (nodes, roots, factors)
    var cell = cells + Int(record.pointee.firstCell)
    let end = cell + Int(record.pointee.cellCount)
    steps &+= end - cell
    while cell < end {
      let coefficient = cell.pointee.coefficient
      let (root, a, b) = find(cell.pointee.variable)
      let node = nodes + Int(root)
      cell += 1
      if node.pointee.isFixed {
        // A fixed root stores its value in b.
        let product = coefficient * (a * node.pointee.b + b)
        sum += product
        size += abs(product)
        latest = max(latest, node.pointee.fixedAt)
        continue
      }
      let product = coefficient * b
      sum += product
      size += abs(product)
      var slot = used
      if isLong {
        if node.pointee.slot >= 0 { slot = Int(node.pointee.slot) }
      } else {
        slot = 0
        while slot < used, roots[slot] != root { slot &+= 1 }
      }
      if slot < used {
        factors[slot] += coefficient * a
        isFolded = true
      } else {
        if isLong { node.pointee.slot = Int32(truncatingIfNeeded: used) }
        roots[used] = root
        factors[used] = coefficient * a
        used &+= 1
      }
    }
    if isLong {
      for position in 0..<used { nodes[Int(roots[position])].slot = -1 }
    }
    if isFolded {
      // Remove roots whose coefficients canceled out. The cancellation depends on the rows that
      // linked them.
      var kept = 0
      for position in 0..<used {
        if abs(factors[position]) > 1e-11 {
          roots[kept] = roots[position]
          factors[kept] = factors[position]
          kept += 1
        } else {
          latest = max(latest, nodes[Int(roots[position])].linkedAt)
        }
      }
      used = kept
    }
    count = used
    constant = sum
    magnitude = size
    latestLevel = latest
  }

  /// Returns the value found for a variable, and whether the required rows alone imply it.
  @inline(__always)
  mutating func outcome(of variable: Int32) -> (value: Double, isFixedByRequired: Bool) {
    let (root, a, b) = find(variable)
    let node = nodes + Int(root)
    return (a * node.pointee.b + b, node.pointee.fixedAt == 0)
  }

  /// Returns the value of a variable whose root is fixed.
  @inline(__always)
  mutating func value(_ variable: Int32) -> Double {
    let (root, a, b) = find(variable)
    return a * nodes[Int(root)].b + b
  }
}
