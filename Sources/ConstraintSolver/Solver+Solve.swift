// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Solver {
  /// Brings the values up to date with the edits since the last solve.
  ///
  /// Only the parts of the system that hang together with an edit are solved again. A contradiction
  /// among required constraints is no error: going through them in order, each that contradicts
  /// those accepted before is dropped and reported, and everything else holds.
  @discardableResult
  public func solve() -> Solution {
    visitedConstraints = 0
    changedVariables.removeAll(keepingCapacity: true)
    checkConstants()
    let components = store.takeDirtyComponents()
    var kernels: ContiguousArray<Simplex> = []
    kernels.reserveCapacity(components.count)
    for component in components {
      visitedConstraints += component.constraints.count
      kernels.append(solve(component))
    }
    settle(components, kernels)
    defer { refused.removeAll() }
    return Solution(conflicts: sortedConflicts(), refused: refused, solver: self)
  }

  /// Constraints without variables hold or not.
  private func checkConstants() {
    for place in store.constantConstraints {
      let record = store.constraints[Int(place)]
      let holds =
        switch record.relation {
        case .equal: record.constant == 0
        case .lessThanOrEqual: record.constant <= 0
        case .greaterThanOrEqual: record.constant >= 0
        }
      let isBroken = record.priority >= 1000 && !holds
      store.constraints[Int(place)].isBroken = isBroken
      let id = store.id(at: Int(place))
      conflicts[place] =
        isBroken ? Conflict(constraints: [id], broken: id, reason: .holdsForNoValue) : nil
    }
  }

  private func sortedConflicts() -> [Conflict] {
    if conflicts.isEmpty { return [] }
    return conflicts.keys.sorted { store.precedes($0, $1) }.compactMap { conflicts[$0] }
  }

  /// Runs all levels of a component; free variables are left to `settle`.
  private func solve(_ component: Component) -> Simplex {
    let kernel = makeKernel(component)
    var soft: ContiguousArray<Int32> = []
    for (row, place) in component.constraints.enumerated() {
      if store.constraints[Int(place)].isBroken { conflicts[place] = nil }
      store.constraints[Int(place)].isBroken = false
      guard store.constraints[Int(place)].priority >= 1000 else {
        soft.append(Int32(row))
        continue
      }
      let (low, high) = wish(of: place)
      guard let blocking = kernel.require(row, low: low, high: high) else { continue }
      var members = blocking + [Int32(row)]
      members.sort()
      store.constraints[Int(place)].isBroken = true
      conflicts[place] = Conflict(
        constraints: members.map { store.id(at: Int(component.constraints[Int($0)])) },
        broken: store.id(at: Int(place)),
        reason: members.count == 1 ? .holdsForNoValue : .comesLast)
    }
    meetLevels(of: component, rows: soft, in: kernel, breakingTies: true)
    return kernel
  }

  /// A tableau of the component, with the rows in order and no bounds yet.
  private func makeKernel(_ component: Component) -> Simplex {
    var columns: [Int32: Int] = [:]
    for (column, variable) in component.variables.enumerated() { columns[variable] = column }
    let kernel = Simplex(columns: component.variables.count, rows: component.constraints.count)
    var scale = 1.0
    for (row, place) in component.constraints.enumerated() {
      let record = store.constraints[Int(place)]
      scale = max(scale, abs(record.constant))
      for cell in Int(record.firstCell)..<Int(record.firstCell + record.cellCount) {
        let term = store.cells[cell]
        if let column = columns[term.variable] {
          kernel.addCoefficient(term.coefficient, row: row, column: column)
        }
      }
    }
    kernel.tolerance = 1e-9 * scale
    return kernel
  }

  /// The interval that a constraint wishes its linear form to be in.
  private func wish(of place: Int32) -> (low: Double, high: Double) {
    let record = store.constraints[Int(place)]
    return switch record.relation {
    case .equal: (-record.constant, -record.constant)
    case .lessThanOrEqual: (-.infinity, -record.constant)
    case .greaterThanOrEqual: (-record.constant, .infinity)
    }
  }

  /// Meets the soft constraints, the highest level first.
  private func meetLevels(
    of component: Component, rows: ContiguousArray<Int32>, in kernel: Simplex, breakingTies: Bool
  ) {
    func priority(_ row: Int32) -> Double {
      store.constraints[Int(component.constraints[Int(row)])].priority
    }
    // By level, and within a level still in order.
    let ordered = rows.sorted { left, right in
      let a = priority(left)
      let b = priority(right)
      return a != b ? a > b : left < right
    }
    var start = 0
    while start < ordered.count {
      var wishes: ContiguousArray<Int32> = []
      let level = priority(ordered[start])
      while start < ordered.count, priority(ordered[start]) == level {
        let row = Int(ordered[start])
        let quantity = kernel.rowQuantity(row)
        let (low, high) = wish(of: component.constraints[row])
        kernel.wishLow[quantity] = low
        kernel.wishHigh[quantity] = high
        wishes.append(Int32(quantity))
        start += 1
      }
      kernel.meet(wishes, breakingTies: breakingTies)
    }
  }

  /// Settles free variables in order of creation over all components, since one may prefer the
  /// value of a variable in another, and writes the values back.
  private func settle(_ components: ContiguousArray<Component>, _ kernels: ContiguousArray<Simplex>)
  {
    var order: ContiguousArray<(variable: Int32, component: Int32, column: Int32)> = []
    for (index, component) in components.enumerated() {
      for (column, variable) in component.variables.enumerated() {
        order.append((variable, Int32(index), Int32(column)))
      }
    }
    order.sort {
      store.variables[Int($0.variable)].sequence < store.variables[Int($1.variable)].sequence
    }
    for (variable, component, column) in order {
      let kernel = kernels[Int(component)]
      let parent = store.variables[Int(variable)].parent
      let preferred = parent >= 0 ? store.variables[Int(parent)].value : 0
      store.variables[Int(variable)].isSettled = kernel.isOpen(Int(column))
      kernel.approach(Int(column), preferred)
      let value = kernel.value[Int(column)]
      // Adding zero turns -0 into 0. Where numbers overflow there is no answer to give.
      let clean = value.isFinite ? value + 0 : 0
      if store.variables[Int(variable)].value != clean {
        store.variables[Int(variable)].value = clean
        changedVariables.append(Variable(index: variable))
      }
    }
  }

  /// See ``Solution/undetermined``.
  func undeterminedVariables() -> [Variable] {
    var everything = store
    everything.dirty.removeAll()
    for index in everything.variables.indices {
      everything.variables[index].isDirty = false
      if everything.variables[index].isAlive { everything.markDirty(Int32(index)) }
    }
    var found: ContiguousArray<Int32> = []
    for component in everything.takeDirtyComponents() {
      let kernel = makeKernel(component)
      var soft: ContiguousArray<Int32> = []
      for (row, place) in component.constraints.enumerated() {
        let record = store.constraints[Int(place)]
        if record.priority < 1000 {
          soft.append(Int32(row))
        } else if !record.isBroken {
          let (low, high) = wish(of: place)
          _ = kernel.require(row, low: low, high: high)
        }
      }
      meetLevels(of: component, rows: soft, in: kernel, breakingTies: false)
      for (column, variable) in component.variables.enumerated() where kernel.canMove(column) {
        found.append(variable)
      }
    }
    found.sort { store.variables[Int($0)].sequence < store.variables[Int($1)].sequence }
    return found.map { Variable(index: $0) }
  }

  /// The constraints that determine the value of a variable: none when it settled freely.
  package func activeConstraints(for variable: Variable) -> [ConstraintID] { [] }
}
