// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ConstraintSolver

@Suite("Breakpoints")
struct BreakpointTests {
  @Test("of two at one point, that of the quantity with the lower index is the first one")
  func order() throws {
    let simplex = Simplex(columns: 2, rows: 3)
    for (row, quantity) in [4, 2, 3].enumerated() { simplex.basic[row] = Int32(quantity) }
    // The moving quantity's own comes last.
    let rows: [Int32] = [1, 2, 0, -1]
    for (place, first) in rows.enumerated() {
      for second in rows[(place + 1)...] {
        for pair in [[first, second], [second, first]] {
          simplex.breakpoints.truncate(to: 0)
          for row in pair {
            simplex.breakpoints.append(
              .init(step: 5, slopeIncrease: 1, row: row, value: 0, costSide: 0, rate: 1))
          }
          let found = try #require(simplex.firstBreakpoint())
          #expect(found.breakpoint.row == first, "\(pair)")
          #expect(found.breakpoint.step == 5 && found.passed == 0)
        }
      }
    }
  }

  @Test("the nearest is the first one, whatever its quantity")
  func nearest() throws {
    let simplex = Simplex(columns: 2, rows: 3)
    for row in 0..<3 { simplex.basic[row] = Int32(2 + row) }
    #expect(simplex.firstBreakpoint().map(\.passed) == nil)
    for (row, step) in [(0, 3.0), (1, 2), (2, 1), (-1, 4)] {
      simplex.breakpoints.append(
        .init(step: step, slopeIncrease: 1, row: Int32(row), value: 0, costSide: 0, rate: 1))
      #expect(try #require(simplex.firstBreakpoint()).breakpoint.step == (row < 0 ? 1 : step))
    }
  }

  /// A simplex whose only variable moves some rows at rates, and the rows' bounds at the steps.
  private func simplex(
    _ rows: [(rate: Double, step: Double)], direction: Double = 1, own: Double = .infinity
  ) -> Simplex {
    let simplex = Simplex(columns: 1, rows: rows.count)
    simplex.gradient.initialize(repeating: 0, count: 1)
    for (row, (rate, step)) in rows.enumerated() {
      simplex.addCoefficient(rate * direction, row: row, column: 0)
      let quantity = simplex.rowQuantity(row)
      if rate > 0 {
        simplex.upper[quantity] = rate * step
      } else {
        simplex.lower[quantity] = rate * step
      }
    }
    if direction > 0 { simplex.upper[0] = own } else { simplex.lower[0] = -own }
    simplex.computeRowValues()
    return simplex
  }

  /// Replaces the bounds of rows by ends of their soft intervals.
  private func soften(_ simplex: Simplex, _ rows: Range<Int>) {
    for row in rows {
      let quantity = simplex.rowQuantity(row)
      simplex.isElastic[quantity] = true
      simplex.softHigh[quantity] = simplex.upper[quantity]
      simplex.softLow[quantity] = simplex.lower[quantity]
      (simplex.lower[quantity], simplex.upper[quantity]) = (-.infinity, .infinity)
    }
  }

  /// The number of the row that leaves the basis, or −1.
  private func leaving(_ simplex: Simplex) -> Int { Int(simplex.nonbasic[0]) - 1 }

  @Test(
    "of several bounds at one point, that of the fastest row blocks, and of equal ones the first",
    arguments: [
      ([1, 4, 2], 1), ([4, 1, 2], 0), ([1, 2, 4], 2), ([2, -4, 1], 1), ([-1, -2, -0.5], 1),
      ([2, 2, 2], 0), ([1, 2, -2], 1), ([0.5], 0), ([-3], 0),
    ] as [([Double], Int)])
  func fastest(rates: [Double], row: Int) {
    for direction in [1.0, -1] {
      for own in [Double.infinity, 5] {
        let simplex = simplex(rates.map { ($0, 5) }, direction: direction, own: own)
        #expect(simplex.move(0, direction, slope: -1, byIndex: false) == 5)
        // The moving quantity's own bound only stops it if no row does.
        #expect(leaving(simplex) == row)
        #expect(simplex.value[0] == 5 * direction)
        for (index, rate) in rates.enumerated() { #expect(simplex.value[1 + index] == 5 * rate) }
        #expect(simplex.coefficients(of: row)[0] == 1 / (rates[row] * direction))
      }
    }
  }

  @Test("points that differ by less than the tolerance are one, at the nearer step")
  func together() {
    let near: Double = 5.000_000_000_000_5
    let far: Double = 5.000_000_000_004
    for (rows, own, row) in [
      ([(1, 5), (4, near)], .infinity, 1), ([(4, near), (1, 5)], .infinity, 0),
      ([(1, 5), (4, far)], .infinity, 0), ([(4, far), (1, 5)], .infinity, 1),
      ([(4, 5), (1, near)], .infinity, 0), ([(0.5, near)], 5, 0), ([(0.5, 5)], near, 0),
      ([(0.5, 5)], far, 0), ([(0.5, far)], 5, -1),
    ] as [([(Double, Double)], Double, Int)] {
      let simplex = simplex(rows, own: own)
      #expect(simplex.move(0, 1, slope: -1, byIndex: false) == 5, "\(rows), \(own)")
      #expect(leaving(simplex) == row, "\(rows), \(own)")
      #expect(simplex.value[0] == 5)
      if row >= 0 {
        // It is exactly at its bound, although the step is shorter.
        #expect(simplex.value[1 + row] == simplex.upper[1 + row])
      }
    }
  }

  @Test(
    "a quantity moves past soft ends while that lowers the cost, and changes their sides",
    arguments: [
      (-0.5, 2, 0), (-1, 2, 0), (-1.5, 3, 1), (-2, 3, 1), (-2.5, 4, 2), (-3, 4, 2), (-3.5, nil, -1),
    ] as [(Double, Double?, Int)])
  func passed(slope: Double, step: Double?, row: Int) {
    let simplex = simplex([(1, 2), (1, 3), (1, 4)])
    soften(simplex, 0..<3)
    #expect(simplex.move(0, 1, slope: slope, byIndex: false) == step)
    #expect(leaving(simplex) == row)
    #expect(simplex.value[0] == step ?? 0)
    for other in 0..<3 where other != row {
      #expect(simplex.costSide[1 + other] == (other < row ? 1 : 0))
    }
  }

  @Test("nothing beyond the nearest bound counts, and without a bound or an end nothing blocks")
  func bounds() {
    let bounded = simplex([(8, 3), (1, 2)])
    soften(bounded, 0..<1)
    #expect(bounded.move(0, 1, slope: -100, byIndex: false) == 2)
    #expect(leaving(bounded) == 1 && bounded.costSide[1] == 0 && bounded.value[1] == 16)
    let passed = simplex([(8, 1), (1, 2)])
    soften(passed, 0..<1)
    #expect(passed.move(0, 1, slope: -100, byIndex: false) == 2)
    #expect(leaving(passed) == 1 && passed.costSide[1] == 1 && passed.value[1] == 16)
    let open = simplex([(8, .infinity), (-1, .infinity)])
    for byIndex in [false, true] {
      #expect(open.move(0, 1, slope: -1, byIndex: byIndex) == nil)
      #expect(leaving(open) == -1 && open.value[0] == 0)
    }
  }
}
