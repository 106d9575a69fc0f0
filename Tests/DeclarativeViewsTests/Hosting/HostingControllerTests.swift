// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Declarative views in controllers and cells")
struct HostingControllerTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("a controller shows its view, and keeps the state when the view is replaced")
  func controller() throws {
    let controller = UIHostingController(rootView: Counter(name: "Taps"))
    controller.title = "Counter"
    let screen = Screen(
      .phone, rootViewController: NavigationController(rootViewController: controller))
    try screen.tap("Taps 0")
    try screen.tap("Taps 1")
    controller.rootView = Counter(name: "Count")
    screen.layoutIfNeeded()
    #expect(controller.view.accessibilityTree().contains("Count 2"))
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(controller.view is HostingNode)
  }

  @Test("a controller measures its view before it is shown")
  func size() {
    let controller = HostingController(rootView: Color.red.frame(width: 40, height: 30))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 40, height: 30))
  }

  /// A table with one cell that has a configuration.
  private func table(
    _ configuration: any ContentConfiguration
  ) throws -> (Screen, TableNode, TableCellNode, Source) {
    let source = Source(configuration)
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(TableCellNode.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let screen = Screen(size: CGSize(width: 320, height: 480), rootNode: table)
    screen.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    return (screen, table, cell, source)
  }

  private final class Source: TableNodeDataSource {
    let configuration: any ContentConfiguration

    init(_ configuration: any ContentConfiguration) {
      self.configuration = configuration
    }

    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = configuration
      return cell
    }
  }

  private func hostFrame(in cell: TableCellNode) throws -> CGRect {
    let content = try #require(cell.contentView.subviews.first)
    let host = try #require(content.subviews.first as? HostingNode)
    return host.convert(host.bounds, to: cell)
  }

  @Test("a cell is as high as its view and the margins, which insets replace")
  func margins() throws {
    let box = HostingConfiguration { Color.red.frame(height: 100) }
    let (_, _, cell, _) = try table(box)
    let frame = try hostFrame(in: cell)
    let margins = cell.contentView.layoutMargins
    #expect(frame.height == 100 && frame.minX == margins.left && frame.minY == margins.top)
    #expect(cell.bounds.height >= 100 + margins.top + margins.bottom)

    let (_, _, close, _) = try table(box.margins(.all, 0).margins(.horizontal, 5))
    #expect(try hostFrame(in: close) == CGRect(x: 5, y: 0, width: 310, height: 100))
    #expect(close.bounds.height - 100 < 1)

    let (_, _, uneven, _) = try table(
      box.margins(.top, 1).margins(.bottom, 2).margins(.leading, 3).margins(.trailing, 4))
    #expect(try hostFrame(in: uneven) == CGRect(x: 3, y: 1, width: 313, height: 100))
  }

  @Test("other margins of a configuration replace the former ones")
  func changedMargins() throws {
    let box = HostingConfiguration { Color.red.frame(height: 100) }
    let (screen, _, cell, _) = try table(box.margins(.all, 0))
    for inset in [20, 5] as [CGFloat] {
      cell.contentConfiguration = box.margins(.all, inset)
      screen.layoutIfNeeded()
      #expect(try hostFrame(in: cell).minX == inset)
      #expect(cell.layoutReport().conflicts.isEmpty)
    }
  }

  @Test("a view in a cell updates itself, and another configuration of its type updates the view")
  func state() throws {
    let (screen, _, cell, _) = try table(UIHostingConfiguration { Counter(name: "Taps") })
    try screen.tap("Taps 0")
    let content = cell.contentView.subviews.first
    cell.contentConfiguration = UIHostingConfiguration { Counter(name: "Count") }
    screen.layoutIfNeeded()
    #expect(cell.contentView.subviews.first === content)
    #expect(cell.accessibilityTree().contains("Count 1"))
    cell.contentConfiguration = UIHostingConfiguration { Text("Gone") }
    screen.layoutIfNeeded()
    #expect(cell.accessibilityTree().contains("Gone"))
  }
}
