// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Scrolling to rows")
struct TableScrollingTests {
  private let probe = TableProbe((0..<5).map { _ in (0..<10).map { .init(name: "\($0)") } })

  /// Five sections of a header of 28 points and ten rows of 44, 480 points high, with insets.
  private func makeTable(_ style: TableNode.Style) -> TableNode {
    for section in 0..<5 { probe.headerHeights[section] = 28 }
    let table = probe.makeTable(style: style)
    table.sectionFooterHeight = 0
    table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    table.layoutIfNeeded()
    return table
  }

  /// Where the row from 1184 to 1228 is scrolled to from an offset, below a floating header or not.
  private nonisolated static let targets:
    [(TableNode.ScrollPosition, CGFloat, floating: CGFloat, others: CGFloat)] = [
      (.top, 0, 1126, 1154), (.top, 1700, 1126, 1154), (.middle, 0, 956, 956),
      (.middle, 1700, 956, 956), (.bottom, 0, 758, 758), (.bottom, 1700, 758, 758),
      (.none, 0, 758, 758), (.none, 1700, 1126, 1154), (.none, 1000, 1000, 1000),
      (.none, 1130, 1126, 1130), (.none, 1126, 1126, 1126), (.none, 758, 758, 758),
      (.none, 757, 758, 758),
    ]

  @Test("a row is between the insets, and below the header that floats", arguments: targets)
  func places(
    position: TableNode.ScrollPosition, start: CGFloat, floating: CGFloat, others: CGFloat
  ) {
    for style in TableNode.Style.allCases {
      let table = makeTable(style)
      table.contentOffset.y = start
      table.layoutIfNeeded()
      let path = IndexPath(row: 5, section: 2)
      #expect(table.rectForRow(at: path).minY == 1184)
      table.scrollToRow(at: path, at: position, animated: false)
      #expect(table.contentOffset.y == (style == .plain ? floating : others), "\(style)")
      #expect(table.cellForRow(at: path) != nil)
    }
  }

  @Test("the first and the last row are scrolled to within the limits of the content")
  func limits() {
    for style in TableNode.Style.allCases {
      let table = makeTable(style)
      let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 9, section: 4))
      for position in [TableNode.ScrollPosition.top, .middle, .bottom] {
        table.scrollToRow(at: last, at: position, animated: false)
        #expect(table.contentOffset.y == 1870, "\(style) \(position)")
        table.scrollToRow(at: first, at: position, animated: false)
        // Only a header that floats covers the rows at the top.
        let top: CGFloat = style != .plain && position == .top ? -2 : -30
        #expect(table.contentOffset.y == top, "\(style) \(position)")
      }
    }
  }

  @Test("a row that is selected is scrolled to only if a position is given")
  func selecting() {
    let table = makeTable(.grouped)
    table.selectRow(at: IndexPath(row: 5, section: 2), animated: false, scrollPosition: .none)
    #expect(table.contentOffset.y == -30)
    table.selectRow(at: IndexPath(row: 5, section: 2), animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 1154)
    table.contentOffset.y = 0
    table.scrollToNearestSelectedRow(at: .none, animated: false)
    #expect(table.contentOffset.y == 758)
  }

  @Test("a header that is higher than estimated doesn't move the rows below it")
  func tallHeader() throws {
    final class Headers: TableNodeDelegate {
      func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
        ViewNode(frame: CGRect(x: 0, y: 0, width: 9, height: 70))
      }
    }
    let (headers, rows) = (Headers(), probe)
    let table = rows.makeTable()
    table.delegate = headers
    table.rowHeight = 44
    table.estimatedSectionHeaderHeight = 20
    table.layoutIfNeeded()
    let path = IndexPath(row: 5, section: 3)
    table.scrollToRow(at: path, at: .top, animated: false)
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 3))
    let cell = try #require(table.cellForRow(at: path))
    #expect(header.frame.minY == table.contentOffset.y && header.frame.height == 70)
    #expect(cell.frame.minY == table.contentOffset.y + 70)
  }

  @Test("a dragged row scrolls the table up the faster the nearer to the top the touch is")
  func draggedUp() {
    let editor = EditingTable()
    editor.source.sections = [(0..<60).map { "\($0)" }]
    editor.source.movable = Set(editor.source.sections.joined())
    editor.table.contentInset = EdgeInsets(top: 20, left: 0, bottom: 16, right: 0)
    editor.table.reloadData()
    editor.table.isEditing = true
    editor.screen.layoutIfNeeded()
    // Depths below and above the edges, which are 44 points from the insets.
    for (depth, step) in [(CGFloat(-3), CGFloat(0)), (11, 2), (22, 4), (44, 8), (70, 8)] {
      for isUp in [true, false] {
        editor.table.contentOffset.y = 1100
        editor.screen.layoutIfNeeded()
        let touch = editor.grasp(28)
        let middle = editor.handle(28)?.convert(CGPoint(x: 0, y: 22), to: nil)
        let start: CGFloat = middle?.y ?? 0
        let end: CGFloat = isUp ? 64 - depth : 240 + depth
        editor.drag(touch, by: end - start, steps: 1)
        let former = editor.table.contentOffset.y
        for _ in 0..<10 { editor.screen.advance(by: 1.0 / 60 + 1e-6) }
        let moved = editor.table.contentOffset.y - former
        let expected: CGFloat = isUp ? -10 * step : 10 * step
        #expect(abs(moved - expected) < 0.01, "\(depth) \(isUp)")
        if let touch { editor.screen.router.cancel([touch]) }
        editor.screen.layoutIfNeeded()
      }
    }
  }
}
