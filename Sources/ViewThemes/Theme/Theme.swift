// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The look of an app as one value: colors, typography, shapes, spacing, elevations, and motion.
///
/// ```swift
/// var theme = Theme.standard
/// theme.shape.button = 20
/// let viewFactory = ViewFactory(theme: theme)
/// ```
public struct Theme: Hashable, Sendable {
  /// The colors, for light and dark.
  public var palette: DynamicPalette
  /// The fonts.
  public var typography: Typography
  /// The corners and lines.
  public var shape: Shape
  /// The distances.
  public var spacing: Spacing
  /// The heights above the screen.
  public var elevation: ElevationScale
  /// The durations.
  public var motion: Motion

  /// Makes a theme; each part is the library's own unless given.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - typography: The fonts.
  ///   - shape: The corners and lines.
  ///   - spacing: The distances.
  ///   - elevation: The heights above the screen.
  ///   - motion: The durations.
  public init(
    palette: any ViewFactoryColorProtocol = DefaultViewFactoryColor(),
    typography: Typography = Typography(), shape: Shape = Shape(), spacing: Spacing = Spacing(),
    elevation: ElevationScale = ElevationScale(), motion: Motion = Motion()
  ) {
    self.palette = DynamicPalette(palette)
    self.typography = typography
    self.shape = shape
    self.spacing = spacing
    self.elevation = elevation
    self.motion = motion
  }

  /// The default palette, dark navy blue, in the library's own type, shapes and distances: what is used
  /// unless another theme is given.
  public static let library = Theme()

  /// The library's light and dark palettes, with companions of stronger contrast.
  public static let standard = Theme(
    palette: DynamicPalette(
      light: LightViewFactoryColor(), dark: DarkViewFactoryColor(),
      highContrast: (
        light: ViewFactoryPalette.highContrastLight, dark: ViewFactoryPalette.highContrastDark
      )))
}
