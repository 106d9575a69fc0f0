// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The editing menu of iOS before version 16; here, it is never shown.
#if MainActor
  @MainActor
#endif
public final class UIMenuController: NSObject, Sendable {
  /// The menu.
  public static let shared = UIMenuController()

  /// The commands of the app: none.
  public var menuItems: [UIMenuItem]? {
    get { nil }
    set {}
  }

  /// A Boolean value that indicates whether the menu is visible: `false`.
  public var isMenuVisible: Bool { false }

  /// Shows the menu, which has no effect.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the menu.
  public func hideMenu(from targetView: UIView) {}
  /// Hides the menu.
  public func hideMenu() {}
  /// Shows or hides the menu, which has no effect.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Sets the rectangle that the menu points at, which has no effect.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Updates the menu, which has no effect.
  public func update() {}
}
