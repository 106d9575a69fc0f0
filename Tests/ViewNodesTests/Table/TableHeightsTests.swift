// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// A delegate that leaves everything to the table.
private final class Silent: TableNodeDelegate {}

@Suite("Heights of rows, headers, and footers")
struct TableHeightsTests {
  private nonisolated static let auto: CGFloat = -1

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The heights of a table's rows and their estimates, whether there is a delegate, and how high
  /// rows count before they are visible.
  private nonisolated static let guesses: [(CGFloat, CGFloat, Bool, CGFloat)] = [
    (auto, auto, false, 44), (30, auto, false, 30), (30, 100, false, 30), (auto, 100, false, 100),
    (.nan, auto, false, 44), (.infinity, auto, false, 44), (auto, .nan, false, 44),
    (auto, .infinity, false, 44), (auto, -7, false, 44), (0, auto, false, 0), (0, 100, false, 0),
    (-5, auto, false, 44), (-5, 100, false, 100), (30, 100, true, 100), (30, auto, true, 30),
    (auto, 100, true, 100), (30, .nan, true, 30), (30, .infinity, true, 30), (30, -7, true, 30),
    (30, 0, false, 30), (auto, 0, false, 44), (30, 0, true, 30), (auto, 0, true, 44),
    (30.25, auto, false, 30 + 1.0 / 3), (0.125, auto, false, 0), (30, 0.1, true, 0),
  ]

  @Test("rows that were never visible count with their height or its estimate", arguments: guesses)
  func unseen(height: CGFloat, estimate: CGFloat, hasDelegate: Bool, expected: CGFloat) {
    let (probe, silent) = (TableProbe(rows: 1200), Silent())
    let table = probe.makeTable()
    table.delegate = hasDelegate ? silent : nil
    table.rowHeight = height
    table.estimatedRowHeight = estimate
    let last = table.rectForRow(at: path(1199))
    let top = 1199 * expected
    #expect(abs(last.height - expected) < 1e-6 && abs(last.minY - top) < 1e-6)
  }

