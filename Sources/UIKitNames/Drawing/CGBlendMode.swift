// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How drawing is combined with what is below it.
///
/// All modes draw like ``normal``.
public nonisolated enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Paints over the background.
  case normal = 0
  /// Multiplies the colors.
  case multiply = 1
  /// Multiplies the inverses of the colors.
  case screen = 2
  /// Multiplies or screens, depending on the background.
  case overlay = 3
  /// Selects the darker color.
  case darken = 4
  /// Selects the lighter color.
  case lighten = 5
  /// Brightens the background.
  case colorDodge = 6
  /// Darkens the background.
  case colorBurn = 7
  /// Darkens or lightens, like a diffused spotlight.
  case softLight = 8
  /// Multiplies or screens, depending on the color.
  case hardLight = 9
  /// Subtracts the darker color from the lighter one.
  case difference = 10
  /// Like ``difference``, with less contrast.
  case exclusion = 11
  /// Uses the hue of the color.
  case hue = 12
  /// Uses the saturation of the color.
  case saturation = 13
  /// Uses the hue and saturation of the color.
  case color = 14
  /// Uses the luminance of the color.
  case luminosity = 15
  /// Clears the background.
  case clear = 16
  /// Replaces the background.
  case copy = 17
  /// Draws where the background is opaque.
  case sourceIn = 18
  /// Draws where the background is transparent.
  case sourceOut = 19
  /// Draws on top of the background where that is opaque.
  case sourceAtop = 20
  /// Draws below the background.
  case destinationOver = 21
  /// Keeps the background where the drawing is opaque.
  case destinationIn = 22
  /// Keeps the background where the drawing is transparent.
  case destinationOut = 23
  /// Keeps the background where the drawing is opaque, and draws elsewhere.
  case destinationAtop = 24
  /// Draws where either is transparent.
  case xor = 25
  /// Adds dark colors.
  case plusDarker = 26
  /// Adds light colors.
  case plusLighter = 27
}
