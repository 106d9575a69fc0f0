// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ScrollNode {
  /// What a drag does with the keyboard. UIKit: `UIScrollView.KeyboardDismissMode`.
  public enum KeyboardDismissMode: Int, Hashable, Sendable, CaseIterable {
    /// The keyboard stays.
    case none = 0
    /// The keyboard leaves when a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// As ``onDrag``, with what stands above the keyboard.
    case onDragWithAccessory = 3
    /// As ``interactive``, with what stands above the keyboard.
    case interactiveWithAccessory = 4
  }
}
