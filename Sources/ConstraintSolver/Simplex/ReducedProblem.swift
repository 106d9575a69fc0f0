// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system that the presolve could not decide, on its way through the engines.
///
/// The presolve's work on the required rows is kept: the unknowns are roots, with their intervals as
/// hard bounds, and the rows are what is left to say about roots. A `ColumnElimination` takes out what only
/// ties things together. What remains falls apart into components: a single unknown goes to a
/// `Single`, those that one sum holds together go to a `ResourceAllocation`, which costs what it takes to read
/// them, and all others to a `Simplex`; where one sum holds larger blocks together, each block has a
/// simplex of its own, see `LinkingRow`.
///
/// Everything lies in two blocks of memory, but for the tableaus: most parts are small.
final class ReducedProblem {
  /// What is done to the rows before they go to an engine.
  enum Form {
    /// Everything goes to one simplex as it is.
    case whole
    case reduced
  }

  /// What a variable is: a · unknown + b, or b alone where the unknown is -1.
  struct Origin {
    var unknown: Int32
    var a: Double
    var b: Double
  }

  let part: Subproblem
  let form: Form
  let limits: SimplexLimits
  // Nothing here calls back into the outside, so no access can overlap another.
  @exclusivity(unchecked) var reduction: ColumnElimination
  /// By variable of the part.
  @exclusivity(unchecked) var origins: Storage<Origin>
  /// By unknown and by row.
  @exclusivity(unchecked) var seats: Storage<ReducedSeat>
  @exclusivity(unchecked) var rowSeats: Storage<ReducedSeat>
  /// What is known of the unknowns that were taken out.
  @exclusivity(unchecked) var sums: EliminatedSums
  /// By unknown, while they are told apart: one above it in its component, and where it is in a row.
  @exclusivity(unchecked) var above: Storage<Int32>
  @exclusivity(unchecked) var slots: Storage<Int32>
  @exclusivity(unchecked) var terms: Storage<ColumnElimination.Term>
  /// The rows that are left, engine by engine.
  @exclusivity(unchecked) var order: Storage<Int32>
  @exclusivity(unchecked) var engines: Storage<ReducedEngine>
  @exclusivity(unchecked) var singles: Storage<Single>
  @exclusivity(unchecked) var quantities: Storage<ResourceAllocation.Quantity>
  @exclusivity(unchecked) var open: Storage<Int32>
  @exclusivity(unchecked) var allocations: Storage<ResourceAllocation>
  let room: ResourceAllocation.Room
  @exclusivity(unchecked) var simplexes: ContiguousArray<Simplex> = []
  /// The sums that hold blocks together, and their rows.
  @exclusivity(unchecked) var links: ContiguousArray<LinkingRow> = []
  @exclusivity(unchecked) var linkingRows: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var tolerance = 0.0
  /// Whether a component is too large for the simplex; then nothing was solved.
  @exclusivity(unchecked) var isTooLarge = false
  /// Whether what only seems to be open was pinned.
  @exclusivity(unchecked) var hasPinned = false
  /// Whether a simplex stopped before it was done.
  @exclusivity(unchecked) var hasCutShort = false
  /// How many terms were looked at for ranges.
  @exclusivity(unchecked) var rangeSteps = 0
  /// Whether a row that is not about anything any more cannot hold.
  @exclusivity(unchecked) var hasClash = false
  // What begins in them goes first.
  private let arena: Arena
  private let engineArena: Arena

  /// Takes over from a presolver that has the required rows of the part, or, to find out which of them
  /// to drop, from one that has nothing yet.
  init(
    _ part: Subproblem, _ presolver: inout Presolver, _ form: Form, _ limits: SimplexLimits
  ) {
    self.part = part
    self.limits = limits
    self.form = form
    let (variables, constraints, cells) = (
      part.variables.count, part.constraints.count, part.cellCount
    )
    // Of unknowns there are no more than variables.
    var arena = Arena(
      byteCount: ColumnElimination.byteCount(unknowns: variables, rows: constraints, terms: cells)
        + Arena.size(of: Origin.self, variables))
    var reduction = ColumnElimination(
      in: &arena, unknowns: variables, rows: constraints, terms: cells)
    origins = Storage(in: &arena, capacity: variables)
    tolerance = Self.take(part, &presolver, &reduction, &origins)
    if form == .reduced { reduction.run() }

    // There are no more sums than unknowns.
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

  /// Takes over unknowns and rows.
  ///
  /// Answers how much rounding may miss.
  private static func take(
    _ part: Subproblem, _ presolver: inout Presolver, _ reduction: inout ColumnElimination,
    _ origins: inout Storage<Origin>
  ) -> Double {
    takeUnknowns(of: part, from: &presolver, &reduction, &origins)
    return takeRows(of: part, from: &presolver, &reduction)
  }

  /// Makes an unknown of each root that is open.
  private static func takeUnknowns(
    of part: Subproblem, from presolver: inout Presolver, _ reduction: inout ColumnElimination,
    _ origins: inout Storage<Origin>
  ) {
    // Nothing wakes rows any more: the ends of their lists are free for the numbers of unknowns.
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

  /// Takes the rows that are left, in order.
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
      // What is said to be endless does not make everything else small.
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
