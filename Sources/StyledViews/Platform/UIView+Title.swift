// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import PlatformViews

extension UIView {
  /// Makes a label's text the accessibility label of the view.
  ///
  /// UIKit has no such relation: there, VoiceOver reads the label first.
  package func take(title label: UILabel) {
    #if !UIKitViews
      accessibilityTitleNode = label
    #endif
  }
}
