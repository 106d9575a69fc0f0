// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import DeclarativeViews

@Suite("Baselines of symbols")
struct SymbolBaselineTests {
  @Test(
    "the icon of a label is centered on the capital letters of its title",
    arguments: [12, 17, 34] as [CGFloat])
  func labels(size: CGFloat) throws {
    let probe = TreeProbe(
      Label("Exx", systemImage: "star.fill").font(.system(size: size)), width: 200, height: 90)
    let icon = try #require(probe.frames("Image").first)
    let title = try #require(probe.texts.first)
    #expect(abs(icon.midY - (title.origin.y - title.font.capHeight / 2)) <= 0.5)
  }

  @Test("a symbol that is resizable stands on the baseline")
  func resizable() throws {
    let probe = TreeProbe(
      HStack(alignment: .firstTextBaseline) {
        Image(systemName: "star.fill").resizable().frame(width: 30, height: 30)
        Text("Exx")
      }, width: 200, height: 90)
    let icon = try #require(probe.frames("Image, resizable").first)
    let title = try #require(probe.texts.first)
    #expect(abs(icon.maxY - title.origin.y) <= 0.5)
  }
}
