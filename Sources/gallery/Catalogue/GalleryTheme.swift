// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewFactoryMocks

/// A palette with its name, and the factory that a screen gets injected for it.
struct GalleryTheme {
  /// The folder of its pictures.
  let name: String
  /// The name that people read.
  let title: String
  let palette: any ViewFactoryColorProtocol

  /// A factory for one picture: nodes of different pictures share nothing.
  var viewFactory: any ViewFactoryProtocol { ViewFactory(viewFactoryColor: palette) }

  /// The colour behind a screen's content: the darker surface of the palette.
  var background: Color { palette.input }

  static var builtIn: [GalleryTheme] {
    [
      GalleryTheme(name: "default", title: "Default", palette: DefaultViewFactoryColor()),
      GalleryTheme(name: "light", title: "Light", palette: LightViewFactoryColor()),
      GalleryTheme(name: "mock", title: "Mock", palette: MockViewFactoryColor()),
    ]
  }

  /// The four palettes of a brand.
  static func derived(from brand: Color) -> [GalleryTheme] {
    let names = [
      Theme.Appearance.light: ("light", "Light"), .dark: ("dark", "Dark"),
      .lightHighContrast: ("light-contrast", "Light, strong contrast"),
      .darkHighContrast: ("dark-contrast", "Dark, strong contrast"),
    ]
    return Theme.Appearance.allCases.map { appearance in
      let (name, title) = names[appearance] ?? (appearance.rawValue, appearance.rawValue)
      return GalleryTheme(
        name: name, title: title,
        palette: ViewFactoryPalette(brand: brand, appearance: appearance))
    }
  }
}
