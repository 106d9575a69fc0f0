// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Selecting table rows")
struct TableSelectionTests {
  private let probe = TableProbe(rows: 100)

  private func makeTable() -> TableNode {
    let table = probe.makeTable()
    table.layoutIfNeeded()
    probe.events = []
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("selecting programmatically does not notify the delegate")
  func byCode() {
    let table = makeTable()
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(2))?.isSelected == true)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [path(3)])
    table.deselectRow(at: path(3), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    table.selectRow(at: path(50), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 2200)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(probe.events.allSatisfy { !$0.contains("select") })
  }

  @Test("a tap selects, deselects the previous row, and notifies the delegate in UIKit's order")
  func byTouch() {
    let table = makeTable()
    table.tapItem(at: path(1))
    table.tapItem(at: path(2))
    #expect(
      probe.events == [
        "will select 1", "select 1", "will select 2", "deselect 1", "select 2",
      ])
    #expect(table.indexPathsForSelectedRows == [path(2)])
  }

  @Test("the delegate can select another row or none")
  func redirect() {
    let table = makeTable()
    probe.chooses = { $0.row == 1 ? IndexPath(row: 5, section: 0) : nil }
    table.tapItem(at: path(1))
    #expect(table.indexPathForSelectedRow == path(5))
    table.tapItem(at: path(2))
    #expect(table.indexPathForSelectedRow == path(5))
  }

  @Test("several rows can be selected, and a second tap deselects one")
  func several() {
    let table = makeTable()
    table.allowsMultipleSelection = true
    for row in [4, 2, 7, 4] { table.tapItem(at: path(row)) }
    #expect(table.indexPathsForSelectedRows == [path(2), path(7)])
  }

  @Test("a table that disallows selection ignores taps")
  func forbidden() {
    let table = makeTable()
    table.allowsSelection = false
    table.tapItem(at: path(1))
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(
    "a selected row that scrolls away returns selected, and its cell isn't selected when reused"
  )
  func reuse() {
    let table = makeTable()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isSelected).prefix(2) == [true, false])
  }

  @Test("reloading clears the selection")
  func reload() {
    let table = makeTable()
    table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }
}
