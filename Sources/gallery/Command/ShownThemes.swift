// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory
import ViewGallery

/// The themes of all pictures, created separately by each thread.
enum ShownThemes: Sendable {
  case builtIn
  case palette(ViewFactoryPalette, title: String)
  case theme(Theme, title: String?)

  init(_ options: GalleryOptions) throws {
    if let brand = options.brand {
      self = .theme(Theme(palette: DynamicPalette(brand: brand)), title: nil)
      return
    }
    if let path = options.themeFile {
      let theme = try Theme(try TokenDocument(contentsOfFile: path))
      self = .theme(theme, title: Self.title(of: path))
      return
    }
    guard let path = options.paletteFile else {
      self = .builtIn
      return
    }
    self = .palette(try PaletteFile.palette(contentsOfFile: path), title: Self.title(of: path))
  }

  private static func title(of path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return String(name.prefix { $0 != "." })
  }

  /// The color pairs of a custom theme with insufficient contrast.
  var warnings: [ContrastReport.Measurement] {
    switch self {
    case .builtIn: []
    case .palette(let palette, _): ContrastReport(of: DynamicPalette(palette)).failures
    case .theme(let theme, _): theme.contrastReport().failures
    }
  }

  var all: [GalleryTheme] {
    switch self {
    case .builtIn: GalleryTheme.builtIn
    case .palette(let palette, let title):
      [GalleryTheme(name: "palette", title: title, palette: palette)]
    case .theme(let theme, _): GalleryTheme.appearances(of: theme)
    }
  }

  /// The themes of the page of components.
  var shown: [ShownTheme] {
    switch self {
    case .builtIn: ShownTheme.all(of: .standard) + [ShownTheme("Default", .library)]
    case .palette(let palette, let title):
      ShownTheme.all(of: Theme(palette: DynamicPalette(palette)), named: title)
    case .theme(let theme, let title): ShownTheme.all(of: theme, named: title)
    }
  }
}
