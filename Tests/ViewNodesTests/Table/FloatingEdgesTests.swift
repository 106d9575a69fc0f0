// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Floating headers and footers")
struct FloatingEdgesTests {
  /// Two sections of a header of 20 points, three rows of 40, and a footer of 10.
  private let rows = RunTree(
    (0..<2).flatMap { _ in
      [
        TableRun(kind: .header, length: ExactLength(20)),
        TableRun(kind: .row, length: ExactLength(40), count: 3),
        TableRun(kind: .footer, length: ExactLength(10)),
      ]
    })

  @Test(
    "the header of the section at the top floats there, until its footer pushes it away",
    arguments: [
      (-5, nil, 0), (0, nil, 0), (0.5, 0, 0.5), (1, 0, 1), (120, 0, 120), (121, 0, 120),
      (149, 0, 120), (150, nil, 0), (151, 5, 151), (270, 5, 270), (271, 5, 270), (400, 5, 270),
    ] as [(CGFloat, Int?, CGFloat)])
  func header(top: CGFloat, header: Int?, place: CGFloat) {
    let edges = FloatingEdges(rows, from: top, to: 1000)
    #expect(edges.header == header && edges.footer == nil)
    if let header { #expect(edges.top(of: header, rows) == place) }
    for element in 0..<10 {
      #expect(edges.contains(element) == (element == header))
    }
  }

  @Test(
    "the footer of the section at the bottom floats there, below its header",
    arguments: [
      (-5, nil, 0), (0, nil, 0), (0.5, 4, 20), (5, 4, 20), (30, 4, 20), (31, 4, 21),
      (100, 4, 90), (149.5, 4, 139.5), (150, 9, 170), (180, 9, 170), (181, 9, 171), (299, 9, 289),
      (300, nil, 0), (400, nil, 0),
    ] as [(CGFloat, Int?, CGFloat)])
  func footer(bottom: CGFloat, footer: Int?, place: CGFloat) {
    let edges = FloatingEdges(rows, from: 0, to: bottom)
    #expect(edges.footer == footer && edges.header == nil)
    if let footer { #expect(edges.top(of: footer, rows) == place) }
    for element in 0..<10 {
      #expect(edges.contains(element) == (element == footer))
    }
  }

  @Test("all other elements are where they are")
  func others() {
    let edges = FloatingEdges(rows, from: 30, to: 200)
    #expect(edges.header == 0 && edges.footer == 9)
    let tops = [1, 2, 3, 4, 5, 6, 7, 8].map { edges.top(of: $0, rows) }
    #expect(tops == [20, 60, 100, 140, 150, 170, 210, 250])
    #expect(edges.top(of: 10, rows) == 0 && edges.top(of: -1, rows) == 0)
    let none = FloatingEdges(RunTree<TableRun>(), from: 50, to: 100)
    #expect(none.header == nil && none.footer == nil)
  }

  @Test("headers and footers of a plain table float between the insets of its content")
  func insets() {
    let probe = TableProbe((0..<3).map { _ in (0..<10).map { .init(name: "\($0)") } })
    for section in 0..<3 { probe.headerTitles[section] = "\(section)" }
    let source = FootedSource(probe)
    let table = probe.makeTable()
    table.dataSource = source
    table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 12, right: 0)
    table.layoutIfNeeded()
    // Each section has 28 + 440 + 28 points.
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 130)
    #expect(table.footerView(forSection: 1)?.frame.maxY == 568)
    table.contentOffset.y = -30
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    #expect(table.footerView(forSection: 0)?.frame.maxY == 438)
    table.contentOffset.y = 430
    table.layoutIfNeeded()
    // The footer of the section ends at 496.
    #expect(table.headerView(forSection: 0)?.frame.minY == 440)
    #expect(table.footerView(forSection: 0)?.frame.minY == 468)
  }
}

/// Adds titles of footers.
private final class FootedSource: TableNodeDataSource {
  private let probe: TableProbe

  init(_ probe: TableProbe) {
    self.probe = probe
  }

  func numberOfSections(in tableView: TableNode) -> Int { probe.sections.count }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    probe.sections[section].count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    probe.tableView(tableView, cellForRowAt: indexPath)
  }

  func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
    probe.headerTitles[section]
  }

  func tableView(_ tableView: TableNode, titleForFooterInSection section: Int) -> String? {
    "End"
  }
}
