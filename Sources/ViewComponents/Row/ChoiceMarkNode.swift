// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// The mark of a checkbox or a radio button.
final class ChoiceMarkNode: UIView {
  var isOn = false {
    didSet { setNeedsDisplay() }
  }
  private let kind: ChoiceRowNode.Kind
  private let style: ComponentStyle

  init(_ kind: ChoiceRowNode.Kind, style: ComponentStyle) {
    self.kind = kind
    self.style = style
    super.init(frame: .zero)
    constrainToIntrinsicSize()
    drawContent()
  }

  required init?(coder: NSCoder) { nil }

  /// 24 points, and more at larger text sizes as long as there is space for text next to it.
  override var intrinsicContentSize: CGSize {
    grown(CGSize(width: 24, height: 24), atMost: 1.75)
  }

  override func draw(_ rect: CGRect) {
    let color = style.color
    let unit = bounds.width / 24
    let box = bounds.insetBy(dx: 2 * unit, dy: 2 * unit)
    // A rounder box would look like a radio button.
    let radius = min(style.shape.small, 6 * unit)
    let outline =
      kind == .radio
      ? UIBezierPath(ovalIn: box)
      : UIBezierPath(roundedRect: box, cornerRadius: radius)
    guard isOn else {
      let inner = bounds.insetBy(dx: 3 * unit, dy: 3 * unit)
      let ring =
        kind == .radio
        ? UIBezierPath(ovalIn: inner)
        : UIBezierPath(roundedRect: inner, cornerRadius: max(0, radius - 1))
      ring.stroke(with: color.border, width: 2 * unit)
      return
    }
    outline.fill(with: color.accent)
    if kind == .radio {
      UIBezierPath(ovalIn: bounds.insetBy(dx: 8 * unit, dy: 8 * unit)).fill(with: color.onAccent)
      return
    }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: bounds.minX + x * unit, y: bounds.minY + y * unit)
    }
    let check = UIBezierPath()
    check.move(to: point(7, 12.5))
    check.addLine(to: point(10.5, 16))
    check.addLine(to: point(17, 8.5))
    check.stroke(with: color.onAccent, width: 2.5 * unit, cap: .round, join: .round)
  }
}
