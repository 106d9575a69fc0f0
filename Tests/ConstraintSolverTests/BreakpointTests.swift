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
}
