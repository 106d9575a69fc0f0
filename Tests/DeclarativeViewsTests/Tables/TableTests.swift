// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Tables with columns")
struct TableTests {
  private nonisolated struct Bird: Identifiable {
    let id: Int
    let name: String
    let wingspan: Int
  }

  private static let birds = [
    Bird(id: 1, name: "Swift", wingspan: 40), Bird(id: 2, name: "Eagle", wingspan: 200),
    Bird(id: 3, name: "Wren", wingspan: 15),
  ]

  private func frames(_ host: HostingNode) -> [String: CGRect] {
    host.accessibilityOrder.reduce(into: [:]) { frames, node in
      frames[node.accessibilityLabel ?? ""] = node.convert(node.bounds, to: host)
    }
  }

  private var table: some View {
    Table(Self.birds) {
      TableColumn("Name", value: \.name)
      TableColumn("Wingspan") { bird in
        Text(verbatim: "\(bird.wingspan) cm")
      }
      .width(80)
    }
  }

  /// A view in a size class.
  private func shown(
    _ sizeClass: UserInterfaceSizeClass?, _ view: some View
  ) -> (screen: Screen, host: HostingNode) {
    DeclarativeViewsTests.shown { view.environment(\.horizontalSizeClass, sizeClass) }
  }

  @Test("a table has titles above rows whose cells are in columns")
  func columns() {
    let (_, host) = shown(.regular, table)
    let words = host.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(
      words == ["Name", "Wingspan", "Swift", "40 cm", "Eagle", "200 cm", "Wren", "15 cm"])
    let frames = frames(host)
    // 300 points without insets of 16, a column of 80, and a gap of 12.
    for name in ["Name", "Swift", "Eagle", "Wren"] { #expect(frames[name]?.minX == 16) }
    for name in ["Wingspan", "40 cm", "200 cm", "15 cm"] { #expect(frames[name]?.minX == 204) }
    #expect((frames["Name"]?.maxY ?? 0) < (frames["Swift"]?.minY ?? 0))
    #expect(frames["Eagle"]?.midY == frames["200 cm"]?.midY)
    let headers = host.accessibilityOrder.filter { $0.accessibilityTraits.contains(.header) }
    #expect(headers.map(\.accessibilityLabel) == ["Name", "Wingspan"])
  }

  @Test("in a right-to-left layout, the first column is on the right")
  func mirrored() {
    let (screen, host) = shown(.regular, table)
    host.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    screen.layoutIfNeeded()
    let frames = frames(host)
    for name in ["Name", "Swift"] { #expect(frames[name]?.maxX == 284) }
    for name in ["Wingspan", "40 cm"] { #expect(frames[name]?.maxX == 96) }
  }

  @Test("in a compact size class, only the first column is shown, without its title")
  func compact() {
    let (_, host) = shown(.compact, table)
    #expect(
      host.accessibilityOrder.compactMap(\.accessibilityLabel) == ["Swift", "Eagle", "Wren"])
  }

  @Test("titles can be hidden")
  func hidden() {
    let (_, host) = shown(.regular, table.tableColumnHeaders(.hidden))
    #expect(host.accessibilityOrder.first?.accessibilityLabel == "Swift")
  }

  @Test("columns can depend on conditions, and a cell can consist of several views")
  func conditions() {
    func words(_ isLong: Bool) -> [String] {
      let view = Table(Self.birds.prefix(1)) {
        TableColumn(Text("Name"), content: { Text($0.name) })
        if isLong {
          TableColumn("ID") { bird in
            Text("No.")
            Text(verbatim: "\(bird.id)")
          }
        } else {
          TableColumn("Span", value: \.wingspan) { Text(verbatim: "\($0.wingspan)") }
        }
      }
      return shown(.regular, view).host.accessibilityOrder.compactMap(\.accessibilityLabel)
    }
    #expect(words(true) == ["Name", "ID", "Swift", "No.", "1"])
    #expect(words(false) == ["Name", "Span", "Swift", "40"])
  }

  @Test("a tap on a row selects it")
  func selection() throws {
    var selected: Int?
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let view = Table(Self.birds, selection: binding) {
      TableColumn("Name", value: \.name)
    }
    let (screen, host) = shown(.regular, view)
    let place = try #require(frames(host)["Eagle"])
    try screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(selected == 2)
  }

  @Test("several rows can be selected while a table is edited")
  func selections() throws {
    var selected: Set<Int> = [3]
    let binding = Binding(get: { selected }, set: { selected = $0 })
    let view = Table(Self.birds, selection: binding) { TableColumn("Name", value: \.name) }
      .environment(\.editMode, .constant(.active))
    let (screen, host) = shown(.regular, view)
    let place = try #require(frames(host)["Eagle"])
    try screen.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(selected == [2, 3])
  }

  @Test("a title sets the order, or the opposite one if it is the first already")
  func sorting() throws {
    struct Page: View {
      @State private var order = [KeyPathComparator(\Bird.wingspan)]
      var body: some View {
        Table(TableTests.birds.sorted(using: order), sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Wingspan", value: \.wingspan) { Text(verbatim: "\($0.wingspan) cm") }
          TableColumn("ID") { Text(verbatim: "\($0.id)") }
        }
      }
    }
    let (screen, host) = shown(.regular, Page())
    func names() -> [String] {
      let names = Set(Self.birds.map(\.name))
      return host.accessibilityOrder.compactMap(\.accessibilityLabel).filter(names.contains)
    }
    func values() -> [String?] {
      host.accessibilityOrder.prefix(3).map(\.accessibilityValue)
    }
    #expect(names() == ["Wren", "Swift", "Eagle"])
    #expect(values() == [nil, "ascending", nil])
    try screen.tap("Wingspan")
    #expect(names() == ["Eagle", "Swift", "Wren"])
    #expect(values() == [nil, "descending", nil])
    try screen.tap("Name")
    #expect(names() == ["Eagle", "Swift", "Wren"])
    #expect(values() == ["ascending", nil, nil])
    try screen.tap("Name")
    #expect(names() == ["Wren", "Swift", "Eagle"])
    try screen.tap("Wingspan")
    #expect(names() == ["Wren", "Swift", "Eagle"])
    #expect(values() == [nil, "ascending", nil])
  }

  @Test("of many rows, only visible ones are created")
  func cost() {
    var count = 0
    let many = (0..<10_000).map { Bird(id: $0, name: "bird \($0)", wingspan: $0) }
    let view = Table(many) {
      TableColumn("Name") { bird in
        let _ = count += 1
        Text(bird.name)
      }
    }
    _ = shown(.regular, view)
    #expect(count > 10 && count < 100)
  }
}
