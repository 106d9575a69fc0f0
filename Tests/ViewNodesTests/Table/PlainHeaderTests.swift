// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

/// A section with views that have only a frame.
private final class FramedEdges: TableNodeDataSource, TableNodeDelegate {
  let header = ViewNode(frame: CGRect(x: 7, y: 8, width: 99, height: 33))
  let footer = ViewNode(frame: CGRect(x: 7, y: 8, width: 99, height: 21))

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: TableNode, cellForRowAt indexPath: IndexPath
  ) -> TableCellNode { TableCellNode(style: .default, reuseIdentifier: nil) }
  func tableView(_ tableView: TableNode, viewForHeaderInSection section: Int) -> ViewNode? {
    header
  }
  func tableView(_ tableView: TableNode, viewForFooterInSection section: Int) -> ViewNode? {
    footer
  }
}

@Suite("Headers without constraints")
struct PlainHeaderTests {
  @Test("a header or footer with only a frame keeps its height and fills the width")
  func framed() {
    let edges = FramedEdges()
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = edges
    table.delegate = edges
    table.layoutIfNeeded()
    #expect(edges.header.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
    #expect(table.rectForHeader(inSection: 0).height == 33)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 77, width: 320, height: 21))
    #expect(table.contentSize.height == 98)
  }
}
