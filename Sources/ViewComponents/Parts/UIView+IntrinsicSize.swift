// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIView {
  /// Lets the natural size hold as a size that is kept, for each text size.
  func keepIntrinsicSize() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.componentSize, for: axis)
      setContentCompressionResistancePriority(.componentSize, for: axis)
    }
    resizeWithText()
  }
}
