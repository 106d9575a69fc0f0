// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ReadingClub
import Testing
import ViewFactory
import ViewTesting

/// Pictures of every screen in two themes, and layouts at every width and text size.
@Suite("Pictures of screens")
struct ScreenSnapshotTests {
  static let screens: [(name: String, make: @Sendable (any ViewFactoryProtocol) -> ViewNode)] = [
    ("sign-up", { SignUpScreen(viewFactory: $0).view }),
    (
      "books", { BookListScreen(viewFactory: $0, reader: "Ana", books: Book.samples).view }
    ),
    ("no-books", { BookListScreen(viewFactory: $0, reader: "Ana", books: []).view }),
    (
      "book", { BookDetailScreen(viewFactory: $0, book: Book.samples[0], pagesPerDay: 20).view }
    ),
    ("settings", { SettingsScreen(viewFactory: $0, settings: Settings()).view }),
  ]

  static let themes: [(name: String, theme: Theme)] = [
    ("club", .readingClub), ("navy", .library),
  ]

  @Test("match their recordings", arguments: screens.indices, themes.indices)
  func picture(index: Int, theme: Int) {
    let (name, make) = Self.screens[index]
    let view = make(ViewFactory(theme: Self.themes[theme].theme))
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 760)
    assertSnapshot(of: view, as: .svg, named: "\(name)-\(Self.themes[theme].name)")
    if theme == 0 { assertSnapshot(of: view, as: .frames, named: name) }
  }

  @Test("fit at every width, text size, and direction", arguments: screens.indices)
  func sound(index: Int) {
    let make = Self.screens[index].make
    for width: CGFloat in [320, 375, 768] {
      for size in [ContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
        for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
          let view = make(ViewFactory(theme: .readingClub))
          view.frame = CGRect(x: 0, y: 0, width: width, height: 760)
          var traits = TraitCollection(preferredContentSizeCategory: size)
          traits.layoutDirection = direction
          view.traitOverrides = traits
          expectSoundLayout(of: view)
        }
      }
    }
  }

  @Test("are readable in every appearance", arguments: screens.indices)
  func readable(index: Int) {
    let view = Self.screens[index].make(ViewFactory(theme: .readingClub))
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 760)
    for appearance in Theme.Appearance.allCases {
      view.traitOverrides = appearance.traits
      expectReadableText(in: view)
    }
  }
}
