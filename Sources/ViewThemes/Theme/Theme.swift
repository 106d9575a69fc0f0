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
  public var palette: DynamicPalette {
    get { storage.parts.palette }
    set { change { $0.palette = newValue } }
  }
  /// The fonts.
  public var typography: Typography {
    get { storage.parts.typography }
    set { change { $0.typography = newValue } }
  }
  /// The corner radii and line widths.
  public var shape: Shape {
    get { storage.parts.shape }
    set { change { $0.shape = newValue } }
  }
  /// The spacing.
  public var spacing: Spacing {
    get { storage.parts.spacing }
    set { change { $0.spacing = newValue } }
  }
  /// The elevations above the screen.
  public var elevation: ElevationScale {
    get { storage.parts.elevation }
    set { change { $0.elevation = newValue } }
  }
  /// The durations.
  public var motion: Motion {
    get { storage.parts.motion }
    set { change { $0.motion = newValue } }
  }

  /// The parts are large, and each factory keeps a copy of its theme, so all copies share them.
  private var storage: Storage

  private struct Parts: Hashable {
    var palette: DynamicPalette
    var typography: Typography
    var shape: Shape
    var spacing: Spacing
    var elevation: ElevationScale
    var motion: Motion
  }

  private final class Storage: Hashable, Sendable {
    let parts: Parts

    init(_ parts: Parts) {
      self.parts = parts
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left === right || left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(parts)
    }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = storage.parts
    change(&parts)
    storage = Storage(parts)
  }

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
    storage = Storage(
      Parts(
        palette: DynamicPalette(palette), typography: typography, shape: shape, spacing: spacing,
        elevation: elevation, motion: motion))
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
