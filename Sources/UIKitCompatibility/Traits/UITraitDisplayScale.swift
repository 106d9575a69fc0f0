// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

/// The trait of the pixels per point.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {
  /// The default value of the trait.
  public static let defaultValue: CGFloat = 0

  /// The property that holds the trait.
  public static var property: WritableKeyPath<UITraitCollection, CGFloat>? { \.displayScale }
}
