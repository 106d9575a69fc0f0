// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

extension Theme {
  /// The theme of the app, whose palettes are derived from one green.
  public static let readingClub: Theme = {
    var theme = Theme(
      palette: DynamicPalette(brand: Color(red: 0.05, green: 0.45, blue: 0.3, alpha: 1)))
    theme.shape.button = 20
    theme.shape.card = 16
    return theme
  }()
}
