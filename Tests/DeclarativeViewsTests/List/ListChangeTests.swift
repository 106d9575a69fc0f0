// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Lists that change while they act")
struct ListChangeTests {
  /// What a closure does to the list that calls it.
  enum Change: CaseIterable {
    case removeRow, removeAll, replaceList, addRows, endEditing
  }

  private struct Owner: View {
    let change: Change
    @State private var names = ["a", "b", "c"]
    @State private var isReplaced = false
    @State private var chosen: String?
    @State private var mode = EditMode.inactive

    var body: some View {
      if isReplaced {
        Text("replaced")
      } else {
        Button("Edit now") { mode = .active }
        List(selection: Binding(get: { chosen }, set: { choose($0) })) {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions(edge: .leading) { Button("Act") { act(on: name) } }
          }
          .onDelete { offsets in act(on: names[offsets.first ?? 0]) }
          .onMove { offsets, _ in act(on: names[offsets.first ?? 0]) }
        }
        .environment(\.editMode, $mode)
      }
    }

    private func choose(_ name: String?) {
      chosen = name
      if let name { act(on: name) }
    }

    private func act(on name: String) {
      switch change {
      case .removeRow: names.removeAll { $0 == name }
      case .removeAll: names = []
      case .replaceList: isReplaced = true
      case .addRows: names.insert(contentsOf: (0..<40).map { "new \($0)" }, at: 0)
      case .endEditing:
        names.removeAll { $0 == name }
        mode = .inactive
      }
    }
  }

  private func check(_ change: Change, _ host: HostingNode) {
    let words = host.accessibilityTree()
    switch change {
    case .removeRow, .endEditing: #expect(!words.contains("\"b\"") && words.contains("\"c\""))
    case .removeAll: #expect(!words.contains("\"a\"") && !words.contains("\"c\""))
    case .replaceList: #expect(words == "text \"replaced\"\n")
    case .addRows: #expect(words.contains("new 0"))
    }
  }

  private func cell(_ row: Int, _ host: HostingNode) throws -> TableCellNode {
    let table = try #require(host.first(TableNode.self))
    return try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("a swipe action may change its list", arguments: Change.allCases)
  func swiping(_ change: Change) throws {
    let (screen, host) = shown { Owner(change: change) }
    try screen.showActions(of: cell(1, host), swiping: .right)
    try screen.tap("Act")
    screen.layoutIfNeeded()
    check(change, host)
  }

  @Test("deleting a row may change its list", arguments: Change.allCases)
  func deleting(_ change: Change) throws {
    let (screen, host) = shown { Owner(change: change) }
    let table = try #require(host.first(TableNode.self))
    table.dataSource?.tableView(
      table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    screen.layoutIfNeeded()
    check(change, host)
  }

  @Test("moving a row may change its list", arguments: Change.allCases)
  func moving(_ change: Change) throws {
    let (screen, host) = shown { Owner(change: change) }
    try screen.tap("Edit now")
    screen.layoutIfNeeded()
    func handle(_ row: Int) throws -> CGPoint {
      let cell = try cell(row, host)
      return cell.convert(CGPoint(x: cell.bounds.maxX - 26, y: cell.bounds.midY), to: nil)
    }
    try screen.drag(from: handle(1), to: handle(2))
    screen.layoutIfNeeded()
    check(change, host)
  }

  @Test("selecting a row may change its list", arguments: Change.allCases)
  func selecting(_ change: Change) throws {
    let (screen, host) = shown { Owner(change: change) }
    try screen.tap("b")
    screen.layoutIfNeeded()
    check(change, host)
  }

  private struct Key: Hashable {
    nonisolated(unsafe) static var hashes = 0
    let number: Int

    func hash(into hasher: inout Hasher) {
      Self.hashes += 1
      hasher.combine(number)
    }
  }

  private struct Selecting: View {
    let count: Int
    @State private var chosen: Set<Key>
    @State private var mode = EditMode.active

    init(count: Int) {
      self.count = count
      _chosen = State(initialValue: Set((0..<count).map { Key(number: $0) }))
    }

    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<count, id: \.self) { Text("row \($0)").tag(Key(number: $0)) }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("tapping a row looks up only visible rows, however many are selected")
  func manySelected() throws {
    func hashes(_ count: Int) throws -> Int {
      let (screen, host) = shown { Selecting(count: count) }
      _ = host.accessibilityTree()
      Key.hashes = 0
      for _ in 0..<2 {
        try screen.tap("row 3")
        screen.layoutIfNeeded()
        try screen.tap("row 4")
        screen.layoutIfNeeded()
      }
      return Key.hashes
    }
    let (few, many) = try (hashes(1000), hashes(8000))
    #expect(few > 0 && many <= few + 100, "\(few) and \(many)")
  }

  @Test("a separator has the color that its row sets, if there is one")
  func separators() {
    let (screen, host) = shown {
      List {
        Text("first").listRowSeparatorTint(Color(red: 1, green: 0, blue: 0.5, alpha: 1))
        Text("second")
        Text("third").listRowSeparatorTint(.green).listRowSeparator(.hidden)
        Text("last").listRowSeparatorTint(Color(red: 0, green: 1, blue: 0.5, alpha: 1))
      }
    }
    let picture = host.svg()
    #expect(picture.contains("#ff0080"))
    #expect(!picture.contains("#00ff80") && !picture.contains("#00ff00"))
    withExtendedLifetime(screen) {}
  }
}
