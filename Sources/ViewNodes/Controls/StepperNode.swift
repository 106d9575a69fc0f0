// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Moves a value up and down by steps. UIKit: `UIStepper`.
///
/// It always has one size: 94×32 points.
open class StepperNode: Control {
  /// The value, 0 by default, always between minimumValue and maximumValue. Setting it
  /// sends no event; not a number has no effect.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, range.low), range.high)
    }
  }

  /// The least value, 0 by default. A maximum below it moves up to it. Not finite: no effect.
  open var minimumValue: Double {
    get { range.low }
    set {
      guard newValue.isFinite else { return }
      range = (newValue, max(newValue, range.high))
      value = storedValue
    }
  }

  /// The greatest value, 100 by default. A minimum above it moves down to it. Not finite: no effect.
  open var maximumValue: Double {
    get { range.high }
    set {
      guard newValue.isFinite else { return }
      range = (min(newValue, range.low), newValue)
      value = storedValue
    }
  }

  /// How far one tap moves the value, 1 by default. What is not above 0 has no effect.
  open var stepValue: Double {
    get { storedStep }
    set { if newValue.isFinite, newValue > 0 { storedStep = newValue } }
  }

  /// A Boolean value that indicates whether the value goes on at the other end of its range;
  /// `false` by default.
  open var wraps = false
  /// A Boolean value that indicates whether holding the button goes on stepping; `true` by default.
  open var autorepeat = true
  /// A Boolean value that indicates whether every step sends an event (the default) or only the
  /// last one.
  open var isContinuous = true

  private final var isUp = false
  private final var hasRepeated = false
  /// The value when the finger came down.
  private final var valueBefore = 0.0
  private final var nextRepeat: Timeline.Appointment?
  private final var storedValue = 0.0
  private final var storedStep = 1.0
  private final var range: (low: Double, high: Double) = (0, 100)
  private static let size = CGSize(width: 94, height: 32)

  /// Creates a stepper at the origin of a frame; the frame's size plays no part.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.isFinite ? frame.origin : .zero, size: Self.size))
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  package override class var defaultHugging: (horizontal: Float, vertical: Float) { (750, 750) }

  /// Moves the value by a step as a tap does, and sends Control/Event/valueChanged if it moved.
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

  /// A step by touch, of which nothing is told yet if only the last one counts.
  private func stepByTouch() {
    if isContinuous { step(up: isUp) } else { move(up: isUp) }
  }

  private func touchIsOver() {
    nextRepeat?.cancel()
    if !isContinuous, value != valueBefore { sendActions(for: .valueChanged) }
  }

  // MARK: Touch

  /// Held down, it goes on by itself.
  open override func beginTracking(_ touch: Touch, with event: ViewNodes.Event?) -> Bool {
    isUp = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    hasRepeated = false
    valueBefore = value
    guard autorepeat else { return true }
    scheduleRepeat(on: touch.timeline, after: 0.5)
    return true
  }

  /// A tap moves the value by a step.
  open override func endTracking(_ touch: Touch?, with event: ViewNodes.Event?) {
    super.endTracking(touch, with: event)
    if isTouchInside, !hasRepeated { stepByTouch() }
    touchIsOver()
  }

  open override func cancelTracking(with event: ViewNodes.Event?) {
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
