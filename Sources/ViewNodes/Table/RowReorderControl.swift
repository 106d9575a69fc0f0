// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The control at the trailing edge of a row whose drag moves the row.
final class RowReorderControl: Control {
  /// The width of the control, in points.
  static let width: CGFloat = 52
  private static let margin: CGFloat = 16
  private static let lineWidth: CGFloat = 20
  private static let lineGap: CGFloat = 5

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 44))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private var table: TableNode? { superview?.superview as? TableNode }

  override func beginTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
    guard let cell = superview as? TableCellNode else { return false }
    return table?.moving.begin(cell, with: touch) ?? false
  }

  override func continueTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
    guard let moving else { return false }
    moving.follow()
    return self.moving != nil
  }

  override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    moving?.follow()
    moving?.end()
  }

  override func cancelTracking(with event: ViewTree.Event?) {
    super.cancelTracking(with: event)
    moving?.cancel()
  }

  /// The drag that moves the row of the control.
  private var moving: RowMoving? {
    guard let cell = superview as? TableCellNode, let moving = table?.moving,
      moving.isMoving(cell)
    else { return nil }
    return moving
  }

  /// A drag of the control moves only the row.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && (!isTracking || gestureRecognizer.view?.isDescendant(of: self) ?? true)
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let width = Self.lineWidth
    let x = isRightToLeft ? rect.minX + Self.margin : rect.maxX - Self.margin - width
    let middle = roundedToPixel(rect.midY)
    for line in -1...1 {
      let bar = CGRect(
        x: x, y: middle + CGFloat(line) * Self.lineGap - 0.75, width: width, height: 1.5)
      context.fill(BezierPath(roundedRect: bar, cornerRadius: 0.75), with: .tertiaryLabel)
    }
  }
}
