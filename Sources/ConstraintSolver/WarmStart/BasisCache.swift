// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A cache of the bases that a system had with other constants, stored as differences.
///
/// Whether a basis is optimal does not depend on the constants, so a previous basis can be reused
/// wherever it is feasible. Where a basis breaks at a constraint, an edge leads to the basis that
/// the solver found the last time it broke there. For rows that show different contents, or a width
/// that grows and shrinks, all bases are soon cached.
struct BasisCache: ~Copyable {
  private struct State {
    var firstEdge: Int32
    var definingRows: ContiguousArray<Int32>
    var statuses: ContiguousArray<Basis.Status>
    /// The index of its outcome kinds.
    var outcomes: Int32
    var ray: ParametricRay?
    var update: CompiledUpdate?
  }

  private var states: ContiguousArray<State> = []
  private var stateIndex = HashIndex()
  /// The outcome kinds of the variables in the states.
  private var outcomes: ContiguousArray<ContiguousArray<UInt8>> = []
  private var outcomeIndex = HashIndex()
  /// The index of the kinds with which the basis was built, −1 if they have changed.
  var lastOutcomes: Int32 = -1
  /// The regions of the rays for the constant that is edited alone.
  private var regions = CriticalRegions()
  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var variableChanges: ContiguousArray<VariableChange> = []
  private(set) var rowChanges: ContiguousArray<RowChange> = []
  private(set) var outcomeChanges: ContiguousArray<OutcomeChange> = []
  /// The state of the current basis, −1 if it is unknown.
  var current: Int32 = -1 { didSet { isLoaded = true } }
  /// Whether the basis itself is that of the current state, not of a previous one.
  private(set) var isLoaded = true
  /// The state and constraint where the last basis broke.
  var broken: (state: Int32, cause: StatusViolation) = (-1, .none)

  /// The largest number of variables for which bases are cached.
  static var variableLimit: Int { 8192 }
  /// The memory limit for the bases of a system, in bytes.
  private static var memoryLimit: Int { 8 << 20 }
  private var memory = 0
  var affected = AffectedVariables()
  var pattern = EditPattern()
  /// The edges followed in this solve.
  var path = Storage<Int32>()

  var isEmpty: Bool { states.isEmpty }

  mutating func removeAll() {
    current = -1
    broken = (-1, .none)
    affected.editedRow = -1
    pattern.reset()
    if states.isEmpty { return }
    states = []
    stateIndex = HashIndex()
    outcomes = []
    outcomeIndex = HashIndex()
    lastOutcomes = -1
    regions = CriticalRegions()
    edges = []
    variableChanges = []
    rowChanges = []
    outcomeChanges = []
    memory = 0
  }

  /// Returns the index of the edge from a state for a constraint that broke, or −1 if there is
  /// none.
  func edgeIndex(from state: Int32, at cause: StatusViolation) -> Int32 {
    guard state >= 0 else { return -1 }
    var link = states[Int(state)].firstEdge
    while link >= 0, edges[Int(link)].cause != cause { link = edges[Int(link)].next }
    return link
  }

  /// Returns the compiled update for the edit pattern in a state, if there is one.
  @inline(__always)
  func update(of state: Int32) -> CompiledUpdate? {
    guard let update = states[Int(state)].update, update.version == pattern.version else {
      return nil
    }
    return update
  }

  /// Returns the remaining update after the update of a state led to an edge, if it is known.
  mutating func remainder(of index: Int32, from state: Int32) -> CompiledUpdate? {
    let known = edges[Int(index)].remainder
    if let known, known.version == pattern.version { return known }
    guard let next = update(of: edges[Int(index)].to), next.isUsable,
      let former = update(of: state), former.isUsable
    else { return nil }
    let remainder = next.remainder(after: former)
    if memory + remainder.size <= Self.memoryLimit {
      memory += remainder.size - (known?.size ?? 0)
      edges[Int(index)].remainder = remainder
    }
    return remainder
  }

  mutating func insert(_ update: CompiledUpdate) {
    memory += update.size - (states[Int(current)].update?.size ?? 0)
    pattern.recordCompilation()
    if memory > Self.memoryLimit {
      removeAll()
    } else {
      states[Int(current)].update = update
    }
  }

