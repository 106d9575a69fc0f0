// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Elements by hash")
struct HashIndexTests {
  @Test("an element is found by its hash, also among others with the same hash")
  func elements() {
    var index = HashIndex()
    let values = [4, 14, 5, 24, 4]
    for value in values { index.append(UInt64(value % 10)) }
    func find(_ value: Int) -> Int32? {
      index.firstIndex(of: UInt64(value % 10)) { values[$0] == value }
    }
    #expect(find(14) == 1)
    #expect(find(5) == 2)
    #expect(find(24) == 3)
    // The last of two equal elements.
    #expect(find(4) == 4)
    #expect(find(34) == nil)
    #expect(find(15) == nil)
    #expect(find(6) == nil)
  }

  @Test("only elements with the same hash are compared, the last one first")
  func comparisons() {
    var index = HashIndex()
    for number in 0..<100 { index.append(UInt64(number % 25)) }
    var compared: [Int] = []
    let found = index.firstIndex(of: 7) { number in
      compared.append(number)
      return number == 32
    }
    #expect(found == 32)
    #expect(compared == [82, 57, 32])
    #expect(HashIndex().firstIndex(of: 0) { _ in true } == nil)
  }
}
