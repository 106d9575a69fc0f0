// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension ComponentStyle {
  /// Draws the border of an input: in the error color, in the focus color while it is edited, or in
  /// the border color.
  func outline(_ input: UITextField, isInvalid: Bool = false) {
    let isEdited = input.isFirstResponder
    input.drawBorder(
      isInvalid ? color.error : isEdited ? color.focus : color.border,
      width: isInvalid || isEdited ? 2 : shape.border)
    input.layer.cornerRadius = shape.small
  }

  /// Adds a border that follows the editing state to a standalone input.
  func outlineFollowingEdits(_ input: UITextField) {
    outline(input)
    input.addAction(to: input, for: [.editingDidBegin, .editingDidEnd]) { outline($0) }
  }
}
