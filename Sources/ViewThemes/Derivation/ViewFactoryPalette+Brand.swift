// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension ViewFactoryPalette {
  /// Derives a palette from the color of a brand: grounds with a touch of its hue, text that can be
  /// read on them, and the brand itself, as light or dark as it has to be, wherever something is
  /// chosen, offered or linked.
  ///
  /// Every pair of ``ContrastPair/drawn`` meets its limit in the result: text 4.5, large text, symbols
  /// and borders 3, and all of them 7 in strong contrast. Lightness and chroma are set in ``OKLCH``, so
  /// that palettes of all brands look alike in weight.
  ///
  /// - Parameters:
  ///   - brand: The color; its opacity plays no part.
  ///   - appearance: Light or dark, in normal or strong contrast.
  ///   - exact: Colors that a brand insists on, by role. They are taken as they are, and what is
  ///     derived is made to fit them; two of them that do not fit each other stay as they are, and
  ///     ``Theme/contrastReport()`` tells of them.
  /// - Complexity: About a thousand conversions of colors.
  public init(
    brand: Color, appearance: Theme.Appearance = .light, exact: [PaletteRole: Color] = [:]
  ) {
    var derivation = PaletteDerivation(brand: brand, appearance: appearance, exact: exact)
    self = derivation.palette()
  }

  /// A light palette in strong contrast, in the hue of the library's own.
  public static let highContrastLight = ViewFactoryPalette(
    brand: Color(opaque: 0x4A3FC4), appearance: .lightHighContrast)

  /// A dark palette in strong contrast, in the hue of the library's own.
  public static let highContrastDark = ViewFactoryPalette(
    brand: Color(opaque: 0x735AF3), appearance: .darkHighContrast)
}

extension DynamicPalette {
  /// Derives palettes for light and dark, in normal and strong contrast, from the color of a brand.
  ///
  /// - Parameters:
  ///   - brand: The color.
  ///   - exact: Colors that a brand insists on in all four, by role.
  public init(brand: Color, exact: [PaletteRole: Color] = [:]) {
    func palette(_ appearance: Theme.Appearance) -> ViewFactoryPalette {
      ViewFactoryPalette(brand: brand, appearance: appearance, exact: exact)
    }
    self.init(
      light: palette(.light), dark: palette(.dark),
      highContrast: (light: palette(.lightHighContrast), dark: palette(.darkHighContrast)))
  }
}
