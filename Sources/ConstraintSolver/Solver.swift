// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Chooses values for variables so that a hierarchy of linear constraints is met.
///
/// Required constraints hold exactly. Below that, each level of priority is met as well as the
/// levels above it allow: within a level the sum of the amounts by which constraints are missed is
/// least. Whatever is still open is settled by order of creation: of equally good answers the one
/// that misses the earliest constraint least is taken, and in the end the earliest variables take
/// zero or what comes nearest to it. There is always exactly one answer, and it depends on nothing
/// but the constraints and the order in which they were made.
///
/// Edits are queued and cost little; ``solve()`` brings the values up to date, at a cost that grows
/// with what the edits touch. A solver belongs to one thread at a time.
public final class Solver {
  // The tables are looked at millions of times a second. Nothing here calls back into the outside,
  // so no access can overlap another, and checking each for that would cost a quarter of the time.
  @exclusivity(unchecked) var store = Store()
  @exclusivity(unchecked) var workspace = Workspace()
  @exclusivity(unchecked) var subproblem = Subproblem()
  @exclusivity(unchecked) var journal = ValueJournal()
  @exclusivity(unchecked) var conflicts = ConflictSet()
  /// Whether there was a solve before.
  @exclusivity(unchecked) var wasSolved = false
  /// The constraints that the last solve dropped and the one before did not, or for other reasons.
  package var newlyBroken: [ConstraintID] { conflicts.newlyBroken }
  /// Whether there are any.
  package var hasNewlyBroken: Bool { !conflicts.newlyBroken.isEmpty }
  /// For messages.
  private(set) var names = VariableNames()
  /// Changes of constants that were refused since the last solve.
  @exclusivity(unchecked) var refused: [SolverError] = []

  @exclusivity(unchecked) var warmStart = WarmStart()
  /// What the simplex may take on.
  @exclusivity(unchecked) var simplexLimits = SimplexLimits()
  /// Takes the general engine for everything, for tests that compare it with the fast one.
  package var usesSimplexOnly: Bool {
    get { simplexLimits.isAlone }
    set { simplexLimits.isAlone = newValue }
  }
  /// See ``SimplexLimits/mostEntries``.
  package var mostEntries: Int {
    get { simplexLimits.mostEntries }
    set { simplexLimits.mostEntries = newValue }
  }
  /// See ``SimplexLimits/mostPivots``.
  package var mostPivots: Int {
    get { simplexLimits.mostPivots }
    set { simplexLimits.mostPivots = newValue }
  }
  /// See ``SimplexLimits/leastEntriesToSplit``.
  package var leastEntriesToSplit: Int {
    get { simplexLimits.leastEntriesToSplit }
    set { simplexLimits.leastEntriesToSplit = newValue }
  }

  /// How many constraints the last solve looked at: a measure of its work for tests.
  package var visitedConstraints: Int { visits }
  @exclusivity(unchecked) var visits = 0
  /// How many numbers the last solve looked at: terms of constraints and entries of tableaus.
  @exclusivity(unchecked) package internal(set) var steps = 0
  /// How many numbers were looked at for the last free ranges and the hull asked for after them.
  package internal(set) var reportSteps = 0
  /// The variables whose value the last solve changed.
  package var changedVariables: [Variable] {
    journal.indices.map { Variable(index: journal[$0].variable) }
  }

  /// How many variables the last solve changed the values of.
  package var changeCount: Int { journal.count }
  /// One of the variables whose value the last solve changed.
  package func changedVariable(at place: Int) -> Variable {
    Variable(index: journal[place].variable)
  }

  /// Where the numbers of those variables lie, how many there are, and how many bytes are from one to
  /// the next; good until the solver is changed the next time.
  package var changePlaces: (first: UnsafeRawPointer, count: Int, stride: Int) { journal.places }

  /// A solver without variables or constraints.
  public init() {}

  /// Makes a variable.
  ///
  /// Left free by the constraints it settles at zero, or as near as they allow, in order of
  /// creation: as a length does, see ``VariableKind``.
  ///
  /// - Parameter name: what the variable is called in error messages.
  /// - Returns: the variable.
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

  /// The value that the last ``solve()`` found: 0 before the first one and for a variable that this
  /// solver does not have.
  ///
  /// Takes constant time.
  public func value(of variable: Variable) -> Double {
    store.hasVariable(variable.index) ? store.variables[Int(variable.index)].value : 0
  }

  /// Where the values lie, in the order of the variables' numbers, and how many bytes are from one
  /// to the next: for reading many at a time.
  ///
  /// Good until the solver is changed the next time.
  package var valuePlaces: (first: UnsafeRawPointer, count: Int, stride: Int) {
    assert(MemoryLayout<VariableRecord>.offset(of: \.value) == 0)
    return (
      UnsafeRawPointer(store.variables.elements.start), store.variables.count,
      MemoryLayout<VariableRecord>.stride
    )
  }

  /// Makes a variable of a kind, at a place in the order of the tree; see
  /// ``setOrder(_:ofRectangle:)``.
  package func makeVariable(_ kind: VariableKind, order: Int = 0) -> Variable {
    Variable(index: store.makeVariable(isPosition: kind == .position, order: order))
  }

  /// Makes a position that prefers the value of `parent` to zero when it is left free.
  ///
  /// The parent has to come before it in the order.
  ///
  /// A layout in absolute coordinates makes a view's origin below its superview's.
  package func makeVariable(below parent: Variable?) -> Variable {
    let above = parent.map { store.hasVariable($0.index) ? $0.index : -1 } ?? -1
    return Variable(index: store.makeVariable(parent: above, isPosition: true))
  }

  /// Gives a variable back so that its place can be used again.
  ///
  /// Variables made below it prefer zero from now on. Has no effect, and answers false, while a
  /// constraint uses the variable.
  @discardableResult
  package func removeVariable(_ variable: Variable) -> Bool {
    guard store.removeVariable(variable.index) else { return false }
    names.remove(variable.index)
    return true
  }

  /// Whether the constraint is there.
  package func contains(_ id: ConstraintID) -> Bool { store.place(of: id) != nil }

  /// Whether the constraint was dropped by the last solve because required ones contradicted it.
  package func isBroken(_ id: ConstraintID) -> Bool {
    store.place(of: id).map { store.constraints[$0].isBroken } ?? false
  }
}
