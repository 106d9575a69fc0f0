// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for incrementing and decrementing a value.
///
/// UIKit: `UIStepper`.
///
/// Its size is always 94 × 32 points.
open class StepperNode: Control {
  /// The value, clamped to `minimumValue`…`maximumValue`; 0 by default.
  ///
  /// Setting it sends no event, and NaN is ignored.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, range.low), range.high)
    }
  }

  /// The minimum value, 0 by default.
  ///
  /// Setting it raises a lower maximum; a value that isn't finite is ignored.
  open var minimumValue: Double {
    get { range.low }
    set {
      guard newValue.isFinite else { return }
      range = (newValue, max(newValue, range.high))
      value = storedValue
    }
  }

  /// The maximum value, 100 by default.
  ///
  /// Setting it lowers a higher minimum; a value that isn't finite is ignored.
  open var maximumValue: Double {
    get { range.high }
    set {
      guard newValue.isFinite else { return }
      range = (min(newValue, range.low), newValue)
      value = storedValue
    }
  }

  /// The amount by which a tap changes the value, 1 by default.
  ///
  /// A value that isn't positive is ignored.
  open var stepValue: Double {
    get { storedStep }
    set { if newValue.isFinite, newValue > 0 { storedStep = newValue } }
  }

  /// A Boolean value that indicates whether the value wraps around at the ends of its range;
  /// `false` by default.
  open var wraps = false
  /// A Boolean value that indicates whether holding a button repeats the step; `true` by default.
  open var autorepeat = true
  /// A Boolean value that indicates whether every step sends an event (the default) or only the
  /// last one.
  open var isContinuous = true

  private final var isUp = false
  private final var hasRepeated = false
  /// The value when the touch began.
  private final var valueBefore = 0.0
  private final var nextRepeat: Timeline.ScheduledAction?
  private final var storedValue = 0.0
  private final var storedStep = 1.0
  private final var range: (low: Double, high: Double) = (0, 100)
  private static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.isFinite ? frame.origin : .zero, size: Self.size))
    sizePriorities.hugging = (750, 750)
  }

  /// Creates a stepper at the origin, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    sizePriorities.hugging = (750, 750)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Steps the value as a tap does, sending `Control/Event/valueChanged` if it changed.
  package final func step(up: Bool) {
    guard isEnabled else { return }
    let former = value
    move(up: up)
    if value != former { sendActions(for: .valueChanged) }
  }

  private func move(up: Bool) {
    let next = value + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
  }

  /// Steps the value by touch, without an event if only the last value is sent.
  private func stepByTouch() {
    if isContinuous { step(up: isUp) } else { move(up: isUp) }
  }

  private func touchIsOver() {
    nextRepeat?.cancel()
    if !isContinuous, value != valueBefore { sendActions(for: .valueChanged) }
  }

  // MARK: Touch

  /// Holding the button repeats the step.
  open override func beginTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
    isUp = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    hasRepeated = false
    valueBefore = value
    guard autorepeat else { return true }
    scheduleRepeat(on: touch.timeline, after: 0.5)
    return true
  }

  /// A tap steps the value once.
  open override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !hasRepeated { stepByTouch() }
    touchIsOver()
  }

  open override func cancelTracking(with event: ViewTree.Event?) {
    super.cancelTracking(with: event)
    touchIsOver()
  }

  open override func accessibilityIncrement() { step(up: true) }
  open override func accessibilityDecrement() { step(up: false) }

  private func scheduleRepeat(on timeline: Timeline, after delay: Double) {
    nextRepeat = timeline.schedule(after: delay) { [weak self] in
      guard let self, self.isTracking else { return }
      self.hasRepeated = true
      if self.isTouchInside { self.stepByTouch() }
      self.scheduleRepeat(on: timeline, after: 0.1)
    }
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let ground = BezierPath(roundedRect: bounds, cornerRadius: 8)
    context.fill(ground, with: .tertiarySystemFill)
    let divider = CGRect(
      x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
    context.fill(BezierPath(rect: divider), with: .separator)
    let half = bounds.width / 2
    var low = CGRect(x: bounds.minX, y: bounds.minY, width: half, height: bounds.height)
    var high = CGRect(x: bounds.midX, y: bounds.minY, width: half, height: bounds.height)
    if isRightToLeft { swap(&low, &high) }
    drawSign("minus", in: low, isOn: wraps || value > minimumValue, context: context)
    drawSign("plus", in: high, isOn: wraps || value < maximumValue, context: context)
  }

  private func drawSign(
    _ name: String, in half: CGRect, isOn: Bool, context: any GraphicsContext
  ) {
    let configuration = Image.SymbolConfiguration(pointSize: 17, weight: .medium)
    guard let image = Image(systemName: name, withConfiguration: configuration) else { return }
    let color = isEnabled && isOn ? Color.label : .tertiaryLabel
    context.draw(
      image, in: ContentMode.center.placement(of: image.size, in: half), tint: color)
  }
}
