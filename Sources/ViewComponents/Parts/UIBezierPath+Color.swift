// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIBezierPath {
  /// Fills the path with a color.
  func fill(with color: UIColor) {
    color.setFill()
    fill()
  }

  /// Strokes the path with a color.
  func stroke(
    with color: UIColor, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter
  ) {
    color.setStroke()
    lineWidth = width
    lineCapStyle = cap
    lineJoinStyle = join
    stroke()
  }
}
