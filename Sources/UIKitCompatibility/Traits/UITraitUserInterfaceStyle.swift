// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// The trait of the light or dark appearance.
public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// True, because only colors depend on it.
  public static let affectsColorAppearance = true

  /// The property that holds the trait.
  public static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceStyle>? {
    \.userInterfaceStyle
  }
}