  /// Ensures that updates compute and check what an edge changes.
  ///
  /// Returns `false` if that extended the edit pattern.
  mutating func includeInPattern(_ index: Int32) -> Bool {
    let edge = edges[Int(index)]
    if edge.stamp == pattern.stamp { return true }
    edges[Int(index)].stamp = pattern.stamp
    let version = pattern.version
    for change in variableChanges[edge.variables] { pattern.insert(variable: change.variable) }
    for change in rowChanges[edge.rows] { pattern.insert(row: change.row) }
    return version == pattern.version
  }

  // MARK: Rays

  /// Returns the ray of the constant that is edited alone in a state, if it is known.
  func ray(of state: Int32) -> ParametricRay? {
    guard state >= 0, let ray = states[Int(state)].ray,
      ray.editedRow == affected.editedRow, ray.stamp == affected.stamp
    else { return nil }
    return ray
  }

  /// Records the variables that changed while one constant is edited: those that move with it, or
  /// have other values in other bases.
  mutating func recordAffected(_ journal: borrowing ValueJournal) {
    guard affected.editedRow >= 0, !isEmpty else { return }
    for position in journal.indices {
      affected.insert(journal[position].variable, before: journal[position].before)
    }
  }

  mutating func insert(_ ray: ParametricRay, isConflictFree: Bool) {
    guard current >= 0 else { return }
    memory += ray.size - (states[Int(current)].ray?.size ?? 0)
    if memory > Self.memoryLimit { return removeAll() }
    states[Int(current)].ray = ray
    regions.begin(ray.stamp)
    regions.insert(
      CriticalRegions.CriticalRegion(
        ray, of: current, outcomes: states[Int(current)].outcomes, isConflictFree: isConflictFree))
  }

  /// Switches to a state whose ray covers a constant, if one is known.
  ///
  /// The basis itself isn't loaded until it is needed.
  ///
  /// `isConflictFree` indicates that no constraint is currently dropped.
  mutating func switchState(for constant: Double, isConflictFree: Bool) -> Bool {
    guard current >= 0, regions.stamp == affected.stamp else { return false }
    let state = regions.find(
      constant, from: current, outcomes: states[Int(current)].outcomes,
      isConflictFree: isConflictFree)
    if state != current, state >= 0 {
      current = state
      isLoaded = false
    }
    return state >= 0
  }

  /// Loads the basis of the current state.
  mutating func load(
    _ definingRow: Elements<Int32>, _ definedVariable: Elements<Int32>,
    _ status: Elements<Basis.Status>
  ) {
    isLoaded = true
    let definingRows = states[Int(current)].definingRows
    let statuses = states[Int(current)].statuses
    for row in statuses.indices {
      status[row] = statuses[row]
      definedVariable[row] = -1
    }
    for variable in definingRows.indices {
      definingRow[variable] = definingRows[variable]
      if definingRows[variable] >= 0 {
        definedVariable[Int(definingRows[variable])] = Int32(variable)
      }
    }
  }

  // MARK: States

  /// Finds or creates the state of a basis.
  mutating func findOrInsertState(
    _ definingRows: UnsafeBufferPointer<Int32>, _ statuses: UnsafeBufferPointer<Basis.Status>,
    _ outcomes: UnsafeBufferPointer<UInt8>
  ) {
    let hash = Self.hash(definingRows, statuses)
    let number = number(of: outcomes)
    let known = stateIndex.firstIndex(of: hash) {
      states[$0].outcomes == number && states[$0].definingRows.elementsEqual(definingRows)
        && states[$0].statuses.elementsEqual(statuses)
    }
    if let known {
      current = known
      return
    }
    let size = definingRows.count * 4 + statuses.count + 64 + HashIndex.elementSize
    memory += size
    if memory > Self.memoryLimit {
      removeAll()
      if size > Self.memoryLimit { return }
      memory = size
    }
    current = Int32(states.count)
    stateIndex.append(hash)
    states.append(
      State(
        firstEdge: -1, definingRows: ContiguousArray(definingRows),
        statuses: ContiguousArray(statuses), outcomes: self.number(of: outcomes)))
  }

  private mutating func number(of outcomes: UnsafeBufferPointer<UInt8>) -> Int32 {
    if lastOutcomes >= 0, self.outcomes[Int(lastOutcomes)].count == outcomes.count {
      return lastOutcomes
    }
    lastOutcomes = findNumber(of: outcomes)
    return lastOutcomes
  }

