// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension Theme {
  /// Light or dark, in normal or stronger contrast: what a palette may differ in.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Dark text on light.
    case light
    /// Light text on dark.
    case dark
    /// Dark text on light in stronger contrast.
    case lightHighContrast
    /// Light text on dark in stronger contrast.
    case darkHighContrast

    /// The appearance in some traits; what they do not state is light, and of normal contrast.
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

    /// Traits that state this appearance and nothing else.
    public var traits: TraitCollection {
      var traits = TraitCollection()
      traits.userInterfaceStyle = isDark ? .dark : .light
      traits.accessibilityContrast = isHighContrast ? .high : .normal
      return traits
    }

    /// Whether text is light on dark.
    public var isDark: Bool { self == .dark || self == .darkHighContrast }

    /// Whether contrast is stronger than normal.
    public var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
  }
}
