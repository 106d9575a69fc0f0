// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The mark of a checkbox or a radio button.
final class ChoiceMarkNode: ViewNode {
  var isOn = false
  private let kind: ChoiceRowNode.Kind
  private let style: ComponentStyle

  init(_ kind: ChoiceRowNode.Kind, style: ComponentStyle) {
    self.kind = kind
    self.style = style
    super.init(frame: .zero)
    keepSize(width: 24, height: 24)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let color = style.color
    let box = bounds.insetBy(dx: 2, dy: 2)
    let outline =
      kind == .radio
      ? BezierPath(ovalIn: box)
      : BezierPath(roundedRect: box, cornerRadius: style.shape.small)
    guard isOn else {
      let inner = bounds.insetBy(dx: 3, dy: 3)
      let ring =
        kind == .radio
        ? BezierPath(ovalIn: inner)
        : BezierPath(roundedRect: inner, cornerRadius: max(0, style.shape.small - 1))
      context.stroke(ring, with: color.border, style: StrokeStyle(width: 2))
      return
    }
    context.fill(outline, with: color.accent)
    if kind == .radio {
      context.fill(BezierPath(ovalIn: bounds.insetBy(dx: 8, dy: 8)), with: color.onAccent)
      return
    }
    var check = BezierPath()
    check.move(to: CGPoint(x: bounds.minX + 7, y: bounds.minY + 12.5))
    check.addLine(to: CGPoint(x: bounds.minX + 10.5, y: bounds.minY + 16))
    check.addLine(to: CGPoint(x: bounds.minX + 17, y: bounds.minY + 8.5))
    context.stroke(
      check, with: color.onAccent, style: StrokeStyle(width: 2.5, cap: .round, join: .round))
  }
}
