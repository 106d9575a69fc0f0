// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Memory of lists")
struct MemoryTests {
  @Test("a list has room for what was reserved, and grows to more than it needs")
  func growth() {
    var list = Storage<Int32>()
    #expect(list.capacity == 0 && list.isEmpty == true && list.isFull == true)
    list.append(1)
    #expect(list.capacity == 16 && list.count == 1 && list.isEmpty == false)
    for number: Int32 in 2...16 { list.append(number) }
    #expect(list.capacity == 16 && list.isFull == true)
    list.append(17)
    // Few elements become four times as many, hundreds twice as many.
    #expect(list.capacity == 64 && list.isFull == false)
    list.reserve(20)
    #expect(list.capacity == 64)
    list.reserve(300)
    #expect(list.capacity == 300)
    for number in list.count..<301 { list.append(Int32(number)) }
    #expect(list.capacity == 600)
    list.reserve(4096)
    for number in list.count..<4097 { list.append(Int32(number)) }
    // Large ones grow by half.
    #expect(list.capacity == 4096 + 2048 && list[16] == 17 && list[4096] == 4096)
    #expect(Storage<Int32>(capacity: 7).capacity == 7 && Storage<Int32>(capacity: 0).capacity == 0)
  }

  @Test("elements are removed at the end, and lists can be taken")
  func removal() {
    var list = Storage<Int>(capacity: 4)
    for number in 1...4 { list.append(number) }
    let last = list.removeLast()
    #expect(last == 4 && list.count == 3)
    list.truncate(to: 1)
    #expect(list.count == 1 && list[0] == 1 && list.capacity == 4)
    list.appendWithinCapacity(9)
    let taken = list.take()
    #expect(taken.count == 2 && taken[1] == 9 && taken.capacity == 4)
    #expect(list.count == 0 && list.capacity == 0)
    list.append(3)
    list.removeAll()
    #expect(list.count == 0 && list.capacity == 16)
  }

  @Test("a list that is prepared is at least that long, and keeps its elements if it has room")
  func preparation() {
    var list = Storage<Int>(capacity: 8)
    for number in 1...3 { list.append(number) }
    list.prepare(2)
    #expect(list.count == 3)
    list.prepare(8)
    #expect(list.count == 8 && list.capacity == 8 && list[2] == 3)
    list.prepare(9)
    #expect(list.count == 9 && list.capacity >= 9)
    list.resize(to: 2, filling: 0)
    list.resize(to: 4, filling: 7)
    #expect(list.count == 4 && list[2] == 7 && list[3] == 7)
    list.resize(toUninitialized: 3)
    #expect(list.count == 3)
    let index: Int32 = 1
    list[index] = 5
    #expect(list[1] == 5 && list.indices == 0..<3)
  }

  @Test("parts of an arena are aligned, and don't overlap")
  func arenas() {
    #expect(Arena.size(of: UInt8.self, 0) == 0 && Arena.size(of: UInt8.self, 1) == 8)
    #expect(Arena.size(of: UInt8.self, 8) == 8 && Arena.size(of: UInt8.self, 9) == 16)
    #expect(Arena.size(of: Int32.self, 3) == 16 && Arena.size(of: Double.self, 3) == 24)
    var arena = Arena(byteCount: 16 + 24 + 8)
    let bytes: Elements<UInt8> = arena.allocate(9)
    let doubles: Elements<Double> = arena.allocate(3)
    let last: Elements<UInt8> = arena.allocate(8)
    bytes.initialize(repeating: 0xff, count: 9)
    doubles.initialize(repeating: 1.5, count: 3)
    last.initialize(repeating: 0x11, count: 8)
    #expect((0..<9).allSatisfy { bytes[$0] == 0xff } && (0..<3).allSatisfy { doubles[$0] == 1.5 })
    #expect((0..<8).allSatisfy { last[$0] == 0x11 })
    doubles[1] = 2.5
    #expect(Array(doubles.prefix(2)) == [1.5, 2.5])
    let slice = doubles.slice(from: 1, count: 2)
    #expect(slice[0] == 2.5 && slice[1] == 1.5 && (doubles + 1).pointee == 2.5)
    withExtendedLifetime(arena) {}
  }

