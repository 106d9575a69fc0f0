// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// An effect on the contents behind a view.
#if MainActor
  @MainActor
#endif
open class UIVisualEffect: NSObject {
  /// The color that replaces the effect, or `nil` for none.
  var flatColor: UIColor? { nil }
}
