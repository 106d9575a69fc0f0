// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A subproblem that the presolve could not decide, prepared for the engines.
///
/// The presolve's work on the required rows is kept: the unknowns are roots, with their intervals
/// as hard bounds, and the rows are the remaining relations between roots. A `ColumnElimination`
/// removes variables that only connect others. The rest decomposes into components: a single
/// unknown goes to a `SingleUnknown`; unknowns connected by one sum go to a `ResourceAllocation`,
/// which takes about as long as reading them; all others go to a `Simplex`. Where one sum connects
/// larger blocks, each block has a simplex of its own; see `LinkingRow`.
///
/// Everything except the tableaus is stored in two blocks of memory, because most subproblems are
/// small.
final class ReducedProblem {
  /// The reduction applied to the rows before they go to an engine.
  enum Form {
    /// Everything goes to one simplex, unreduced.
    case unreduced
    case reduced
  }

  /// The affine form of a variable: a · unknown + b, or b alone if the unknown is −1.
  struct AffineForm {
    var unknown: Int32
    var a: Double
    var b: Double
  }

  let subproblem: Subproblem
  let form: Form
  let limits: SimplexLimits
  // Nothing here calls back into client code, so no accesses can overlap.
  @exclusivity(unchecked) var reduction: ColumnElimination
  /// The forms, by variable of the subproblem.
  @exclusivity(unchecked) var affineForms: Storage<AffineForm>
  /// The engine assignments, by unknown and by row.
  @exclusivity(unchecked) var assignments: Storage<EngineAssignment>
  @exclusivity(unchecked) var rowAssignments: Storage<EngineAssignment>
  /// The forms of the eliminated unknowns.
  @exclusivity(unchecked) var sums: EliminatedSums
  /// Scratch memory for the decomposition, by unknown: the parent in its component, and its slot in
  /// a row.
  @exclusivity(unchecked) var parents: Storage<Int32>
  @exclusivity(unchecked) var slots: Storage<Int32>
  @exclusivity(unchecked) var terms: Storage<ColumnElimination.Term>
  /// The remaining rows, by engine.
  @exclusivity(unchecked) var rowsByEngine: Storage<Int32>
  @exclusivity(unchecked) var engines: Storage<ComponentEngine>
  @exclusivity(unchecked) var singles: Storage<SingleUnknown>
  @exclusivity(unchecked) var quantities: Storage<ResourceAllocation.Quantity>
  @exclusivity(unchecked) var open: Storage<Int32>
  @exclusivity(unchecked) var allocations: Storage<ResourceAllocation>
  let scratch: ResourceAllocation.Scratch
  @exclusivity(unchecked) var simplexes: ContiguousArray<Simplex> = []
  /// The linking rows, and their row numbers.
  @exclusivity(unchecked) var linkingRows: ContiguousArray<LinkingRow> = []
  @exclusivity(unchecked) var linkingRowIndices: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var tolerance = 0.0
  /// Whether a component is too large for the simplex, so that nothing was solved.
  @exclusivity(unchecked) var isTooLarge = false
  /// Whether quantities that only appeared to be open have been fixed.
  @exclusivity(unchecked) var hasFixedDetermined = false
  /// Whether a simplex stopped early.
  @exclusivity(unchecked) var anyStoppedEarly = false
  /// The number of terms visited for ranges.
  @exclusivity(unchecked) var rangeSteps = 0
  /// Whether a row without unknowns is infeasible.
  @exclusivity(unchecked) var isInfeasible = false
  // The arenas are declared last, because the storages in them must be deinitialized first.
  private let arena: Arena
  private let engineArena: Arena

