// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A button that fades, border and gradient included, while it is disabled.
final class FadingButtonNode: ButtonNode {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // The image fades with the rest.
    adjustsImageWhenDisabled = false
  }

  override var isEnabled: Bool {
    didSet {
      guard isEnabled != oldValue else { return }
      alpha = isEnabled ? 1 : 0.4
    }
  }
}
