// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension ComponentStyle {
  /// Draws the border of an input: in the colour of errors, of focus while it is edited, or of borders.
  func outline(_ input: InputNode, isInvalid: Bool = false) {
    let isEdited = input.isFirstResponder
    input.layer.borderWidth = isInvalid || isEdited ? 2 : shape.border
    input.layer.borderColor = isInvalid ? color.error : isEdited ? color.focus : color.border
    input.layer.cornerRadius = shape.small
  }

  /// Gives an input that stands by itself its border, which follows whether it is edited.
  func outlineFollowingEdits(_ input: InputNode) {
    outline(input)
    input.addTarget(input, for: [.editingDidBegin, .editingDidEnd]) { outline($0) }
  }
}
