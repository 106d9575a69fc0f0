// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// Palettes for the light and the dark appearance, and for stronger contrast, as one: its colors
/// depend on the traits where they are shown, so that nodes that exist follow them.
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
  /// The palette of the light appearance in stronger contrast.
  public var lightHighContrast: ViewFactoryPalette
  /// The palette of the dark appearance in stronger contrast.
  public var darkHighContrast: ViewFactoryPalette

  /// Makes a palette of a light and a dark one.
  ///
  /// - Parameters:
  ///   - light: The palette of the light appearance.
  ///   - dark: The palette of the dark appearance.
  ///   - highContrast: The two for those who asked for stronger contrast; the same ones unless given.
  public init(
    light: any ViewFactoryColorProtocol, dark: any ViewFactoryColorProtocol,
    highContrast: (light: any ViewFactoryColorProtocol, dark: any ViewFactoryColorProtocol)? = nil
  ) {
    self.light = ViewFactoryPalette(light)
    self.dark = ViewFactoryPalette(dark)
    lightHighContrast = highContrast.map { ViewFactoryPalette($0.light) } ?? self.light
    darkHighContrast = highContrast.map { ViewFactoryPalette($0.dark) } ?? self.dark
  }

  /// Makes a palette that is the same everywhere.
  ///
  /// - Parameter palette: The palette; a ``DynamicPalette`` stays itself.
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

  /// The palette of an appearance.
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

  /// The color of a role, which depends on traits where the four palettes differ in it.
  ///
  /// - Parameter role: The role.
  /// - Returns: The color.
  public func color(_ role: PaletteRole) -> Color {
    let colors = Theme.Appearance.allCases.map { self[$0][role] }
    guard Set(colors).count > 1 else { return colors[0] }
    return Color(
      light: colors[0], dark: colors[1], lightHighContrast: colors[2], darkHighContrast: colors[3])
  }

  /// Whether all four palettes are the same.
  public var isConstant: Bool {
    light == dark && light == lightHighContrast && light == darkHighContrast
  }
}
