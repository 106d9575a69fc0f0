// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Table edges and the safe area")
struct TableSidesTests {
  private final class Source: TableNodeDataSource {
    func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableNode, titleForHeaderInSection section: Int) -> String? {
      "Title"
    }
    func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "text"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  private let source = Source()

  private func makeTable(_ style: TableNode.Style) -> (TableNode, Screen) {
    let table = TableNode(frame: .zero, style: style)
    table.register(TableCellNode.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let screen = Screen(.phone, orientation: .landscape, rootNode: table)
    screen.layoutIfNeeded()
    return (table, screen)
  }

  private let path = IndexPath(row: 0, section: 0)

  @Test("rows extend from edge to edge, and their content avoids the notch")
  func plain() throws {
    let (table, screen) = makeTable(.plain)
    let cell = try #require(table.cellForRow(at: path))
    screen.layoutIfNeeded()
    #expect(cell.frame.minX == 0 && cell.frame.width == 844)
    #expect(cell.contentView.frame.minX == 47)
    let accessory = try #require(cell.accessoryNode)
    // 844 − 47 − 16
    #expect(accessory.frame.maxX == 781)
    #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
    let line = try #require(RecordingContext(cell).fills.last)
    #expect(line.bounds.minX == 63 && line.bounds.maxX == 844 - 47)
    let header = try #require(table.headerView(forSection: 0) as? TableHeaderFooterNode)
    #expect(header.frame.width == 844 && header.contentView.frame.minX == 47)
    table.insetsContentViewsToSafeArea = false
    screen.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("inset groups avoid the notch as a whole")
  func insetGrouped() throws {
    let (table, screen) = makeTable(.insetGrouped)
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell.window === screen && cell.frame.minX == 63 && cell.frame.width == 718)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("in portrait there is nothing to avoid, and rotating measures rows again")
  func turning() throws {
    let (table, screen) = makeTable(.plain)
    let controller = ViewController()
    controller.view = table
    let other = Screen(.phone, rootViewController: controller)
    #expect(screen.rootNode == nil || other.rootNode != nil)
    let cell = try #require(table.cellForRow(at: path))
    other.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 0 && cell.frame.width == 390)
    other.rotate(to: .landscape)
    let turned = try #require(table.cellForRow(at: path))
    #expect(turned.contentView.frame.minX == 47)
  }

  @Test("rows and headers grow with the user's preferred text size")
  func textSize() throws {
    let (table, screen) = makeTable(.plain)
    let small = table.contentSize.height
    var traits = screen.traits
    traits.preferredContentSizeCategory = .accessibilityExtraLarge
    screen.traits = traits
    screen.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: path))
    #expect(cell.frame.height > 60 && table.contentSize.height > small)
    let label = try #require(cell.textLabel)
    #expect(label.frame.height >= 46)
  }

  @Test("a header first shown at a large text size has the corresponding height")
  func largeHeader() throws {
    let table = TableNode(frame: .zero, style: .grouped)
    table.register(TableCellNode.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    var traits = TraitCollection.phone
    traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let screen = Screen(.phone, traits: traits, rootNode: table)
    screen.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0) as? TableHeaderFooterNode)
    let label = try #require(header.textLabel)
    #expect(label.frame.height > 50 && label.frame.maxY <= header.bounds.height)
    #expect(table.cellForRow(at: path)?.frame.minY == header.frame.maxY)
  }

  @Test("a row is scrolled to a position between the insets of the content")
  func insets() {
    let probe = TableProbe(rows: 60)
    let table = probe.makeTable()
    table.contentInset = EdgeInsets(top: 30, left: 0, bottom: 10, right: 0)
    table.layoutIfNeeded()
    let height = table.bounds.height
    let path = IndexPath(row: 30, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 1290)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 31 * 44 - height + 10)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 30.5 * 44 - (height - 10 + 30) / 2)
    table.contentOffset.y = 0
    table.scrollToRow(at: path, at: .none, animated: false)
    #expect(table.contentOffset.y == 31 * 44 - height + 10)
    table.contentOffset.y = 40 * 44
    table.scrollToRow(at: path, at: .none, animated: false)
    #expect(table.contentOffset.y == 1290)
  }
}
