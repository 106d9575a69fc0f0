// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A stepper in the colors of a palette that grows with the text size and has an enlarged touch
/// area.
final class CountingNode: UIStepper {
  private let style: ComponentStyle

  init(style: ComponentStyle) {
    self.style = style
    super.init(frame: .zero)
    constrainToIntrinsicSize()
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  // UIKit's stepper has a fixed size and look.
  #if !UIKitViews
    override var intrinsicContentSize: CGSize { grown(super.intrinsicContentSize, atMost: 1.6) }

    override func draw(_ rect: CGRect, in context: any GraphicsContext) {
      let color = style.color
      let unit = bounds.height / 32
      let radius = min(max(0, style.shape.button) * unit, bounds.height / 2)
      context.fill(BezierPath(roundedRect: bounds, cornerRadius: radius), with: color.accent)
      let divider = CGRect(
        x: bounds.midX - 0.5, y: bounds.midY - 9 * unit, width: 1, height: 18 * unit)
      context.fill(BezierPath(rect: divider), with: color.onAccent)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      for isUp in [false, true] {
        let center = CGPoint(
          x: bounds.midX + (isUp != isRightToLeft ? 1 : -1) * bounds.width / 4, y: bounds.midY)
        var sign = BezierPath()
        sign.move(to: CGPoint(x: center.x - 6 * unit, y: center.y))
        sign.addLine(to: CGPoint(x: center.x + 6 * unit, y: center.y))
        if isUp {
          sign.move(to: CGPoint(x: center.x, y: center.y - 6 * unit))
          sign.addLine(to: CGPoint(x: center.x, y: center.y + 6 * unit))
        }
        let isAtEnd = !wraps && (isUp ? value >= maximumValue : value <= minimumValue)
        context.withOpacity(isAtEnd || !isEnabled ? 0.4 : 1) {
          context.stroke(
            sign, with: color.onAccent, style: StrokeStyle(width: 2 * unit, cap: .round))
        }
      }
    }
  #endif
}
