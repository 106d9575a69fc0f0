// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

/// A button that leads somewhere and says so.
final class LinkButtonNode: FadingButtonNode {
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.subtracting(.button).union(.link) }
    set { super.accessibilityTraits = newValue }
  }
}
