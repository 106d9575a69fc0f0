// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// An effect on the contents of a blur, which isn't visible itself.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for a blur.
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}
