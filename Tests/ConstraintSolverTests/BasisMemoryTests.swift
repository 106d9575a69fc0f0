// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// What is kept of bases is counted, so that it can be limited.
@Suite("Memory of bases")
struct BasisMemoryTests {
  private let cause = BasisCache.StatusViolation(row: 0, isAbove: true)

  private func insert(_ row: Int32, _ outcomes: [UInt8], in cache: inout BasisCache) {
    cache.lastOutcomes = -1
    let rows = ContiguousArray(repeating: row, count: outcomes.count)
    rows.withUnsafeBufferPointer { rows in
      ContiguousArray([Basis.Status.active]).withUnsafeBufferPointer { statuses in
        ContiguousArray(outcomes).withUnsafeBufferPointer { outcomes in
          cache.findOrInsertState(rows, statuses, outcomes)
        }
      }
    }
  }

  /// An update that computes some variables, each from the row with its number times `factor`.
  private func update(_ count: Int, factor: Int) -> CompiledUpdate {
    var steps = Storage<CompiledUpdate.Step>()
    for variable in 0..<count {
      steps.append(
        CompiledUpdate.Step(
          factor: 1, divisor: 1, variable: variable, row: variable * factor, count: 0))
    }
    return CompiledUpdate(
      version: 0, steps: steps, checks: Storage(), terms: Storage(), stepTerms: 0)
  }

  @Test("what an edge changes counts")
  func edges() {
    let simplex = UInt8(VariableFlags.isSolvedBySimplex.rawValue)
    let change = BasisCache.VariableChange(variable: 0, definingRow: 1)
    let row = BasisCache.RowChange(row: 0, definedVariable: -1, status: .inactive)
    for (variables, rows, outcomes) in [(500, 0, 0), (0, 400, 0), (0, 0, 300), (500, 400, 300)] {
      var cache = BasisCache()
      insert(0, Array(repeating: 0, count: 300), in: &cache)
      insert(1, Array(repeating: outcomes > 0 ? simplex : 0, count: 300), in: &cache)
      let before = cache.allocatedElements
      cache.addEdge(
        from: 0, at: cause, ContiguousArray(repeating: change, count: variables),
        ContiguousArray(repeating: row, count: rows))
      let capacity =
        cache.edges.capacity + cache.variableChanges.capacity + cache.rowChanges.capacity
        + cache.outcomeChanges.capacity
      #expect(
        cache.allocatedElements - before
          == capacity + 64 + variables * 8 + rows * 12 + outcomes * 8)
    }
  }

  @Test("updates and what remains of them after an edge count, once")
  func updates() {
    var cache = BasisCache()
    for row: Int32 in 0..<2 { insert(row, [0], in: &cache) }
    cache.addEdge(from: 0, at: cause, [], [])
    let (former, next) = (update(5, factor: 1), update(7, factor: 2))
    var before = cache.allocatedElements
    cache.current = 0
    cache.insert(former)
    cache.current = 1
    cache.insert(next)
    #expect(cache.allocatedElements == before + former.size + next.size)
    before = cache.allocatedElements
    // The row of the first variable is the same.
    let remainder = cache.remainder(of: 0, from: 0)
    #expect(remainder?.size == update(6, factor: 2).size)
    #expect(cache.allocatedElements == before + update(6, factor: 2).size)
    #expect(cache.remainder(of: 0, from: 0) === remainder)
    #expect(cache.allocatedElements == before + update(6, factor: 2).size)
    // Once the pattern of edits is another one, both updates have to be compiled again.
    cache.pattern.insert(variable: 3)
    #expect(cache.remainder(of: 0, from: 0) == nil)
    before = cache.allocatedElements
    let newer = update(2, factor: 2)
    cache.insert(newer)
    #expect(cache.allocatedElements == before + newer.size - next.size)
  }
}
