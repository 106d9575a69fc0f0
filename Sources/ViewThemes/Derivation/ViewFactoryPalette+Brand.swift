// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension ViewFactoryPalette {
  /// Creates a palette derived from a brand color: backgrounds tinted with its hue, text that is
  /// readable on them, and the brand color itself, as light or dark as necessary, as the accent.
  ///
  /// Every pair of ``ContrastPair/drawn`` reaches its required contrast: 4.5 for text, 3 for large
  /// text, symbols, and borders, and 7 for all of them in the high-contrast appearances. Lightness
  /// and chroma are defined in ``OKLCH``, so that the palettes of all brands have a similar visual
  /// weight.
  ///
  /// - Parameters:
  ///   - brand: The brand color; its opacity is ignored.
  ///   - appearance: The appearance.
  ///   - exact: Fixed brand colors, by role. They are used unchanged, and derived colors are
  ///     adapted to them; two fixed colors with insufficient contrast stay unchanged, and
  ///     ``Theme/contrastReport()`` reports them.
  /// - Complexity: About a thousand color conversions.
  public init(
    brand: Color, appearance: Theme.Appearance = .light, exact: [PaletteRole: Color] = [:]
  ) {
    var derivation = PaletteDerivation(brand: brand, appearance: appearance, exact: exact)
    self = derivation.palette()
  }

  /// A light high-contrast palette in the hue of the library's own palette.
  public static let highContrastLight = ViewFactoryPalette(
    brand: Color(opaque: 0x4A3FC4), appearance: .lightHighContrast)

  /// A dark high-contrast palette in the hue of the library's own palette.
  public static let highContrastDark = ViewFactoryPalette(
    brand: Color(opaque: 0x735AF3), appearance: .darkHighContrast)
}

extension DynamicPalette {
  /// Creates light and dark palettes, in normal and high contrast, derived from a brand color.
  ///
  /// - Parameters:
  ///   - brand: The brand color.
  ///   - exact: Fixed brand colors in all four palettes, by role.
  public init(brand: Color, exact: [PaletteRole: Color] = [:]) {
    func palette(_ appearance: Theme.Appearance) -> ViewFactoryPalette {
      ViewFactoryPalette(brand: brand, appearance: appearance, exact: exact)
    }
    self.init(
      light: palette(.light), dark: palette(.dark),
      highContrast: (light: palette(.lightHighContrast), dark: palette(.darkHighContrast)))
  }
}
