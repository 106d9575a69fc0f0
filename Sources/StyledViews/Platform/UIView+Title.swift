// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import PlatformViews

extension UIView {
  /// Lets a label be read aloud as the title of the view.
  ///
  /// UIKit has no such relation: there the label is read first, as what stands before the view.
  package func take(title label: UILabel) {
    #if !UIKitViews
      accessibilityTitleNode = label
    #endif
  }
}
