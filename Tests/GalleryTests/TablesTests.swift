// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory

@testable import gallery

@Suite("Tables of the gallery")
struct TablesTests {
  @Test("each animal has a row as high as its text")
  func animals() throws {
    let theme = GalleryTheme.builtIn[0]
    let screen = AnimalsScreen(
      viewFactory: theme.viewFactory, palette: theme.palette, background: theme.background)
    screen.layoutIfNeeded()
    let table = try #require(screen.subviews.first as? TableNode)
    let heights = table.visibleCells.map { $0.frame.height.rounded(.down) }
    // Lines of text in the rows: one, three, three, one, four; 18 points each.
    #expect(heights == [74, 110, 110, 74, 128])
    #expect(screen.layoutReport().conflicts.isEmpty)
  }

  @Test("the three cards are in the list, each in its own style")
  func businessCards() throws {
    let theme = GalleryTheme.builtIn[0]
    let screen = BusinessCardsScreen(
      viewFactory: theme.viewFactory, palette: theme.palette, background: theme.background)
    screen.layoutIfNeeded()
    let table = try #require(screen.subviews.first as? TableNode)
    let cards = table.visibleCells.compactMap(\.contentView.subviews.first)
    #expect(
      cards.map { "\(type(of: $0))" } == [
        "SeniorBusinessCardView", "FullBusinessCardView", "JuniorBusinessCardView",
      ])
    #expect(cards.map { $0.frame.height.rounded() } == [210, 112, 66])
    #expect(screen.layoutReport().conflicts.isEmpty)
  }
}
