// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Editing of lists")
struct ListEditingTests {
  private struct Row: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    var isFixed = false

    var body: some View {
      EditButton()
      List {
        Section("Title") {
          ForEach(names, id: \.self) { name in
            Row(name: name)
              .moveDisabled(isFixed && name == "a").deleteDisabled(isFixed && name != "b")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("last")
        }
        Text("outside")
      }.frame(maxHeight: .infinity)
    }
  }

  private func table(_ host: HostingNode) throws -> TableNode {
    try #require(host.first(TableNode.self))
  }

  private func words(_ host: HostingNode) throws -> [String?] {
    try table(host).visibleCells.map {
      $0.accessibilityOrder.compactMap(\.accessibilityLabel).first { $0 != "Delete" }
    }
  }

  /// Drags the control of a row that moves it to the place of another row.
  private func move(_ row: Int, to other: Int, _ screen: Screen, _ host: HostingNode) throws {
    let table = try table(host)
    func handle(_ row: Int) throws -> CGPoint {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      return cell.convert(CGPoint(x: cell.bounds.maxX - 26, y: cell.bounds.midY), to: nil)
    }
    try screen.drag(from: handle(row), to: handle(other))
    screen.layoutIfNeeded()
  }

  @Test("the button begins and ends editing, in which rows with actions have their controls")
  func button() throws {
    let (screen, host) = shown { Names() }
    let table = try table(host)
    #expect(!table.isEditing)
    try screen.tap("Edit")
    #expect(table.isEditing)
    #expect(table.visibleCells.map(\.editingStyle) == [.delete, .delete, .delete, .none, .none])
    #expect(table.visibleCells.map(\.showsReorderControl) == [true, true, true, false, false])
    try screen.tap("Done")
    #expect(!table.isEditing)
  }

  @Test("a moved row keeps its state, and rows move only among those of their collection")
  func moving() throws {
    let (screen, host) = shown { Names() }
    try screen.tap("a 0")
    screen.layoutIfNeeded()
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    try move(0, to: 1, screen, host)
    #expect(try words(host) == ["b 0", "a 1", "c 0", "last", "outside"])
    try move(0, to: 3, screen, host)
    #expect(try words(host) == ["a 1", "c 0", "b 0", "last", "outside"])
    try move(2, to: 0, screen, host)
    #expect(try words(host) == ["b 0", "a 1", "c 0", "last", "outside"])
  }

  @Test("a row that the action doesn't move stays where the data has it")
  func refused() throws {
    let (screen, host) = shown {
      List { ForEach(0..<3) { Text("row \($0)") }.onMove { _, _ in } }
        .environment(\.editMode, .constant(.active))
    }
    try move(0, to: 2, screen, host)
    #expect(try words(host) == ["row 0", "row 1", "row 2"])
  }

  @Test("a row is deleted by the action, with its offset in the collection")
  func deleting() throws {
    let (screen, host) = shown { Names() }
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    let table = try table(host)
    table.dataSource?.tableView(
      table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    screen.layoutIfNeeded()
    #expect(try words(host) == ["a 0", "c 0", "last", "outside"])
    #expect(table.isEditing && table.visibleCells.map(\.isEditing) == [true, true, true, true])
  }

  @Test("rows that can't be moved or deleted have no controls for it")
  func disabled() throws {
    struct Owner: View {
      @State private var isFixed = true
      var body: some View {
        Button(isFixed ? "Free" : "Fix") { isFixed.toggle() }
        Names(isFixed: isFixed).environment(\.editMode, .constant(.active))
      }
    }
    let (screen, host) = shown { Owner() }
    func controls() throws -> [[Bool]] {
      let cells = try table(host).visibleCells.prefix(3)
      return [cells.map { $0.editingStyle == .delete }, cells.map(\.showsReorderControl)]
    }
    #expect(try controls() == [[false, true, false], [false, true, true]])
    try screen.tap("Free")
    screen.layoutIfNeeded()
    #expect(try controls() == [[true, true, true], [true, true, true]])
    try screen.tap("Fix")
    screen.layoutIfNeeded()
    #expect(try controls() == [[false, true, false], [false, true, true]])
  }

  @Test("the edit mode of the environment is that of lists in it, and can be bound")
  func environment() throws {
    struct Owner: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Text(mode.isEditing ? "editing" : "reading")
        EditButton().environment(\.editMode, $mode)
        List { Text("a") }.environment(\.editMode, $mode)
        List { Text("b") }.environment(\.editMode, .constant(.active))
        List { Text("c") }
      }
    }
    let (screen, host) = shown { Owner() }
    let tables = host.all(TableNode.self)
    #expect(tables.map(\.isEditing) == [false, true, false])
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    #expect(tables.map(\.isEditing) == [true, true, false])
    #expect(host.accessibilityTree().contains("text \"editing\""))
    #expect(EditMode.allCases.map(\.isEditing) == [false, true, true])
  }

  @Test("a page, a tab, and a sheet each have an edit mode of their own")
  func scopes() throws {
    struct Page: View {
      let name: String
      var body: some View {
        List { ForEach(0..<2) { Text("\(name) \($0)") }.onDelete { _ in } }
          .navigationTitle(name).toolbar { EditButton() }
      }
    }
    let (screen, host) = shown {
      NavigationStack {
        VStack {
          NavigationLink("Next") { Page(name: "second") }
          Page(name: "first")
        }
      }
    }
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    #expect(try table(host).isEditing)
    try screen.tap("Next")
    screen.layoutIfNeeded()
    let second = try #require(host.all(TableNode.self).last)
    #expect(!second.isEditing)
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    #expect(second.isEditing)
    let (other, outer) = shown {
      VStack {
        EditButton()
        List { Text("below") }
      }.sheet(isPresented: .constant(true)) { List { Text("on the sheet") } }
    }
    let button = try #require(outer.first(TouchNode.self))
    button.action()
    other.layoutIfNeeded()
    #expect(outer.rootNode.all(TableNode.self).map(\.isEditing) == [true, false])
  }

  @Test("several rows are selected while a list is edited, by their tags or identities")
  func selection() throws {
    struct Owner: View {
      @State private var chosen: Set<Int> = [2]
      var body: some View {
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
        EditButton()
        List(selection: $chosen) {
          Section { ForEach(1..<4) { Text("row \($0)") } }
          Text("seven").tag(7)
        }
      }
    }
    let (screen, host) = shown { Owner() }
    let table = try table(host)
    func expectChosen(_ words: String) {
      #expect(host.accessibilityTree().hasPrefix("text \"chosen \(words)\""))
    }
    try screen.tap("row 1")
    screen.layoutIfNeeded()
    expectChosen("2")
    try screen.tap("Edit")
    screen.layoutIfNeeded()
    for word in ["row 1", "seven", "row 2"] {
      try screen.tap(word)
      screen.layoutIfNeeded()
    }
    expectChosen("1 7")
    #expect(table.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 0])
  }

  @Test("one row is selected by its tag or its identity")
  func singleSelection() throws {
    struct Owner: View {
      @State private var chosen: String?
      var body: some View {
        Text("chosen \(chosen ?? "none")")
        List(selection: $chosen) {
          ForEach(["a", "b"], id: \.self) { Text("row \($0)") }
          Text("other").tag("c")
        }
      }
    }
    let (screen, host) = shown { Owner() }
    for (word, name) in [("row b", "b"), ("other", "c"), ("row a", "a")] {
      try screen.tap(word)
      screen.layoutIfNeeded()
      #expect(host.accessibilityTree().hasPrefix("text \"chosen \(name)\""))
    }
  }
}