  @Test("all memory of a solver is counted, and what was reserved suffices")
  func reserved() throws {
    let solver = Solver(rectangles: 100, rows: 500, terms: 900)
    let allocated = solver.allocatedElements
    // Four variables for each rectangle, with their orders.
    #expect(allocated >= 2 * 4 * 100 + 500 + 900)
    #expect(allocated < 2 * Solver(rectangles: 50, rows: 250, terms: 450).allocatedElements)
    for number in 0..<100 {
      let first = solver.makeRectangle(order: number + 1)
      for offset: Int32 in 0..<4 {
        try solver.add(Row(Term(1, Variable(index: first + offset)), constant: -1), .equal)
      }
    }
    #expect(solver.allocatedElements == allocated)
    solver.solve()
    // The memory of the first solve is released.
    #expect(solver.workspace.allocatedElements == 0)
    #expect(solver.subproblem.variables.isEmpty && solver.subproblem.constraints.isEmpty)
    let more = solver.makeRectangle()
    try solver.add(Row(Term(1, Variable(index: more)), constant: -2), .equal)
    solver.solve()
    #expect(solver.workspace.allocatedElements > 0)
  }

  @Test("flags are combined and compared bit by bit")
  func flags() {
    var flags: VariableFlags = [.isAlive, .isDirty]
    #expect(flags[.isAlive] && flags[[.isAlive, .isDirty]] && !flags[[.isAlive, .isHard]])
    #expect(flags.contains(.isDirty) && !flags.contains(.dirtyAndHard))
    #expect(flags.isDisjoint(with: .isHard) && !flags.isDisjoint(with: .dirtyAndHard))
    #expect(flags.intersection(.dirtyAndHard) == .isDirty)
    #expect(flags.union(.isHard) == [.isAlive, .isDirty, .isHard])
    #expect(flags.subtracting(.dirtyAndHard) == .isAlive)
    flags[.isHard] = true
    #expect(flags == [.isAlive, .isDirty, .isHard])
    flags.subtract(.dirtyAndHard)
    #expect(flags == .isAlive)
    flags[[.isAlive, .isChanged]] = false
    #expect(flags == [])
    // The flags of results, none of which says what is to be solved.
    for flag in [VariableFlags.isAlive, .isDirty, .isHard, .isChanged, .isPosition] {
      #expect(VariableFlags.outcome.isDisjoint(with: flag))
      #expect(VariableFlags.solution.isDisjoint(with: flag))
    }
    for flag in [VariableFlags.isUndetermined, .isSolvedBySimplex, .isApproximate] {
      #expect(VariableFlags.mayBeUndetermined[flag] && VariableFlags.outcome[flag])
    }
    #expect(!VariableFlags.outcome[.isFixedByRequired] && VariableFlags.outcome[.isOutOfRange])
    var record = VariableRecord()
    for path in [
      \VariableRecord.isFixedByRequired, \.hasDefaultValue, \.isSolvedBySimplex, \.isUndetermined,
      \.isApproximate, \.isChanged, \.isHard,
    ] {
      let before = record.flags
      record[keyPath: path] = true
      #expect(record[keyPath: path] && record.flags != before)
      record[keyPath: path] = false
      #expect(record.flags == before)
    }
  }

  @Test("a sum stays exact over many summands, also infinite ones that are taken away again")
  func sums() {
    var sum = Sum()
    #expect(sum.value == 0)
    for _ in 0..<1000 { sum.add(0.1) }
    #expect(abs(sum.value - 100) < 1e-13)
    sum.add(1e16)
    sum.add(1)
    sum.subtract(1e16)
    #expect(abs(sum.value - 101) < 1e-12)
    sum.add(.infinity)
    #expect(sum.value == .infinity && sum.without(.infinity) < 102)
    sum.add(-.infinity)
    #expect(sum.value == -.infinity && sum.without(-.infinity) == .infinity)
    sum.subtract(.infinity)
    #expect(sum.value == -.infinity)
    sum.subtract(-.infinity)
    #expect(abs(sum.value - 101) < 1e-12)
    var other = Sum()
    other.add(2)
    other.add(.infinity)
    other.add(other)
    #expect(other.value == .infinity && other.without(.infinity) == .infinity)
    sum.add(other, times: -1)
    #expect(abs(sum.value - 97) < 1e-12)
    sum.add(other)
    #expect(abs(sum.value - 101) < 1e-12 && abs(sum.without(1) - 100) < 1e-12)
  }
}
