// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// A dynamic palette that combines palettes for the light and dark appearances, and for high
/// contrast: its colors depend on the traits of the views that show them, so that existing views
/// adapt.
///
/// ```swift
/// let palette = DynamicPalette(light: LightViewFactoryColor(), dark: DarkViewFactoryColor())
/// let viewFactory = ViewFactory(viewFactoryColor: palette)
/// ```
public struct DynamicPalette: RolePalette, Hashable, Sendable {
  /// The palette of the light appearance.
  public var light: ViewFactoryPalette
  /// The palette of the dark appearance.
  public var dark: ViewFactoryPalette
  /// The palette of the light appearance in high contrast.
  public var lightHighContrast: ViewFactoryPalette
  /// The palette of the dark appearance in high contrast.
  public var darkHighContrast: ViewFactoryPalette

  /// Creates a palette from a light and a dark one.
  ///
  /// - Parameters:
  ///   - light: The palette of the light appearance.
  ///   - dark: The palette of the dark appearance.
  ///   - highContrast: The two palettes for high contrast; the palettes for normal contrast by
  ///     default.
  public init(
    light: any ViewFactoryColorProtocol, dark: any ViewFactoryColorProtocol,
    highContrast: (light: any ViewFactoryColorProtocol, dark: any ViewFactoryColorProtocol)? = nil
  ) {
    self.light = ViewFactoryPalette(light)
    self.dark = ViewFactoryPalette(dark)
    lightHighContrast = highContrast.map { ViewFactoryPalette($0.light) } ?? self.light
    darkHighContrast = highContrast.map { ViewFactoryPalette($0.dark) } ?? self.dark
  }

  /// Creates a palette that is the same in all appearances.
  ///
  /// - Parameter palette: The palette; a ``DynamicPalette`` is used unchanged.
  public init(_ palette: any ViewFactoryColorProtocol) {
    if let palette = palette as? DynamicPalette {
      self = palette
      return
    }
    let parts = Theme.Appearance.allCases.map { appearance in
      var part = ViewFactoryPalette(palette)
      for role in PaletteRole.allCases where part.states(role) {
        part[role] = part[role].resolvedColor(with: appearance.traits)
      }
      return part
    }
    (light, dark) = (parts[0], parts[1])
    (lightHighContrast, darkHighContrast) = (parts[2], parts[3])
  }

  /// Accesses the palette of an appearance.
  ///
  /// - Parameter appearance: The appearance.
  public subscript(appearance: Theme.Appearance) -> ViewFactoryPalette {
    get {
      switch appearance {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    }
    set {
      switch appearance {
      case .light: light = newValue
      case .dark: dark = newValue
      case .lightHighContrast: lightHighContrast = newValue
      case .darkHighContrast: darkHighContrast = newValue
      }
    }
  }

  /// Returns the color of a role, which depends on traits if the four palettes differ.
  ///
  /// - Parameter role: The role.
  /// - Returns: The color.
  public func color(_ role: PaletteRole) -> Color {
    let colors = Theme.Appearance.allCases.map { self[$0][role] }
    guard Set(colors).count > 1 else { return colors[0] }
    return Color(
      light: colors[0], dark: colors[1], lightHighContrast: colors[2], darkHighContrast: colors[3])
  }

  /// A Boolean value that indicates whether all four palettes are the same.
  public var isConstant: Bool {
    light == dark && light == lightHighContrast && light == darkHighContrast
  }
}
