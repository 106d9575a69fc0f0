// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIView {
  /// Configures the view to draw its content without a background, and to redraw it when its size
  /// changes.
  ///
  /// Nodes do this by default.
  func drawContent() {
    #if UIKitViews
      isOpaque = false
      contentMode = .redraw
    #endif
  }

  /// The number of pixels per point of the drawing destination.
  var drawnScale: CGFloat {
    #if UIKitViews
      traitCollection.displayScale
    #else
      DrawingScope.current?.context.displayScale ?? 1
    #endif
  }
}
