// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIView {
  /// Says that the view draws its content, without a background and for each size anew.
  ///
  /// Nodes are drawn so by themselves.
  func drawContent() {
    #if UIKitViews
      isOpaque = false
      contentMode = .redraw
    #endif
  }

  /// The number of pixels per point of what is being drawn into.
  var drawnScale: CGFloat {
    #if UIKitViews
      traitCollection.displayScale
    #else
      DrawingScope.current?.context.displayScale ?? 1
    #endif
  }
}
