// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Highlights of list rows")
struct ListHighlightTests {
  /// The rows of a list that have a gray background.
  private func highlighted(_ host: HostingNode) throws -> [Int] {
    let table = try #require(host.children.compactMap { $0 as? TableNode }.first)
    let gray = Color.systemGray4.resolvedColor(with: .phone)
    return table.visibleCells.indices.filter { index in
      DisplayList(of: table.visibleCells[index]).operations.contains {
        if case .fill(_, .color(gray)) = $0 { true } else { false }
      }
    }
  }

  @Test func `the selected row is gray, and another one after a tap`() throws {
    struct Choosing: View {
      @State private var chosen: Int? = 1
      var body: some View {
        List(0..<3, id: \.self, selection: $chosen) { Text("Item \($0)") }
      }
    }
    let (screen, host) = shown { Choosing() }
    #expect(try highlighted(host) == [1])
    try screen.tap("Item 2")
    #expect(try highlighted(host) == [2])
  }

  @Test func `rows of a list without a selection aren't gray`() throws {
    let (screen, host) = shown { List(0..<3, id: \.self) { index in Button("Item \(index)") {} } }
    try screen.tap("Item 2")
    #expect(try highlighted(host) == [])
  }
}
