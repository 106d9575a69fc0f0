// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ScrollNode {
  /// The way in which dragging dismisses the keyboard.
  ///
  /// UIKit: `UIScrollView.KeyboardDismissMode`.
  public nonisolated enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
    /// Dragging doesn't dismiss the keyboard.
    case none = 0
    /// The keyboard is dismissed when a drag begins.
    case onDrag = 1
    /// The keyboard follows the touch.
    case interactive = 2
    /// Like ``onDrag``, including the input accessory view.
    case onDragWithAccessory = 3
    /// Like ``interactive``, including the input accessory view.
    case interactiveWithAccessory = 4
  }
}
