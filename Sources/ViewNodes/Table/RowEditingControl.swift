// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The control before the content of a row that deletes or inserts it, or shows whether it is
/// selected.
final class RowEditingControl: Control {
  /// The kind of control, which is a circle with a symbol.
  nonisolated enum Kind {
    /// A minus on red, which shows the Delete button.
    case delete
    /// A plus on green, which inserts a row.
    case insert
    /// A circle, ticked if the row is selected; a tap on it is a tap on the row.
    case selection
  }

  let kind: Kind
  /// The distance by which a control indents the content, in points.
  static let indentation: CGFloat = 38
  /// The width of the control, which extends into the margin of the content, in points.
  static let width: CGFloat = 48
  private static let margin: CGFloat = 16
  private static let diameter: CGFloat = 22

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let cell = superview as? TableCellNode else { return }
    (cell.superview as? TableNode)?.editingControlWasTapped(kind, of: cell)
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let side = Self.diameter
    let circle = CGRect(
      x: isRightToLeft ? rect.maxX - Self.margin - side : rect.minX + Self.margin,
      y: roundedToPixel(rect.midY - side / 2), width: side, height: side)
    switch kind {
    case .delete: drawSymbol(in: circle, on: .systemRed, hasStem: false, context)
    case .insert: drawSymbol(in: circle, on: .systemGreen, hasStem: true, context)
    case .selection: drawTick(in: circle, context)
    }
  }

  private func drawSymbol(
    in circle: CGRect, on color: Color, hasStem: Bool, _ context: any GraphicsContext
  ) {
    let color = isHighlighted ? color.withAlphaComponent(0.3 * color.alpha) : color
    context.fill(BezierPath(ovalIn: circle), with: color)
    func bar(_ width: CGFloat, _ height: CGFloat) {
      let bar = CGRect(
        x: circle.midX - width / 2, y: circle.midY - height / 2, width: width, height: height)
      context.fill(BezierPath(roundedRect: bar, cornerRadius: 1), with: .white)
    }
    bar(11, 2)
    if hasStem { bar(2, 11) }
  }

  private func drawTick(in circle: CGRect, _ context: any GraphicsContext) {
    guard isSelected else {
      context.stroke(
        BezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75)), with: .systemGray3,
        style: StrokeStyle(width: 1.5))
      return
    }
    context.fill(BezierPath(ovalIn: circle), with: shownTint)
    var tick = BezierPath()
    tick.move(to: CGPoint(x: circle.minX + 6, y: circle.minY + 11.5))
    tick.addLine(to: CGPoint(x: circle.minX + 9.5, y: circle.minY + 15))
    tick.addLine(to: CGPoint(x: circle.minX + 16, y: circle.minY + 7.5))
    context.stroke(tick, with: .white, style: StrokeStyle(width: 2, cap: .round, join: .round))
  }
}
