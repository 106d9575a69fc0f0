// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A subproblem that the presolve could not decide, prepared for the engines.
///
/// The presolve's work on the required rows is kept: the unknowns are roots, with their intervals
/// as hard bounds, and the rows are the remaining relations between roots. A `ColumnElimination`
/// removes what only connects things. The rest decomposes into components: a single unknown goes to
/// a `Single`; unknowns connected by one sum go to a `ResourceAllocation`, which takes about as
/// long as reading them; all others go to a `Simplex`. Where one sum connects larger blocks, each
/// block has a simplex of its own; see `LinkingRow`.
///
/// Everything except the tableaus is stored in two blocks of memory, because most subproblems are
/// small.
final class ReducedProblem {
  /// The reduction applied to the rows before they go to an engine.
  enum Form {
    /// Everything goes to one simplex, unreduced.
    case whole
    case reduced
  }

  /// The affine form of a variable: a · unknown + b, or b alone if the unknown is −1.
  struct Origin {
    var unknown: Int32
    var a: Double
    var b: Double
  }

  let part: Subproblem
  let form: Form
  let limits: SimplexLimits
  // Nothing here calls back into client code, so no accesses can overlap.
  @exclusivity(unchecked) var reduction: ColumnElimination
  /// The forms, by variable of the subproblem.
  @exclusivity(unchecked) var origins: Storage<Origin>
  /// The seats by unknown and by row.
  @exclusivity(unchecked) var seats: Storage<ReducedSeat>
  @exclusivity(unchecked) var rowSeats: Storage<ReducedSeat>
  /// The forms of the eliminated unknowns.
  @exclusivity(unchecked) var sums: EliminatedSums
  /// Scratch for the decomposition, by unknown: the parent in its component, and its slot in a row.
  @exclusivity(unchecked) var above: Storage<Int32>
  @exclusivity(unchecked) var slots: Storage<Int32>
  @exclusivity(unchecked) var terms: Storage<ColumnElimination.Term>
  /// The remaining rows, by engine.
  @exclusivity(unchecked) var order: Storage<Int32>
  @exclusivity(unchecked) var engines: Storage<ReducedEngine>
  @exclusivity(unchecked) var singles: Storage<Single>
  @exclusivity(unchecked) var quantities: Storage<ResourceAllocation.Quantity>
  @exclusivity(unchecked) var open: Storage<Int32>
  @exclusivity(unchecked) var allocations: Storage<ResourceAllocation>
  let room: ResourceAllocation.Room
  @exclusivity(unchecked) var simplexes: ContiguousArray<Simplex> = []
  /// The linking rows, and their row numbers.
  @exclusivity(unchecked) var links: ContiguousArray<LinkingRow> = []
  @exclusivity(unchecked) var linkingRows: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var tolerance = 0.0
  /// Whether a component is too large for the simplex, so that nothing was solved.
  @exclusivity(unchecked) var isTooLarge = false
  /// Whether quantities that only appeared to be open were fixed.
  @exclusivity(unchecked) var hasPinned = false
  /// Whether a simplex stopped early.
  @exclusivity(unchecked) var hasCutShort = false
  /// The number of terms visited for ranges.
  @exclusivity(unchecked) var rangeSteps = 0
  /// Whether a row without unknowns is infeasible.
  @exclusivity(unchecked) var hasClash = false
  // The storages within the arenas are deinitialized first.
  private let arena: Arena
  private let engineArena: Arena

