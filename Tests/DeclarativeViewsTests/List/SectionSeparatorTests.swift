// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Separators at the edges of rows and sections")
struct SectionSeparatorTests {
  /// Returns the separators above and below each row: "top", "bottom", or both.
  private func separators(
    _ style: some ListStyle = .plain, @ViewBuilder _ rows: () -> some View
  ) throws -> [String] {
    try cells(style, rows).map { cell in
      lines(in: cell).map { $0.midY < 2 ? "top" : "bottom" }.joined(separator: " ")
    }
  }

  private func cells(
    _ style: some ListStyle = .plain, @ViewBuilder _ rows: () -> some View
  ) throws -> [TableCellNode] {
    let (_, host) = shown { List { rows() }.listStyle(style) }
    let table = try #require(host.children.compactMap { $0 as? TableNode }.first)
    return table.visibleCells
  }

  /// Returns the frames of the lines in a cell, from top to bottom.
  private func lines(in cell: ViewNode, color: Color? = nil) -> [CGRect] {
    DisplayList(of: cell).operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, let paint) = operation, path.bounds.height <= 1,
        path.bounds.width > 20
      else { return nil }
      if let color, paint != .color(color) { return nil }
      return path.bounds
    }.sorted { $0.minY < $1.minY }
  }

  @Test func `a plain list has a separator above the first row, and none in groups`() throws {
    let plain = try separators {
      Text("a")
      Text("b")
      Section("S") { Text("c") }
    }
    #expect(plain == ["top bottom", "bottom", "top bottom"])
    let grouped = try separators(.insetGrouped) {
      Text("a")
      Text("b")
    }
    #expect(grouped == ["bottom", ""])
  }

  @Test func `a row hides the separators above and below it`() throws {
    let hidden = try separators {
      Text("a").listRowSeparator(.hidden, edges: .top)
      Text("b")
      Text("c").listRowSeparator(.hidden)
      Text("d")
    }
    #expect(hidden == ["bottom", "", "", "bottom"])
  }

  @Test func `a section hides the separators at its edges`() throws {
    let hidden = try separators {
      Section {
        Text("a")
        Text("b")
      }.listSectionSeparator(.hidden)
      Section { Text("c") }.listSectionSeparator(.hidden, edges: .bottom)
    }
    #expect(hidden == ["bottom", "", "top"])
  }

  @Test func `separators have the colors of their rows and sections`() throws {
    let cells = try cells {
      Section {
        Text("a")
        Text("b").listRowSeparatorTint(.green)
      }.listSectionSeparatorTint(.red)
    }
    #expect(lines(in: cells[0], color: .red).count == 1)
    #expect(lines(in: cells[1], color: .green).count == 1 && lines(in: cells[1]).count == 1)
  }

  @Test func `separators are in front of the background of a row`() throws {
    let cells = try cells {
      Text("a").listRowBackground(Color.yellow)
    }
    let operations = DisplayList(of: cells[0]).operations
    let fills = operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, _) = operation else { return nil }
      return path.bounds
    }
    let background = try #require(fills.firstIndex { $0.height > 20 })
    #expect(fills.count { $0.height <= 1 } == 2)
    #expect(fills.suffix(from: background).count { $0.height <= 1 } == 2)
  }

  @Test func `guides set the ends of separators`() throws {
    let cells = try cells {
      Text("a").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] - 16 }
      HStack {
        Text("b")
        Text("c").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
      }
    }
    #expect(lines(in: cells[0]).map(\.minX) == [0, 0])
    let end = try #require(lines(in: cells[1]).last).maxX
    #expect(end > 30 && end < 60)
  }
}
