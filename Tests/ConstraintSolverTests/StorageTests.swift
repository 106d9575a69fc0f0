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
