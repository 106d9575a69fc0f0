// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIView {
  /// Limits what is visible of a round view to the disc in its middle.
  ///
  /// A stack that gives its views equal widths would make a pill of it otherwise.
  ///
  /// - Parameter diameter: The largest diameter of the disc, in points.
  func clipToDisc(ofAtMost diameter: CGFloat = .infinity) {
    let side = min(bounds.width, bounds.height, diameter)
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
    let isDisc = abs(bounds.width - side) < 0.5 && abs(bounds.height - side) < 0.5
    guard !isDisc, side > 0 else {
      if layer.mask is DiscLayer { layer.mask = nil }
      return
    }
    let mask = layer.mask as? DiscLayer ?? DiscLayer()
    mask.path =
      UIBezierPath(
        ovalIn: CGRect(
          x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      ).cgPath
    if layer.mask == nil { layer.mask = mask }
  }
}

/// The mask of a round view; a mask of another class is the app's own.
private final class DiscLayer: CAShapeLayer {}
