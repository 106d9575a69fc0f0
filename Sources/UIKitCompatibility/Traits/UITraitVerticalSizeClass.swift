// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// The trait of the vertical size class.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The property that holds the trait.
  public static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass>? {
    \.verticalSizeClass
  }
}
