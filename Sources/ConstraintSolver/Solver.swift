// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A solver that finds the values of variables that satisfy a hierarchy of linear constraints.
///
/// Required constraints hold exactly. Each lower level of priority is satisfied as well as the
/// levels above it allow: within a level, the sum of the violations is minimal. Ties are broken by
/// order of creation: of equally good solutions, the one that violates the earliest constraint
/// least is chosen, and finally the earliest variables take zero or the nearest feasible value.
/// There is always exactly one solution, and it depends only on the constraints and the order in
/// which they were created.
///
/// Edits are queued and cheap; ``solve()`` updates the values, at a cost that grows with what the
/// edits affect. Don't use a solver from several threads at the same time.
public final class Solver {
  // The tables are accessed millions of times per second. Nothing here calls back into client code,
  // so no accesses can overlap, and the dynamic exclusivity checks would take a quarter of the
  // time.
  @exclusivity(unchecked) var store: Store
  @exclusivity(unchecked) var workspace = Workspace()
  @exclusivity(unchecked) var subproblem = Subproblem()
  @exclusivity(unchecked) var journal = ValueJournal()
  @exclusivity(unchecked) var conflicts = ConflictSet()
  /// Whether the system was solved before.
  @exclusivity(unchecked) var wasSolved = false
  /// The constraints that the last solve dropped and the previous one did not, or did for other
  /// reasons.
  package var newlyBroken: [ConstraintID] { conflicts.newlyBroken }
  /// Whether there are newly broken constraints.
  package var hasNewlyBroken: Bool { !conflicts.newlyBroken.isEmpty }
  /// The names of variables, for messages.
  private(set) var names = VariableNames()
  /// The changes of constants that were rejected since the last solve.
  @exclusivity(unchecked) var refused: [SolverError] = []

  @exclusivity(unchecked) var warmStart = WarmStart()
  /// The bases of recurring subproblems.
  @exclusivity(unchecked) var structures = StructureCache()
  /// The subproblem that is being solved, if its basis is to be shared.
  @exclusivity(unchecked) var recordedSystem: ExactSystem?
  /// The bases of other solvers, or `nil` for none.
  @exclusivity(unchecked) var sharedStructures: SharedStructures? = .process
  /// Whether the last subproblem was solved from one of them, for tests.
  @exclusivity(unchecked) var isSolvedFromSharedBasis = false
  #if DEBUG
    /// The variables that the last solve computed from known bases, for verification.
    var solvedFromKnownBases: ContiguousArray<Int32> = []
  #endif
  /// The limits for the simplex.
  @exclusivity(unchecked) var simplexLimits = SimplexLimits()
  /// Whether the simplex solves everything, for tests that compare it with the presolve.
  package var usesSimplexOnly: Bool {
    get { simplexLimits.usesSimplexOnly }
    set { simplexLimits.usesSimplexOnly = newValue }
  }
  /// See ``SimplexLimits/maximumEntries``.
  package var maximumEntries: Int {
    get { simplexLimits.maximumEntries }
    set { simplexLimits.maximumEntries = newValue }
  }
  /// See ``SimplexLimits/maximumPivots``.
  package var maximumPivots: Int {
    get { simplexLimits.maximumPivots }
    set { simplexLimits.maximumPivots = newValue }
  }
  /// See ``SimplexLimits/minimumEntriesToSplit``.
  package var minimumEntriesToSplit: Int {
    get { simplexLimits.minimumEntriesToSplit }
    set { simplexLimits.minimumEntriesToSplit = newValue }
  }

  /// The number of constraints that the last solve visited, which measures its work in tests.
  package var visitedConstraints: Int { visits }
  @exclusivity(unchecked) var visits = 0
  /// The number of coefficients that the last solve visited: terms of constraints and entries of
  /// tableaus.
  package var visitedCoefficients: Int { steps }
  @exclusivity(unchecked) var steps = 0
  /// The number of coefficients visited to compute the last free ranges and the subsequent affine
  /// hull.
  package internal(set) var reportSteps = 0
  /// The variables whose values the last solve changed.
  package var changedVariables: [Variable] {
    journal.indices.map { Variable(index: journal[$0].variable) }
  }

