// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the system that the presolve could not decide, on its way through the engines.
///
/// The presolve's work on the required rows is kept: the unknowns are roots, with their intervals as
/// hard bounds, and the rows are what is left to say about roots. A `Reduction` takes out what only
/// ties things together. What remains falls apart into components: a single unknown goes to a
/// `Single`, those that one sum holds together go to a `Share`, which costs what it takes to read
/// them, and all others to a `Simplex`.
///
/// Everything lies in two blocks of memory, but for the tableaus: most parts are small.
final class Residue {
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

  let part: Region
  let form: Form
  let mostPivots: Int
  // Nothing here calls back into the outside, so no access can overlap another.
  @exclusivity(unchecked) var reduction: Reduction
  /// By variable of the part.
  @exclusivity(unchecked) var origins: Storage<Origin>
  /// By unknown and by row.
  @exclusivity(unchecked) var seats: Storage<ResidueSeat>
  @exclusivity(unchecked) var rowSeats: Storage<ResidueSeat>
  /// What is known of the unknowns that were taken out.
  @exclusivity(unchecked) var sums: TakenSums
  /// By unknown, while they are told apart: one above it in its component, and where it is in a row.
  @exclusivity(unchecked) var above: Storage<Int32>
  @exclusivity(unchecked) var slots: Storage<Int32>
  @exclusivity(unchecked) var terms: Storage<Reduction.Term>
  /// The rows that are left, engine by engine.
  @exclusivity(unchecked) var order: Storage<Int32>
  @exclusivity(unchecked) var engines: Storage<ResidueEngine>
  @exclusivity(unchecked) var singles: Storage<Single>
  @exclusivity(unchecked) var quantities: Storage<Share.Quantity>
  @exclusivity(unchecked) var open: Storage<Int32>
  @exclusivity(unchecked) var shares: Storage<Share>
  let room: Share.Room
  @exclusivity(unchecked) var simplexes: ContiguousArray<Simplex> = []
  @exclusivity(unchecked) var tolerance = 0.0
  /// Whether a component is too large for the simplex; then nothing was solved.
  @exclusivity(unchecked) var isTooLarge = false
  /// Whether what only seems to be open was pinned.
  @exclusivity(unchecked) var hasPinned = false
  /// Whether a row that is not about anything any more cannot hold.
  @exclusivity(unchecked) var hasClash = false
  // What begins in them goes first.
  private let arena: Arena
  private let engineArena: Arena

  /// Takes over from a kernel that has the required rows of the part, or, to find out which of them
  /// to drop, from one that has nothing yet.
  ///
  /// - Parameters:
  ///   - mostEntries: how many entries a tableau may have.
  ///   - mostPivots: how many steps a simplex may make for one objective.
  init(
    _ part: Region, _ kernel: inout Kernel, _ form: Form, mostEntries: Int, mostPivots: Int
  ) {
    self.part = part
    self.mostPivots = mostPivots
    self.form = form
    let (variables, constraints, cells) = (
      part.variables.count, part.constraints.count, part.cellCount
    )
    // Of unknowns there are no more than variables.
    var arena = Arena(
      byteCount: Reduction.byteCount(unknowns: variables, rows: constraints, terms: cells)
        + Arena.size(of: Origin.self, variables))
    var reduction = Reduction(in: &arena, unknowns: variables, rows: constraints, terms: cells)
    origins = Storage(in: &arena, capacity: variables)
    tolerance = Self.take(part, &kernel, &reduction, &origins)
    if form == .reduced { reduction.run() }

    // There are no more sums than unknowns.
    let (unknowns, rows, terms) = (
      reduction.unknownCount, reduction.rowCount, reduction.cellCount
    )
    let byteCount =
      Arena.size(of: ResidueSeat.self, unknowns) + Arena.size(of: ResidueSeat.self, rows)
      + 2 * Arena.size(of: Int32.self, unknowns) + Arena.size(of: Reduction.Term.self, terms)
      + Arena.size(of: Int32.self, rows) + Arena.size(of: ResidueEngine.self, unknowns + 1)
      + Arena.size(of: Single.self, unknowns) + Arena.size(of: Share.Quantity.self, 2 * unknowns)
      + Arena.size(of: Int32.self, 2 * unknowns) + Arena.size(of: Share.self, unknowns)
    var rest = Arena(byteCount: byteCount + Share.Room.byteCount(wishes: rows))
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
    shares = Storage(in: &rest, capacity: unknowns)
    room = Share.Room(in: &rest, wishes: rows)
    self.arena = arena
    engineArena = rest
    sums = TakenSums(reduction)
    self.reduction = reduction
    assignSeats(mostEntries)
  }

  deinit {
    arena.free()
    engineArena.free()
  }

  // MARK: Taking over

  /// Takes over unknowns and rows. Answers how much rounding may miss.
  private static func take(
    _ part: Region, _ kernel: inout Kernel, _ reduction: inout Reduction,
    _ origins: inout Storage<Origin>
  ) -> Double {
    takeUnknowns(of: part, from: &kernel, &reduction, &origins)
    return takeRows(of: part, from: &kernel, &reduction)
  }

  /// Makes an unknown of each root that is open.
  private static func takeUnknowns(
    of part: Region, from kernel: inout Kernel, _ reduction: inout Reduction,
    _ origins: inout Storage<Origin>
  ) {
    // Nothing wakes rows any more: the ends of their lists are free for the numbers of unknowns.
    let nodes = kernel.nodes
    for variable in part.variables { nodes[Int(variable)].lastWait = -1 }
    for variable in part.variables {
      let (root, a, b) = kernel.find(variable)
      let node = nodes + Int(root)
      if node.pointee.isFixed {
        origins.append(Origin(unknown: -1, a: 0, b: kernel.value(variable)))
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
    of part: Region, from kernel: inout Kernel, _ reduction: inout Reduction
  ) -> Double {
    var largest = 0.0
    for place in part.constraints {
      let record = kernel.constraints + Int(place)
      let priority = record.pointee.priority
      let isRequired = priority >= 1000
      if isRequired, record.pointee.isBroken || kernel.flags[Int(place)].contains(.done) {
        continue
      }
      kernel.gather(place)
      if kernel.count == 0, !isRequired { continue }
      let bound = -kernel.constant
      // What is said to be endless does not make everything else small.
      if abs(bound) < 1e13 { largest = max(largest, abs(bound)) }
      reduction.addRow(
        ResidueRow(
          priority: priority, bound: bound, place: place, rank: Int32(reduction.rowCount),
          relation: record.pointee.relation))
      for position in 0..<kernel.count {
        let root = kernel.roots[position]
        reduction.addTerm(kernel.nodes[Int(root)].lastWait, kernel.factors[position])
      }
    }
    return kernel.leastTolerance + 1e-12 * largest
  }
}
