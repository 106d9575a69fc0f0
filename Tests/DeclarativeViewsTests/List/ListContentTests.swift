// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Contents and styles of lists")
struct ListContentTests {
  private struct Fruit: Identifiable { let id: String }

  private func table(@ViewBuilder _ content: () -> some View) throws -> TableNode {
    let (_, host) = shown(content)
    return try #require(host.first(TableNode.self))
  }

  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("a list of identifiable elements has a row for each")
  func elements() throws {
    let (_, host) = shown { List([Fruit(id: "apple"), Fruit(id: "pear")]) { Text($0.id) } }
    #expect(words(host) == ["apple", "pear"])
    let table = try #require(host.first(TableNode.self))
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    #expect(!table.allowsSelection)
  }

  @Test("a list has rounded groups, unless its style says otherwise")
  func styles() throws {
    let list = List { Text("a") }
    #expect(try table { list }.style == .insetGrouped)
    #expect(try table { list.listStyle(.plain) }.style == .plain)
    #expect(try table { list.listStyle(.grouped) }.style == .grouped)
    #expect(try table { list.listStyle(.insetGrouped).listStyle(.plain) }.style == .insetGrouped)
    #expect(try table { list.listStyle(.automatic).listStyle(.plain) }.style == .insetGrouped)
    #expect(try table { Form { Text("a") }.listStyle(.plain) }.style == .insetGrouped)
  }

  @Test("conditions and optional views are rows only while they have content")
  func conditions() throws {
    struct Rows: View {
      @State private var isOn = false
      var body: some View {
        List {
          if isOn { Text("optional") }
          if isOn {
            Text("on")
          } else {
            Text("off")
            Text("also off")
          }
          Button("Toggle") { isOn.toggle() }
          EmptyView()
        }
      }
    }
    let (screen, host) = shown { Rows() }
    let table = try #require(host.first(TableNode.self))
    #expect(words(host) == ["off", "also off", "Toggle"] && table.numberOfRows(inSection: 0) == 3)
    try screen.tap("Toggle")
    #expect(words(host) == ["optional", "on", "Toggle"] && table.numberOfRows(inSection: 0) == 3)
    try screen.tap("Toggle")
    #expect(words(host) == ["off", "also off", "Toggle"])
  }

  @Test("sections can be made with headers and footers in any order")
  func sections() throws {
    let (_, host) = shown {
      List {
        Section { Text("plain") }
        Section(header: Text("header 1")) { Text("row 1") }
        Section(header: Text("header 2"), footer: Text("footer 2")) { Text("row 2") }
        Section {
          Text("row 3")
        } footer: {
          Text("footer 3")
        }
        Section {
          Text("row 4")
        } header: {
          Text("header 4")
        }
      }.listStyle(.plain)
    }
    #expect(
      words(host) == [
        "plain", "header 1", "row 1", "header 2", "row 2", "footer 2", "row 3", "footer 3",
        "header 4", "row 4",
      ])
    let table = try #require(host.first(TableNode.self))
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == [1, 1, 1, 1, 1])
    let source = try #require(table.delegate as? any TableNodeDelegate)
    #expect(
      (0..<5).map { source.tableView(table, viewForHeaderInSection: $0) != nil }
        == [false, true, true, false, true])
    #expect(
      (0..<5).map { source.tableView(table, viewForFooterInSection: $0) != nil }
        == [false, false, true, true, false])
  }

  @Test("outside of a list, a section is a sequence of its parts")
  func sequence() {
    func texts(_ section: Section<some View, some View, some View>) -> [String] {
      TreeProbe(VStack { section }, width: 200, height: 300).texts.map(\.text)
    }
    #expect(texts(Section { Text("a") }) == ["a"])
    #expect(texts(Section("title") { Text("a") }) == ["title", "a"])
    #expect(texts(Section(header: Text("h")) { Text("a") }) == ["h", "a"])
    #expect(
      texts(Section(header: Text("h"), footer: Text("f")) { Text("a") }) == ["h", "a", "f"])
    let ended = Section {
      Text("a")
    } footer: {
      Text("f")
    }
    #expect(texts(ended) == ["a", "f"])
  }

  @Test("labeled content can be any view with any label")
  func labeled() {
    let probe = TreeProbe(
      LabeledContent {
        Text("value")
      } label: {
        Text("label")
      }, width: 200, height: 50)
    #expect(probe.texts.map(\.text) == ["label", "value"])
    #expect(probe.frames("Text")[0].minX == 0 && abs(probe.frames("Text")[1].maxX - 200) < 0.01)
    let titled = TreeProbe(
      LabeledContent("title") { Color.red.frame(width: 30, height: 10) }, width: 200, height: 50)
    #expect(titled.texts.map(\.text) == ["title"])
    #expect(titled.frames("Color").map(\.minX) == [170])
  }

  @Test("rows can be deleted only if there is an action")
  func deletion() throws {
    let (_, host) = shown {
      List {
        ForEach(0..<2) { Text("\($0)") }.onDelete { _ in }
        ForEach(2..<4) { Text("\($0)") }.onDelete(perform: nil)
        Text("4")
      }
    }
    let table = try #require(host.first(TableNode.self))
    let source = try #require(table.dataSource)
    let editable = (0..<7).map {
      source.tableView(table, canEditRowAt: IndexPath(row: $0, section: 0))
    }
    #expect(editable == [true, true, false, false, false, false, false])
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 1)))
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: -1, section: 0)))
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 5)
    #expect(source.tableView(table, numberOfRowsInSection: 1) == 0)
  }

  @Test("rows have a separator below them only, so hiding the one above changes nothing")
  func separators() throws {
    let table = try table {
      List {
        Text("a").listRowSeparator(.hidden, edges: .top)
        Text("b").listRowSeparator(.hidden, edges: .bottom)
        Text("c").listRowSeparator(.hidden)
        Text("d").listRowSeparator(.visible)
      }
    }
    #expect(table.visibleCells.map { $0.separatorInset?.left } == [nil, 1e6, 1e6, nil])
  }

  @Test("rows show changed values while their number stays the same")
  func changedRows() throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(Array(names.indices), id: \.self) { Text(names[$0]) }
          Button("Change") { names = ["c", "d"] }
        }
      }
    }
    let (screen, host) = shown { Rows() }
    #expect(words(host) == ["a", "b", "Change"])
    try screen.tap("Change")
    #expect(words(host) == ["c", "d", "Change"])
  }
}
