// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UITextField {
  /// Shows a placeholder in a color, which is kept when the placeholder is changed.
  func show(placeholder: String, in color: UIColor) {
    #if UIKitViews
      attributedPlaceholder = NSAttributedString(
        string: placeholder, attributes: [.foregroundColor: color])
    #else
      attributedPlaceholder = AttributedText(
        string: placeholder, attributes: [.foregroundColor: color])
    #endif
  }

  /// Keeps a frame that is set explicitly instead of constraints, as with UIKit's own inputs.
  func keepExplicitFrame() {
    #if !UIKitViews
      keepsExplicitFrame = true
    #endif
  }
}
