// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Tables")
struct TableNodeTests {
  @Test("only visible rows have cells")
  func visibleOnly() {
    let probe = TableProbe(rows: 1000)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    #expect(table.shownNames == (0...10).map(String.init))
    #expect(probe.cellsAsked.count == 11)
    #expect(table.contentSize == CGSize(width: 320, height: 44_000))
    #expect(table.subviews.count == 11)
  }

  @Test("rows are placed below each other with the width of the table")
  func frames() {
    let probe = TableProbe([[.init(name: "a", height: 30), .init(name: "b", height: 50)]])
    let table = probe.makeTable()
    table.layoutIfNeeded()
    #expect(table.picture == ["a 0.0 30.0", "b 30.0 50.0"])
    #expect(
      table.rectForRow(at: IndexPath(row: 1, section: 0))
        == CGRect(x: 0, y: 30, width: 320, height: 50))
  }

  @Test("cells that left are reused, and no more are created than were ever visible")
  func reuse() {
    let probe = TableProbe(rows: 1000)
    let table = probe.makeTable()
    var cells: Set<ObjectIdentifier> = []
    for step in 0..<200 {
      table.contentOffset.y = CGFloat(step) * 37
      table.layoutIfNeeded()
      cells.formUnion(table.visibleCells.map(ObjectIdentifier.init))
      #expect(table.subviews.count == table.visibleCells.count)
    }
    #expect(cells.count <= 12)
    #expect(table.visibleCells.contains { ($0 as? ProbeCell)?.uses ?? 0 > 5 })
  }

  @Test("a table of a million self-sizing rows creates a screenful of cells")
  func million() throws {
    let probe = MillionRows()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.separatorStyle = .none
    table.register(CountedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = probe
    table.layoutIfNeeded()
    #expect(table.contentSize.height > 40_000_000)
    for row in [999_999, 0, 500_000, 123_456, 999_000, 500_000] {
      let path = IndexPath(row: row, section: 0)
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: path) as? CountedCell)
      #expect(cell.number == row)
      #expect(cell.frame.height == MillionRows.height(row))
      let visible = table.visibleCells
      #expect(zip(visible, visible.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
      let size = table.contentSize
      table.layoutIfNeeded()
      #expect(table.contentSize == size)
    }
    #expect(probe.made.count <= 22)
    #expect(probe.cellsAsked < 150)
    #expect(probe.countsAsked == 1)
    #expect(table.rows.runCount < 500)
    let size = table.contentSize
    table.scrollToRow(at: IndexPath(row: 500_000, section: 0), at: .middle, animated: false)
    #expect(table.contentSize == size)
  }

  @Test("rows above that are higher than estimated don't move what is visible")
  func steady() throws {
    let probe = TableProbe(rows: 1000, height: 100)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let path = IndexPath(row: 500, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path))
    let place = cell.frame.minY - table.contentOffset.y
    #expect(place == 0)
    table.contentOffset.y -= 10
    table.layoutIfNeeded()
    #expect(cell.frame.minY - table.contentOffset.y == 10)
    #expect(table.shownNames.first == "499")
  }

  @Test(
    "a row is scrolled to the requested position",
    arguments: [
      (TableNode.ScrollPosition.top, 0.0), (.middle, 190.0), (.bottom, 380.0), (.none, 380.0),
    ])
  func scrollPositions(position: TableNode.ScrollPosition, y: CGFloat) {
    let probe = TableProbe(rows: 1000, height: 100)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let path = IndexPath(row: 500, section: 0)
    table.scrollToRow(at: path, at: position, animated: false)
    #expect(table.rectForRow(at: path).minY - table.contentOffset.y == y)
  }

  @Test("the last row is scrolled to without a gap below it")
  func lastRow() {
    let probe = TableProbe(rows: 1000, height: 30)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .top, animated: false)
    #expect(table.shownNames.last == "999")
    #expect(table.contentOffset.y + 480 == table.contentSize.height)
    #expect(table.shownNames.count == 16)
  }
}

/// A million rows with heights from 40 to 139 points.
private final class MillionRows: TableNodeDataSource {
  var cellsAsked = 0
  var countsAsked = 0
  var made: Set<ObjectIdentifier> = []

  static func height(_ row: Int) -> CGFloat { 40 + CGFloat(row &* 7919 % 100) }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return 1_000_000
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    made.insert(ObjectIdentifier(cell))
    (cell as? CountedCell)?.number = indexPath.row
    return cell
  }
}

private final class CountedCell: TableCellNode {
  var number = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MillionRows.height(number))
  }
}
