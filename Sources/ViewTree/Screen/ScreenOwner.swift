// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The controller whose view fills a screen.
package protocol ScreenOwner: AnyObject {
  /// Disappears, with everything presented.
  func leaveScreen()
}
