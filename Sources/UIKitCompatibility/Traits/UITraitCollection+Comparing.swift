// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

nonisolated extension UITraitCollection {
  /// Returns whether dynamic colors may differ between two environments.
  ///
  /// - Parameter traitCollection: The other traits, or `nil`.
  /// - Returns: Whether the style or the contrast differs.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
  }

  /// Calls a closure; ``UITraitCollection/current`` stays that of a phone.
  public func performAsCurrent(_ actions: () -> Void) { actions() }

  /// The weight of text that the user prefers: regular.
  public var legibilityWeight: UILegibilityWeight { .regular }

  /// The level of the interface: base.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }

  /// The colors that the display shows: sRGB.
  public var displayGamut: UIDisplayGamut { .SRGB }
}
