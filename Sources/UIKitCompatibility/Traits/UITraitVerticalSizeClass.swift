// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// The trait of the vertical size class.
public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  /// What holds where nothing is stated.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified

  /// The property that says it.
  public static var property: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass>? {
    \.verticalSizeClass
  }
}