  /// The number of variables whose values the last solve changed.
  package var changeCount: Int { journal.count }
  /// Returns one of the variables whose values the last solve changed.
  package func changedVariable(at position: Int) -> Variable {
    Variable(index: journal[position].variable)
  }

  /// The address of the indices of the changed variables, their count, and the stride in bytes;
  /// valid until the solver is changed again.
  package var changedVariableBuffer: (first: UnsafeRawPointer, count: Int, stride: Int) {
    journal.variableBuffer
  }

  /// Creates a solver without variables or constraints.
  public init() { store = Store() }

  /// Creates a solver with room for numbers of rectangles, rows, and terms of all rows.
  package init(rectangles: Int, rows: Int, terms: Int) {
    store = Store(variables: 4 * rectangles, constraints: rows, cells: terms)
  }

  /// Creates a variable.
  ///
  /// A variable that the constraints leave free becomes zero, or as near to it as they allow, in
  /// order of creation.
  ///
  /// - Parameter name: The name of the variable in error messages.
  /// - Returns: The new variable.
  @inlinable
  public func makeVariable(_ name: String = "") -> Variable {
    let variable = makeNamelessVariable()
    if !name.isEmpty { setName(name, of: variable) }
    return variable
  }

  @usableFromInline
  func makeNamelessVariable() -> Variable { Variable(index: store.makeVariable()) }

  @usableFromInline
  func setName(_ name: String, of variable: Variable) { names.set(name, of: variable.index) }

  /// Returns the value that the last ``solve()`` computed, or 0 before the first solve and for
  /// variables that don't belong to this solver.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) -> Double {
    store.hasVariable(variable.index) ? store.variables[Int(variable.index)].value : 0
  }

  /// The address of the values by variable index, and the stride in bytes, for reading many values
  /// at a time.
  ///
  /// Valid until the solver is changed again.
  package var valueBuffer: (first: UnsafeRawPointer, count: Int, stride: Int) {
    assert(MemoryLayout<VariableRecord>.offset(of: \.value) == 0)
    return (
      UnsafeRawPointer(store.variables.elements.start), store.variables.count,
      MemoryLayout<VariableRecord>.stride
    )
  }

  /// Creates a variable of a kind with an order; see ``setOrder(_:ofRectangle:)``.
  package func makeVariable(_ kind: VariableKind, order: Int = 0) -> Variable {
    Variable(index: store.makeVariable(isPosition: kind == .position, order: order))
  }

  /// Creates a position that defaults to the value of `parent` instead of zero.
  ///
  /// The parent must precede the new variable in the order of variables.
  ///
  /// In a layout with absolute coordinates, the parent of a view's origin is that of its superview.
  package func makeVariable(below parent: Variable?) -> Variable {
    let above = parent.map { store.hasVariable($0.index) ? $0.index : -1 } ?? -1
    return Variable(index: store.makeVariable(parent: above, isPosition: true))
  }

  /// Removes a variable so that its index can be reused.
  ///
  /// Its children then default to zero. Returns `false` and has no effect while a constraint uses
  /// the variable.
  @discardableResult
  package func removeVariable(_ variable: Variable) -> Bool {
    guard store.removeVariable(variable.index) else { return false }
    names.remove(variable.index)
    return true
  }

  /// Returns whether the constraint exists.
  package func contains(_ id: ConstraintID) -> Bool { store.index(of: id) != nil }

  /// Returns whether the last solve dropped the constraint because it contradicts other required
  /// ones.
  package func isBroken(_ id: ConstraintID) -> Bool {
    store.index(of: id).map { store.constraints[$0].isBroken } ?? false
  }
}
