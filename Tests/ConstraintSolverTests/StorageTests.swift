// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// The lists and tables in which the solver stores its records.
@Suite("Storage")
struct StorageTests {
  @Test("resizing a list to fewer elements shortens it")
  func shrinking() {
    var list = Storage<Int>()
    list.resize(to: 5, filling: 7)
    list[1] = 8
    list.resize(to: 2, filling: 9)
    #expect(list.count == 2)
    list.resize(to: 3, filling: 9)
    #expect(list.indices.map { list[$0] } == [7, 8, 9])
  }

  @Test("lists that outgrow an arena keep their elements, and leave those of others in it alone")
  func arenas() {
    var arena = Arena(byteCount: 2 * Arena.size(of: Int.self, 4))
    var first = Storage<Int>(in: &arena, capacity: 4)
    var second = Storage<Int>(in: &arena, capacity: 4)
    for number in 0..<100 {
      first.append(number)
      if number < 4 { second.append(-number) }
    }
    #expect(first.indices.map { first[$0] } == Array(0..<100))
    #expect(second.count == 4 && second.capacity == 4 && second.isFull)
    second.append(-4)
    #expect(second.indices.map { second[$0] } == [0, -1, -2, -3, -4])
    #expect(first[99] == 99)
    withExtendedLifetime(arena) {}
  }

  @Test("memory of a list that outgrew an arena is used again once the list grows or is gone")
  func reusedMemory() {
    var (former, last) = (Set<UInt>(), Set<UInt>())
    for _ in 0..<100 {
      var arena = Arena(byteCount: Arena.size(of: Int.self, 4))
      var list = Storage<Int>(in: &arena, capacity: 4)
      list.resize(to: 4, filling: 7)
      list.reserve(500_000)
      former.insert(UInt(bitPattern: list.elements.start))
      list.reserve(600_000)
      last.insert(UInt(bitPattern: list.elements.start))
      #expect(list.indices.map { list[$0] } == [7, 7, 7, 7])
      withExtendedLifetime(arena) {}
    }
    #expect(former.count < 100 && last.count < 100)
  }

  @Test("a constraint that was added first can be removed after many others")
  func compaction() throws {
    let solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(a, .equal, 1, priority: 300)
    try solver.add(a, .equal, 2, priority: 200)
    for number in 0..<1100 {
      solver.remove(try solver.add(b, .greaterThanOrEqual, LinearExpression(Double(number))))
    }
    #expect(solver.solve().conflicts.isEmpty)
    #expect(solver.value(of: a) == 1)
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: a) == 2)
  }

  @Test("memory for a system that is solved again has room for it to grow by a quarter")
  func spareMemory() throws {
    let solver = Solver()
    let variables = (0..<80).map { _ in solver.makeVariable() }
    func chain(_ first: Variable, _ second: Variable, _ distance: Double) throws {
      try solver.add(second, .equal, first + distance)
    }
    for (first, second) in zip(variables, variables.dropFirst()) { try chain(first, second, 1) }
    let edge = try solver.add(variables[0], .equal, 0, priority: 500)
    solver.solve()
    try chain(variables[0], solver.makeVariable(), 3)
    solver.solve()
    let allocatedElements = solver.workspace.allocatedElements
    for number in 0..<15 {
      try chain(variables[number], solver.makeVariable(), 2)
      solver.setConstant(Double(number), of: edge)
      solver.solve()
      #expect(solver.value(of: variables[79]) == Double(number + 79))
    }
    #expect(solver.workspace.allocatedElements == allocatedElements)
  }

  @Test("a cached basis is restored, including a variable that the first row defines")
  func loading() {
    var cache = BasisCache()
    var definingRow = Storage<Int32>()
    var definedVariable = Storage<Int32>()
    var status = Storage<Basis.Status>()
    definingRow.resize(to: 3, filling: -1)
    definedVariable.resize(to: 2, filling: 5)
    status.resize(to: 2, filling: .broken)
    let definingRows: ContiguousArray<Int32> = [1, -1, 0]
    definingRows.withUnsafeBufferPointer { rows in
      ContiguousArray<Basis.Status>([.active, .inactive]).withUnsafeBufferPointer { statuses in
        ContiguousArray<UInt8>([0, 0, 0]).withUnsafeBufferPointer { outcomes in
          cache.findOrInsertState(rows, statuses, outcomes)
        }
      }
    }
    cache.load(definingRow.elements, definedVariable.elements, status.elements)
    #expect(definingRow.indices.map { definingRow[$0] } == [1, -1, 0])
    #expect(definedVariable.indices.map { definedVariable[$0] } == [2, 0])
    #expect(status.indices.map { status[$0] } == [.active, .inactive])
  }
}
