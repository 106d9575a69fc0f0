// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIView {
  /// Adds size constraints that follow the intrinsic content size at each text size.
  func constrainToIntrinsicSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.componentSize, for: axis)
      setContentCompressionResistancePriority(.componentSize, for: axis)
    }
    resizeWithText()
  }

  /// Lets the view become higher than its intrinsic content size next to text that needs the space,
  /// for views that look the same in a higher frame.
  func yieldHeightToText() {
    setContentHuggingPriority(.besideText, for: .vertical)
  }
}

nonisolated extension UILayoutPriority {
  /// The priority, 749, of a height that is less important than the text of a label.
  fileprivate static let besideText = UILayoutPriority(749)
}
