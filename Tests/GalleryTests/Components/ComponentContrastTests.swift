// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewTesting

@testable import gallery

@Suite("Contrast of components")
struct ComponentContrastTests {
  nonisolated struct NamedTheme: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let theme: Theme
  }

  nonisolated static let themes = [
    NamedTheme(testDescription: "standard", theme: .standard),
    NamedTheme(
      testDescription: "blue brand",
      theme: Theme(palette: DynamicPalette(brand: Color(red: 0.2, green: 0.4, blue: 1, alpha: 1)))),
    NamedTheme(
      testDescription: "yellow brand",
      theme: Theme(palette: DynamicPalette(brand: Color(red: 1, green: 0.85, blue: 0, alpha: 1)))),
  ]

  @Test("text is readable in every theme and appearance", arguments: themes)
  func readable(theme: NamedTheme) {
    for example in ComponentLayoutTests.examples {
      let page = example.page(ViewFactory(theme: theme.theme), width: 375)
      for appearance in Theme.Appearance.allCases {
        page.traitOverrides = appearance.traits
        let faint = faintTexts(in: page)
        #expect(faint.isEmpty, "\(example.name), \(appearance): \(faint)")
      }
    }
  }
}
