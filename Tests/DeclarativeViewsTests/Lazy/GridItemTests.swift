// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Columns of lazy grids")
struct GridItemTests {
  nonisolated struct Case: CustomTestStringConvertible {
    var name: String
    var items: [GridItem]
    var total: CGFloat?
    /// Pairs of the start and the length of each column.
    var columns: [[CGFloat]]
    var testDescription: String { name }
  }

  nonisolated static let cases: [Case] = [
    Case(
      name: "a fixed column keeps its width and a flexible one takes the rest",
      items: [GridItem(.fixed(50), spacing: 10), GridItem(.flexible())], total: 200,
      columns: [[0, 50], [60, 140]]),
    Case(
      name: "flexible columns share the width, 8 points apart",
      items: [GridItem(.flexible()), GridItem(.flexible())], total: 100,
      columns: [[0, 46], [54, 46]]),
    Case(
      name: "a minimum above the share leaves less to the others",
      items: [GridItem(.flexible(minimum: 80), spacing: 0), GridItem(.flexible())], total: 100,
      columns: [[0, 80], [80, 20]]),
    Case(
      name: "a maximum below the share leaves more to the others",
      items: [GridItem(.flexible(maximum: 30), spacing: 0), GridItem(.flexible())], total: 100,
      columns: [[0, 30], [30, 70]]),
    Case(
      name: "as many columns as exactly fit",
      items: [GridItem(.adaptive(minimum: 30), spacing: 10)], total: 110,
      columns: [[0, 30], [40, 30], [80, 30]]),
    Case(
      name: "one column less if they don't quite fit",
      items: [GridItem(.adaptive(minimum: 30), spacing: 10)], total: 109,
      columns: [[0, 49.5], [59.5, 49.5]]),
    Case(
      name: "adaptive columns are no wider than their maximum",
      items: [GridItem(.adaptive(minimum: 30, maximum: 35), spacing: 10)], total: 109,
      columns: [[0, 35], [45, 35]]),
    Case(
      name: "an adaptive column is no narrower than its minimum",
      items: [GridItem(.adaptive(minimum: 30), spacing: 10)], total: 20, columns: [[0, 30]]),
    Case(
      name: "without a width, columns have their minimum",
      items: [
        GridItem(.fixed(5), spacing: 1), GridItem(.flexible(minimum: 20), spacing: 1),
        GridItem(.adaptive(minimum: 30), spacing: 1),
      ],
      total: nil, columns: [[0, 5], [6, 20], [27, 30]]),
    Case(name: "no item is one column", items: [], total: 70, columns: [[0, 70]]),
    Case(name: "no item and no width", items: [], total: nil, columns: [[0, 0]]),
    Case(
      name: "a width that is no number is none",
      items: [GridItem(.fixed(.nan), spacing: .nan), GridItem(.fixed(-5))], total: .nan,
      columns: [[0, 0], [8, 0]]),
  ]

  @Test("a width is divided among columns", arguments: cases)
  func division(_ example: Case) {
    let columns = GridTrack.divide(example.items, example.total)
    #expect(columns.map { [$0.start, $0.length] } == example.columns)
  }

  @Test("an adaptive item has at most a thousand columns")
  func limit() {
    func count(_ total: CGFloat) -> Int {
      GridTrack.divide([GridItem(.adaptive(minimum: 1), spacing: 0)], total).count
    }
    #expect(count(999) == 999)
    #expect(count(1000) == 1000)
    #expect(count(1e9) == 1000)
  }

  @Test("a line of a grid is as long as its columns and the gaps between them")
  func lineLength() {
    let items = [GridItem(.fixed(30), spacing: 10), GridItem(.fixed(40))]
    let column = LazyVGrid(columns: items) { Color.red.frame(width: 1, height: 5) }
    #expect(
      TreeProbe(column, width: 200, height: 100).frames("GridLine").map(\.size)
        == [CGSize(width: 80, height: 5)])
    let row = LazyHGrid(rows: items) { Color.red.frame(width: 5, height: 1) }
    #expect(
      TreeProbe(row, width: 200, height: 100).frames("GridLine").map(\.size)
        == [CGSize(width: 5, height: 80)])
  }

  @Test("the header of a section has the alignment of its grid, centered by default")
  func header() {
    let items = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50))]
    func section(_ width: CGFloat, _ height: CGFloat) -> some View {
      Section {
        Color.red
        Color.red
      } header: {
        Color.blue.frame(width: width, height: height)
      }
    }
    func header(_ view: some View) -> CGRect? {
      TreeProbe(view, width: 160, height: 160).frames("Color #0000FF").first
    }
    func columns(_ alignment: HorizontalAlignment) -> CGFloat? {
      header(LazyVGrid(columns: items, alignment: alignment) { section(20, 5) })?.minX
    }
    #expect(header(LazyVGrid(columns: items) { section(20, 5) })?.minX == 70)
    #expect(columns(.leading) == 0 && columns(.trailing) == 140)
    func rows(_ alignment: VerticalAlignment) -> CGFloat? {
      header(LazyHGrid(rows: items, alignment: alignment) { section(5, 20) })?.minY
    }
    #expect(header(LazyHGrid(rows: items) { section(5, 20) })?.minY == 70)
    #expect(rows(.top) == 0 && rows(.bottom) == 140)
  }

  @Test("each column has the alignment of its item")
  func alignment() {
    let columns = GridTrack.divide(
      [
        GridItem(.fixed(5), alignment: .top), GridItem(.fixed(5)),
        GridItem(.adaptive(minimum: 10), spacing: 0, alignment: .bottom),
      ], 5 + 8 + 5 + 8 + 20)
    #expect(columns.map(\.alignment) == [.top, nil, .bottom, .bottom])
  }
}
