// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Table sections")
struct TableSectionsTests {
  private func makeProbe() -> TableProbe {
    let probe = TableProbe(
      (0..<5).map { section in (0..<10).map { .init(name: "\(section).\($0)") } })
    probe.headerTitles = [0: "A", 1: "B", 2: "C", 3: "D", 4: "E"]
    return probe
  }

  @Test("the content is as high as headers, rows, and footers together")
  func contentSize() {
    let probe = makeProbe()
    probe.headerHeights = [0: 30, 1: 30, 2: 30, 3: 30, 4: 30]
    let table = probe.makeTable()
    table.sectionFooterHeight = 12
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 2410)
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 482, width: 320, height: 30))
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 470, width: 320, height: 12))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 482, width: 320, height: 482))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 512)
  }

  @Test(
    "a header with a title is as high as the style requires",
    arguments: [(TableNode.Style.plain, 28.0), (.grouped, 38), (.insetGrouped, 38)])
  func titles(style: TableNode.Style, height: CGFloat) {
    let probe = makeProbe()
    let table = probe.makeTable(style: style)
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == height)
    let header = table.headerView(forSection: 0) as? TableHeaderFooterNode
    #expect(header?.textLabel?.text == "A")
    // It is read as a heading.
    #expect(header?.textLabel?.accessibilityTraits.contains(.header) == true)
  }

  @Test("without a title, there is no header in a plain table and a gap in a grouped one")
  func untitled() {
    let probe = TableProbe(rows: 1)
    let plain = probe.makeTable()
    plain.layoutIfNeeded()
    #expect(plain.contentSize.height == 44)
    let grouped = probe.makeTable(style: .grouped)
    grouped.layoutIfNeeded()
    #expect(grouped.contentSize.height == 80)
  }

  @Test("in a plain table, the header of the topmost section floats until the next one pushes it")
  func floating() throws {
    let probe = makeProbe()
    let table = probe.makeTable()
    table.layoutIfNeeded()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 100, width: 320, height: 28))
    table.contentOffset.y = 455
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 440)
    #expect(table.headerView(forSection: 1)?.frame.minY == 468)
    #expect(table.rectForHeader(inSection: 0).minY == 0)
    let grouped = probe.makeTable(style: .grouped)
    grouped.contentOffset.y = 100
    grouped.layoutIfNeeded()
    #expect(grouped.headerView(forSection: 0) == nil)
  }

  @Test("a jump into the middle of a section shows its header")
  func jump() {
    let probe = makeProbe()
    let table = probe.makeTable()
    table.layoutIfNeeded()
    let path = IndexPath(row: 5, section: 3)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.headerView(forSection: 3)?.frame.minY == table.contentOffset.y)
    #expect(table.rectForRow(at: path).minY == table.contentOffset.y + 28)
  }

  @Test("footers of a plain table float at the bottom")
  func floatingFooter() {
    let probe = makeProbe()
    let table = probe.makeTable()
    let delegate = FooterDelegate()
    table.delegate = delegate
    table.layoutIfNeeded()
    table.contentOffset.y = 10
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) === delegate.views[0])
    #expect(delegate.views[0]?.frame == CGRect(x: 0, y: 468, width: 320, height: 20))
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(delegate.views[0]?.frame.minY == 460)
  }

  @Test("the delegate's views take precedence over titles, and are measured")
  func views() {
    let probe = makeProbe()
    let table = probe.makeTable(style: .grouped)
    let delegate = FooterDelegate()
    delegate.isHeader = true
    delegate.height = TableNode.automaticDimension
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === delegate.views[0])
    #expect(table.rectForHeader(inSection: 0).height == 33)
    #expect(table.headerView(forSection: 9) == nil)
  }

  @Test("the table's own header and footer are above and below all sections")
  func ownViews() {
    let probe = TableProbe(rows: 2)
    let table = probe.makeTable()
    let header = ViewNode(frame: CGRect(x: 9, y: 9, width: 9, height: 70))
    let footer = ViewNode(frame: CGRect(x: 9, y: 9, width: 9, height: 50))
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(footer.frame == CGRect(x: 0, y: 158, width: 320, height: 50))
    #expect(table.contentSize.height == 208)
    #expect(table.picture == ["0 70.0 44.0", "1 114.0 44.0"])
    let rows = [0, 69, 70, 113, 114, 157, 158].map {
      table.indexPathForRow(at: CGPoint(x: 1, y: $0))?.row
    }
    #expect(rows == [nil, nil, 0, 0, 1, 1, nil])
    let (other, last) = (
      ViewNode(frame: CGRect(x: 9, y: 9, width: 9, height: 70)),
      ViewNode(frame: CGRect(x: 9, y: 9, width: 9, height: 50))
    )
    (table.tableHeaderView, table.tableFooterView) = (other, last)
    table.layoutIfNeeded()
    #expect(other.frame == header.frame && header.superview == nil)
    #expect(last.frame == footer.frame && footer.superview == nil)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(other.superview == nil)
    #expect(table.contentSize.height == 138)
  }

  @Test(
    "rows of inset groups are inset from the sides, with rounded corners at both ends of a section")
  func insetGrouped() {
    let probe = TableProbe(rows: 3)
    let table = probe.makeTable(style: .insetGrouped)
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16])
    #expect(cells.map(\.frame.width) == [288, 288, 288])
    #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }

  @Test("the background view fills the table and doesn't scroll")
  func backdrop() {
    let probe = TableProbe(rows: 100)
    let table = probe.makeTable()
    let back = ViewNode()
    table.backgroundView = back
    table.contentOffset.y = 99
    table.layoutIfNeeded()
    #expect(back.frame == CGRect(x: 0, y: 99, width: 320, height: 480))
    #expect(table.subviews.first === back)
  }

  @Test("points and rectangles are converted to rows")
  func places() {
    let probe = makeProbe()
    let table = probe.makeTable()
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 28)) == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 27)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 320, y: 30)) == nil)
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 440, width: 10, height: 80)) == [
        IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 1),
      ])
    #expect(table.numberOfRows(inSection: 4) == 10)
    #expect(table.numberOfRows(inSection: 5) == 0)
    #expect(table.rectForRow(at: IndexPath(row: 10, section: 0)) == .zero)
  }

  @Test("an estimate of 0 for headers means no estimate")
  func estimatedHeaders() {
    func height(_ estimate: CGFloat) -> CGFloat {
      let probe = TableProbe((0..<50).map { [.init(name: "\($0)")] })
      let table = probe.makeTable(style: .grouped)
      table.estimatedSectionHeaderHeight = estimate
      table.layoutIfNeeded()
      return table.contentSize.height
    }
    #expect(height(0) == height(TableNode.automaticDimension))
    #expect(height(100) > height(0))
  }
}

/// Provides a view for each section.
private final class FooterDelegate: TableNodeDelegate {
  var views: [Int: ViewNode] = [:]
  var isHeader = false
  var height: CGFloat = 20

  final class Tall: ViewNode {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 33) }
  }

  private func view(_ section: Int) -> ViewNode {
    let view = views[section] ?? Tall(frame: .zero)
    views[section] = view
    return view
  }

  func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    isHeader ? view(section) : nil
  }
  func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    isHeader ? nil : view(section)
  }
  func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    isHeader ? height : 28
  }
  func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
    isHeader ? 0 : height
  }
}
