// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// A button that leads somewhere and says so.
final class LinkButtonNode: FadingButtonNode {
  override var accessibilityTraits: AccessibilityTraits {
    get { super.accessibilityTraits.subtracting(.button).union(.link) }
    set { super.accessibilityTraits = newValue }
  }
}
