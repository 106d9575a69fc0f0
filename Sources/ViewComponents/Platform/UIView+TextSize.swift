// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIView {
  /// Asks for the size of the content anew whenever the text size is another.
  ///
  /// Nodes do by themselves.
  func resizeWithText() {
    #if UIKitViews
      followTraits { $0.invalidateIntrinsicContentSize() }
    #endif
  }
}
