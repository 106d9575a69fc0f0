// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Groups in lists")
struct ListGroupTests {
  private func words(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  private func heights(_ host: HostingNode) -> [CGFloat] {
    host.first(TableNode.self)?.visibleCells.map { $0.frame.height.rounded() } ?? []
  }

  @Test("in a list, the label and the views of a group are rows of their own")
  func rows() throws {
    let (screen, host) = shown {
      List {
        DisclosureGroup("Group") {
          Text("first")
          Text("second")
        }
        Text("below")
      }
    }
    #expect(heights(host) == [44, 44] && words(host) == ["Group", "below"])
    #expect(host.accessibilityOrder[0].accessibilityValue == "collapsed")
    try screen.tap("Group")
    #expect(heights(host) == [44, 44, 44, 44])
    #expect(words(host) == ["Group", "first", "second", "below"])
    #expect(host.accessibilityOrder[0].accessibilityValue == "expanded")
    let starts = host.accessibilityOrder.map { $0.accessibilityFrame.minX }
    #expect(starts[1] == starts[3] + 20 && starts[2] == starts[1])
    try screen.tap("Group")
    #expect(words(host) == ["Group", "below"])
  }

  @Test("a group in a list follows its binding")
  func binding() throws {
    struct Owner: View {
      @State private var isOpen = true
      var body: some View {
        List {
          DisclosureGroup("Group", isExpanded: $isOpen) { Text("inside") }
          Button(isOpen ? "close" : "open") { isOpen.toggle() }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(words(host) == ["Group", "inside", "close"])
    try screen.tap("close")
    #expect(words(host) == ["Group", "open"])
    try screen.tap("Group")
    #expect(words(host) == ["Group", "inside", "close"])
  }

  @Test("groups in groups, and in sections, open separately, and rows below keep their state")
  func nested() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let (screen, host) = shown {
      List {
        DisclosureGroup("outer") {
          DisclosureGroup("inner") { Text("deep") }
          Counter()
        }
        Section("section") {
          DisclosureGroup("other") { Text("there") }
          Counter()
        }
      }
    }
    #expect(words(host) == ["outer", "section", "other", "count 0"])
    try screen.tap("count 0")
    try screen.tap("outer")
    #expect(words(host) == ["outer", "inner", "count 0", "section", "other", "count 1"])
    try screen.tap("inner")
    try screen.tap("other")
    #expect(
      words(host)
        == ["outer", "inner", "deep", "count 0", "section", "other", "there", "count 1"])
    try screen.tap("inner")
    #expect(words(host) == ["outer", "inner", "count 0", "section", "other", "there", "count 1"])
  }

  @Test("a group with a style of its own is one row")
  func styles() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          configuration.content
        }
      }
    }
    let group = DisclosureGroup("Group") { Text("inside") }
    let (screen, host) = shown { List { group.disclosureGroupStyle(Plain()) } }
    #expect(heights(host).count == 1 && words(host) == ["Group", "inside"])
    let (other, around) = shown { List { group }.disclosureGroupStyle(Plain()) }
    #expect(heights(around).count == 1 && words(around) == ["Group", "inside"])
    withExtendedLifetime((screen, other)) {}
  }

  @Test("each element of a collection can be a section or a group")
  func elements() throws {
    struct Owner: View {
      @State private var letters = ["a", "b"]
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(letters, id: \.self) { letter in
            Section("section \(letter)") {
              ForEach(0..<2) { Text("\(letter)\($0)") }
            }
          }
          ForEach(letters, id: \.self) { letter in
            DisclosureGroup("group \(letter)") { Text("in \(letter)") }
          }
          .onDelete { letters.remove(atOffsets: $0) }
          Button("reverse") { letters.reverse() }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(
      words(host) == [
        "section a", "a0", "a1", "section b", "b0", "b1", "group a", "group b", "reverse",
      ])
    try screen.tap("group b")
    #expect(words(host).suffix(4) == ["group a", "group b", "in b", "reverse"])
    try screen.tap("reverse")
    #expect(words(host).suffix(4) == ["group b", "in b", "group a", "reverse"])
    #expect(words(host).first == "section b")
  }

  @Test("the row of a group that is an element can be deleted and selected like another row")
  func deleted() {
    var deleted: [Int] = []
    let open = Binding<Set<AnyHashable>>.constant([])
    let parts = ListParts(
      ForEach(["a", "b"], id: \.self) { letter in
        DisclosureGroup(letter) { Text("in \(letter)") }
      }
      .onDelete { deleted += Array($0) },
      groups: ListGroups(open: open, environment: EnvironmentValues()))
    #expect(parts.rowCount == 2)
    #expect((0..<2).map { parts.row($0, in: 0).map { $0.run.value($0.index) } } == ["a", "b"])
    parts.row(1, in: 0).map { $0.run.onDelete?([$0.index]) }
    #expect(deleted == [1])
    #expect(parts.place(of: "b")?.row == 1)
  }

  @Test("headers and footers change with the list, and also their heights")
  func edges() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        List {
          Section {
            Button("add") { count += 1 }
          } header: {
            Text("header \(count)")
          } footer: {
            if count > 1 { Text("one\ntwo\nthree") } else { Text("footer \(count)") }
          }
          Section("below") { Text("row") }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    func bottom() -> CGFloat? { host.accessibilityOrder.last?.accessibilityFrame.minY.rounded() }
    let start = try #require(bottom())
    try screen.tap("add")
    screen.layoutIfNeeded()
    #expect(words(host) == ["header 1", "add", "footer 1", "below", "row"])
    #expect(bottom() == start)
    try screen.tap("add")
    screen.layoutIfNeeded()
    #expect(words(host) == ["header 2", "add", "one\ntwo\nthree", "below", "row"])
    #expect(try #require(bottom()) > start + 25)
  }

  @Test("a tree of elements is a list of groups")
  func outline() throws {
    struct Folder: Identifiable {
      let id: String
      var folders: [Folder]?
    }
    let folders = [
      Folder(id: "leaf"),
      Folder(id: "root", folders: [Folder(id: "a"), Folder(id: "b", folders: [Folder(id: "c")])]),
    ]
    let (screen, host) = shown { List(folders, children: \.folders) { Text($0.id) } }
    #expect(words(host) == ["leaf", "root"])
    try screen.tap("root")
    #expect(words(host) == ["leaf", "root", "a", "b"])
    try screen.tap("b")
    #expect(words(host) == ["leaf", "root", "a", "b", "c"])
    let (other, plain) = shown {
      VStack { OutlineGroup(folders, id: \.id, children: \.folders) { Text($0.id) } }
    }
    try other.tap("root")
    #expect(words(plain) == ["leaf", "root", "a", "b"])
  }

  @Test("sections have the distance of their list")
  func spacing() throws {
    func tops(_ list: some View) -> [CGFloat] {
      let (_, host) = shown { list }
      return host.first(TableNode.self)?.visibleCells.map { $0.frame.minY } ?? []
    }
    func distances(_ tops: [CGFloat]) -> [CGFloat] {
      zip(tops, tops.dropFirst()).map { ($1 - $0 - 44).rounded() }
    }
    let list = List {
      Section { Text("a") }
      Section { Text("b") }
      Section {
        Text("c")
      } footer: {
        Text("footer")
      }
      Section { Text("d") }
    }
    let usual = tops(list)
    let small = tops(list.listSectionSpacing(.compact))
    #expect(usual[0] == small[0] && distances(usual) == [36, 36, 46])
    #expect(distances(small) == [17, 17, 45])
    #expect(distances(tops(list.listSectionSpacing(5))) == [5, 5, 33])
    #expect(tops(list.listSectionSpacing(.nan)) == usual)
    #expect(distances(tops(list.listSectionSpacing(-5))).first == 0)
  }

  @Test("rows have the distance of their list, and those of rounded groups are separate")
  func rowSpacing() throws {
    struct Growing: View {
      @State private var count = 2
      var body: some View {
        List {
          Section { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
          Section { Button("add") { count += 1 } }
        }
        .listRowSpacing(8)
      }
    }
    let (screen, host) = shown { Growing() }
    let table = try #require(host.first(TableNode.self))
    func frames() -> [[CGFloat]] {
      let first = table.visibleCells.first?.frame.minY ?? 0
      return table.visibleCells.map {
        [($0.frame.minY - first).rounded(), $0.frame.height.rounded()]
      }
    }
    #expect(frames() == [[0, 44], [52, 44], [133, 44]])
    #expect(table.visibleCells.allSatisfy { $0.layer.cornerRadius == 10 })
    try screen.tap("add")
    screen.layoutIfNeeded()
    #expect(frames() == [[0, 44], [52, 44], [105, 44], [185, 44]])
    let (other, plain) = shown {
      List(0..<3) { Text("row \($0)") }.listRowSpacing(-8).listStyle(.plain)
    }
    let row = plain.first(TableNode.self)?.visibleCells.first
    #expect(row?.backgroundColor == .systemBackground)
    #expect(table.visibleCells.first?.backgroundColor == .secondarySystemGroupedBackground)
    let tops = plain.first(TableNode.self)?.visibleCells.map { $0.frame.minY.rounded() }
    #expect(tops == [0, 44, 89])
    withExtendedLifetime(other) {}
  }
}