  /// Creates a problem from a presolver that has processed the required rows of the subproblem, or
  /// from one that has processed nothing, to determine which of the rows to drop.
  init(
    _ subproblem: Subproblem, _ presolver: inout Presolver, _ form: Form, _ limits: SimplexLimits
  ) {
    self.subproblem = subproblem
    self.limits = limits
    self.form = form
    let (variables, constraints, cells) = (
      subproblem.variables.count, subproblem.constraints.count, subproblem.cellCount
    )
    // There are at most as many unknowns as variables.
    var arena = Arena(
      byteCount: ColumnElimination.byteCount(unknowns: variables, rows: constraints, terms: cells)
        + Arena.size(of: AffineForm.self, variables))
    var reduction = ColumnElimination(
      in: &arena, unknowns: variables, rows: constraints, terms: cells)
    affineForms = Storage(in: &arena, capacity: variables)
    tolerance = Self.importSubproblem(subproblem, &presolver, &reduction, &affineForms)
    if form == .reduced {
      reduction.run()
      isInfeasible = !reduction.mergeParallelEqualities(tolerance: tolerance)
    }

    // There are at most as many sums as unknowns.
    let (unknowns, rows, terms) = (
      reduction.unknownCount, reduction.rowCount, reduction.cellCount
    )
    let byteCount =
      Arena.size(of: EngineAssignment.self, unknowns) + Arena.size(of: EngineAssignment.self, rows)
      + 2 * Arena.size(of: Int32.self, unknowns)
      + Arena.size(of: ColumnElimination.Term.self, terms)
      + Arena.size(of: Int32.self, rows) + Arena.size(of: ComponentEngine.self, unknowns + 1)
      + Arena.size(of: SingleUnknown.self, unknowns)
      + Arena.size(of: ResourceAllocation.Quantity.self, 2 * unknowns)
      + Arena.size(of: Int32.self, 2 * unknowns) + Arena.size(of: ResourceAllocation.self, unknowns)
    var engineMemory = Arena(
      byteCount: byteCount + ResourceAllocation.Scratch.byteCount(softRows: rows))
    assignments = Storage(in: &engineMemory, capacity: unknowns)
    rowAssignments = Storage(in: &engineMemory, capacity: rows)
    parents = Storage(in: &engineMemory, capacity: unknowns)
    slots = Storage(in: &engineMemory, capacity: unknowns)
    self.terms = Storage(in: &engineMemory, capacity: terms)
    rowsByEngine = Storage(in: &engineMemory, capacity: rows)
    engines = Storage(in: &engineMemory, capacity: unknowns + 1)
    singles = Storage(in: &engineMemory, capacity: unknowns)
    quantities = Storage(in: &engineMemory, capacity: 2 * unknowns)
    open = Storage(in: &engineMemory, capacity: 2 * unknowns)
    allocations = Storage(in: &engineMemory, capacity: unknowns)
    scratch = ResourceAllocation.Scratch(in: &engineMemory, softRows: rows)
    self.arena = arena
    engineArena = engineMemory
    sums = EliminatedSums(reduction)
    self.reduction = reduction
    assignEngines()
  }

  // MARK: Import

  /// Imports unknowns and rows.
  ///
  /// Returns the rounding tolerance.
  private static func importSubproblem(
    _ subproblem: Subproblem, _ presolver: inout Presolver, _ reduction: inout ColumnElimination,
    _ affineForms: inout Storage<AffineForm>
  ) -> Double {
    importUnknowns(of: subproblem, from: &presolver, &reduction, &affineForms)
    return importRows(of: subproblem, from: &presolver, &reduction)
  }

  /// Creates an unknown for each open root.
  private static func importUnknowns(
    of subproblem: Subproblem, from presolver: inout Presolver,
    _ reduction: inout ColumnElimination,
    _ affineForms: inout Storage<AffineForm>
  ) {
    // Propagation is finished, so the heads of the watch lists can store the numbers of unknowns.
    let nodes = presolver.nodes
    for variable in subproblem.variables { nodes[Int(variable)].lastWatch = -1 }
    for variable in subproblem.variables {
      let (root, a, b) = presolver.find(variable)
      let node = nodes + Int(root)
      if node.pointee.isFixed {
        affineForms.append(AffineForm(unknown: -1, a: 0, b: presolver.value(variable)))
      } else {
        if node.pointee.lastWatch < 0 {
          node.pointee.lastWatch = reduction.addUnknown(
            Interval(low: node.pointee.low, high: node.pointee.high))
        }
        affineForms.append(
          AffineForm(
            unknown: node.pointee.lastWatch, a: root == variable ? 1 : a,
            b: root == variable ? 0 : b))
      }
    }
  }

  /// Imports the remaining rows, in order.
  private static func importRows(
    of subproblem: Subproblem, from presolver: inout Presolver, _ reduction: inout ColumnElimination
  ) -> Double {
    var largest = 0.0
    for constraint in subproblem.constraints {
      let record = presolver.constraints + Int(constraint)
      let priority = record.pointee.priority
      let isRequired = priority >= 1000
      if isRequired, record.pointee.isBroken || presolver.flags[Int(constraint)].contains(.done) {
        continue
      }
      presolver.loadRow(constraint)
      if presolver.count == 0, !isRequired { continue }
      let bound = -presolver.constant
      // A huge bound that stands for infinity must not affect the scale.
      if abs(bound) < 1e13 { largest = max(largest, abs(bound)) }
      reduction.addRow(
        ReducedRow(
          priority: priority, bound: bound, constraint: constraint, rank: Int32(reduction.rowCount),
          relation: record.pointee.relation))
      for position in 0..<presolver.count {
        let root = presolver.roots[position]
        reduction.addTerm(presolver.nodes[Int(root)].lastWatch, presolver.factors[position])
      }
    }
    return presolver.minimumTolerance + 1e-12 * largest
  }
}
