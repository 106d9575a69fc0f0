// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

/// An object with a name for tests.
#if MainActor
  @MainActor
#endif
public protocol UIAccessibilityIdentification: AnyObject {
  /// The name for tests, which isn't read to users.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
