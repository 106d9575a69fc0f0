// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// Sections of ten rows of 44 points, with a header of 30 and a footer of 20 points, whose delegate
/// notes what is displayed.
private final class Pages: TableNodeDataSource, TableNodeDelegate {
  var count = 5
  var events: [String] = []
  var frames: [CGRect] = []
  var whenHeaderShows: () -> Void = {}
  var whenHeaderEnds: () -> Void = {}

  func numberOfSections(in tableView: TableNode) -> Int { count }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    TableCellNode(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat { 20 }

  func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? { "H" }

  func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    section == 3 ? nil : ViewNode()
  }

  func tableView(
    _ tableView: TableNode, willDisplayHeaderView view: ViewNode, forSection section: Int
  ) {
    events.append("show header \(section)")
    frames.append(view.frame)
    view.backgroundColor = .red
    whenHeaderShows()
  }

  func tableView(
    _ tableView: TableNode, willDisplayFooterView view: ViewNode, forSection section: Int
  ) { events.append("show footer \(section)") }

  func tableView(
    _ tableView: TableNode, didEndDisplayingHeaderView view: ViewNode, forSection section: Int
  ) {
    events.append("hide header \(section)")
    whenHeaderEnds()
  }

  func tableView(
    _ tableView: TableNode, didEndDisplayingFooterView view: ViewNode, forSection section: Int
  ) { events.append("hide footer \(section)") }
}

@Suite("Display of headers and footers")
struct EdgeDisplayTests {
  private let pages = Pages()

  private func makeTable() -> TableNode {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.dataSource = pages
    table.delegate = pages
    table.layoutIfNeeded()
    return table
  }

  @Test("the delegate hears of each header and footer once while it is visible, at its final place")
  func once() {
    let table = makeTable()
    #expect(pages.events == ["show header 0", "show footer 0"])
    #expect(pages.frames == [CGRect(x: 0, y: 0, width: 320, height: 30)])
    #expect(table.headerView(forSection: 0)?.backgroundColor == .red)
    pages.events = []
    table.contentOffset.y = 5
    table.layoutIfNeeded()
    #expect(pages.events == [])
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(pages.events == ["hide header 0", "show header 1"])
    #expect(pages.frames.last == CGRect(x: 0, y: 490, width: 320, height: 30))
    pages.events = []
    // The fourth section has no view as its footer.
    table.contentOffset.y = 3 * 490 + 460
    table.layoutIfNeeded()
    #expect(pages.events == ["hide footer 0", "hide header 1", "show header 4"])
  }

  @Test("what is displayed ends when the table is reloaded, and when rows are updated")
  func replaced() {
    let table = makeTable()
    pages.events = []
    table.reloadData()
    table.layoutIfNeeded()
    let again = ["hide header 0", "hide footer 0", "show header 0", "show footer 0"]
    #expect(pages.events == again)
    pages.events = []
    pages.count = 4
    table.deleteSections([4], with: .none)
    table.layoutIfNeeded()
    #expect(pages.events == again)
  }

  @Test("a delegate may update the table again when an update ends the display of a header")
  func nested() {
    let table = makeTable()
    pages.events = []
    pages.whenHeaderEnds = { [pages] in
      pages.whenHeaderEnds = {}
      pages.count = 2
      table.deleteSections([3, 2], with: .none)
    }
    pages.count = 4
    table.deleteSections([4], with: .none)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.layoutProblems.isEmpty)
    #expect(table.contentSize.height == 980)
    #expect(
      pages.events == ["hide header 0", "hide footer 0", "show header 0", "show footer 0"])
    #expect(table.subviews.filter { $0 === table.headerView(forSection: 0) }.count == 1)
  }

  @Test("a delegate that reloads when a header is displayed is asked again")
  func reloading() {
    let table = makeTable()
    pages.events = []
    pages.whenHeaderShows = { [pages] in
      pages.whenHeaderShows = {}
      pages.count = 1
      table.reloadData()
    }
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.contentOffset.y == 10)
    #expect(pages.events.suffix(2) == ["show header 0", "show footer 0"])
  }
}
