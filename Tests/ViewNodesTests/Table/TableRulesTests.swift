// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Rules of tables")
struct TableRulesTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Provides rows and implements nothing else.
  private final class Plain: TableNodeDataSource, TableNodeDelegate {
    var count = 3
    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      TableCellNode(style: .default, reuseIdentifier: nil)
    }
  }

  private final class Chooser: TableNodeDelegate {
    var answer: IndexPath?
    var deselected: [Int] = []
    func tableView(_ tableView: TableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      answer
    }
    func tableView(_ tableView: TableNode, didDeselectRowAt indexPath: IndexPath) {
      deselected.append(indexPath.row)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollNode) { deselected.append(-1) }
  }

  private func table(_ source: Plain, _ delegate: (any TableNodeDelegate)? = nil) -> TableNode {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    return table
  }

  @Test("a tap selects a row without a delegate, and with one that implements nothing")
  func silent() {
    let source = Plain()
    for delegate in [nil, source] {
      let table = table(source, delegate)
      #expect(table.highlightsItem(at: path(1)))
      table.tapItem(at: path(1))
      #expect(table.indexPathsForSelectedRows == [path(1)])
      table.tapItem(at: path(2))
      #expect(table.indexPathsForSelectedRows == [path(2)])
      table.allowsMultipleSelection = true
      table.tapItem(at: path(0))
      #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
      table.tapItem(at: path(2))
      #expect(table.indexPathsForSelectedRows == [path(0)])
      table.allowsSelection = false
      table.allowsMultipleSelection = false
      #expect(!table.highlightsItem(at: path(1)))
    }
  }

  @Test("the delegate can keep a row selected, or deselect another one")
  func deselection() {
    let (source, delegate) = (Plain(), Chooser())
    let table = table(source, delegate)
    table.allowsMultipleSelection = true
    for row in 0..<3 { table.tapItem(at: path(row)) }
    table.tapItem(at: path(1))
    #expect(table.indexPathsForSelectedRows?.count == 3 && delegate.deselected.isEmpty)
    delegate.answer = path(2)
    table.tapItem(at: path(1))
    #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
    #expect(delegate.deselected == [2])
    delegate.answer = path(77)
    table.tapItem(at: path(1))
    #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
    #expect(delegate.deselected == [2])
  }

  @Test("selecting, deselecting, and tapping rows that don't exist is reported")
  func missing() {
    let table = table(Plain())
    table.layoutDiagnosticsHandler = { _ in }
    table.selectRow(at: path(9), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(8), animated: false)
    table.tapItem(at: path(7))
    table.scrollToRow(at: path(6), at: .top, animated: false)
    #expect(table.indexPathsForSelectedRows == nil && table.layoutReport().problems.count == 4)
  }

  @Test("a table scrolls to its topmost selected row, if there is one")
  func nearestSelected() {
    let (source, delegate) = (Plain(), Chooser())
    source.count = 50
    let table = table(source, delegate)
    table.rowHeight = 50
    table.layoutIfNeeded()
    table.scrollToNearestSelectedRow(at: .top, animated: true)
    #expect(table.contentOffset.y == 0 && delegate.deselected.isEmpty)
    table.allowsMultipleSelection = true
    table.selectRow(at: path(30), animated: false, scrollPosition: .none)
    table.selectRow(at: path(20), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: true)
    #expect(table.contentOffset.y == 1000 && delegate.deselected == [-1])
    table.scrollToNearestSelectedRow(at: .top, animated: true)
    #expect(delegate.deselected == [-1])
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    #expect(table.contentOffset.y == 750 && delegate.deselected == [-1])
    table.scrollToNearestSelectedRow(at: .middle, animated: false)
    #expect(table.contentOffset.y == 875)
  }

  @Test("sections and rows that don't exist have no rectangle")
  func rectangles() {
    let probe = TableProbe(rows: 3)
    probe.headerHeights[0] = 20
    let table = probe.makeTable()
    table.sectionFooterHeight = 10
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 20))
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 64, width: 320, height: 44))
    #expect(table.rectForFooter(inSection: 0).minY == 152)
    for section in [-1, 1] {
      #expect(table.rectForHeader(inSection: section) == .zero)
      #expect(table.rectForFooter(inSection: section) == .zero)
    }
    #expect(table.rectForRow(at: path(3)) == .zero && table.rectForRow(at: path(-1)) == .zero)
  }

  @Test("headers of a registered class are made for their identifier and reused")
  func headers() {
    final class Header: TableHeaderFooterNode {
      var uses = 0
      override func prepareForReuse() { uses += 1 }
    }
    let table = table(Plain())
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let made = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(made is Header && made?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    table.register(
      nil as TableHeaderFooterNode.Type?, forHeaderFooterViewReuseIdentifier: "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }

  @Test("a header without text is as high as a title")
  func emptyHeader() {
    let header = TableHeaderFooterNode(reuseIdentifier: nil)
    #expect(header.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 28))
    header.textLabel?.text = Array(repeating: "word", count: 40).joined(separator: " ")
    #expect(header.sizeThatFits(CGSize(width: 200, height: 0)).height > 60)
  }

  @Test("a row whose reorder control is released moves to its touch, even after scrolling")
  func releasedAfterScrolling() {
    let editor = EditingTable()
    editor.source.sections = [(0..<20).map { "\($0)" }]
    editor.source.movable = Set(editor.source.sections.joined())
    editor.table.reloadData()
    editor.table.isEditing = true
    editor.screen.layoutIfNeeded()
    let touch = editor.grasp(2)
    editor.table.contentOffset.y = 88
    editor.screen.layoutIfNeeded()
    editor.drop(touch)
    #expect(editor.source.events.contains("move 0.2 to 0.4"))
    #expect(editor.source.sections[0].prefix(6).joined() == "013425")
  }

  @Test("a swipe over a row that is canceled closes it")
  func canceledSwipe() {
    let editor = EditingTable()
    let touches = editor.screen.router.begin(at: [CGPoint(x: 250, y: 66)])
    for step in 1...5 {
      editor.screen.advance(by: 0.05)
      editor.screen.router.move(touches.map { ($0, CGPoint(x: 250 - 20 * step, y: 66)) })
      editor.screen.layoutIfNeeded()
    }
    #expect(editor.buttons != nil && (editor.cell(1)?.frame.minX ?? 0) < 0)
    editor.screen.router.cancel(touches)
    editor.screen.layoutIfNeeded()
    #expect(editor.buttons == nil && editor.cell(1)?.frame.minX == 0)
    #expect(editor.source.events == ["begin 0.1", "end 0.1"])
  }
}
