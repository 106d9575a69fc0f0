// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// Dynamic colors, which depend on traits. Nodes and layers store them unresolved. They are resolved
// when a picture is drawn, so a tree adapts to its traits without being modified.

extension Color {
  /// Creates a color that depends on traits.
  ///
  /// UIKit: `UIColor(dynamicProvider:)`.
  ///
  /// The components of the color, and everything computed from them, are those of the light
  /// appearance.
  ///
  /// - Parameter dynamicProvider: A closure that returns the color for the specified traits. It is
  ///   called on any thread whenever a picture is drawn, and its result should depend only on its
  ///   argument.
  public init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    self.init(providedBy: ClosureColor(dynamicProvider))
  }

  /// Creates a color that depends on the appearance and, optionally, on the contrast.
  ///
  /// - Parameters:
  ///   - light: The color in the light appearance.
  ///   - dark: The color in the dark appearance.
  ///   - lightHighContrast: The color in the light appearance with high contrast; `light` by
  ///     default.
  ///   - darkHighContrast: The color in the dark appearance with high contrast; `dark` by default.
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

  /// A Boolean value that indicates whether the color depends on traits.
  public var isDynamic: Bool { dynamic != nil }

  /// Returns the color that results from the specified traits.
  ///
  /// UIKit: `resolvedColor(with:)`.
  ///
  /// - Parameter traitCollection: The traits of the environment in which the color appears.
  /// - Returns: A color that doesn't depend on traits.
  public func resolvedColor(with traitCollection: TraitCollection) -> Color {
    var color = self
    // A provider may return another dynamic color; limit the depth in case the nesting is infinite.
    for _ in 0..<16 {
      guard let dynamic = color.dynamic else { return color }
      color = dynamic.provider.color(for: traitCollection)
    }
    return Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns a color derived from this one and `other` by a provider, flattened if nested too
  /// deeply.
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
