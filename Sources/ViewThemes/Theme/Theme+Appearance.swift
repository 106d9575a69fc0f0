// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension Theme {
  /// The appearances that a palette distinguishes: light or dark, in normal or high contrast.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
    /// Dark text on a light background in high contrast.
    case lightHighContrast
    /// Light text on a dark background in high contrast.
    case darkHighContrast

    /// Creates the appearance for a trait collection; unspecified traits mean light and normal
    /// contrast.
    ///
    /// - Parameter traits: The traits.
    public init(_ traits: TraitCollection) {
      switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
      case (false, false): self = .light
      case (true, false): self = .dark
      case (false, true): self = .lightHighContrast
      case (true, true): self = .darkHighContrast
      }
    }

    /// The traits of this appearance, with nothing else specified.
    public var traits: TraitCollection {
      var traits = TraitCollection()
      traits.userInterfaceStyle = isDark ? .dark : .light
      traits.accessibilityContrast = isHighContrast ? .high : .normal
      return traits
    }

    /// A Boolean value that indicates whether the appearance has light text on a dark background.
    public var isDark: Bool { self == .dark || self == .darkHighContrast }

    /// A Boolean value that indicates whether the appearance has high contrast.
    public var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
  }
}
