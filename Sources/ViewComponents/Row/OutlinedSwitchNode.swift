// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A switch in the colors of a palette: filled when on, outlined when off, so that its state is
/// visible in any theme.
final class OutlinedSwitchNode: UISwitch {
  private let style: ComponentStyle

  init(style: ComponentStyle) {
    self.style = style
    super.init(frame: .zero)
    onTintColor = style.color.accent
  }

  required init?(coder: NSCoder) { nil }

  // UIKit's switch has a fixed look.
  #if !UIKitViews
    override func draw(_ rect: CGRect, in context: any GraphicsContext) {
      let color = style.color
      let radius = bounds.height / 2
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let middle = isOn != isRightToLeft ? bounds.maxX - radius : bounds.minX + radius
      func thumb(_ diameter: CGFloat) -> BezierPath {
        BezierPath(
          ovalIn: CGRect(
            x: middle - diameter / 2, y: bounds.midY - diameter / 2, width: diameter,
            height: diameter))
      }
      if isOn {
        context.fill(BezierPath(roundedRect: bounds, cornerRadius: radius), with: color.accent)
        context.fill(thumb(bounds.height - 6), with: color.onAccent)
      } else {
        let ring = BezierPath(
          roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: radius - 1)
        context.stroke(ring, with: color.border, style: StrokeStyle(width: 2))
        context.fill(thumb(bounds.height - 12), with: color.border)
      }
    }
  #endif
}
