// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Separators of rows")
struct RowSeparatorTests {
  private func insets(
    _ direction: UserInterfaceLayoutDirection = .leftToRight, @ViewBuilder _ rows: () -> some View
  ) throws -> [CGFloat?] {
    let (_, host) = shown {
      List { rows() }.listStyle(.plain).environment(\.layoutDirection, direction)
    }
    let table = try #require(host.children.compactMap { $0 as? TableNode }.first)
    return table.visibleCells.map { $0.separatorInset?.left }
  }

  @Test("a separator begins at the first text of its row, or at the content of a row without one")
  func firstText() throws {
    let found = try insets {
      Text("Text")
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 30)
        Text("Text")
      }
      HStack {
        Text("First")
        Text("Second")
      }
      Color.red.frame(width: 30, height: 30)
      Text("Last")
      Text("Hidden").padding(.leading, 30).listRowSeparator(.hidden)
    }
    #expect(found == [nil, 56, nil, nil, 1e6, 1e6])
  }

  @Test("a separator begins at the right of the first text in a right-to-left layout")
  func rightToLeft() throws {
    let found = try insets(.rightToLeft) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 30)
        Text("Text")
      }
    }
    #expect(found == [56])
  }
}
