// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames

/// An object whose class can have an `appearance()`.
///
/// Classes that have one declare it themselves, such as `UINavigationBar.appearance()`; see
/// ``UIAppearanceRules``.
#if MainActor
  @MainActor
#endif
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
