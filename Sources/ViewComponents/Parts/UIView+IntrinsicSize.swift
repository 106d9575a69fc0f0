// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIView {
  /// Keeps the intrinsic content size as a size constraint, for each text size.
  func constrainToIntrinsicSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.componentSize, for: axis)
      setContentCompressionResistancePriority(.componentSize, for: axis)
    }
    resizeWithText()
  }
}
