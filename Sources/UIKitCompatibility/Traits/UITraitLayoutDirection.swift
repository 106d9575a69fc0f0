// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// The trait of the layout direction.
public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified

  /// The property that holds the trait.
  public static var property: WritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection>?
  { \.layoutDirection }
}
