// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The bases that a system had with other constants, as what changes from one to the next.
///
/// Whether a basis is the optimum's does not depend on constants, so a basis that was once solved for
/// may be taken up again wherever it holds. Where a basis breaks at a constraint, an edge leads to the
/// basis that the solver found the last time it broke there. Rows that are shown with other content,
/// or a width that grows and shrinks, soon know all their bases.
struct BasisCache: ~Copyable {
  private struct State {
    var hash: UInt64
    var firstEdge: Int32
    var definingRows: ContiguousArray<Int32>
    var statuses: ContiguousArray<Basis.Status>
    /// The number of its kinds.
    var kinds: Int32
    var ray: ParametricRay?
    var update: CompiledUpdate?
  }

  private var states: ContiguousArray<State> = []
  /// What solves found out about the variables in the states.
  private var kinds: ContiguousArray<ContiguousArray<UInt8>> = []
  /// The number of those that the basis was made with, −1 where they are others now.
  var lastKinds: Int32 = -1
  /// Of the rays for the constant that is edited alone.
  private var regions = CriticalRegions()
  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var variableChanges: ContiguousArray<VariableChange> = []
  private(set) var rowChanges: ContiguousArray<RowChange> = []
  /// The state of the basis as it is, −1 where it is not known.
  var current: Int32 = -1 { didSet { isShown = true } }
  /// Whether the basis itself is that of the current state, and not that of one before.
  private(set) var isShown = true
  /// Where the last basis broke.
  var broken: (state: Int32, cause: Break) = (-1, .none)

  /// How many variables a system may have so that its bases are kept.
  static var variableLimit: Int { 8192 }
  /// How much memory the bases of a system may take, in bytes.
  private static var memoryLimit: Int { 8 << 20 }
  private var memory = 0
  var affected = AffectedVariables()
  var pattern = EditPattern()
  /// The edges that were followed in this solve.
  var path = Storage<Int32>()

  var isEmpty: Bool { states.isEmpty }

  mutating func forgetAll() {
    current = -1
    broken = (-1, .none)
    affected.place = -1
    pattern.startAnew()
    if states.isEmpty { return }
    states = []
    kinds = []
    lastKinds = -1
    regions = CriticalRegions()
    edges = []
    variableChanges = []
    rowChanges = []
    memory = 0
  }

  /// The edge from a state for a constraint that broke.
  func edge(from state: Int32, at cause: Break) -> Edge? {
    let index = edgeIndex(from: state, at: cause)
    return index >= 0 ? edges[Int(index)] : nil
  }

  /// The place of that edge, −1 where there is none.
  func edgeIndex(from state: Int32, at cause: Break) -> Int32 {
    guard state >= 0 else { return -1 }
    var link = states[Int(state)].firstEdge
    while link >= 0, edges[Int(link)].cause != cause { link = edges[Int(link)].next }
    return link
  }

  /// The update that the edits which come again take in a state, if it is known.
  @inline(__always)
  func update(of state: Int32) -> CompiledUpdate? {
    guard let update = states[Int(state)].update, update.version == pattern.version else {
      return nil
    }
    return update
  }

  /// What is left to go through when the update of a state led to an edge, if that is known.
  mutating func rest(of index: Int32, from state: Int32) -> CompiledUpdate? {
    let known = edges[Int(index)].rest
    if let known, known.version == pattern.version { return known }
    guard let next = update(of: edges[Int(index)].to), next.isUsable,
      let former = update(of: state), former.isUsable
    else { return nil }
    let rest = next.rest(after: former)
    if memory + rest.size <= Self.memoryLimit {
      memory += rest.size - (known?.size ?? 0)
      edges[Int(index)].rest = rest
    }
    return rest
  }

  mutating func keep(_ update: CompiledUpdate) {
    memory += update.size - (states[Int(current)].update?.size ?? 0)
    pattern.noteCourse()
    if memory > Self.memoryLimit {
      forgetAll()
    } else {
      states[Int(current)].update = update
    }
  }

  /// Sees to it that updates compute and check what an edge changes.
  ///
  /// Answers false where that was new.
  mutating func watch(_ index: Int32) -> Bool {
    let edge = edges[Int(index)]
    if edge.stamp == pattern.stamp { return true }
    edges[Int(index)].stamp = pattern.stamp
    let version = pattern.version
    for change in variableChanges[edge.variables] { pattern.insert(variable: change.variable) }
    for change in rowChanges[edge.rows] { pattern.insert(row: change.place) }
    return version == pattern.version
  }

  // MARK: Directions

  /// How values move with the constant that is edited alone, as far as that is known in a state.
  func ray(of state: Int32) -> ParametricRay? {
    guard state >= 0, let ray = states[Int(state)].ray,
      ray.place == affected.place, ray.stamp == affected.stamp
    else { return nil }
    return ray
  }

  /// Whatever changed while one constant is edited moves, or has another value in other bases.
  mutating func noteAffected(_ journal: borrowing ValueJournal) {
    guard affected.place >= 0, !isEmpty else { return }
    for position in journal.indices {
      affected.insert(journal[position].variable, before: journal[position].before)
    }
  }

