// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A button with the link trait.
final class LinkButtonNode: FadingButtonNode {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.subtracting(.button).union(.link) }
    set { super.accessibilityTraits = newValue }
  }
}
