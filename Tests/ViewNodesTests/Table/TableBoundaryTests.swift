// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("The edges of a table's rows")
struct TableBoundaryTests {
  private func makeTable() -> (TableProbe, TableNode) {
    let probe = TableProbe(rows: 10, height: 20)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.events = []
    return (probe, table)
  }

  @Test(
    "rows have the row height, which may be zero, or the standard one if it is no number",
    arguments: [(0, 0), (1, 1), (30, 30), (.nan, 44), (.infinity, 44)]
      as [(CGFloat, CGFloat)])
  func rowHeights(rowHeight: CGFloat, expected: CGFloat) {
    let probe = TableProbe(rows: 1000)
    let table = probe.makeTable()
    table.delegate = nil
    table.estimatedRowHeight = 0
    table.rowHeight = rowHeight
    // Before and after rows are visible.
    for _ in 0..<2 {
      let row = table.rectForRow(at: IndexPath(row: 900, section: 0))
      #expect(row.minY == 900 * expected && row.height == expected)
      table.layoutIfNeeded()
    }
  }

  @Test("rows that were never visible have the heights that the delegate estimates")
  func estimates() {
    final class Estimates: TableNodeDelegate {
      func tableView(
        _ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { indexPath.row % 2 == 0 ? 100 : 300 }
    }
    let (probe, delegate) = (TableProbe(rows: 1000), Estimates())
    let table = probe.makeTable()
    table.delegate = delegate
    table.layoutIfNeeded()
    // The visible ones are as high as their content.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height < 100)
    #expect(table.rectForRow(at: IndexPath(row: 900, section: 0)).height == 100)
    #expect(table.rectForRow(at: IndexPath(row: 901, section: 0)).height == 300)
  }

  @Test(
    "a row that only touches a rectangle isn't in it",
    arguments: [
      (CGFloat(0), CGFloat(20), [0]), (0, 20.5, [0, 1]), (20, 20, [1]), (19.5, 1, [0, 1]),
      (20, 0.5, [1]), (-10, 10, []), (-10, 10.5, [0]), (190, 50, [9]), (0, 0, []),
    ])
  func rectangles(y: CGFloat, height: CGFloat, rows: [Int]) {
    let (_, table) = makeTable()
    let found = table.indexPathsForRows(in: CGRect(x: 0, y: y, width: 10, height: height))
    #expect(found?.map(\.row) == rows)
  }

  @Test("a point on the edge between two rows is in the lower one")
  func points() {
    let (_, table) = makeTable()
    func row(_ x: CGFloat, _ y: CGFloat) -> Int? {
      table.indexPathForRow(at: CGPoint(x: x, y: y))?.row
    }
    #expect(row(0, 0) == 0 && row(0, 19.9) == 0 && row(0, 20) == 1)
    #expect(row(0, -0.1) == nil && row(0, 199.9) == 9 && row(0, 200) == nil)
    #expect(row(-0.1, 5) == nil && row(table.bounds.width, 5) == nil)
  }

  @Test("a tap on the selected row selects it again without deselecting it")
  func chosenAgain() {
    let (probe, table) = makeTable()
    let path = IndexPath(row: 1, section: 0)
    table.tapItem(at: path)
    probe.events = []
    table.tapItem(at: path)
    #expect(probe.events == ["will select 1", "select 1"])
    #expect(table.indexPathsForSelectedRows == [path])
  }

  @Test("with multiple selection, a second tap deselects only that row")
  func chosenTwice() {
    let (probe, table) = makeTable()
    table.allowsMultipleSelection = true
    for row in [1, 2, 1] { table.tapItem(at: IndexPath(row: row, section: 0)) }
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(
      probe.events == ["will select 1", "select 1", "will select 2", "select 2", "deselect 1"])
  }

  @Test(
    "a table has cells as soon as it has any width and any height",
    arguments: [(0, 480, 0), (0.5, 480, 10), (1, 480, 10), (320, 0, 0), (320, 0.5, 1)]
      as [(CGFloat, CGFloat, Int)])
  func sizes(width: CGFloat, height: CGFloat, count: Int) {
    let (_, table) = makeTable()
    table.frame.size = CGSize(width: width, height: height)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == count)
    table.frame.size = CGSize(width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 10)
  }

  @Test("rows without a height are measured from the first one when text sizes change")
  func noHeights() {
    let probe = TableProbe(rows: 1000, height: 0)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    probe.sections[0] = probe.sections[0].map { TableProbe.Row(name: $0.name, height: 50) }
    table.traitOverrides = TraitCollection(preferredContentSizeCategory: .extraLarge)
    table.layoutIfNeeded()
    #expect(table.contentOffset == .zero)
    #expect(table.indexPathsForVisibleRows?.first?.row == 0)
    #expect(table.visibleCells.allSatisfy { $0.frame.height == 50 })
  }
}
