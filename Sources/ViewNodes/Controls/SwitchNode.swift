// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Turns something on or off. UIKit: `UISwitch`.
///
/// It always has one size: 51×31 points, of which layout sees 49×31 (2 points at the right are for
/// its looks alone).
open class SwitchNode: Control {
  /// The size of every switch, in points.
  private static let size = CGSize(width: 51, height: 31)

  /// A Boolean value that indicates whether it is on; `false` by default. Setting it sends no
  /// event.
  open var isOn = false

  /// The track's color when on; system green when `nil`.
  open var onTintColor: Color?

  /// The thumb's color; white when `nil`.
  open var thumbTintColor: Color?

  /// Creates a switch at the origin of a frame; the frame's size plays no part.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.isFinite ? frame.origin : .zero, size: Self.size))
  }

  /// Turns it on or off without an event. `animated` has no effect, because pictures are static.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The switch's rectangle; setting it moves the switch, which keeps its size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  package override class var defaultHugging: (horizontal: Float, vertical: Float) { (750, 750) }

  /// A tap turns it over; a drag puts it where the finger goes.
  open override func endTracking(_ touch: Touch?, with event: ViewNodes.Event?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let distance = touch.location(in: self).x - touch.startLocation(in: self).x
    let isDrag = abs(distance) > 10
    guard isDrag || isTouchInside else { return }
    let wanted = isDrag ? (distance > 0) != isRightToLeft : !isOn
    guard wanted != isOn else { return }
    isOn = wanted
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// A drag across a switch moves the switch alone.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && leavesDrag(to: gestureRecognizer)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let track = CGRect(origin: bounds.origin, size: Self.size)
    func drawParts() {
      let color = isOn ? onTintColor ?? .systemGreen : Color.secondarySystemFill
      context.fill(BezierPath(roundedRect: track, cornerRadius: 15.5), with: color)
      let goesRight = isOn != isRightToLeft
      let thumb = CGRect(
        x: track.minX + (goesRight ? 22 : 2), y: track.minY + 2, width: 27, height: 27)
      ThumbDrawing.draw(in: thumb, color: thumbTintColor ?? .white, context: context)
    }
    if isEnabled {
      drawParts()
    } else {
      context.withOpacity(0.5, drawParts)
    }
  }
}
