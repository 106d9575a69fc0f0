// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// The trait of the text size.
public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue: UIContentSizeCategory = .unspecified

  /// The property that holds the trait.
  public static var property: WritableKeyPath<UITraitCollection, UIContentSizeCategory>? {
    \.preferredContentSizeCategory
  }
}
