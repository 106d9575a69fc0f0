// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// All variables and constraints in flat tables with integer handles.
///
/// The terms of a constraint lie side by side in `cells`; each cell is also a link in the list of
/// its variable's terms, so that an edit finds what it touches without a search.
struct Store: ~Copyable {
  var variables: Storage<VariableRecord>
  var constraints: Storage<ConstraintRecord>
  var cells: Storage<Cell>
  /// Where the tables begin.
  private let arena: Arena

  /// Places to use again, the last given back first.
  var freeVariables: ContiguousArray<Int32> = []
  var freeConstraints: ContiguousArray<Int32> = []
  /// Cells of removed constraints, reclaimed all at once when they are the larger part.
  var deadCells = 0
  var variableSequence: UInt32 = 0
  var variableOrders = VariableOrders()
  var constraintSequence: UInt32 = 0
  /// What the left sides of constraints add to the right ones as written, where that is not zero.
  var leftConstants: [Int32: Double] = [:]
  /// The most terms that a constraint ever had.
  var longestRow = 0

  /// Variables from here on were made since the last solve; they are all dirty.
  var firstNewVariable = 0
  /// Older variables around which something changed since the last solve.
  var dirty: Storage<Int32>
  /// How many of them are there because of a required constraint.
  var hardCount = 0
  /// The constraints whose constant changed since the last solve, each once.
  var edits: Storage<ConstantEdit>
  /// Constraints from here on were added since the last solve.
  var firstNewConstraint = 0
  /// Constraints before that which are new, or other than they were, since the last solve.
  var touched: ContiguousArray<Int32> = []
  /// By variable, once there were edits of the structure.
  var anchors = Storage<Anchor>()
  /// The number of the last search.
  var lastMark: UInt32 = 0
  /// Live constraints without a variable: they hold or not, whatever is solved.
  var constantConstraints: ContiguousArray<Int32> = []

  /// Whether places follow each other as the constraints and variables at them do: nothing was ever
  /// removed, and nothing was added before something else.
  var isInOrder = true
  /// Whether no variable or constraint was ever removed.
  private(set) var isWhole = true
  var lastOrder = Int.min

  init() {
    let (fewer, few, some) = (16, 64, 160)
    var arena = Arena(
      byteCount: Arena.size(of: VariableRecord.self, few)
        + Arena.size(of: ConstraintRecord.self, few) + Arena.size(of: Cell.self, some)
        + Arena.size(of: Int32.self, fewer) + Arena.size(of: ConstantEdit.self, fewer))
    variables = Storage(in: &arena, capacity: few)
    constraints = Storage(in: &arena, capacity: few)
    cells = Storage(in: &arena, capacity: some)
    dirty = Storage(in: &arena, capacity: fewer)
    edits = Storage(in: &arena, capacity: fewer)
    self.arena = arena
  }

  // MARK: Variables

  mutating func makeVariable(
    parent: Int32 = -1, isPosition: Bool = false, order: Int = 0
  ) -> Int32 {
    if variableSequence == .max { renumberVariables() }
    var record = VariableRecord()
    record.sequence = variableSequence
    variableSequence += 1
    let index: Int32
    if !freeVariables.isEmpty {
      index = freeVariables.removeLast()
      isInOrder = false
      variables[Int(index)] = record
      markDirty(index)
    } else {
      index = Int32(variables.count)
      record.flags = [.isAlive, .isDirty]
      variables.append(record)
    }
    if isPosition { variables[Int(index)].flags.insert(.isPosition) }
    variableOrders.set(order, of: index)
    if parent >= 0 { link(child: index, below: parent) }
    return index
  }

  /// Counts from zero again, in the same order, before numbers run out.
  mutating func renumberVariables() {
    let alive = variables.indices.filter { variables[$0].isAlive }
      .sorted { variables[$0].sequence < variables[$1].sequence }
    for (number, index) in alive.enumerated() { variables[index].sequence = UInt32(number) }
    variableSequence = UInt32(alive.count)
  }

  /// Counts from zero again, in the same order, before numbers run out.
  mutating func renumberConstraints() {
    let alive = constraints.indices.filter { constraints[$0].isAlive }
      .sorted { constraints[$0].sequence < constraints[$1].sequence }
    for (number, place) in alive.enumerated() { constraints[place].sequence = UInt32(number) }
    constraintSequence = UInt32(alive.count)
  }

  mutating func link(child: Int32, below parent: Int32) {
    let next = variables[Int(parent)].firstChild
    variables[Int(child)].parent = parent
    variables[Int(child)].nextChild = next
    if next >= 0 { variables[Int(next)].previousChild = child }
    variables[Int(parent)].firstChild = child
  }

  /// Takes a variable out of the tree of variables.
  mutating func unlink(_ index: Int32) {
    let record = variables[Int(index)]
    if record.parent >= 0 {
      if record.previousChild >= 0 {
        variables[Int(record.previousChild)].nextChild = record.nextChild
      } else {
        variables[Int(record.parent)].firstChild = record.nextChild
      }
      if record.nextChild >= 0 {
        variables[Int(record.nextChild)].previousChild = record.previousChild
      }
    }
    // The children prefer zero from now on.
    var child = record.firstChild
    while child >= 0 {
      let next = variables[Int(child)].nextChild
      variables[Int(child)].parent = -1
      variables[Int(child)].nextChild = -1
      variables[Int(child)].previousChild = -1
      markDirty(child)
      child = next
    }
  }

