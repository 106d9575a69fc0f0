// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Parts of bases")
struct BasisPartTests {
  @Test(
    "a row is active within the tolerance, and else has slack or is violated on a side",
    arguments: [
      (Relation.equal, 500, [.violatedBelow, .active, .active, .active, .violatedAbove]),
      (.lessThanOrEqual, 500, [.inactive, .active, .active, .active, .violatedAbove]),
      (.greaterThanOrEqual, 500, [.violatedBelow, .active, .active, .active, .inactive]),
      (.equal, 1000, [.active, .active, .active, .active, .active]),
      (.lessThanOrEqual, 1000, [.inactive, .active, .active, .active, .active]),
      (.greaterThanOrEqual, 1000, [.active, .active, .active, .active, .inactive]),
    ] as [(Relation, Double, [Basis.Status])])
  func statuses(relation: Relation, priority: Double, expected: [Basis.Status]) {
    let values = [-1.1, -1, 0, 1, 1.1]
    #expect(
      values.map { Basis.Status(of: $0, 1, relation, priority: priority) } == expected)
  }

  @Test(
    "a row keeps its status within the tolerance",
    arguments: [
      (Basis.Status.active, Relation.equal, [false, true, true, true, false]),
      (.violatedAbove, .equal, [false, true, true, true, true]),
      (.violatedBelow, .equal, [true, true, true, true, false]),
      (.inactive, .lessThanOrEqual, [true, true, true, true, false]),
      (.inactive, .greaterThanOrEqual, [false, true, true, true, true]),
      (.broken, .equal, [false, false, false, false, false]),
    ] as [(Basis.Status, Relation, [Bool])])
  func kept(status: Basis.Status, relation: Relation, expected: [Bool]) {
    #expect([-1.1, -1, 0, 1, 1.1].map { status.isKept(at: $0, 1, relation) } == expected)
  }

  @Test("a preferred value is met within the tolerance, and else missed on a side")
  func sides() {
    let cases: [(Double, PreferredSide)] = [
      (-2, .below), (-1, .at), (0, .at), (1, .at), (1.01, .above), (-1.01, .below),
    ]
    for (distance, side) in cases { #expect(PreferredSide(of: distance, 1) == side) }
    #expect(PreferredSide(of: 1e-300, 0) == .above && PreferredSide(of: 0, 0) == .at)
  }

  @Test("an inequality holds up to zero, and an equation is none")
  func satisfied() {
    var record = ConstraintRecord()
    for (relation, expected) in [
      (Relation.equal, [false, false, false]), (.lessThanOrEqual, [true, true, false]),
      (.greaterThanOrEqual, [false, true, true]),
    ] {
      record.relation = relation
      #expect([-1e-9, 0, 1e-9].map { record.isSatisfied($0) } == expected)
    }
  }

  @Test("the tolerance of a sum grows with its parts, and is at least that around zero")
  func tolerance() {
    #expect(ConstraintRecord.epsilon(0, 0) == 0 && ConstraintRecord.epsilon(0, 3e-10) == 3e-10)
    #expect(abs(ConstraintRecord.epsilon(0.5, 0) - 5.05e-10) < 1e-20)
    #expect(abs(ConstraintRecord.epsilon(1, 0) - 1.01e-9) < 1e-20)
    #expect(abs(ConstraintRecord.epsilon(1000, 0) - 1.1e-8) < 1e-20)
  }

  private func findOrInsert(
    _ rows: [Int32], _ statuses: [Basis.Status], _ outcomes: [UInt8], in cache: inout BasisCache
  ) -> Int32 {
    ContiguousArray(rows).withUnsafeBufferPointer { rows in
      ContiguousArray(statuses).withUnsafeBufferPointer { statuses in
        ContiguousArray(outcomes).withUnsafeBufferPointer { outcomes in
          cache.findOrInsertState(rows, statuses, outcomes)
        }
      }
    }
    return cache.current
  }

  @Test("a basis is known again by its rows, statuses, and outcomes")
  func states() {
    var cache = BasisCache()
    func state(_ rows: [Int32], _ status: Basis.Status, _ outcomes: [UInt8]) -> Int32 {
      findOrInsert(rows, [.active, status], outcomes, in: &cache)
    }
    #expect(cache.isEmpty == true && cache.current == -1)
    let first = state([1, -1], .inactive, [0, 0])
    #expect(first == 0 && cache.isEmpty == false && cache.lastOutcomes == 0)
    #expect(state([1, -1], .inactive, [0, 0]) == 0)
    #expect(state([1, 0], .inactive, [0, 0]) == 1)
    #expect(state([1, -1], .broken, [0, 0]) == 2)
    // The outcomes are compared only once they may have changed.
    #expect(state([1, -1], .inactive, [0, 1]) == 0)
    cache.lastOutcomes = -1
    #expect(state([1, -1], .inactive, [0, 1]) == 3)
    #expect(cache.lastOutcomes == 1)
    cache.lastOutcomes = -1
    #expect(state([1, -1], .inactive, [0, 0]) == 0)
    #expect(cache.lastOutcomes == 0 && cache.allocatedElements > 0)
    cache.removeAll()
    #expect(cache.isEmpty == true && cache.current == -1 && cache.lastOutcomes == -1)
    #expect(state([1, 0], .inactive, [0, 0]) == 0)
  }

  @Test("an edge leads from a basis, for the row and side at which it broke, to the current one")
  func edges() {
    var cache = BasisCache()
    for row: Int32 in 0..<4 { _ = findOrInsert([row], [.active], [0], in: &cache) }
    func cause(_ row: Int32, _ isAbove: Bool) -> BasisCache.StatusViolation {
      BasisCache.StatusViolation(row: row, isAbove: isAbove)
    }
    let change = BasisCache.VariableChange(variable: 0, definingRow: 3)
    let status = BasisCache.RowChange(row: 2, definedVariable: -1, status: .inactive)
    cache.addEdge(from: 0, at: cause(7, true), [change], [status])
    // Not from the current state itself, nor from one that doesn't exist.
    for state: Int32 in [3, -1, 4] { cache.addEdge(from: state, at: cause(7, true), [], []) }
    #expect(cache.edges.count == 1 && cache.edges[0].to == 3)
    cache.current = 2
    cache.addEdge(from: 0, at: cause(7, false), [], [status, status])
    cache.addEdge(from: 1, at: cause(7, true), [change], [])
    #expect(cache.edgeIndex(from: 0, at: cause(7, true)) == 0)
    #expect(cache.edgeIndex(from: 0, at: cause(7, false)) == 1)
    #expect(cache.edgeIndex(from: 1, at: cause(7, true)) == 2)
    for (state, missing) in [(0, cause(8, true)), (1, cause(7, false)), (2, cause(7, true))] {
      #expect(cache.edgeIndex(from: Int32(state), at: missing) == -1)
    }
    #expect(cache.edgeIndex(from: -1, at: cause(7, true)) == -1)
    #expect(cache.edges.map(\.variables) == [0..<1, 1..<1, 1..<2])
    #expect(cache.edges.map(\.rows) == [0..<1, 1..<3, 3..<3])
    #expect(cache.variableChanges.count == 2 && cache.rowChanges.map(\.row) == [2, 2, 2])
    cache.current = -1
    cache.addEdge(from: 1, at: cause(9, true), [], [])
    #expect(cache.edges.count == 3)
  }

  @Test("an edge also changes which variables the simplex solved, but nothing else about them")
  func outcomesOfEdges() {
    let simplex = UInt8(VariableFlags.isSolvedBySimplex.rawValue)
    let fixed = UInt8(VariableFlags.isFixedByRequired.rawValue)
    var cache = BasisCache()
    func state(_ outcomes: [UInt8]) {
      cache.lastOutcomes = -1
      _ = findOrInsert([0, 1], [.active], outcomes, in: &cache)
    }
    let cause = BasisCache.StatusViolation(row: 0, isAbove: true)
    for outcomes in [[fixed, 0], [0, simplex], [0, 0], [simplex, simplex]] { state(outcomes) }
    for (position, (from, to)) in [(0, 1), (0, 2), (3, 0)].enumerated() {
      cache.current = Int32(to)
      cache.addEdge(from: Int32(from), at: cause, [], [])
      #expect(cache.edges.isEmpty, "\(position)")
    }
    for (from, to) in [(2, 3), (3, 1), (1, 1), (1, 2)] {
      cache.current = Int32(to)
      cache.addEdge(from: Int32(from), at: cause, [], [])
    }
    #expect(cache.edges.map(\.outcomes) == [0..<2, 2..<3, 3..<4])
    #expect(cache.outcomeChanges.map(\.variable) == [0, 1, 0, 1])
    #expect(cache.outcomeChanges.map(\.outcome) == [simplex, simplex, 0, 0])
    cache.current = 1
    cache.takeOutcomes()
    _ = findOrInsert([0, 1], [.inactive], [0, 0], in: &cache)
    // Nothing has changed since, as far as the cache knows.
    #expect(cache.lastOutcomes == 1)
    cache.removeAll()
    #expect(cache.outcomeChanges.isEmpty)
  }

  @Test("what is edited in a row of a list outdates the basis of the row, not that of the list")
  func outdated() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.add(width, .equal, 320)
    var titles: [Variable] = []
    var (limits, preferences): ([ConstraintID], [ConstraintID]) = ([], [])
    for _ in 0..<50 {
      let title = solver.makeVariable()
      limits.append(try solver.add(title, .lessThanOrEqual, width - 20))
      try solver.add(title, .equal, 250, priority: 750)
      preferences.append(try solver.add(width, .equal, 300, priority: 500))
      titles.append(title)
    }
    solver.solve()
    solver.solve()
    for row in 0..<50 {
      solver.setConstant(-160, of: limits[row])
      solver.setConstant(Double(310 + row % 20), of: preferences[row])
      solver.solve()
      #expect(solver.value(of: titles[row]) == 160 && solver.value(of: width) == 320)
      // The width isn't solved again; all rows depend on it.
      let variables = solver.warmStart.basis.outdated
      #expect(!variables.contains(Int32(width.index)), "row \(row)")
      // Later, updates are skipped for a while, as each edit breaks the basis.
      let isBrief = variables.count <= 2 && solver.warmStart.basis.outdatedRows.count <= 2
      #expect(isBrief || row < 2 || row > 20, "row \(row)")
    }
    #expect(solver.value(of: titles[0]) == 160)
  }

  @Test("what an edge changes is part of the pattern of edits, once")
  func includedEdges() {
    var cache = BasisCache()
    for row: Int32 in 0..<2 { _ = findOrInsert([row], [.active], [0], in: &cache) }
    cache.addEdge(
      from: 0, at: BasisCache.StatusViolation(row: 1, isAbove: true),
      [BasisCache.VariableChange(variable: 4, definingRow: 3)],
      [BasisCache.RowChange(row: 2, definedVariable: -1, status: .inactive)])
    var edits = Storage<ConstantEdit>()
    edits.append(ConstantEdit(constraint: 1, before: 0))
    cache.pattern.record(edits)
    var extended = [cache.includeInPattern(0), cache.includeInPattern(0)]
    #expect(extended == [false, true])
    #expect(cache.pattern.variables.count == 1 && cache.pattern.variables[0] == 4)
    #expect(cache.pattern.rows.count == 1 && cache.pattern.rows[0] == 2)
    // A new pattern doesn't know the edge.
    cache.pattern.reset()
    cache.pattern.record(edits)
    extended = [cache.includeInPattern(0), cache.includeInPattern(0)]
    #expect(extended == [false, true] && cache.pattern.variables.count == 1)
    // One that knows what it changes isn't extended by it.
    cache.pattern.reset()
    cache.pattern.record(edits)
    cache.pattern.insert(variable: 4)
    cache.pattern.insert(row: 2)
    extended = [cache.includeInPattern(0)]
    #expect(extended == [true])
  }

  @Test("a ray is that of the constant that is edited alone, in its basis")
  func rays() {
    var cache = BasisCache()
    cache.affected.reset(with: 5)
    var ray = ParametricRay(editedRow: 5, stamp: cache.affected.stamp, origin: 0)
    (ray.lowest, ray.highest) = (0, 10)
    cache.insert(ray, isConflictFree: true)
    #expect(cache.isEmpty == true)
    let states = (0..<2).map { findOrInsert([$0], [.active], [0], in: &cache) }
    cache.insert(ray, isConflictFree: true)
    #expect((-1..<2).map { cache.ray(of: $0)?.highest } == [nil, nil, 10])
    cache.current = states[0]
    func isSwitched(_ constant: Double, _ isConflictFree: Bool = true) -> Bool {
      cache.switchState(for: constant, isConflictFree: isConflictFree)
    }
    #expect(isSwitched(11) == false && isSwitched(5, false) == false)
    #expect(cache.current == 0 && cache.isLoaded == true)
    #expect(isSwitched(5) == true)
    #expect(cache.current == 1 && cache.isLoaded == false)
    #expect(isSwitched(6, false) == true && cache.current == 1)
    cache.current = -1
    #expect(isSwitched(5) == false)
    cache.current = 0
    cache.affected.reset(with: 5)
    #expect((0..<2).map { cache.ray(of: $0)?.highest } == [nil, nil])
    #expect(isSwitched(5) == false)
  }
}