  private mutating func findNumber(of outcomes: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = Self.hash(outcomes.lazy.map(UInt64.init))
    let known = outcomeIndex.firstIndex(of: hash) { self.outcomes[$0].elementsEqual(outcomes) }
    if let known { return known }
    memory += outcomes.count + HashIndex.elementSize
    outcomeIndex.append(hash)
    self.outcomes.append(ContiguousArray(outcomes))
    return Int32(self.outcomes.count - 1)
  }

  /// Records that a break in `state` leads to the current state.
  mutating func addEdge(
    from state: Int32, at cause: StatusViolation, _ variables: ContiguousArray<VariableChange>,
    _ rows: ContiguousArray<RowChange>
  ) {
    guard current >= 0, state >= 0, state != current, states.indices.contains(Int(state)),
      let outcomes = outcomeChanges(from: state)
    else { return }
    let edge = Edge(
      cause: cause, next: states[Int(state)].firstEdge, to: current,
      variables: variableChanges.count..<variableChanges.count + variables.count,
      rows: rowChanges.count..<rowChanges.count + rows.count,
      outcomes: outcomeChanges.count..<outcomeChanges.count + outcomes.count)
    variableChanges.append(contentsOf: variables)
    rowChanges.append(contentsOf: rows)
    outcomeChanges.append(contentsOf: outcomes)
    states[Int(state)].firstEdge = Int32(edges.count)
    edges.append(edge)
    memory += 64 + variables.count * 8 + rows.count * 12 + outcomes.count * 8
    // Edges are replaced when a path along them is too long, so their memory needs a limit as well.
    if memory > Self.memoryLimit { removeAll() }
  }

  /// Returns how the current state differs from another one in the outcomes of variables, or `nil` if
  /// switching between them requires more than setting flags.
  ///
  /// That the simplex solved a variable only means that it may be undetermined.
  private func outcomeChanges(from state: Int32) -> ContiguousArray<OutcomeChange>? {
    let (former, next) = (states[Int(state)].outcomes, states[Int(current)].outcomes)
    var changes: ContiguousArray<OutcomeChange> = []
    if former == next { return changes }
    let (before, after) = (outcomes[Int(former)], outcomes[Int(next)])
    guard before.count == after.count else { return nil }
    let changeable = UInt8(truncatingIfNeeded: VariableFlags.isSolvedBySimplex.rawValue)
    for variable in before.indices where before[variable] != after[variable] {
      guard before[variable] ^ after[variable] == changeable else { return nil }
      changes.append(OutcomeChange(variable: Int32(variable), outcome: after[variable]))
    }
    return changes
  }

  /// Records that the current outcomes are those of the current state.
  mutating func takeOutcomes() { lastOutcomes = states[Int(current)].outcomes }

  /// Returns whether any of the first edges of the path changes the outcomes of variables.
  func changesOutcomes(alongFirst count: Int) -> Bool {
    (0..<count).contains { !edges[Int(path[$0])].outcomes.isEmpty }
  }

  /// The number of elements for which memory is allocated.
  var allocatedElements: Int {
    states.capacity + edges.capacity + variableChanges.capacity + rowChanges.capacity
      + outcomeChanges.capacity + stateIndex.capacity + outcomes.capacity + outcomeIndex.capacity
      + regions.capacity + affected.variables.capacity + pattern.capacity + path.capacity + memory
  }

  private static func hash(
    _ definingRows: UnsafeBufferPointer<Int32>, _ statuses: UnsafeBufferPointer<Basis.Status>
  ) -> UInt64 {
    let hash = hash(definingRows.lazy.map { UInt64(UInt32(bitPattern: $0)) })
    return Self.hash(statuses.lazy.map { UInt64($0.rawValue) }, after: hash)
  }

  /// Returns the FNV-1a hash of a sequence of words.
  @inline(__always)
  private static func hash(
    _ words: some Sequence<UInt64>, after start: UInt64 = 0xcbf2_9ce4_8422_2325
  ) -> UInt64 {
    words.reduce(start) { ($0 ^ $1) &* 0x100_0000_01b3 }
  }
}
