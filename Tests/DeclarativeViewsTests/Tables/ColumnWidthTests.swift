// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Widths of columns")
struct ColumnWidthTests {
  private func width(
    _ least: CGFloat? = nil, _ ideal: CGFloat? = nil, _ most: CGFloat? = nil
  ) -> ColumnWidth {
    ColumnWidth(least: least, ideal: ideal, most: most)
  }

  private func fixed(_ length: CGFloat) -> ColumnWidth { width(length, length, length) }

  /// The lengths of columns in a width without gaps, in whole points.
  private func lengths(_ columns: ColumnWidth..., in free: CGFloat) -> [CGFloat] {
    let gaps = ColumnWidth.gap * CGFloat(columns.count - 1)
    return ColumnWidth.divide(columns, free + gaps).map { $0.rounded() }
  }

  @Test("columns without a width share what others leave, within their limits")
  func shares() {
    #expect(lengths(width(), width(), width(), in: 300) == [100, 100, 100])
    #expect(lengths(fixed(50), width(), width(), in: 300) == [50, 125, 125])
    #expect(lengths(width(150), width(), width(), in: 300) == [150, 75, 75])
    #expect(lengths(width(nil, nil, 40), width(), width(), in: 300) == [40, 130, 130])
    #expect(lengths(width(nil, nil, 40), width(nil, nil, 60), in: 300) == [40, 60])
  }

  @Test("a column has its ideal width as long as there is space, and others to take the rest")
  func ideals() {
    #expect(lengths(width(20, 80), width(), in: 300) == [80, 220])
    #expect(lengths(width(20, 80), width(20, 120), in: 300) == [130, 170])
    #expect(lengths(width(20, 80, 90), width(20, 120), in: 300) == [90, 210])
    #expect(lengths(width(20, 80), width(20, 120), in: 150) == [55, 95])
    #expect(lengths(width(70, 80), width(20, 120), in: 150) == [70, 80])
    #expect(lengths(width(20, 80), width(40), in: 100) == [60, 40])
    #expect(lengths(width(20, 80), width(40), in: 10) == [20, 40])
  }

  @Test("lengths that make no sense are ignored")
  func unusable() {
    #expect(width(-1, .nan, -5) == width())
    #expect(width(50, 10, 20) == fixed(50))
    #expect(width(.infinity, .infinity, .infinity).least < .infinity)
    #expect(ColumnWidth.divide([], 100) == [])
    for total in [0, -10, .nan, .infinity, 1e308] as [CGFloat] {
      let lengths = ColumnWidth.divide([width(), width(.infinity), width(1, 1e308)], total)
      #expect(lengths.count == 3 && lengths.allSatisfy { $0.isFinite && $0 >= 0 })
    }
  }
}
