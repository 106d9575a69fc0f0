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
/// Everything lies in one block of memory, but for the tableaus: most parts are small.
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
  let origins: UnsafeMutablePointer<Origin>
  /// By unknown and by row.
  let seats: UnsafeMutablePointer<ResidueSeat>
  let rowSeats: UnsafeMutablePointer<ResidueSeat>
  /// The values of the unknowns that were taken out.
  let takenValues: UnsafeMutablePointer<Double>
  /// By unknown, while they are told apart: one above it in its component, and where it is in a row.
  let above: UnsafeMutablePointer<Int32>
  let slots: UnsafeMutablePointer<Int32>
  let terms: UnsafeMutablePointer<Reduction.Term>
  /// The rows that are left, engine by engine.
  let order: UnsafeMutablePointer<Int32>
  let engines: UnsafeMutablePointer<ResidueEngine>
  let singles: UnsafeMutablePointer<Single>
  let quantities: UnsafeMutablePointer<Share.Quantity>
  let open: UnsafeMutablePointer<Int32>
  let shares: UnsafeMutablePointer<Share>
  let room: Share.Room
  @exclusivity(unchecked) var engineCount = 0
  @exclusivity(unchecked) var singleCount = 0
  @exclusivity(unchecked) var quantityCount = 0
  @exclusivity(unchecked) var shareCount = 0
  @exclusivity(unchecked) var simplexes: ContiguousArray<Simplex> = []
  @exclusivity(unchecked) var tolerance = 0.0
  /// Whether a component is too large for the simplex; then nothing was solved.
  @exclusivity(unchecked) var isTooLarge = false
  /// Whether a row that is not about anything any more cannot hold.
  @exclusivity(unchecked) var hasClash = false
  private let arena: Arena

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
    let (unknowns, rows, terms) = (
      part.variables.count, part.constraints.count, part.cellCount
    )
    // Of unknowns there are no more than variables, and no more sums than unknowns.
    let byteCount =
      Reduction.byteCount(unknowns: unknowns, rows: rows, terms: terms)
      + Arena.size(of: Origin.self, unknowns) + Arena.size(of: ResidueSeat.self, unknowns)
      + Arena.size(of: ResidueSeat.self, rows) + Arena.size(of: Double.self, unknowns)
      + 2 * Arena.size(of: Int32.self, unknowns) + Arena.size(of: Reduction.Term.self, terms)
      + Arena.size(of: Int32.self, rows) + Arena.size(of: ResidueEngine.self, unknowns + 1)
      + Arena.size(of: Single.self, unknowns) + Arena.size(of: Share.Quantity.self, 2 * unknowns)
      + Arena.size(of: Int32.self, 2 * unknowns) + Arena.size(of: Share.self, unknowns)
    var arena = Arena(byteCount: byteCount + Share.Room.byteCount(wishes: rows))
    reduction = Reduction(in: &arena, unknowns: unknowns, rows: rows, terms: terms)
    origins = arena.take(unknowns)
    seats = arena.take(unknowns)
    rowSeats = arena.take(rows)
    takenValues = arena.take(unknowns)
    above = arena.take(unknowns)
    slots = arena.take(unknowns)
    self.terms = arena.take(terms)
    order = arena.take(rows)
    engines = arena.take(unknowns + 1)
    singles = arena.take(unknowns)
    quantities = arena.take(2 * unknowns)
    open = arena.take(2 * unknowns)
    shares = arena.take(unknowns)
    room = Share.Room(in: &arena, wishes: rows)
    self.arena = arena

    takeUnknowns(from: &kernel)
    takeRows(from: &kernel)
    if form == .reduced { reduction.run() }
    assignSeats(mostEntries)
  }

  deinit {
    reduction.free()
    arena.free()
  }

  // MARK: Taking over

  /// Makes an unknown of each root that is open.
  private func takeUnknowns(from kernel: inout Kernel) {
    // Nothing wakes rows any more: the ends of their lists are free for the numbers of unknowns.
    let nodes = kernel.nodes
    for variable in part.variables { nodes[Int(variable)].lastWait = -1 }
    var position = 0
    for variable in part.variables {
      let (root, a, b) = kernel.find(variable)
      let node = nodes + Int(root)
      if node.pointee.isFixed {
        origins[position] = Origin(unknown: -1, a: 0, b: kernel.value(variable))
      } else {
        if node.pointee.lastWait < 0 {
          node.pointee.lastWait = reduction.addUnknown(
            Interval(low: node.pointee.low, high: node.pointee.high))
        }
        origins[position] = Origin(
          unknown: node.pointee.lastWait, a: root == variable ? 1 : a, b: root == variable ? 0 : b)
      }
      position += 1
    }
  }

  /// Takes the rows that are left, in order.
  private func takeRows(from kernel: inout Kernel) {
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
    tolerance = kernel.leastTolerance + 1e-12 * largest
  }
}
