// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The flat tables of all variables and constraints, with integer handles.
///
/// The terms of a constraint are contiguous in `cells`; each cell is also a link in the list of its
/// variable's terms, so that what an edit affects is found without a search.
struct Store: ~Copyable {
  var variables: Storage<VariableRecord>
  var constraints: Storage<ConstraintRecord>
  var cells: Storage<Cell>
  /// The block of memory that initially contains the tables.
  private let arena: Arena

  /// The indices to reuse, the last one freed first.
  var freeVariables: ContiguousArray<Int32> = []
  var freeConstraints: ContiguousArray<Int32> = []
  /// The number of cells of removed constraints, reclaimed together when they outnumber the live
  /// ones.
  var deadCells = 0
  var variableSequence: UInt32 = 0
  var variableOrders: VariableOrders
  var constraintSequence: UInt32 = 0
  /// The constants on the left sides of constraints as written, where they are not zero.
  var leftConstants: [Int32: Double] = [:]
  /// The largest number of terms that a constraint ever had.
  var longestRow = 0

  /// The index of the first variable created since the last solve; all variables from this index on
  /// are dirty.
  var firstNewVariable = 0
  /// The older variables affected by edits since the last solve.
  var dirty: Storage<Int32>
  /// The number of dirty variables affected by a required constraint.
  var hardCount = 0
  /// The constraints whose constants changed since the last solve, each once.
  var edits: Storage<ConstantEdit>
  /// The index of the first constraint added since the last solve.
  var firstNewConstraint = 0
  /// The constraints before that index that are new or changed since the last solve.
  var changedConstraints: ContiguousArray<Int32> = []
  /// The anchors by variable, once the structure was edited.
  var anchors = Storage<Anchor>()
  /// The number of the last search.
  var lastMark: UInt32 = 0
  /// The live constraints without variables, which hold or fail regardless of the solution.
  var constantConstraints: ContiguousArray<Int32> = []

  /// Whether indices are in the order of variables and constraints: nothing was ever removed, and
  /// nothing was inserted before anything else.
  var hasSortedIndices = true
  /// Whether no variable or constraint was ever removed.
  private(set) var hasNoRemovals = true
  var lastOrder = Int.min
  /// Whether a variable ever had another one's value as its default.
  private(set) var hasParents = false

