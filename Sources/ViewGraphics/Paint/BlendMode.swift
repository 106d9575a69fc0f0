// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The way in which colors are combined with those behind them.
///
/// SwiftUI: `BlendMode`.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// The colors cover those behind them.
  case normal
  /// The product of both colors, which is darker.
  case multiply
  /// The inverse product of both inverse colors, which is lighter.
  case screen
  /// A product in dark places, and an inverse one in light places.
  case overlay
  /// The darker components of both colors.
  case darken
  /// The lighter components of both colors.
  case lighten
  /// The colors behind, made lighter.
  case colorDodge
  /// The colors behind, made darker.
  case colorBurn
  /// Darker or lighter, depending on the color in front, by a little.
  case softLight
  /// A product or an inverse one, depending on the color in front.
  case hardLight
  /// The difference of both colors.
  case difference
  /// The difference of both colors, with less contrast.
  case exclusion
  /// The hue in front with the saturation and luminosity behind.
  case hue
  /// The saturation in front with the hue and luminosity behind.
  case saturation
  /// The hue and saturation in front with the luminosity behind.
  case color
  /// The luminosity in front with the hue and saturation behind.
  case luminosity
}
