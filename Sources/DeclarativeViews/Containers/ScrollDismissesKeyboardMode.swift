// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The way in which scrolling dismisses the keyboard.
///
/// SwiftUI: `ScrollDismissesKeyboardMode`.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let mode: ScrollNode.KeyboardDismissMode

  /// The keyboard is dismissed when a drag begins.
  public static let automatic = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// The keyboard is dismissed when a drag begins.
  public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag)
  /// The keyboard follows the touch.
  public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive)
  /// Scrolling doesn't dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(mode: .none)
}

extension View {
  /// Sets how scrolling in the view dismisses the keyboard.
  ///
  /// - Parameter mode: The mode.
  /// - Returns: The modified view.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.keyboardDismissMode, mode.mode)
  }
}
