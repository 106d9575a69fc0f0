// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The accessory at a cell's trailing edge, whose detail button can be tapped.
final class TableCellAccessory: Control {
  let type: TableCellNode.AccessoryType

  init(_ type: TableCellNode.AccessoryType) {
    self.type = type
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
    isOpaque = false
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of type: TableCellNode.AccessoryType) -> CGSize {
    switch type {
    case .none: .zero
    case .disclosureIndicator: CGSize(width: 8, height: 14)
    case .checkmark: CGSize(width: 15, height: 14)
    case .detailButton: CGSize(width: 22, height: 22)
    case .detailDisclosureButton: CGSize(width: 22 + 12 + 8, height: 22)
    }
  }

  override func point(inside point: CGPoint, with event: ViewTree.Event?) -> Bool {
    // A touch target without the chevron next to it.
    let side = bounds.height
    let own = CGRect(
      x: isRightToLeft ? bounds.maxX - side : bounds.minX, y: bounds.minY, width: side,
      height: side)
    return own.insetBy(dx: -11, dy: -11).contains(point)
  }

  override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let cell = superview as? TableCellNode else { return }
    (cell.superview as? TableNode)?.accessoryWasTapped(of: cell)
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let isFlipped = isRightToLeft
    let ends = (first: isFlipped ? rect.maxX : rect.minX, last: isFlipped ? rect.minX : rect.maxX)
    let inward: CGFloat = isFlipped ? 1 : -1
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      var chevron = BezierPath()
      chevron.move(to: CGPoint(x: ends.last + inward * 7, y: rect.midY - 6))
      chevron.addLine(to: CGPoint(x: ends.last + inward, y: rect.midY))
      chevron.addLine(to: CGPoint(x: ends.last + inward * 7, y: rect.midY + 6))
      context.stroke(
        chevron, with: .systemGray3, style: StrokeStyle(width: 2, cap: .round, join: .round))
    }
    if type == .checkmark {
      var check = BezierPath()
      check.move(to: CGPoint(x: rect.minX + 1, y: rect.minY + 7.5))
      check.addLine(to: CGPoint(x: rect.minX + 5.5, y: rect.maxY - 1.5))
      check.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.minY + 1.5))
      context.stroke(
        check, with: shownTint, style: StrokeStyle(width: 2, cap: .round, join: .round))
    }
    if type == .detailButton || type == .detailDisclosureButton {
      let middle = CGPoint(x: ends.first - inward * 11, y: rect.midY)
      func oval(_ radius: CGFloat, at center: CGPoint) -> BezierPath {
        BezierPath(
          ovalIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
      let color = isHighlighted ? shownTint.withAlphaComponent(0.3 * shownTint.alpha) : shownTint
      context.stroke(oval(10, at: middle), with: color, style: StrokeStyle(width: 1.5))
      context.fill(oval(1.25, at: CGPoint(x: middle.x, y: middle.y - 5)), with: color)
      context.fill(
        BezierPath(
          roundedRect: CGRect(x: middle.x - 1, y: middle.y - 2, width: 2, height: 8),
          cornerRadius: 1), with: color)
    }
  }
}

extension TableCellNode {
  /// The detail button, if there is one.
  package final var detailButton: Control? {
    children.lazy.compactMap { $0 as? TableCellAccessory }.first { $0.isUserInteractionEnabled }
  }
}
