// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A node that is notified when it becomes the root of a screen.
package protocol ScreenRoot: ViewNode {
  /// Called once the screen shows the node.
  func didBecomeRoot(of screen: Screen)
}
