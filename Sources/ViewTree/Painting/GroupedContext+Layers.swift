// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

extension GroupedContext {
  /// Draws a layer's border: a line inside the bounds that follows the corners.
  func drawBorder(of layer: Layer) {
    guard let color = layer.borderColor.map(resolved), color.alpha > 0, layer.borderWidth.isFinite
    else { return }
    let box = layer.bounds
    let shorter = min(box.width, box.height)
    guard layer.borderWidth * 2 < shorter else {
      fill(layer.outline, with: color)
      return
    }
    let inset = layer.borderWidth / 2
    let middle = box.insetBy(dx: inset, dy: inset)
    let radius = layer.cornerRadius.isFinite ? min(max(layer.cornerRadius, 0), shorter / 2) : 0
    let inner = max(radius - inset, 0)
    let path: BezierPath
    if layer.maskedCorners == .all || inner == 0 {
      path = BezierPath(roundedRect: middle, cornerRadius: inner)
    } else {
      func part(_ corner: CornerMask) -> CGFloat {
        layer.maskedCorners.contains(corner) ? inner : 0
      }
      path = BezierPath(
        roundedRect: middle,
        cornerRadii: (
          part(.layerMinXMinYCorner), part(.layerMaxXMinYCorner), part(.layerMaxXMaxYCorner),
          part(.layerMinXMaxYCorner)
        ))
    }
    let style = StrokeStyle(width: layer.borderWidth)
    if radius > 0, inner == 0 {
      // The line is wider than the corner radius, so its outer edge would not be rounded.
      withClip(to: layer.outline) { stroke(path, with: color, style: style) }
    } else {
      stroke(path, with: color, style: style)
    }
  }
}
