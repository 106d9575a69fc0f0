// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

/// The small lists in which the solver keeps what it knows about earlier edits.
@Suite("Sets and counts of edits")
struct SetTests {
  @Test("a set has each number once, in order of insertion, until it is emptied")
  func sparseSet() {
    var set = SparseSet()
    func contained(_ numbers: [Int32]) -> [Int32] { numbers.filter { set.contains($0) } }
    func insert(_ numbers: [Int32]) -> [Bool] { numbers.map { set.insert($0) } }
    #expect(set.count == 0 && set.capacity == 0 && contained([0, 1000]) == [])
    #expect(insert([5, 0, 5, 200, 0, 6]) == [true, true, false, true, false, true])
    #expect((0..<set.count).map { set[$0] } == [5, 0, 200, 6])
    #expect(contained([0, 1, 4, 5, 6, 7, 199, 200, 201]) == [0, 5, 6, 200])
    set.removeAll()
    #expect(set.count == 0 && contained([0, 5, 6, 200]) == [])
    #expect(insert([6, 6]) == [true, false])
    #expect(set.count == 1 && set[0] == 6 && set.capacity >= 201)
  }

  @Test("a size is frequent after twelve components, unless another one takes its slot")
  func sizeCounts() {
    var counts = SizeCounts()
    func isFrequent(_ variables: Int, _ rows: Int) -> Bool {
      counts.isFrequent(variables: variables, rows: rows)
    }
    for number in 1...20 {
      #expect(isFrequent(8, 20) == (number > 12))
      // Another slot.
      #expect(isFrequent(8, 21) == (number > 12))
    }
    // The same slot: 7 times the variables plus the rows, of which there are sixteen.
    #expect(!isFrequent(8, 36))
    for number in 1...13 {
      #expect(isFrequent(8, 20) == (number > 12))
    }
    #expect(!isFrequent(10, 6))
    #expect(!isFrequent(8, 20))
    #expect(isFrequent(8, 21))
    #expect(counts.capacity >= 16)
  }

  private func edits(_ constraints: [Int32]) -> Storage<ConstantEdit> {
    var edits = Storage<ConstantEdit>()
    for constraint in constraints { edits.append(ConstantEdit(constraint: constraint, before: 0)) }
    return edits
  }

  @Test("edits of the same constraints are one pattern, which grows by a few others")
  func patterns() {
    var pattern = EditPattern()
    func edited() -> [Int32] { (0..<pattern.edited.count).map { pattern.edited[$0] } }
    pattern.record(edits([3, 4]))
    #expect(edited() == [3, 4] && pattern.version == 1 && pattern.solves == 0)
    pattern.insert(variable: 7)
    pattern.insert(variable: 7)
    pattern.insert(row: 9)
    pattern.insert(row: 9)
    #expect(pattern.version == 3 && pattern.variables.count == 1 && pattern.rows.count == 1)
    for number in 1...3 {
      pattern.record(edits([4, 3]))
      #expect(pattern.solves == number && pattern.version == 3)
    }
    // A subset as well, and one more.
    pattern.record(edits([3]))
    #expect(pattern.solves == 4 && pattern.stamp == 0)
    pattern.record(edits([5, 3]))
    #expect(edited() == [3, 4, 5] && pattern.version == 4 && pattern.solves == 0)
    #expect(pattern.variables.count == 1 && pattern.rows.count == 1)
    pattern.record(edits([6]))
    #expect(edited() == [3, 4, 5, 6] && pattern.stamp == 0)
    // More than four, and more than twice as many as the edits.
    pattern.record(edits([7, 8]))
    #expect(edited() == [7, 8] && pattern.stamp == 1)
    #expect(pattern.variables.count == 0 && pattern.rows.count == 0)
    #expect(pattern.version == 7)
  }

  @Test("many new edits make up to twice as many a pattern together with the known ones")
  func growingPatterns() {
    for (known, added, isKept) in [(5, 5, true), (6, 5, false), (2, 2, true), (3, 2, false)] {
      var pattern = EditPattern()
      pattern.record(edits((0..<Int32(known)).map { $0 }))
      pattern.record(edits((0..<Int32(added)).map { 100 + $0 }))
      #expect(pattern.edited.count == (isKept ? known + added : added))
      #expect(pattern.stamp == (isKept ? 0 : 1))
    }
  }

  @Test("an update is worth compiling from the third solve on, and not for ever")
  func compilation() {
    var pattern = EditPattern()
    var worth: [Bool] = []
    for _ in 0..<4 {
      pattern.record(edits([1]))
      worth.append(pattern.isWorthCompiling)
    }
    #expect(worth == [false, false, true, true])
    // Three solves: nine updates.
    for number in 1...9 {
      pattern.recordCompilation()
      #expect(pattern.updates == number)
      #expect(pattern.isWorthCompiling == (number < 9))
    }
    pattern.record(edits([1]))
    #expect(pattern.isWorthCompiling == true)
    pattern.record(edits([2]))
    #expect(pattern.solves == 0 && pattern.updates == 0)
    #expect(pattern.isWorthCompiling == false)
  }

  @Test("an empty pattern that is reset stays as it is")
  func resetPatterns() {
    var pattern = EditPattern()
    pattern.reset()
    #expect(pattern.version == 0 && pattern.stamp == 0)
    pattern.record(edits([1]))
    pattern.insert(variable: 1)
    let version = pattern.version
    pattern.reset()
    #expect(pattern.version == version + 1 && pattern.stamp == 1 && pattern.edited.count == 0)
    #expect(pattern.variables.count == 0 && pattern.capacity > 0)
    pattern.reset()
    #expect(pattern.version == version + 1 && pattern.stamp == 1)
  }

  @Test("variables that move with a constant are listed once, with their first value")
  func affected() {
    var affected = AffectedVariables()
    affected.reset(with: 4)
    #expect(affected.editedRow == 4 && affected.stamp == 1)
    affected.insert(6, before: 1.5)
    affected.insert(0, before: 2.5)
    affected.insert(6, before: 3.5)
    #expect(affected.variables == [6, 0] && affected.values == [1.5, 2.5])
    affected.reset(with: 5)
    #expect(affected.editedRow == 5 && affected.stamp == 2)
    #expect(affected.variables.isEmpty && affected.values.isEmpty)
    affected.insert(6, before: 4.5)
    affected.insert(5, before: 5.5)
    #expect(affected.variables == [6, 5] && affected.values == [4.5, 5.5])
  }
}
