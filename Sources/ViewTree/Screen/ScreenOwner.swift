// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The controller whose view fills a screen.
package protocol ScreenOwner: AnyObject {
  /// Makes the controller and everything it presents disappear.
  func leaveScreen()
}
