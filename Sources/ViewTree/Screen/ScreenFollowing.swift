// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A layout guide whose place depends on the screen that shows its owner.
#if MainActor
  @MainActor
#endif
package protocol ScreenFollowing: AnyObject {
  /// Notifies the guide that its owner entered or left a screen.
  func screenDidChange()
}
