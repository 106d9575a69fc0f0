// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// The trait of the contrast.
public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// True, because only colors depend on it.
  public static let affectsColorAppearance = true

  /// The property that holds the trait.
  public static var property: WritableKeyPath<UITraitCollection, UIAccessibilityContrast>? {
    \.accessibilityContrast
  }
}