  @Test("estimates of the delegate are used as far as they are possible heights")
  func estimates() {
    final class Guessing: TableNodeDelegate {
      var guesses: [CGFloat] = []
      var asked: [Int] = []

      func tableView(
        _ tableView: TableNode, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        asked.append(indexPath.row)
        return guesses[indexPath.row % guesses.count]
      }
    }
    let (probe, delegate) = (TableProbe(rows: 60), Guessing())
    let table = probe.makeTable()
    table.delegate = delegate
    table.estimatedRowHeight = 60
    delegate.guesses = [200, .nan, -5, 0, .infinity, TableNode.automaticDimension]
    #expect(
      (0..<6).map { table.rectForRow(at: path($0)).height } == [200, 60, 60, 0, 60, 60])
    #expect(Set(delegate.asked) == Set(0..<60))
    // One without an estimate for the first row isn't asked for those of the others.
    delegate.guesses = [TableNode.automaticDimension, 200]
    delegate.asked = []
    table.reloadData()
    #expect((0..<2).map { table.rectForRow(at: path($0)).height } == [60, 60])
    #expect(delegate.asked == [0])
  }

  @Test("without an estimate, the delegate's heights are all known, and impossible ones reported")
  func exact() {
    final class Heights: TableNodeDelegate {
      let heights: [CGFloat] = [30, TableNode.automaticDimension, .nan, 0, -3, 20.25]

      func tableView(_ tableView: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
      }
    }
    let (probe, delegate) = (TableProbe(rows: 6), Heights())
    let table = probe.makeTable()
    table.estimatedRowHeight = 0
    table.delegate = delegate
    let found: [CGFloat] = (0..<6).map { row in
      let height = table.rectForRow(at: path(row)).height
      return (height * 3).rounded()
    }
    #expect(found == [90, 132, 132, 0, 132, 61])
    #expect(
      table.layoutProblems == [
        .scrolling(.invalidSize(node: "TableNode", section: 0, item: 2)),
        .scrolling(.invalidSize(node: "TableNode", section: 0, item: 4)),
      ])
    table.layoutIfNeeded()
    #expect(table.layoutProblems.count == 2 && table.visibleCells.count == 5)
  }

  // MARK: Headers and footers

  /// A section with titles.
  private final class Titles: TableNodeDataSource {
    var title: String?

    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      TableCellNode(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
      title
    }

    func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
      title
    }
  }

  private struct EdgeCase {
    var style: TableNode.Style
    var title: String?
    var height: CGFloat = auto
    var padding: CGFloat = auto
    var header: CGFloat
    var footer: CGFloat
    var isReported = false
  }

  private static let edges = [
    EdgeCase(style: .plain, header: 0, footer: 0),
    EdgeCase(style: .grouped, header: 18, footer: 18),
    EdgeCase(style: .insetGrouped, header: 18, footer: 18),
    EdgeCase(style: .plain, title: "T", header: 28, footer: 28),
    EdgeCase(style: .grouped, title: "T", header: 38, footer: 28),
    EdgeCase(style: .insetGrouped, title: "T", header: 38, footer: 28),
    EdgeCase(style: .plain, title: "T", padding: 22, header: 50, footer: 28),
    EdgeCase(style: .plain, padding: 22, header: 0, footer: 0),
    EdgeCase(style: .grouped, title: "T", padding: 22, header: 38, footer: 28),
    EdgeCase(style: .plain, title: "T", padding: .nan, header: 28, footer: 28),
    EdgeCase(style: .plain, title: "T", padding: -9, header: 28, footer: 28),
    EdgeCase(style: .plain, title: "T", height: 50, header: 50, footer: 50),
    EdgeCase(style: .plain, title: "T", height: 50, padding: 22, header: 72, footer: 50),
    EdgeCase(style: .grouped, title: "T", height: 50, padding: 22, header: 50, footer: 50),
    EdgeCase(style: .plain, height: 50, header: 50, footer: 50),
    EdgeCase(style: .grouped, height: 50, header: 50, footer: 50),
    EdgeCase(style: .plain, title: "T", height: 0, padding: 22, header: 0, footer: 0),
    EdgeCase(style: .grouped, title: "T", height: 0, header: 0, footer: 0),
    EdgeCase(style: .plain, title: "T", height: 20.25, header: 61 / 3, footer: 61 / 3),
    EdgeCase(style: .plain, title: "T", height: .nan, header: 28, footer: 28, isReported: true),
    EdgeCase(style: .grouped, height: -4, header: 18, footer: 18, isReported: true),
    EdgeCase(
      style: .grouped, title: "T", height: .infinity, header: 38, footer: 28, isReported: true),
  ]

  @Test("headers and footers have their height, that of their title, or that of their style")
  func edgeHeights() {
    for (index, edge) in Self.edges.enumerated() {
      for hasDelegate in [false, true] {
        let (titles, silent) = (Titles(), Silent())
        titles.title = edge.title
        let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: edge.style)
        table.dataSource = titles
        table.delegate = hasDelegate ? silent : nil
        table.sectionHeaderHeight = edge.height
        table.sectionFooterHeight = edge.height
        table.sectionHeaderTopPadding = edge.padding
        let note = Comment("case \(index), delegate \(hasDelegate)")
        // Before and after they are visible.
        for _ in 0..<2 {
          let (header, footer) = (
            table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0)
          )
          #expect(abs(header.height - edge.header) < 1e-6 && header.minY == 0, note)
          #expect(abs(footer.height - edge.footer) < 1e-6, note)
          let end: CGFloat = edge.header + 44
          #expect(abs(footer.minY - end) < 0.5, note)
          table.layoutIfNeeded()
        }
        let isTitled = edge.title != nil && edge.header > 0
        #expect((table.headerView(forSection: 0) != nil) == isTitled, note)
        #expect((table.footerView(forSection: 0) != nil) == isTitled, note)
        let problem = ScrollProblem.invalidSize(node: "TableNode", section: 0, item: nil)
        #expect(table.layoutProblems.contains(.scrolling(problem)) == edge.isReported, note)
      }
    }
  }

  @Test(
    "headers and footers of a delegate's views are estimated until they are visible",
    arguments: [(100, 100), (auto, 18), (0, 18), (.nan, 18), (.infinity, 18), (-5, 18)]
      as [(CGFloat, CGFloat)])
  func edgeEstimates(estimate: CGFloat, expected: CGFloat) {
    let (probe, silent) = (TableProbe((0..<60).map { [.init(name: "\($0)")] }), Silent())
    let table = probe.makeTable(style: .grouped)
    for isHeader in [true, false] {
      table.delegate = silent
      table.estimatedSectionHeaderHeight = isHeader ? estimate : Self.auto
      table.estimatedSectionFooterHeight = isHeader ? Self.auto : estimate
      #expect(table.rectForHeader(inSection: 50).height == (isHeader ? expected : 18))
      #expect(table.rectForFooter(inSection: 50).height == (isHeader ? 18 : expected))
      table.delegate = nil
      #expect(table.rectForHeader(inSection: 50).height == 18)
      #expect(table.rectForFooter(inSection: 50).height == 18)
    }
  }

  @Test("a view for a header or footer without a height is never requested")
  func noHeight() {
    final class Views: TableNodeDelegate {
      var height: CGFloat = 0
      var asked: [String] = []

      func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
        height
      }

      func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
        height
      }

      func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
        asked.append("header \(section)")
        return ViewNode(frame: CGRect(x: 0, y: 0, width: 5, height: 33))
      }

      func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
        asked.append("footer \(section)")
        return ViewNode(frame: CGRect(x: 0, y: 0, width: 5, height: 21))
      }
    }
    let (probe, views) = (TableProbe(rows: 2), Views())
    let table = probe.makeTable(style: .grouped)
    table.delegate = views
    table.layoutIfNeeded()
    #expect(views.asked == [] && table.headerView(forSection: 0) == nil)
    views.height = 25
    table.reloadData()
    table.layoutIfNeeded()
    #expect(views.asked == ["header 0", "footer 0"])
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 25))
    #expect(table.footerView(forSection: 0)?.frame.height == 25)
    views.height = TableNode.automaticDimension
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
    #expect(table.footerView(forSection: 0)?.frame.height == 21)
  }

  @Test("a view without an identifier leaves the table when it is scrolled out, and returns")
  func leaving() throws {
    final class Views: TableNodeDelegate {
      let header = ViewNode(frame: CGRect(x: 0, y: 0, width: 5, height: 33))

      func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
        section == 0 ? header : nil
      }
    }
    let (probe, views) = (TableProbe(rows: 60), Views())
    let table = probe.makeTable(style: .grouped)
    table.delegate = views
    table.layoutIfNeeded()
    #expect(views.header.superview === table && table.headerView(forSection: 0) === views.header)
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(views.header.superview == nil && table.headerView(forSection: 0) == nil)
    #expect(table.rectForHeader(inSection: 0).height == 33)
    table.contentOffset.y = 0
    table.layoutIfNeeded()
    #expect(views.header.superview === table && table.headerView(forSection: 0) === views.header)
    #expect(views.header.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
    views.header.removeFromSuperview()
    #expect(table.headerView(forSection: 0) == nil)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === views.header)
  }
}
