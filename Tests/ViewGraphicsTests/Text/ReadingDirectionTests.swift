// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Reading directions")
struct ReadingDirectionTests {
  private func directions(
    _ text: String, in direction: UserInterfaceLayoutDirection = .leftToRight,
    width: CGFloat = .infinity
  ) -> [UserInterfaceLayoutDirection] {
    let layout = TextLayout(
      text,
      style: .init(
        font: .systemFont(ofSize: 10), numberOfLines: 0, writingDirection: direction),
      bounds: CGSize(width: width, height: .infinity), measurer: EmbeddedTextMeasurer())
    return layout.lines.map(\.direction)
  }

  @Test("a line is read in the direction of its first letter, whatever the layout's direction is")
  func letters() {
    for layout in [UserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(directions("Hello, world.", in: layout) == [.leftToRight])
      #expect(directions("(12) שלום Swift!", in: layout) == [.rightToLeft])
      #expect(directions("مرحبا", in: layout) == [.rightToLeft])
      #expect(directions("“日本語” مرحبا", in: layout) == [.leftToRight])
      #expect(directions("\u{200F}Swift", in: layout) == [.rightToLeft])
      #expect(directions("\u{200E}שלום", in: layout) == [.leftToRight])
    }
  }

  @Test("a line without letters is read in the layout's direction")
  func noLetters() {
    for text in ["9:41", "€ 120", "٤٢", "🎶", "…"] {
      #expect(directions(text) == [.leftToRight])
      #expect(directions(text, in: .rightToLeft) == [.rightToLeft])
    }
    #expect(directions("") == [])
  }

  @Test("all lines of a paragraph are read in its direction")
  func paragraphs() {
    #expect(
      directions("שלום 12 345 Swift Swift Swift\nSwift שלום\n12", in: .rightToLeft, width: 62)
        == [.rightToLeft, .rightToLeft, .rightToLeft, .leftToRight, .rightToLeft])
  }
}