  mutating func keep(_ ray: ParametricRay, dropsNone: Bool) {
    guard current >= 0 else { return }
    memory += ray.size - (states[Int(current)].ray?.size ?? 0)
    if memory > Self.memoryLimit { return forgetAll() }
    states[Int(current)].ray = ray
    regions.begin(ray.stamp)
    regions.keep(
      CriticalRegions.CriticalRegion(
        ray, of: current, kinds: states[Int(current)].kinds, dropsNone: dropsNone))
  }

  /// Goes over to a state whose ray holds for a constant, if one is known.
  ///
  /// The basis itself stays behind until it is shown.
  ///
  /// `dropsNone` says that no constraint is dropped now.
  mutating func enter(for constant: Double, dropsNone: Bool) -> Bool {
    guard current >= 0, regions.stamp == affected.stamp else { return false }
    let state = regions.find(
      constant, from: current, kinds: states[Int(current)].kinds, dropsNone: dropsNone)
    if state != current, state >= 0 {
      current = state
      isShown = false
    }
    return state >= 0
  }

  /// Makes the basis that of the current state.
  mutating func show(
    _ definingRow: Elements<Int32>, _ definedVariable: Elements<Int32>,
    _ status: Elements<Basis.Status>
  ) {
    isShown = true
    let definingRows = states[Int(current)].definingRows
    let statuses = states[Int(current)].statuses
    for place in statuses.indices {
      status[place] = statuses[place]
      definedVariable[place] = -1
    }
    for variable in definingRows.indices {
      definingRow[variable] = definingRows[variable]
      if definingRows[variable] >= 0 {
        definedVariable[Int(definingRows[variable])] = Int32(variable)
      }
    }
  }

  // MARK: States

  /// Finds or makes the state of a basis.
  mutating func enter(
    _ definingRows: UnsafeBufferPointer<Int32>, _ statuses: UnsafeBufferPointer<Basis.Status>,
    _ kinds: UnsafeBufferPointer<UInt8>
  ) {
    let hash = Self.hash(definingRows, statuses)
    let number = number(of: kinds)
    for index in states.indices
    where states[index].hash == hash && states[index].kinds == number
      && states[index].definingRows.elementsEqual(definingRows)
      && states[index].statuses.elementsEqual(statuses)
    {
      current = Int32(index)
      return
    }
    let size = definingRows.count * 4 + statuses.count + 64
    memory += size
    if memory > Self.memoryLimit {
      forgetAll()
      if size > Self.memoryLimit { return }
      memory = size
    }
    current = Int32(states.count)
    states.append(
      State(
        hash: hash, firstEdge: -1, definingRows: ContiguousArray(definingRows),
        statuses: ContiguousArray(statuses), kinds: self.number(of: kinds)))
  }

  private mutating func number(of kinds: UnsafeBufferPointer<UInt8>) -> Int32 {
    if lastKinds >= 0, self.kinds[Int(lastKinds)].count == kinds.count { return lastKinds }
    lastKinds = findNumber(of: kinds)
    return lastKinds
  }

  private mutating func findNumber(of kinds: UnsafeBufferPointer<UInt8>) -> Int32 {
    if let known = self.kinds.firstIndex(where: { $0.elementsEqual(kinds) }) {
      return Int32(known)
    }
    memory += kinds.count
    self.kinds.append(ContiguousArray(kinds))
    return Int32(self.kinds.count - 1)
  }

  /// Remembers that what broke in `state` leads to the current state.
  mutating func learn(
    from state: Int32, at cause: Break, _ variables: ContiguousArray<VariableChange>,
    _ rows: ContiguousArray<RowChange>
  ) {
    guard current >= 0, state >= 0, state != current, states.indices.contains(Int(state)) else {
      return
    }
    let edge = Edge(
      cause: cause, next: states[Int(state)].firstEdge, to: current,
      variables: variableChanges.count..<variableChanges.count + variables.count,
      rows: rowChanges.count..<rowChanges.count + rows.count)
    variableChanges.append(contentsOf: variables)
    rowChanges.append(contentsOf: rows)
    states[Int(state)].firstEdge = Int32(edges.count)
    edges.append(edge)
    memory += 48 + variables.count * 8 + rows.count * 12
    // Edges are learnt anew where a way of them was too long, so they need the limit as well.
    if memory > Self.memoryLimit { forgetAll() }
  }

  /// How many numbers there is memory for.
  var room: Int {
    states.capacity + edges.capacity + variableChanges.capacity + rowChanges.capacity
      + kinds.capacity + regions.capacity + affected.variables.capacity + pattern.capacity
      + path.capacity + memory
  }

  private static func hash(
    _ definingRows: UnsafeBufferPointer<Int32>, _ statuses: UnsafeBufferPointer<Basis.Status>
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for definingRow in definingRows {
      hash = (hash ^ UInt64(UInt32(bitPattern: definingRow))) &* 0x100_0000_01b3
    }
    for status in statuses { hash = (hash ^ UInt64(status.rawValue)) &* 0x100_0000_01b3 }
    return hash
  }
}
