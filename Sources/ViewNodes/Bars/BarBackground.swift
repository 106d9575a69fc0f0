// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A bar's background, a separate node because it may extend beyond the bar.
final class BarBackground: ViewNode {
  /// The fill color.
  var fill: Color?
  /// An image stretched over the fill.
  var image: Image?
  /// The color of the hairline, or `nil` for none.
  var lineColor: Color?
  /// Whether the hairline is at the bottom edge.
  var isLineAtBottom = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard !bounds.isEmpty else { return }
    if let fill, fill.alpha > 0 { context.fill(BezierPath(rect: bounds), with: fill) }
    if let image, image.size.width > 0 { context.draw(image, in: bounds, tint: shownTint) }
    guard let lineColor, lineColor.alpha > 0 else { return }
    // The hairline is just outside the bar, over the content.
    let pixel = 1 / pixelsPerPoint
    let line = CGRect(
      x: bounds.minX, y: isLineAtBottom ? bounds.maxY : bounds.minY - pixel, width: bounds.width,
      height: pixel)
    context.fill(BezierPath(rect: line), with: lineColor)
  }
}
