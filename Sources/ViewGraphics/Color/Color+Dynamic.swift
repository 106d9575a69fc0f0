// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Colors that depend on where they are shown. They are stored unresolved by nodes and layers, and
// resolved when a picture is drawn, so that a tree follows its traits without being changed.

extension Color {
  /// Creates a color that depends on traits.
  ///
  /// UIKit: `UIColor(dynamicProvider:)`.
  ///
  /// Its components, and everything computed from them, are those for the light appearance.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for some traits; it is called
  ///   whenever a picture is drawn, on any thread. It should depend only on its argument.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    self.init(providedBy: ClosureColor(dynamicProvider))
  }

  /// Creates a color for each appearance, with others for stronger contrast.
  ///
  /// - Parameters:
  ///   - light: The color in the light appearance.
  ///   - dark: The color in the dark appearance.
  ///   - lightHighContrast: The light one in stronger contrast; `light` unless given.
  ///   - darkHighContrast: The dark one in stronger contrast; `dark` unless given.
  public init(
    light: Color, dark: Color, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.init(
      providedBy: AppearanceColor(
        light: light, dark: dark, lightHighContrast: lightHighContrast ?? light,
        darkHighContrast: darkHighContrast ?? dark))
  }

  package init(providedBy provider: some ColorProviding) {
    self.init(providedBy: provider, depth: 1)
  }

  /// Whether the color depends on traits.
  public var isDynamic: Bool { dynamic != nil }

  /// The color in some traits.
  ///
  /// UIKit: `resolvedColor(with:)`.
  ///
  /// - Parameter traitCollection: Where the color is shown.
  /// - Returns: A color that depends on nothing.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    var color = self
    // A provider may return another color that depends on traits; endless nesting is cut off.
    for _ in 0..<16 {
      guard let dynamic = color.dynamic else { return color }
      color = dynamic.provider.color(for: traitCollection)
    }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A color derived from others by a provider, flattened if many are nested.
  func combined(with other: Color?, by provider: some ColorProviding) -> Color {
    let depth = max(dynamic?.depth ?? 0, other?.dynamic?.depth ?? 0) + 1
    let color = Color(providedBy: provider, depth: depth)
    guard depth > Self.mostDepth else { return color }
    func resolved(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> Color {
      var traits = TraitCollection.phone
      traits.userInterfaceStyle = style
      traits.accessibilityContrast = contrast
      return color.resolvedColor(with: traits)
    }
    return Color(
      light: resolved(.light, .normal), dark: resolved(.dark, .normal),
      lightHighContrast: resolved(.light, .high), darkHighContrast: resolved(.dark, .high))
  }

  private static let mostDepth = 32

  private init(providedBy provider: some ColorProviding, depth: Int) {
    // The components of the result are already those for the light appearance.
    let shown = provider.color(for: .phone)
    self.init(
      red: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha,
      dynamic: DynamicColor(provider, depth: depth))
  }
}
