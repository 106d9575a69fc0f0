// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("What a table knows before its layout")
struct TableQuestionsTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Two sections with headers of 20 points.
  private func makeProbe() -> TableProbe {
    let probe = TableProbe([[.init(name: "a"), .init(name: "b")], [.init(name: "c")]])
    probe.headerHeights = [0: 20, 1: 20]
    probe.headerTitles = [0: "A", 1: "B"]
    return probe
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0))" }.joined(separator: " ")
  }

  private typealias Question = (name: String, ask: (TableNode) -> String, answer: String)

  /// Questions and their answers.
  private var questions: [Question] { counts + changes }

  private var counts: [Question] {
    [
      ("numberOfSections", { "\($0.numberOfSections)" }, "2"),
      ("numberOfRows", { "\($0.numberOfRows(inSection: 0))" }, "2"),
      ("rect(forSection:)", { Self.text($0.rect(forSection: 1)) }, "0 108 320 64"),
      ("rectForHeader", { Self.text($0.rectForHeader(inSection: 1)) }, "0 108 320 20"),
      ("rectForFooter", { Self.text($0.rectForFooter(inSection: 0)) }, "0 108 320 0"),
      (
        "rectForRow", { Self.text($0.rectForRow(at: IndexPath(row: 1, section: 0))) },
        "0 64 320 44"
      ),
      ("indexPathForRow", { "\($0.indexPathForRow(at: CGPoint(x: 5, y: 70)) ?? [])" }, "[0, 1]"),
      (
        "indexPathsForRows",
        { "\($0.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 9, height: 40)) ?? [])" },
        "[[0, 1], [1, 0]]"
      ),
      (
        "cellForRow",
        { ($0.cellForRow(at: IndexPath(row: 0, section: 1)) as? ProbeCell)?.row.name ?? "" }, "c"
      ),
      ("visibleCells", { "\($0.visibleCells.count)" }, "3"),
      ("visible rows", { "\($0.indexPathsForVisibleRows ?? [])" }, "[[0, 0], [0, 1], [1, 0]]"),
      (
        "headerView",
        { ($0.headerView(forSection: 1) as? TableHeaderFooterNode)?.textLabel?.text ?? "" }, "B"
      ),
      ("contentSize", { "\($0.contentSize.width) \($0.contentSize.height)" }, "320.0 172.0"),
    ]
  }

  private var changes: [Question] {
    [
      (
        "selectRow",
        {
          $0.selectRow(
            at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
          return "\($0.indexPathsForSelectedRows ?? []) \($0.layoutProblems.count)"
        }, "[[0, 1]] 0"
      ),
      (
        "deselectRow",
        {
          $0.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
          return "\($0.layoutProblems.count)"
        }, "0"
      ),
      (
        "tapItem",
        {
          $0.tapItem(at: IndexPath(row: 0, section: 1))
          return "\($0.indexPathsForSelectedRows ?? []) \($0.layoutProblems.count)"
        }, "[[1, 0]] 0"
      ),
      (
        "scrollToRow",
        {
          $0.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
          return "\($0.layoutProblems.count)"
        }, "0"
      ),
      (
        "subviews",
        {
          $0.layoutIfNeeded()
          return "\($0.subviews.count { $0 is ProbeCell })"
        }, "3"
      ),
    ]
  }

  @Test("every question is answered without a layout, and for new data after a layout")
  func questionsFirst() {
    for (name, ask, answer) in questions {
      let probe = makeProbe()
      let fresh = probe.makeTable()
      fresh.layoutDiagnosticsHandler = { _ in }
      #expect(ask(fresh) == answer, "\(name)")
      let other = TableProbe(rows: 7, height: 30)
      let changed = other.makeTable()
      changed.layoutDiagnosticsHandler = { _ in }
      changed.layoutIfNeeded()
      changed.dataSource = probe
      changed.delegate = probe
      #expect(ask(changed) == answer, "\(name), with other data")
    }
  }

  @Test("only another height loads the rows again")
  func heights() {
    let heights: [ReferenceWritableKeyPath<TableNode, CGFloat>] = [
      \.rowHeight, \.estimatedRowHeight, \.sectionHeaderHeight, \.estimatedSectionHeaderHeight,
      \.sectionFooterHeight, \.estimatedSectionFooterHeight, \.sectionHeaderTopPadding,
    ]
    for (index, height) in heights.enumerated() {
      let probe = makeProbe()
      let table = probe.makeTable()
      table.layoutIfNeeded()
      table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      let count = probe.countsAsked
      let value = table[keyPath: height]
      table[keyPath: height] = value
      table.layoutIfNeeded()
      #expect(probe.countsAsked == count && table.indexPathForSelectedRow == path(1), "\(index)")
      table[keyPath: height] = 33
      table.layoutIfNeeded()
      #expect(probe.countsAsked == count + 2, "\(index)")
    }
  }

  @Test("the views above and below all rows count with their heights at once, and when set again")
  func edgeViews() {
    let probe = TableProbe(rows: 2)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let (header, footer) = (
      ViewNode(frame: CGRect(x: 0, y: 0, width: 9, height: 30)),
      ViewNode(frame: CGRect(x: 0, y: 0, width: 9, height: 40))
    )
    table.tableHeaderView = header
    #expect(table.contentSize.height == 118 && header.superview === table)
    table.layoutIfNeeded()
    table.tableFooterView = footer
    #expect(table.contentSize.height == 158 && footer.superview === table)
    table.layoutIfNeeded()
    let cells = table.subviews.compactMap { $0 as? ProbeCell }
    #expect(cells.map(\.frame.minY) == [30, 74] && footer.frame.minY == 118)
    header.frame.size.height = 50
    table.tableHeaderView = header
    #expect(table.contentSize.height == 178)
    table.layoutIfNeeded()
    #expect(cells.map(\.frame.minY) == [50, 94] && footer.frame.minY == 138)
    footer.frame.size.height = 10
    table.tableFooterView = footer
    #expect(table.contentSize.height == 148)
    table.layoutIfNeeded()
    #expect(footer.frame == CGRect(x: 0, y: 138, width: 320, height: 10))
    // The view above the rows is no row.
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: 50)) == [])
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: 9, height: 51))?.map(\.row) == [0])
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 93, width: 9, height: 2))?.map(\.row) == [0, 1])
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 94, width: 9, height: 2))?.map(\.row) == [1])
    let endless = CGRect(x: 0, y: 0, width: 9, height: CGFloat.infinity)
    #expect(table.indexPathsForRows(in: endless) == [])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: CGFloat.nan)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 50)) == path(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 49.9)) == nil)
  }

  @Test("a background view is behind everything from the beginning")
  func background() {
    let probe = TableProbe(rows: 2)
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let view = ViewNode()
    table.backgroundView = view
    #expect(table.subviews.first === view)
    table.layoutIfNeeded()
    #expect(table.subviews.first === view && view.frame == table.bounds)
  }

  @Test("a table bounces vertically, and its background is that of its style")
  func looks() {
    let colors: [(TableNode, TableNode.Style, Color)] = [
      (TableNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), .plain, .systemBackground),
      (TableNode(frame: .zero, style: .plain), .plain, .systemBackground),
      (TableNode(frame: .zero, style: .grouped), .grouped, .systemGroupedBackground),
      (TableNode(frame: .zero, style: .insetGrouped), .insetGrouped, .systemGroupedBackground),
    ]
    for (table, style, color) in colors {
      #expect(table.style == style && table.backgroundColor == color, "\(style)")
      #expect(table.alwaysBounceVertical && !table.alwaysBounceHorizontal, "\(style)")
    }
    #expect(colors[0].0.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("cells are told to be shown when they are in place, and that they are gone, in order")
  func displaying() {
    final class Places: TableNodeDelegate {
      var places: [String] = []

      func tableView(
        _ tableView: TableNode, willDisplay cell: TableCellNode, forRowAt indexPath: IndexPath
      ) { places.append("\(indexPath.row) at \(cell.frame.minY)") }

      func tableView(
        _ tableView: TableNode, didEndDisplaying cell: TableCellNode,
        forRowAt indexPath: IndexPath
      ) { places.append("\(indexPath.row) gone") }
    }
    let (probe, places) = (TableProbe(rows: 30), Places())
    let table = probe.makeTable()
    table.frame.size.height = 88
    table.rowHeight = 44
    table.delegate = places
    table.layoutIfNeeded()
    #expect(places.places == ["0 at 0.0", "1 at 44.0"])
    places.places = []
    table.contentOffset.y = 44
    table.layoutIfNeeded()
    #expect(places.places == ["0 gone", "2 at 88.0"])
    places.places = []
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(places.places == ["2 gone", "0 at 0.0"])
    places.places = []
    table.layoutIfNeeded()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(places.places == [])
    table.reloadData()
    #expect(places.places == ["0 gone", "1 gone"])
    table.layoutIfNeeded()
    #expect(places.places == ["0 gone", "1 gone", "0 at 0.0", "1 at 44.0"])
    places.places = []
    table.frame.size.height = 0
    table.layoutIfNeeded()
    #expect(places.places == ["0 gone", "1 gone"])
  }

  @Test("a cell that a data source shows without dequeuing it doesn't wait for reuse")
  func ownCells() {
    final class Keeper: TableNodeDataSource {
      let cells = (0..<30).map { _ in TableCellNode(style: .default, reuseIdentifier: "own") }

      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 30 }

      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        cells[indexPath.row]
      }
    }
    let keeper = Keeper()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    table.dataSource = keeper
    for offset in [0, 500, 0] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
    }
    #expect(table.visibleCells.first === keeper.cells[0])
    while let waiting = table.dequeueReusableCell(withIdentifier: "own") {
      #expect(!table.visibleCells.contains(waiting))
    }
  }

  @Test("cells are behind headers, in the order of the rows, wherever the table was scrolled")
  func order() {
    let probe = TableProbe((0..<5).map { _ in (0..<10).map { .init(name: "\($0)") } })
    for section in 0..<5 { probe.headerTitles[section] = "\(section)" }
    let table = probe.makeTable()
    let (back, extra) = (ViewNode(), ViewNode())
    table.backgroundView = back
    table.addSubview(extra)
    for offset in [0, 700, 350, 1500, 420, 400] as [CGFloat] {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      let shown = table.subviews
      let rows = shown.compactMap { $0 as? ProbeCell }
      #expect(rows == table.visibleCells, "\(offset)")
      let headers = shown.compactMap { $0 as? TableHeaderFooterNode }
      #expect(!headers.isEmpty && shown.first === back, "\(offset)")
      #expect(Array(shown[1..<1 + rows.count]) == rows, "\(offset)")
      #expect(Array(shown[(1 + rows.count)...].prefix(headers.count)) == headers, "\(offset)")
      #expect(headers.map(\.frame.minY) == headers.map(\.frame.minY).sorted(), "\(offset)")
      #expect(shown.contains(extra))
    }
  }

  @Test("cells are told whether editing begins and ends with an animation")
  func animation() {
    final class Cell: TableCellNode {
      var heard: [String] = []

      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        heard.append("\(editing) \(animated)")
      }
    }
    let probe = TableProbe(rows: 2)
    let table = probe.makeTable()
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    table.setEditing(true, animated: false)
    table.setEditing(false, animated: false)
    table.isEditing = true
    table.isEditing = true
    let heard = table.visibleCells.map { ($0 as? Cell)?.heard ?? [] }
    #expect(heard == Array(repeating: ["true true", "false false", "true false"], count: 2))
  }
}
