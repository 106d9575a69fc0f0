// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Lists and forms")
struct ListTests {
  private final class Log {
    var made = 0
    var deleted: [Int] = []
  }

  private func table(in host: HostingNode) throws -> TableNode {
    try #require(host.subviews.first as? TableNode)
  }

  @Test("of 100,000 rows, only visible ones are created")
  func many() throws {
    let log = Log()
    let (screen, host) = shown {
      List(0..<100_000, id: \.self) { index -> Text in
        log.made += 1
        return Text("Row \(index)")
      }.listStyle(.plain)
    }
    #expect(host.accessibilityTree().contains("text \"Row 0\""))
    #expect(log.made < 60)
    let before = log.made
    let table = try table(in: host)
    #expect(table.numberOfRows(inSection: 0) == 100_000)
    table.scrollToRow(at: IndexPath(row: 90_000, section: 0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("text \"Row 90,000\""))
    #expect(log.made - before < 120)
  }

  @Test("sections have headers and footers, and any kind of row")
  func sections() throws {
    let (_, host) = shown {
      List {
        Text("first")
        Section("Fruit") {
          ForEach(["apple", "pear"], id: \.self) { Text($0) }
        }
        Section {
          if Bool(true) { Text("inner") }
          Group {
            Text("a")
            Text("b")
          }
        } header: {
          Text("More")
        } footer: {
          Text("The end")
        }
      }
    }
    let table = try table(in: host)
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == [1, 2, 3])
    let tree = host.accessibilityTree()
    for words in ["first", "apple", "pear", "inner", "a", "b", "The end"] {
      #expect(tree.contains("text \"\(words)\""))
    }
    #expect(tree.contains("header \"Fruit\"") && tree.contains("header \"More\""))
  }

  @Test("rows have their own state and reflect changes around them")
  func state() throws {
    struct Row: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Names: View {
      @State private var names = ["a", "b"]
      @State private var suffix = "?"
      var body: some View {
        List {
          ForEach(names, id: \.self) { Row(name: $0 + suffix) }
          Button("Mark") { suffix = "!" }
          Button("Add") { names.insert("c", at: 0) }
        }
      }
    }
    let (screen, host) = shown { Names() }
    try screen.tap("b? 0")
    try screen.tap("b? 1")
    #expect(host.accessibilityTree().contains("button \"b? 2\""))
    try screen.tap("Mark")
    #expect(host.accessibilityTree().contains("button \"a! 0\""))
    #expect(host.accessibilityTree().contains("button \"b! 2\""))
    try screen.tap("Add")
    let tree = host.accessibilityTree()
    #expect(tree.contains("button \"c! 0\""))
    #expect(tree.contains("button \"b! 2\""))
  }

  @Test("a row keeps its state while it is out of sight")
  func reuse() throws {
    struct Row: View {
      let index: Int
      @State private var count = 0
      var body: some View { Button("\(index): \(count)") { count += 1 } }
    }
    let (screen, host) = shown { List(0..<500, id: \.self) { Row(index: $0) } }
    try screen.tap("1: 0")
    let table = try table(in: host)
    table.scrollToRow(at: IndexPath(row: 400, section: 0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(!host.accessibilityTree().contains("\"1: "))
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("button \"1: 1\""))
    #expect(host.accessibilityTree().contains("button \"0: 0\""))
  }

  @Test("a form is a grouped list with controls in its rows")
  func form() throws {
    struct Settings: View {
      @State private var isOn = true
      @State private var name = ""
      var body: some View {
        Form {
          Section("General") {
            Toggle("Sound", isOn: $isOn)
            TextField("Name", text: $name)
          }
          Text(isOn ? "loud" : "quiet")
        }
      }
    }
    let (screen, host) = shown { Settings() }
    #expect(try table(in: host).style == .insetGrouped)
    try screen.tap("Sound")
    #expect(host.accessibilityTree().contains("text \"quiet\""))
    let field = try #require(host.accessibilityOrder.first { $0 is InputNode })
    try screen.tap(field)
    try screen.type("Ada")
    #expect(host.accessibilityTree().contains("= \"Ada\""))
  }

  @Test("the selected row is that of the selection")
  func selection() throws {
    struct Item: Identifiable { let id: Int }
    struct Choosing: View {
      @State private var chosen: Int?
      var body: some View {
        VStack {
          Text("chosen \(chosen ?? -1)")
          List((0..<5).map(Item.init), selection: $chosen) { Text("Item \($0.id)") }
        }
      }
    }
    let (screen, host) = shown { Choosing() }
    try screen.tap("Item 3")
    #expect(host.accessibilityTree().contains("text \"chosen 3\""))
  }

  @Test("the row of an initial selection looks selected from the start")
  func chosenBefore() throws {
    struct Item: Identifiable { let id: Int }
    struct Choosing: View {
      @State private var chosen: Int? = 3
      var body: some View {
        VStack {
          List((0..<5).map(Item.init), selection: $chosen) { Text("Item \($0.id)") }
          Button("none") { chosen = nil }
        }
      }
    }
    let (screen, host) = shown { Choosing() }
    let table = try table(in: host)
    func chosen() -> [Int] {
      (0..<5).filter { table.cellForRow(at: IndexPath(row: $0, section: 0))?.isSelected == true }
    }
    #expect(chosen() == [3])
    try screen.tap("none")
    #expect(chosen() == [])
  }

  @Test("rows with the same identity in two sections keep separate states out of sight")
  func sameNames() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    let (screen, host) = shown {
      List {
        Section("A") { ForEach(0..<200) { _ in Counter(name: "a") } }
        Section("B") { ForEach(0..<200) { _ in Counter(name: "b") } }
      }
    }
    let table = try table(in: host)
    try screen.tap(try screen.element(called: "a 0"))
    table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(!host.accessibilityTree().contains("\"b 1\""))
    try screen.tap(try screen.element(called: "b 0"))
    try screen.tap(try screen.element(called: "b 1"))
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"a 1\""))
    #expect(!host.accessibilityTree().contains("\"a 2\""))
  }

  @Test("deletion reports which row was deleted")
  func deletion() throws {
    let log = Log()
    let (_, host) = shown {
      List {
        ForEach(0..<3) { Text("\($0)") }.onDelete { log.deleted += Array($0) }
      }
    }
    let table = try table(in: host)
    let path = IndexPath(row: 1, section: 0)
    #expect(table.dataSource?.tableView(table, canEditRowAt: path) == true)
    table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    #expect(log.deleted == [1])
  }

  @Test("the header of a plain list hides rows that scroll below it")
  func plainHeader() throws {
    func header(_ style: some ListStyle) throws -> String {
      let (_, host) = shown { List { Section("Head") { Text("row") } }.listStyle(style) }
      let table = try #require(host.subviews.first as? TableNode)
      let source = try #require(table.delegate as? TableSource)
      let view = try #require(source.tableView(table, viewForHeaderInSection: 0))
      view.frame.size = CGSize(width: 100, height: 30)
      return view.svg()
    }
    #expect(try header(.plain).contains("<rect"))
    #expect(try !header(.insetGrouped).contains("<rect"))
  }
}
