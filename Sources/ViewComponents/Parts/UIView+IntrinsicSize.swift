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
}
