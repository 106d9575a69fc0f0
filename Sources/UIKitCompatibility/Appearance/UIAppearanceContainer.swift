// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

/// An object whose class can restrict an `appearance(whenContainedInInstancesOf:)` to what it
/// contains: a view or a controller.
#if MainActor
  @MainActor
#endif
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
