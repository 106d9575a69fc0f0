// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A provider of a color that depends on traits.
package protocol ColorProviding: Hashable, Sendable {
  /// Returns the color that results from the specified traits.
  func color(for traits: TraitCollection) -> Color
}

/// Stores the provider of a dynamic color outside the color's own storage, so that plain colors
/// stay small.
final class DynamicColor: Hashable, Sendable {
  let provider: any ColorProviding
  /// The depth of nested dynamic colors.
  let depth: Int

  init(_ provider: any ColorProviding, depth: Int) {
    self.provider = provider
    self.depth = depth
  }

  static func == (left: DynamicColor, right: DynamicColor) -> Bool {
    left === right || AnyHashable(left.provider) == AnyHashable(right.provider)
  }

  func hash(into hasher: inout Hasher) {
    provider.hash(into: &hasher)
  }
}

/// A color provided by a closure, which equals only itself.
final class ClosureColor: ColorProviding {
  private let provider: @Sendable (TraitCollection) -> Color

  init(_ provider: @escaping @Sendable (TraitCollection) -> Color) {
    self.provider = provider
  }

  func color(for traits: TraitCollection) -> Color { provider(traits) }

  static func == (left: ClosureColor, right: ClosureColor) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A color that depends on the appearance and the contrast.
struct AppearanceColor: ColorProviding {
  let light: Color
  let dark: Color
  let lightHighContrast: Color
  let darkHighContrast: Color

  func color(for traits: TraitCollection) -> Color {
    switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }
}

/// A color with another opacity.
struct FadedColor: ColorProviding {
  let color: Color
  let alpha: CGFloat

  func color(for traits: TraitCollection) -> Color {
    color.resolvedColor(with: traits).withAlphaComponent(alpha)
  }
}

/// A mix of two colors, or one composited over the other.
struct CombinedColor: ColorProviding {
  let first: Color
  let second: Color
  /// The fraction of the second color; `nil` if the first one is composited over it.
  let fraction: CGFloat?

  func color(for traits: TraitCollection) -> Color {
    let (first, second) = (first.resolvedColor(with: traits), second.resolvedColor(with: traits))
    guard let fraction else { return first.composited(over: second) }
    return first.mix(with: second, by: fraction)
  }
}
