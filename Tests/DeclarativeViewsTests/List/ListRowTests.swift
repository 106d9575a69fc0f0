// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Modifiers of list rows")
struct ListRowTests {
  private func cells(@ViewBuilder _ content: () -> some View) throws -> [TableCellNode] {
    let (_, host) = shown { List(content: content).listStyle(.plain) }
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    return table.visibleCells
  }

  private func frame(_ words: String, in cell: TableCellNode) -> CGRect? {
    cell.accessibilityOrder.first { $0.accessibilityLabel == words }.map {
      $0.convert($0.bounds, to: cell)
    }
  }

  /// A row that says how it looks from within.
  private struct Own: View {
    let words: String
    var body: some View {
      Text(words).listRowInsets(EdgeInsets(top: 30, leading: 50, bottom: 10, trailing: 0))
        .listRowBackground(Color.red).listRowSeparator(.hidden)
    }
  }

  @Test("a row has the insets, background, and separator that its view sets")
  func traits() throws {
    let cells = try cells {
      Text("plain")
      Text("second")
      Own(words: "own")
      Own(words: "outer").listRowInsets(EdgeInsets()).listRowBackground(Color.clear)
    }
    #expect(cells.count == 4)
    #expect(frame("plain", in: cells[0])?.minX == 16)
    #expect(cells[0].backgroundView == nil && cells[0].separatorInset == nil)
    #expect(cells[0].backgroundColor == .systemBackground)
    // The row below hides the separator between them.
    #expect(cells[1].separatorInset?.left == 1e6)
    let own = try #require(frame("own", in: cells[2]))
    #expect(own.minX == 50 && abs(own.minY - 30) < 0.5)
    #expect(abs(cells[2].bounds.height - own.height - 40) < 1)
    #expect(cells[2].backgroundView?.bounds.size == cells[2].bounds.size)
    #expect(cells[2].backgroundColor == nil && cells[2].separatorInset?.left == 1e6)
    #expect(frame("outer", in: cells[3])?.minX == 0)
    #expect(cells[3].separatorInset?.left == 1e6)
  }

  @Test("the background of a row under a bar fills the row, not only the safe part of it")
  func backgroundUnderBar() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) {
      List {
        Text("row").listRowBackground(Text("behind"))
      }.listStyle(.plain).ignoresSafeArea()
    }
    let screen = Screen(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 0, bottom: 0, right: 0), rootNode: host)
    screen.layoutIfNeeded()
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    table.contentInsetAdjustmentBehavior = .never
    table.contentOffset = .zero
    screen.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let behind = try #require(cell.backgroundView?.accessibilityOrder.first)
    #expect(cell.convert(cell.bounds, to: host).minY == 0)
    #expect(abs(behind.convert(behind.bounds, to: cell).midY - cell.bounds.midY) < 1)
  }

  @Test("a modifier around several rows applies to each of them")
  func several() throws {
    let cells = try cells {
      ForEach(0..<2) { Text("row \($0)") }
        .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        .foregroundColor(.red)
      Group {
        Text("a")
        Text("b")
      }.listRowBackground(Color.blue)
    }
    #expect(cells.count == 4)
    #expect(cells.prefix(2).map { $0.accessibilityOrder.first?.frame.minX } == [40, 40])
    #expect(cells.map { $0.backgroundView != nil } == [false, false, true, true])
    let (_, host) = shown {
      List {
        Section("S") { Text("x") }.listRowBackground(Color.blue)
        Text("y")
      }
    }
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    #expect(table.numberOfSections == 2)
    #expect(host.accessibilityTree().contains("header \"S\""))
  }

  @Test("a row changes its look with its state")
  func change() throws {
    struct Row: View {
      @State private var isOn = false
      var body: some View {
        Button("Mark") { isOn.toggle() }
          .listRowBackground(isOn ? Color.yellow : nil)
      }
    }
    let (screen, host) = shown { List { Row() } }
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    #expect(table.visibleCells.first?.backgroundView == nil)
    try screen.tap("Mark")
    #expect(table.visibleCells.first?.backgroundView != nil)
    try screen.tap("Mark")
    #expect(table.visibleCells.first?.backgroundView == nil)
  }

  @Test("the background of a list can be hidden")
  func ground() throws {
    func color(_ visibility: Visibility) throws -> Color? {
      let (_, host) = shown { List { Text("a") }.scrollContentBackground(visibility) }
      return try #require(host.subviews.compactMap { $0 as? TableNode }.first).backgroundColor
    }
    #expect(try color(.hidden) == .clear)
    #expect(try color(.automatic) == color(.visible))
    #expect(try color(.automatic) != .clear)
  }

  @Test("a row whose state changes is as high as its new content, and those below it move")
  func growingRow() throws {
    struct Growing: View {
      @State private var isOpen = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
          if isOpen { Color.red.frame(height: 100) }
        }
      }
    }
    struct Owner: View {
      @State private var lines = 1
      var body: some View {
        List {
          Growing()
          Button(Array(repeating: "line", count: lines).joined(separator: "\n")) { lines += 3 }
          Text("below")
        }.listStyle(.plain)
      }
    }
    let (screen, host) = shown { Owner() }
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    func heights() -> [CGFloat] { table.visibleCells.map { $0.frame.height.rounded() } }
    #expect(heights() == [44, 44, 44])
    try screen.tap("Open")
    screen.layoutIfNeeded()
    #expect(heights() == [143, 44, 44] && table.visibleCells[1].frame.minY > 140)
    try screen.tap("line")
    screen.layoutIfNeeded()
    #expect(heights()[0] == 143 && heights()[1] > 90 && heights()[2] == 44)
    try screen.tap("Close")
    screen.layoutIfNeeded()
    #expect(heights()[0] == 44)
  }

  @Test("the rows of a list scroll under the edges of the screen, and begin below the safe area")
  func screenEdges() throws {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) {
      List(0..<30, id: \.self) { Text("\($0)") }.listStyle(.plain)
    }
    let screen = Screen(
      size: CGSize(width: 300, height: 600),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 50, left: 0, bottom: 34, right: 0), rootNode: host)
    screen.layoutIfNeeded()
    let table = try #require(host.subviews.compactMap { $0 as? TableNode }.first)
    #expect(table.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(table.contentOffset.y == -50 && table.adjustedContentInset.bottom == 34)
  }
}