  /// Gives a variable back.
  ///
  /// Answers false, having done nothing, while a constraint uses it.
  mutating func removeVariable(_ index: Int32) -> Bool {
    guard hasVariable(index), variables[Int(index)].firstCell < 0 else { return false }
    isWhole = false
    unlink(index)
    // A dirty variable stays among those to solve; the solve skips the dead.
    let wasDirty = variables[Int(index)].isDirty
    variables[Int(index)] = VariableRecord()
    variables[Int(index)].isAlive = false
    variables[Int(index)].isDirty = wasDirty
    if !wasDirty { freeVariables.append(index) }
    return true
  }

  @inline(__always)
  func hasVariable(_ index: Int32) -> Bool {
    // Negative numbers are large ones here.
    UInt32(bitPattern: index) < UInt32(truncatingIfNeeded: variables.count)
      && variables[Int(index)].isAlive
  }

  /// Whether anything is to be solved.
  var isDirty: Bool { dirty.count > 0 || firstNewVariable < variables.count }

  @inline(never)
  mutating func markDirty(_ index: Int32, isHard: Bool = false) {
    let variable = variables.elements + Int(index)
    let flags = variable.pointee.flags
    if isHard, !flags.contains(.isHard) {
      variable.pointee.flags = flags.union(.isHard)
      hardCount += 1
    }
    if flags.contains(.isDirty) { return }
    variable.pointee.flags.insert(.isDirty)
    dirty.append(index)
  }

  // MARK: Constraints

  /// The place of a constraint, or nil when it is gone.
  func place(of id: ConstraintID) -> Int? {
    let place = Int(id.index)
    guard place >= 0, place < constraints.count, constraints[place].isAlive,
      constraints[place].generation == id.generation
    else { return nil }
    return place
  }

  @inline(__always)
  func id(at place: Int) -> ConstraintID {
    ConstraintID(index: Int32(truncatingIfNeeded: place), generation: constraints[place].generation)
  }

  mutating func removeConstraint(at place: Int) {
    isWhole = false
    markVariablesDirty(of: place)
    let record = constraints[place]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let link = cells[cell]
      if link.previous >= 0 {
        cells[Int(link.previous)].next = link.next
      } else {
        variables[Int(link.variable)].firstCell = link.next
      }
      if link.next >= 0 { cells[Int(link.next)].previous = link.previous }
      cells[cell].constraint = -1
    }
    deadCells += Int(record.cellCount)
    if record.cellCount == 0 { constantConstraints.removeAll { $0 == Int32(place) } }
    if record.flags.contains(.hasLeftConstant) { leftConstants[Int32(place)] = nil }
    constraints[place].flags = []
    constraints[place].generation &+= 1
    freeConstraints.append(Int32(place))
    if deadCells > 1024, deadCells * 2 > cells.count { compactCells() }
  }

  mutating func markDirty(constraint place: Int) {
    touch(place)
    markVariablesDirty(of: place)
  }

  private mutating func markVariablesDirty(of place: Int) {
    let record = constraints[place]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      markDirty(cells[cell].variable, isHard: record.priority >= 1000)
    }
  }

  /// Moves the live cells together and links them anew, in the order of their places.
  private mutating func compactCells() {
    for index in variables.indices { variables[index].firstCell = -1 }
    let old = cells.take()
    cells = Storage(capacity: max(64, old.count - deadCells))
    deadCells = 0
    for place in constraints.indices where constraints[place].isAlive {
      let first = Int(constraints[place].firstCell)
      let count = Int(constraints[place].cellCount)
      constraints[place].firstCell = Int32(cells.count)
      for cell in first..<first + count {
        let variable = old[cell].variable
        let next = variables[Int(variable)].firstCell
        if next >= 0 { cells[Int(next)].previous = Int32(cells.count) }
        variables[Int(variable)].firstCell = Int32(cells.count)
        cells.append(
          Cell(
            coefficient: old[cell].coefficient, variable: variable, constraint: Int32(place),
            next: next, previous: -1))
      }
    }
  }

  /// Has the constraints that were edited and the list of edits exchange their constants.
  mutating func swapConstants() {
    for index in edits.indices {
      let place = Int(edits[index].place)
      swap(&constraints[place].constant, &edits[index].before)
    }
  }

  /// What the left side of a constraint adds to the right one as written.
  @inline(__always)
  func leftConstant(at place: Int) -> Double {
    constraints[place].flags.contains(.hasLeftConstant) ? leftConstants[Int32(place)] ?? 0 : 0
  }

  mutating func setLeftConstant(_ constant: Double, at place: Int) {
    constraints[place].flags.insert(.hasLeftConstant)
    leftConstants[Int32(place)] = constant
  }

  mutating func setOrder(_ order: Int, at place: Int) {
    constraints[place].order = order
    isInOrder = false
  }

  /// Whether the constraint at `left` goes before the one at `right` when they compete.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    constraints[Int(left)].precedes(constraints[Int(right)])
  }
}
