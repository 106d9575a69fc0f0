// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIView {
  /// Invalidates the intrinsic content size whenever the text size changes.
  ///
  /// Nodes do this by default.
  func resizeWithText() {
    #if UIKitViews
      followTraits { $0.invalidateIntrinsicContentSize() }
    #endif
  }
}
