// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// An input whose focus is connected with a ``FocusState`` property.
protocol FocusableNode: ViewNode {
  /// Called with true when editing begins, and with false when it ends.
  var onFocusChange: ((_ isFocused: Bool) -> Void)? { get set }
}

extension FocusableNode {
  /// Begins or ends editing.
  func setFocus(_ isFocused: Bool) {
    if isFocused == isFirstResponder { return }
    _ = isFocused ? becomeFirstResponder() : resignFirstResponder()
  }
}
