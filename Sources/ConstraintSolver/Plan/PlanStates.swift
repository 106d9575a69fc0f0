// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The plans that a system had with other constants, as what changes from one to the next.
///
/// Whether a plan is the optimum's does not depend on constants, so a plan that was once solved for
/// may be taken up again wherever it holds. Where a plan breaks at a constraint, an edge leads to the
/// plan that the solver found the last time it broke there. Rows that are shown with other content,
/// or a width that grows and shrinks, soon know all their plans.
struct PlanStates {
  private struct State {
    var hash: UInt64
    var firstEdge: Int32
    var sources: ContiguousArray<Int32>
    var standings: ContiguousArray<Plan.Standing>
    /// The number of its kinds.
    var kinds: Int32
    var direction: Direction?
    var course: Course?
  }

  private var states: ContiguousArray<State> = []
  /// What solves found out about the variables in the states.
  private var kinds: ContiguousArray<ContiguousArray<UInt8>> = []
  /// The number of those that the plan was made with, −1 where they are others now.
  var lastKinds: Int32 = -1
  /// Of the directions for the constant that is edited alone.
  private var reaches = Reaches()
  private(set) var edges: ContiguousArray<Edge> = []
  private(set) var variableChanges: ContiguousArray<VariableChange> = []
  private(set) var rowChanges: ContiguousArray<RowChange> = []
  /// The state of the plan as it is, −1 where it is not known.
  var current: Int32 = -1 { didSet { isShown = true } }
  /// Whether the plan itself is that of the current state, and not that of one before.
  private(set) var isShown = true
  /// Where the last plan broke.
  var broken: (state: Int32, cause: Break) = (-1, .none)

  /// How many variables a system may have so that its plans are kept.
  static var variableLimit: Int { 8192 }
  /// How much memory the plans of a system may take, in bytes.
  private static var memoryLimit: Int { 8 << 20 }
  private var memory = 0
  var movers = Movers()
  var repeats = Repeats()
  /// The edges that were followed in this solve.
  var path = Scratch<Int32>()

  var isEmpty: Bool { states.isEmpty }

  mutating func forgetAll() {
    current = -1
    broken = (-1, .none)
    movers.place = -1
    repeats.startAnew()
    if states.isEmpty { return }
    states = []
    kinds = []
    lastKinds = -1
    reaches = Reaches()
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

  /// The course that the edits which come again take in a state, if it is known.
  @inline(__always)
  func course(of state: Int32) -> Course? {
    guard let course = states[Int(state)].course, course.version == repeats.version else {
      return nil
    }
    return course
  }

  /// What is left to go through when the course of a state led to an edge, if that is known.
  mutating func rest(of index: Int32, from state: Int32) -> Course? {
    let known = edges[Int(index)].rest
    if let known, known.version == repeats.version { return known }
    guard let next = course(of: edges[Int(index)].to), next.isUsable,
      let former = course(of: state), former.isUsable
    else { return nil }
    let rest = next.rest(after: former)
    if memory + rest.size <= Self.memoryLimit {
      memory += rest.size - (known?.size ?? 0)
      edges[Int(index)].rest = rest
    }
    return rest
  }

  mutating func keep(_ course: Course) {
    memory += course.size - (states[Int(current)].course?.size ?? 0)
    repeats.noteCourse()
    if memory > Self.memoryLimit {
      forgetAll()
    } else {
      states[Int(current)].course = course
    }
  }

  /// Sees to it that courses compute and check what an edge changes. Answers false where that was new.
  mutating func watch(_ index: Int32) -> Bool {
    let edge = edges[Int(index)]
    if edge.stamp == repeats.stamp { return true }
    edges[Int(index)].stamp = repeats.stamp
    let version = repeats.version
    for change in variableChanges[edge.variables] { repeats.insert(variable: change.variable) }
    for change in rowChanges[edge.rows] { repeats.insert(row: change.place) }
    return version == repeats.version
  }

  // MARK: Directions

  /// How values move with the constant that is edited alone, as far as that is known in a state.
  func direction(of state: Int32) -> Direction? {
    guard state >= 0, let direction = states[Int(state)].direction,
      direction.place == movers.place, direction.stamp == movers.stamp
    else { return nil }
    return direction
  }

  mutating func keep(_ direction: Direction, dropsNone: Bool) {
    guard current >= 0 else { return }
    memory += direction.size - (states[Int(current)].direction?.size ?? 0)
    if memory > Self.memoryLimit { return forgetAll() }
    states[Int(current)].direction = direction
    reaches.begin(direction.stamp)
    reaches.keep(
      Reaches.Reach(
        direction, of: current, kinds: states[Int(current)].kinds, dropsNone: dropsNone))
  }

  /// Goes over to a state whose direction holds for a constant, if one is known. The plan itself
  /// stays behind until it is shown.
  ///
  /// - Parameter dropsNone: whether no constraint is dropped now.
  mutating func enter(for constant: Double, dropsNone: Bool) -> Bool {
    guard current >= 0, reaches.stamp == movers.stamp else { return false }
    let state = reaches.find(
      constant, from: current, kinds: states[Int(current)].kinds, dropsNone: dropsNone)
    if state != current, state >= 0 {
      current = state
      isShown = false
    }
    return state >= 0
  }

  /// Makes the plan that of the current state.
  mutating func show(
    _ source: UnsafeMutablePointer<Int32>, _ target: UnsafeMutablePointer<Int32>,
    _ standing: UnsafeMutablePointer<Plan.Standing>
  ) {
    isShown = true
    let sources = states[Int(current)].sources
    let standings = states[Int(current)].standings
    for place in standings.indices {
      standing[place] = standings[place]
      target[place] = -1
    }
    for variable in sources.indices {
      source[variable] = sources[variable]
      if sources[variable] >= 0 { target[Int(sources[variable])] = Int32(variable) }
    }
  }

  // MARK: States

  /// Finds or makes the state of a plan.
  mutating func enter(_ plan: Plan) {
    let sources = UnsafeBufferPointer(start: plan.source.base, count: plan.variableCount)
    let standings = UnsafeBufferPointer(start: plan.standing.base, count: plan.constraintCount)
    let kinds = UnsafeBufferPointer(start: plan.kind.base, count: plan.variableCount)
    let hash = Self.hash(sources, standings)
    let number = number(of: kinds)
    for index in states.indices
    where states[index].hash == hash && states[index].kinds == number
      && states[index].sources.elementsEqual(sources)
      && states[index].standings.elementsEqual(standings)
    {
      current = Int32(index)
      return
    }
    let size = sources.count * 4 + standings.count + 64
    memory += size
    if memory > Self.memoryLimit {
      forgetAll()
      if size > Self.memoryLimit { return }
      memory = size
    }
    current = Int32(states.count)
    states.append(
      State(
        hash: hash, firstEdge: -1, sources: ContiguousArray(sources),
        standings: ContiguousArray(standings), kinds: self.number(of: kinds)))
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
      + kinds.capacity + reaches.capacity + movers.variables.capacity + repeats.capacity
      + path.capacity + memory
  }

  func free() {
    path.free()
    repeats.free()
  }

  private static func hash(
    _ sources: UnsafeBufferPointer<Int32>, _ standings: UnsafeBufferPointer<Plan.Standing>
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for source in sources { hash = (hash ^ UInt64(UInt32(bitPattern: source))) &* 0x100_0000_01b3 }
    for standing in standings { hash = (hash ^ UInt64(standing.rawValue)) &* 0x100_0000_01b3 }
    return hash
  }
}
