// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// One step of several, as a bar.
final class StepMarkNode: ViewNode {
  enum State {
    case done, due, open
  }

  var state = State.open
  private let style: ComponentStyle

  init(style: ComponentStyle) {
    self.style = style
    super.init(frame: .zero)
    keepSize(height: 8)
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let color = style.color
    let bar = BezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    context.fill(bar, with: state == .done ? color.accent : color.track)
    guard state == .due else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / 2
    let half = CGRect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    context.fill(
      BezierPath(roundedRect: half, cornerRadius: bounds.height / 2), with: color.accent)
  }
}
