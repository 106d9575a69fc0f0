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
}
