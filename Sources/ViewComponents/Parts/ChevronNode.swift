// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A chevron that points in the reading direction, or up or down.
final class ChevronNode: UIView {
  enum Direction {
    case forward, backward, up, down
  }

  var direction: Direction {
    didSet { setNeedsDisplay() }
  }
  var color: UIColor {
    didSet { setNeedsDisplay() }
  }

  init(_ direction: Direction, color: UIColor) {
    self.direction = direction
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    constrainToIntrinsicSize()
    drawContent()
  }

  required init?(coder: NSCoder) { nil }

  /// 16 points, and up to twice that at larger text sizes.
  override var intrinsicContentSize: CGSize {
    let side = min(UIFontMetrics.default.scaledValue(for: 16, compatibleWith: traitCollection), 32)
    return CGSize(width: side, height: side)
  }

  override func draw(_ rect: CGRect) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let points: [(CGFloat, CGFloat)] =
      switch direction {
      case .forward: isRightToLeft ? [(10, 3), (5, 8), (10, 13)] : [(6, 3), (11, 8), (6, 13)]
      case .backward: isRightToLeft ? [(6, 3), (11, 8), (6, 13)] : [(10, 3), (5, 8), (10, 13)]
      case .up: [(3, 10), (8, 5), (13, 10)]
      case .down: [(3, 6), (8, 11), (13, 6)]
      }
    let path = UIBezierPath()
    let unit = max(min(bounds.width, bounds.height) / 16, 1)
    let origin = CGPoint(x: bounds.midX - 8 * unit, y: bounds.midY - 8 * unit)
    for (index, point) in points.enumerated() {
      let end = CGPoint(x: origin.x + point.0 * unit, y: origin.y + point.1 * unit)
      if index == 0 { path.move(to: end) } else { path.addLine(to: end) }
    }
    path.stroke(with: color, width: 2 * unit, cap: .round, join: .round)
  }
}
