// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Swiped rows of lists")
struct SwipeActionTests {
  private struct Owner: View {
    @State private var names = ["Ada", "Grace"]
    @State private var count = 0
    @State private var isFull = false

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Text("\(name) \(count)")
            .swipeActions(allowsFullSwipe: isFull) {
              Button("Remove", systemImage: "trash", role: .destructive) {
                names.removeAll { $0 == name }
              }
              Button("Count") { count += 1 }.tint(.blue)
            }
            .swipeActions(edge: .leading) { Button("Full") { isFull = true } }
        }
        Text("plain")
      }
    }
  }

  private func rows(_ host: HostingNode) throws -> [TableCellNode] {
    let table = try #require(host.subviews.first as? TableNode)
    return table.visibleCells
  }

  @Test("actions at both edges are shown by swiping, and act on their row")
  func actions() throws {
    let (screen, host) = shown { Owner() }
    try screen.showActions(of: rows(host)[1], swiping: .left)
    #expect(host.accessibilityTree().contains("button \"Remove\""))
    try screen.tap("Count")
    #expect(host.accessibilityTree().contains("\"Ada 1\""))
    #expect(!host.accessibilityTree().contains("Remove"))
    try screen.showActions(of: rows(host)[0], swiping: .left)
    try screen.tap("Remove")
    #expect(!host.accessibilityTree().contains("Ada"))
    #expect(host.accessibilityTree().contains("\"Grace 1\""))
    try screen.showActions(of: rows(host)[0], swiping: .right)
    #expect(host.accessibilityTree().contains("button \"Full\""))
    #expect(throws: DriverError.self) {
      try screen.showActions(of: rows(host)[1], swiping: .left)
    }
  }

  @Test("actions have the title, symbol, role, and tint of their buttons")
  func looks() throws {
    let (_, host) = shown { Owner() }
    let table = try #require(host.subviews.first as? TableNode)
    let source = try #require(table.delegate as? TableSource)
    let configuration = try #require(
      source.tableView(
        table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0)))
    let actions = configuration.actions
    #expect(actions.map(\.title) == ["Remove", "Count"])
    #expect(actions.map(\.style) == [.destructive, .normal])
    #expect(actions[0].image != nil && actions[1].image == nil)
    #expect(actions[1].backgroundColor == .blue && actions[0].backgroundColor == .systemRed)
    #expect(!configuration.performsFirstActionWithFullSwipe)
    #expect(
      source.tableView(
        table, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 2, section: 0)) == nil)
  }
}
