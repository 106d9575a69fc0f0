// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension ComponentStyle {
  /// Draws the border of an input: in the color of errors, of focus while it is edited, or of borders.
  func outline(_ input: UITextField, isInvalid: Bool = false) {
    let isEdited = input.isFirstResponder
    input.drawBorder(
      isInvalid ? color.error : isEdited ? color.focus : color.border,
      width: isInvalid || isEdited ? 2 : shape.border)
    input.layer.cornerRadius = shape.small
  }

  /// Gives an input that stands by itself its border, which follows whether it is edited.
  func outlineFollowingEdits(_ input: UITextField) {
    outline(input)
    input.addAction(to: input, for: [.editingDidBegin, .editingDidEnd]) { outline($0) }
  }
}
