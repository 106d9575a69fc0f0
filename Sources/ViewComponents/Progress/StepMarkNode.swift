// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// The bar of a single step.
final class StepMarkNode: UIView {
  enum State {
    case done, due, open
  }

  var state = State.open {
    didSet { setNeedsDisplay() }
  }
  private let style: ComponentStyle

  init(style: ComponentStyle) {
    self.style = style
    super.init(frame: .zero)
    keepSize(height: 8)
    drawContent()
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let color = style.color
    let bar = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    bar.fill(with: state == .done ? color.accent : color.track)
    guard state == .due else { return }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / 2
    let half = CGRect(
      x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width,
      height: bounds.height)
    UIBezierPath(roundedRect: half, cornerRadius: bounds.height / 2).fill(with: color.accent)
  }
}
