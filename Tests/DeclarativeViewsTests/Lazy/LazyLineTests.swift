// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Lines of lazy containers")
struct LazyLineTests {
  private func lines(_ views: [any View], columns: Int) -> LazyLines {
    LazyLines(ListParts(ViewList(views)), columns: columns)
  }

  private func identities(_ lines: LazyLines) -> [[Int]] {
    (0..<lines.count).map { lines.line($0).entries.map { $0.identity.base as? Int ?? -1 } }
  }

  @Test("views follow each other across runs, several in a line")
  func runs() {
    let views: [any View] = [
      ForEach(0..<3) { Text("\($0)") }, ForEach(0..<0) { Text("\($0)") },
      ForEach(10..<14) { Text("\($0)") },
    ]
    #expect(identities(lines(views, columns: 1)) == [[0], [1], [2], [10], [11], [12], [13]])
    #expect(identities(lines(views, columns: 2)) == [[0, 1], [2, 10], [11, 12], [13]])
    #expect(identities(lines(views, columns: 3)) == [[0, 1, 2], [10, 11, 12], [13]])
    #expect(identities(lines(views, columns: 7)) == [[0, 1, 2, 10, 11, 12, 13]])
    #expect(identities(lines(views, columns: 8)).map(\.count) == [7])
  }

  @Test("headers and footers are whole lines, and sections begin new ones")
  func sections() {
    let views: [any View] = [
      Section {
        ForEach(0..<3) { Text("\($0)") }
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      },
      ForEach(10..<13) { Text("\($0)") }, Section { ForEach(20..<21) { Text("\($0)") } },
    ]
    let made = lines(views, columns: 2)
    let found = (0..<made.count).map { made.line($0) }
    #expect(found.map(\.entries.count) == [1, 2, 1, 1, 2, 1, 1])
    #expect(found.map(\.kind) == [.header, .rows, .rows, .footer, .rows, .rows, .rows])
    #expect(Set(found.flatMap { $0.entries.map(\.identity) }).count == 9)
  }

  @Test("a line knows the header, the footer, and the other lines of its section")
  func sectionLines() {
    let views: [any View] = [
      ForEach(0..<2) { number in
        Section {
          ForEach(0..<3) { Text("\($0)") }
        } header: {
          Text("header \(number)")
        } footer: {
          Text("footer \(number)")
        }
      },
      ForEach(0..<2) { _ in Section("title") { Text("row") } }, Text("row"),
    ]
    let made = LazyLines(ListParts(ViewList(views), findsSections: true), columns: 2)
    let found = (0..<made.count).map { made.section(around: $0) }
    #expect(
      found.map(\.lines)
        == [0..<4, 0..<4, 0..<4, 0..<4, 4..<8, 4..<8, 4..<8, 4..<8, 8..<10, 8..<10]
        + [10..<12, 10..<12, 12..<13])
    #expect(found.map(\.header) == [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 10, 10, nil])
    #expect(found.map(\.footer) == [3, 3, 3, 3, 7, 7, 7, 7] + [nil, nil, nil, nil, nil])
    let identities = (0..<made.count).flatMap { made.line($0).entries.map(\.identity) }
    #expect(Set(identities.filter { !($0.base is RowIdentity) }).count == 7)
    #expect(lines([], columns: 1).section(around: 3).lines.isEmpty)
  }

  @Test("nothing has no lines")
  func empty() {
    let none = lines([], columns: 3)
    #expect(none.count == 0 && none.line(0).entries.isEmpty && none.line(0).kind == .rows)
    let section = lines([Section { EmptyView() }], columns: 1)
    #expect(section.count == 0)
  }

  @Test("every line is found where it starts, for any number of lines", arguments: 1...18)
  func positions(_ count: Int) {
    let lengths = LineLengths(count: count, gap: 3)
    var starts: [CGFloat] = []
    var start: CGFloat = 0
    for line in 0..<count {
      let length = CGFloat((line * 7) % 5) + 4
      lengths.set(length, of: line)
      starts.append(start)
      start += length + 3
    }
    #expect((0..<count).map { lengths.start(of: $0) } == starts)
    #expect(lengths.total == start - 3)
    for line in 0..<count {
      #expect(lengths.line(at: starts[line]) == line)
      #expect(lengths.line(at: starts[line] + 0.5) == line)
      #expect(lengths.line(at: starts[line] - 0.5) == max(line - 1, 0))
    }
    #expect(lengths.line(at: start + 100) == count - 1)
  }

  @Test("unmeasured lines are as long as the first that was measured")
  func estimates() {
    let lengths = LineLengths(count: 5, gap: 2)
    lengths.set(10, of: 3)
    #expect(lengths.estimate == 10 && lengths.total == 58 && lengths.start(of: 4) == 48)
    lengths.set(10, of: 3)
    lengths.set(4, of: 1)
    #expect(lengths.estimate == 10 && lengths.total == 52)
    #expect((0..<5).map { lengths.start(of: $0) } == [0, 12, 18, 30, 42])
    lengths.set(4, of: 1)
    lengths.set(6, of: 1)
    lengths.set(30, of: 3)
    #expect(lengths.total == 74 && lengths.start(of: 5) == 76)
    #expect((0..<5).map { lengths.start(of: $0) } == [0, 12, 20, 32, 64])
  }

  @Test("the length of lines is never negative, and that of none is 0")
  func totals() {
    #expect(LineLengths(count: 0, gap: 8).total == 0)
    #expect(LineLengths(count: 1, gap: 8).total == 0 && LineLengths(count: 3, gap: 8).total == 16)
    let overlapping = LineLengths(count: 2, gap: -30)
    overlapping.set(5, of: 0)
    #expect(overlapping.total == 0)
  }
}
