// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Common fractions")
struct CommonFractionTests {
  private static let third = 1.0 / 3
  private static let fractions: [(value: Double, nearest: Double)] = [
    (20 + third, 61.0 / 3), (0.1 + 0.2, 0.3), (1 - 2 * third, third), (-18.36, -18.36),
    (17 * 1.08, 18.36), (1.1 * 1.1, 1.21), (0.0078125, 0.0078125), (8191.5, 8191.5),
    (100 + 0x1p-31, 100), (-0x1p-31, 0), (8191 + third - 0x1p-31, 8191 + third),
  ]
  private static let otherNumbers: [Double] = [
    1.0 / 7, .pi, 0.0001, 0x1p-10, 20.5 + 0x1p-12, 8192, 8192.25, -9000 - third, 1e300,
    100 + 0x1p-28, -.infinity, .infinity,
  ]

  @Test(
    "pixels and decimals with rounding errors become the nearest doubles", arguments: fractions)
  func recognized(value: Double, nearest: Double) {
    #expect(value.roundedToCommonFraction == nearest)
    #expect(value.commonFraction == nearest)
  }

  @Test("other numbers stay as they are", arguments: otherNumbers)
  func others(value: Double) {
    #expect(value.roundedToCommonFraction == value)
    #expect(value.commonFraction == nil)
  }

  @Test("what is no number isn't a fraction")
  func noNumber() {
    #expect(Double.nan.commonFraction == nil)
    #expect(!Double.nan.isCommonFraction)
  }

  @Test("a number with one rounding error counts as a fraction, one with more doesn't")
  func oneError() {
    #expect((0.1 + 0.2).isCommonFraction)
    #expect((61.0 / 3).nextUp.isCommonFraction)
    #expect(!(61.0 / 3).nextUp.nextUp.isCommonFraction)
    #expect(!(1.0 / 7).isCommonFraction)
    #expect(0.0.isCommonFraction && !1e-17.isCommonFraction)
  }

  @Test("values have no rounding errors, however they are computed")
  func values() {
    let solver = Solver()
    let lengths = (0..<30).map { _ in solver.makeVariable() }
    let sum = solver.makeVariable()
    for length in lengths { _ = try? solver.add(length, .equal, 0.1) }
    let total = lengths.reduce(LinearExpression(1.0 / 3)) { $0 + $1 }
    _ = try? solver.add(sum, .equal, total)
    solver.solve()
    #expect(solver.value(of: sum) == 10.0 / 3)
  }
}
