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
  /// The colors.
  public var palette: DynamicPalette
  /// The fonts.
  public var typography: Typography
  /// The corner radii and line widths.
  public var shape: Shape
  /// The spacing.
  public var spacing: Spacing
  /// The elevations above the screen.
  public var elevation: ElevationScale
  /// The durations.
  public var motion: Motion

  /// Creates a theme; each omitted part has its standard value.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - typography: The fonts.
  ///   - shape: The corner radii and line widths.
  ///   - spacing: The spacing.
  ///   - elevation: The elevations above the screen.
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

  /// The default theme: the default palette, which is dark navy blue, with the standard typography,
  /// shapes, and spacing.
  public static let library = Theme()

  /// A theme with the library's light and dark palettes, and their high-contrast variants.
  public static let standard = Theme(
    palette: DynamicPalette(
      light: LightViewFactoryColor(), dark: DarkViewFactoryColor(),
      highContrast: (
        light: ViewFactoryPalette.highContrastLight, dark: ViewFactoryPalette.highContrastDark
      )))
}