  /// Creates an empty store with room for numbers of variables, constraints, and terms.
  init(variables variableCount: Int = 64, constraints constraintCount: Int = 64, cells: Int = 160) {
    let listCapacity = 16
    var arena = Arena(
      byteCount: Arena.size(of: VariableRecord.self, variableCount)
        + Arena.size(of: ConstraintRecord.self, constraintCount)
        + Arena.size(of: Cell.self, cells) + Arena.size(of: Int.self, variableCount)
        + Arena.size(of: Int32.self, listCapacity) + Arena.size(of: ConstantEdit.self, listCapacity)
    )
    variables = Storage(in: &arena, capacity: variableCount)
    constraints = Storage(in: &arena, capacity: constraintCount)
    self.cells = Storage(in: &arena, capacity: cells)
    variableOrders = VariableOrders(in: &arena, capacity: variableCount)
    dirty = Storage(in: &arena, capacity: listCapacity)
    edits = Storage(in: &arena, capacity: listCapacity)
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
      hasSortedIndices = false
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

  /// Renumbers the sequence from zero in the same order, before it overflows.
  mutating func renumberVariables() {
    let alive = variables.indices.filter { variables[$0].isAlive }
      .sorted { variables[$0].sequence < variables[$1].sequence }
    for (number, index) in alive.enumerated() { variables[index].sequence = UInt32(number) }
    variableSequence = UInt32(alive.count)
  }

  /// Renumbers the sequence from zero in the same order, before it overflows.
  mutating func renumberConstraints() {
    let alive = constraints.indices.filter { constraints[$0].isAlive }
      .sorted { constraints[$0].sequence < constraints[$1].sequence }
    for (number, constraint) in alive.enumerated() {
      constraints[constraint].sequence = UInt32(number)
    }
    constraintSequence = UInt32(alive.count)
  }

  mutating func link(child: Int32, below parent: Int32) {
    hasParents = true
    let next = variables[Int(parent)].firstChild
    variables[Int(child)].parent = parent
    variables[Int(child)].nextChild = next
    if next >= 0 { variables[Int(next)].previousChild = child }
    variables[Int(parent)].firstChild = child
  }

  /// Removes a variable from the tree of variables.
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
    // The default of the children becomes zero.
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

  /// Removes a variable.
  ///
  /// Returns `false` and changes nothing while a constraint uses it.
  mutating func removeVariable(_ index: Int32) -> Bool {
    guard hasVariable(index), variables[Int(index)].firstCell < 0 else { return false }
    hasNoRemovals = false
    unlink(index)
    // A dirty variable stays in the list; the solve skips removed ones.
    let wasDirty = variables[Int(index)].isDirty
    variables[Int(index)] = VariableRecord()
    variables[Int(index)].isAlive = false
    variables[Int(index)].isDirty = wasDirty
    if !wasDirty { freeVariables.append(index) }
    return true
  }

  @inline(__always)
  func hasVariable(_ index: Int32) -> Bool {
    // A negative index becomes a large unsigned one.
    UInt32(bitPattern: index) < UInt32(truncatingIfNeeded: variables.count)
      && variables[Int(index)].isAlive
  }

  /// Whether anything needs to be solved.
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

  /// Returns the index of a constraint, or `nil` if it was removed.
  func index(of id: ConstraintID) -> Int? {
    let constraint = Int(id.index)
    guard constraint >= 0, constraint < constraints.count, constraints[constraint].isAlive,
      constraints[constraint].generation == id.generation
    else { return nil }
    return constraint
  }

  @inline(__always)
  func id(at constraint: Int) -> ConstraintID {
    ConstraintID(
      index: Int32(truncatingIfNeeded: constraint), generation: constraints[constraint].generation)
  }

  mutating func removeConstraint(at constraint: Int) {
    hasNoRemovals = false
    markVariablesDirty(of: constraint)
    let record = constraints[constraint]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      let link = cells[cell]
      if link.previous >= 0 {
        cells[Int(link.previous)].next = link.next
      } else {
        variables[Int(link.variable)].firstCell = link.next
      }
      if link.next >= 0 { cells[Int(link.next)].previous = link.previous }
    }
    deadCells += Int(record.cellCount)
    if record.cellCount == 0 { constantConstraints.removeAll { $0 == Int32(constraint) } }
    if record.flags.contains(.hasLeftConstant) { leftConstants[Int32(constraint)] = nil }
    constraints[constraint].flags = []
    constraints[constraint].generation &+= 1
    freeConstraints.append(Int32(constraint))
    if deadCells > 1024, deadCells * 2 > cells.count { compactCells() }
  }

  mutating func markDirty(constraint: Int) {
    recordChange(constraint)
    markVariablesDirty(of: constraint)
  }

  private mutating func markVariablesDirty(of constraint: Int) {
    let record = constraints[constraint]
    for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
      markDirty(cells[cell].variable, isHard: record.priority >= 1000)
    }
  }

  /// Compacts the live cells and relinks them, in index order.
  private mutating func compactCells() {
    for index in variables.indices { variables[index].firstCell = -1 }
    let old = cells.take()
    cells = Storage(capacity: max(64, old.count - deadCells))
    deadCells = 0
    for constraint in constraints.indices where constraints[constraint].isAlive {
      let first = Int(constraints[constraint].firstCell)
      let count = Int(constraints[constraint].cellCount)
      constraints[constraint].firstCell = Int32(cells.count)
      for cell in first..<first + count {
        let variable = old[cell].variable
        let next = variables[Int(variable)].firstCell
        if next >= 0 { cells[Int(next)].previous = Int32(cells.count) }
        variables[Int(variable)].firstCell = Int32(cells.count)
        cells.append(
          Cell(
            coefficient: old[cell].coefficient, variable: variable, constraint: Int32(constraint),
            next: next, previous: -1))
      }
    }
  }

  /// Swaps the constants in the list of edits with those of the constraints.
  mutating func swapConstants() {
    for index in edits.indices {
      let constraint = Int(edits[index].constraint)
      swap(&constraints[constraint].constant, &edits[index].before)
    }
  }

  /// Returns the constant on the left side of a constraint as it was written.
  @inline(__always)
  func leftConstant(at constraint: Int) -> Double {
    constraints[constraint].flags.contains(.hasLeftConstant)
      ? leftConstants[Int32(constraint)] ?? 0 : 0
  }

  mutating func setLeftConstant(_ constant: Double, at constraint: Int) {
    constraints[constraint].flags.insert(.hasLeftConstant)
    leftConstants[Int32(constraint)] = constant
  }

  mutating func setOrder(_ order: Int, at constraint: Int) {
    constraints[constraint].order = order
    hasSortedIndices = false
  }

  /// Returns whether the constraint at `left` takes precedence over the one at `right`.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    constraints[Int(left)].precedes(constraints[Int(right)])
  }
}
