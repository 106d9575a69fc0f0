// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewFactoryMocks
import ViewGallery

/// A palette with its name and the factory for it.
struct GalleryTheme {
  /// The folder of its pictures.
  let name: String
  /// The display name.
  let title: String
  let palette: any ViewFactoryColorProtocol
  /// The theme, or `nil` for the library's own.
  var theme: Theme?

  /// A factory for one picture: nodes of different pictures share nothing.
  var viewFactory: any ViewFactoryProtocol {
    theme.map { ViewFactory(theme: $0) } ?? ViewFactory(viewFactoryColor: palette)
  }

  /// The color behind a screen's content: the darker surface of the palette.
  var background: Color { palette.input }

  static var builtIn: [GalleryTheme] {
    [
      GalleryTheme(name: "default", title: "Default", palette: DefaultViewFactoryColor()),
      GalleryTheme(name: "light", title: "Light", palette: LightViewFactoryColor()),
      GalleryTheme(name: "mock", title: "Mock", palette: MockViewFactoryColor()),
    ]
  }

  /// A theme in all its appearances.
  static func appearances(of theme: Theme) -> [GalleryTheme] {
    let names = [
      Theme.Appearance.light: ("light", "Light"), .dark: ("dark", "Dark"),
      .lightHighContrast: ("light-contrast", "Light, strong contrast"),
      .darkHighContrast: ("dark-contrast", "Dark, strong contrast"),
    ]
    return ShownTheme.all(of: theme).map { shown in
      let appearance = shown.appearance
      let (name, title) = names[appearance] ?? (appearance.rawValue, appearance.rawValue)
      let palette = theme.palette[appearance]
      var theme = theme
      theme.palette = DynamicPalette(palette)
      return GalleryTheme(name: name, title: title, palette: palette, theme: theme)
    }
  }
}
