// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Rows for sums")
struct SumRowTests {
  @Test("a temporary row has the value and the coefficients of its sum, and leaves nothing behind")
  func values() {
    let simplex = Simplex(columns: 2, rows: 1)
    (simplex.value[0], simplex.value[1], simplex.value[2]) = (3, 4, 11)
    let row = simplex.coefficients(of: 0)
    (row[0], row[1]) = (1, 2)
    let sums: [([(quantity: Int, factor: Double)], value: Double, coefficients: [Double])] = [
      ([(0, 2), (1, -1)], 2, [2, -1]), ([(2, 1)], 11, [1, 2]), ([(2, 1), (0, -1)], 8, [0, 2]),
      ([], 0, [0, 0]),
    ]
    for (terms, value, coefficients) in sums {
      let quantity = simplex.addRow(ofSum: terms)
      #expect(quantity == 3 && simplex.rows == 2)
      #expect(simplex.value[quantity] == value)
      let row = simplex.coefficients(of: 1)
      #expect([row[0], row[1]] == coefficients)
      simplex.removeRowOfSum()
      #expect(simplex.rows == 1)
    }
  }
}
