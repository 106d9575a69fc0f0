// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for turning a setting on or off.
///
/// UIKit: `UISwitch`.
///
/// Its size is always 51 × 31 points. Its alignment rectangle is 49 × 31; the 2 points on the right
/// are not part of layout.
open class SwitchNode: Control {
  /// The fixed size of a switch, in points.
  private static let size = CGSize(width: 51, height: 31)

  /// A Boolean value that indicates whether the switch is on; `false` by default.
  ///
  /// Setting it sends no event.
  open var isOn = false

  /// The color of the track when the switch is on, or `nil` for system green.
  open var onTintColor: Color?

  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: Color?

  /// Creates a switch at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.isFinite ? frame.origin : .zero, size: Self.size))
    sizePriorities.hugging = (750, 750)
  }

  /// Creates a switch at the origin, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    sizePriorities.hugging = (750, 750)
  }

  /// Sets the state without sending an event.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The frame of the switch; setting it changes only the position.
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

  /// A tap toggles the switch; a drag sets it to the side of the touch.
  open override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
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

  /// A drag across the switch moves only the switch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && leavesDrag(to: gestureRecognizer)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let track = CGRect(origin: bounds.origin, size: Self.size)
    func drawParts() {
      let color = isOn ? onTintColor ?? .systemGreen : Color.secondarySystemFill
      context.fill(BezierPath(roundedRect: track, cornerRadius: 15.5), with: color)
      let isThumbRight = isOn != isRightToLeft
      let thumb = CGRect(
        x: track.minX + (isThumbRight ? 22 : 2), y: track.minY + 2, width: 27, height: 27)
      ThumbDrawing.draw(in: thumb, color: thumbTintColor ?? .white, context: context)
    }
    if isEnabled {
      drawParts()
    } else {
      context.withOpacity(0.5, drawParts)
    }
  }
}
