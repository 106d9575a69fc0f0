// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Sections and rows in the content of a list")
struct ListPartTests {
  private let mixed = ListParts(
    ViewList([
      Text("a"), ForEach(0..<2) { Text("\($0)") },
      Section("head") {
        ForEach(0..<3) { Text("\($0)") }
        Text("b")
      },
      Text("c"), EmptyView(), Text("d"), Section { EmptyView() },
    ]))

  @Test("rows between sections are in sections without headers")
  func sections() {
    #expect(mixed.sections.map(\.rowCount) == [3, 4, 2, 0])
    #expect(mixed.sections.map(\.isWhole) == [false, true, false, true])
    #expect(mixed.sections.map { $0.header != nil } == [false, true, false, false])
    #expect(mixed.sections.allSatisfy { $0.footer == nil })
    #expect(mixed.rowCount == 9)
    #expect(ListParts(EmptyView()).sections.isEmpty && ListParts(EmptyView()).rowCount == 0)
  }

  @Test("a row is found by its number in a section, and nothing outside of these")
  func rows() {
    func found(_ row: Int, _ section: Int) -> Int? { mixed.row(row, in: section)?.index }
    #expect([-1, 0, 1, 2, 3].map { found($0, 0) } == [nil, 0, 0, 1, nil])
    #expect([0, 2, 3, 4].map { found($0, 1) } == [0, 2, 0, nil])
    #expect([-1, 4, 9].map { found(0, $0) } == [nil, nil, nil])
    #expect(found(0, 3) == nil && found(1, 2) == 0)
  }

  @Test("all rows have different identities, also those of equal elements in two sections")
  func identities() {
    var identities: [AnyHashable] = []
    for (section, part) in mixed.sections.enumerated() {
      for row in 0..<part.rowCount {
        guard let (run, index) = mixed.row(row, in: section) else { continue }
        identities.append(run.identity(index))
      }
    }
    #expect(identities.count == 9 && Set(identities).count == 9)
    #expect(identities[1] == AnyHashable(0) && identities[2] == AnyHashable(1))
  }

  @Test("a modifier around several sections applies to each of their rows")
  func modified() {
    let parts = ListParts(
      Group {
        Text("before")
        Section("head") { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }
        Text("after")
      }.padding(3))
    #expect(parts.sections.map(\.rowCount) == [1, 2, 1])
    #expect(parts.sections.map { $0.header != nil } == [false, true, false])
    for (section, part) in parts.sections.enumerated() {
      for row in 0..<part.rowCount {
        let found = parts.row(row, in: section)
        #expect(found.map { $0.run.view($0.index) is WrappedView } == true)
        #expect((found?.run.onDelete != nil) == (section == 1))
      }
    }
    let styled = ListParts(VStack { Text("one") }.foregroundColor(.red))
    #expect(styled.rowCount == 1)
    #expect(styled.row(0, in: 0).map { $0.run.view(0) is EnvironmentView } == true)
    let decorated = ListParts(Group { Text("a") }.overlay { Text("b") })
    #expect(decorated.rowCount == 1)
  }

  @Test("rows of elements that are gone are empty, with identities of their own")
  func gone() throws {
    final class Source { var names = ["a", "b"] }
    let source = Source()
    let binding = Binding(get: { source.names }, set: { source.names = $0 })
    let parts = ListParts(ForEach(binding, id: \.wrappedValue) { Text($0.wrappedValue) })
    let run = try #require(parts.sections.first?.runs.first)
    #expect(run.count == 2 && run.identity(0) == AnyHashable("a"))
    source.names = ["a"]
    #expect(((run.view(0) as? ViewList)?.views.first as? Text)?.string == "a")
    #expect(run.view(1) is EmptyView && run.identity(1) != run.identity(0))
    source.names = []
    #expect(run.view(0) is EmptyView && run.identity(0) != run.identity(1))
  }
}