  /// Creates a problem from a presolver that has processed the required rows of the subproblem or,
  /// to find out which of them to drop, from one that has processed nothing.
  init(
    _ part: Subproblem, _ presolver: inout Presolver, _ form: Form, _ limits: SimplexLimits
  ) {
    self.part = part
    self.limits = limits
    self.form = form
    let (variables, constraints, cells) = (
      part.variables.count, part.constraints.count, part.cellCount
    )
    // There are at most as many unknowns as variables.
    var arena = Arena(
      byteCount: ColumnElimination.byteCount(unknowns: variables, rows: constraints, terms: cells)
        + Arena.size(of: Origin.self, variables))
    var reduction = ColumnElimination(
      in: &arena, unknowns: variables, rows: constraints, terms: cells)
    origins = Storage(in: &arena, capacity: variables)
    tolerance = Self.take(part, &presolver, &reduction, &origins)
    if form == .reduced { reduction.run() }

    // There are at most as many sums as unknowns.
    let (unknowns, rows, terms) = (
      reduction.unknownCount, reduction.rowCount, reduction.cellCount
    )
    let byteCount =
      Arena.size(of: ReducedSeat.self, unknowns) + Arena.size(of: ReducedSeat.self, rows)
      + 2 * Arena.size(of: Int32.self, unknowns)
      + Arena.size(of: ColumnElimination.Term.self, terms)
      + Arena.size(of: Int32.self, rows) + Arena.size(of: ReducedEngine.self, unknowns + 1)
      + Arena.size(of: Single.self, unknowns)
      + Arena.size(of: ResourceAllocation.Quantity.self, 2 * unknowns)
      + Arena.size(of: Int32.self, 2 * unknowns) + Arena.size(of: ResourceAllocation.self, unknowns)
    var rest = Arena(byteCount: byteCount + ResourceAllocation.Room.byteCount(softRows: rows))
    seats = Storage(in: &rest, capacity: unknowns)
    rowSeats = Storage(in: &rest, capacity: rows)
    above = Storage(in: &rest, capacity: unknowns)
    slots = Storage(in: &rest, capacity: unknowns)
    self.terms = Storage(in: &rest, capacity: terms)
    order = Storage(in: &rest, capacity: rows)
    engines = Storage(in: &rest, capacity: unknowns + 1)
    singles = Storage(in: &rest, capacity: unknowns)
    quantities = Storage(in: &rest, capacity: 2 * unknowns)
    open = Storage(in: &rest, capacity: 2 * unknowns)
    allocations = Storage(in: &rest, capacity: unknowns)
    room = ResourceAllocation.Room(in: &rest, softRows: rows)
    self.arena = arena
    engineArena = rest
    sums = EliminatedSums(reduction)
    self.reduction = reduction
    assignSeats()
  }

  // MARK: Taking over

  /// Imports unknowns and rows.
  ///
  /// Returns the rounding tolerance.
  private static func take(
    _ part: Subproblem, _ presolver: inout Presolver, _ reduction: inout ColumnElimination,
    _ origins: inout Storage<Origin>
  ) -> Double {
    takeUnknowns(of: part, from: &presolver, &reduction, &origins)
    return takeRows(of: part, from: &presolver, &reduction)
  }

  /// Creates an unknown for each open root.
  private static func takeUnknowns(
    of part: Subproblem, from presolver: inout Presolver, _ reduction: inout ColumnElimination,
    _ origins: inout Storage<Origin>
  ) {
    // Propagation is finished, so the heads of the waiting lists can store the numbers of unknowns.
    let nodes = presolver.nodes
    for variable in part.variables { nodes[Int(variable)].lastWait = -1 }
    for variable in part.variables {
      let (root, a, b) = presolver.find(variable)
      let node = nodes + Int(root)
      if node.pointee.isFixed {
        origins.append(Origin(unknown: -1, a: 0, b: presolver.value(variable)))
      } else {
        if node.pointee.lastWait < 0 {
          node.pointee.lastWait = reduction.addUnknown(
            Interval(low: node.pointee.low, high: node.pointee.high))
        }
        origins.append(
          Origin(
            unknown: node.pointee.lastWait, a: root == variable ? 1 : a,
            b: root == variable ? 0 : b))
      }
    }
  }

  /// Imports the remaining rows, in order.
  private static func takeRows(
    of part: Subproblem, from presolver: inout Presolver, _ reduction: inout ColumnElimination
  ) -> Double {
    var largest = 0.0
    for place in part.constraints {
      let record = presolver.constraints + Int(place)
      let priority = record.pointee.priority
      let isRequired = priority >= 1000
      if isRequired, record.pointee.isBroken || presolver.flags[Int(place)].contains(.done) {
        continue
      }
      presolver.gather(place)
      if presolver.count == 0, !isRequired { continue }
      let bound = -presolver.constant
      // A huge bound that stands for infinity must not affect the scale.
      if abs(bound) < 1e13 { largest = max(largest, abs(bound)) }
      reduction.addRow(
        ReducedRow(
          priority: priority, bound: bound, place: place, rank: Int32(reduction.rowCount),
          relation: record.pointee.relation))
      for position in 0..<presolver.count {
        let root = presolver.roots[position]
        reduction.addTerm(presolver.nodes[Int(root)].lastWait, presolver.factors[position])
      }
    }
    return presolver.leastTolerance + 1e-12 * largest
  }
}
