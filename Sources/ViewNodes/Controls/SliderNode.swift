// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control for selecting a value from a continuous range.
///
/// UIKit: `UISlider`.
open class SliderNode: Control {
  /// The value, clamped to ``minimumValue``…``maximumValue``; 0 by default.
  ///
  /// Setting it sends no event, and NaN is ignored.
  open var value: Float {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
    }
  }

  /// The minimum value, 0 by default.
  ///
  /// Setting it raises a lower maximum; a value that isn't finite is ignored.
  open var minimumValue: Float {
    get { range.low }
    set {
      guard newValue.isFinite else { return }
      range = (newValue, max(newValue, range.high))
      value = storedValue
    }
  }

  /// The maximum value, 1 by default.
  ///
  /// Setting it lowers a higher minimum; a value that isn't finite is ignored.
  open var maximumValue: Float {
    get { range.high }
    set {
      guard newValue.isFinite else { return }
      range = (min(newValue, range.low), newValue)
      value = storedValue
    }
  }

  /// A Boolean value that indicates whether dragging sends ``Control/Event/valueChanged``
  /// continuously (the default) or only when it ends.
  open var isContinuous = true

  /// The color of the track before the thumb, or `nil` for the tint color.
  open var minimumTrackTintColor: Color?

  /// The color of the track after the thumb, or `nil` for a light gray.
  open var maximumTrackTintColor: Color?

  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: Color?

  /// An image before the track, tinted if it is a template or symbol.
  open var minimumValueImage: Image? {
    didSet { if minimumValueImage != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// An image after the track.
  open var maximumValueImage: Image? {
    didSet { if maximumValueImage != oldValue { invalidateIntrinsicContentSize() } }
  }

  private final var storedValue: Float = 0
  private final var range: (low: Float, high: Float) = (0, 1)
  /// The distance from the center of the thumb to the touch that drags it.
  private final var grip: CGFloat = 0
  private final var hasMoved = false
  private static let thumbReach: CGFloat = 10
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  private static let imageGap: CGFloat = 14

  /// Creates a slider from 0 to 1.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sizePriorities.hugging = (250, 750)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizePriorities.hugging = (250, 750)
  }

  /// Sets the value without sending an event.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width > 0 ? bounds.width : size.width, height: Self.height)
  }

  private static let height: CGFloat = 31

  // MARK: Parts

  /// Returns the rectangle of the track in the bounds: 4 points high, 2 points from the ends or
  /// images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var start: CGFloat = 2
    var end: CGFloat = 2
    if let size = minimumValueImage?.size { start = size.width + Self.imageGap }
    if let size = maximumValueImage?.size { end = size.width + Self.imageGap }
    if isRightToLeft { swap(&start, &end) }
    return CGRect(
      x: bounds.minX + start, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - start - end), height: Self.trackHeight)
  }

  /// Returns the rectangle of the thumb for a value: 28 × 28 points, extending at most 2 points
  /// beyond the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    var fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    if isRightToLeft { fraction = 1 - fraction }
    let room = max(0, rect.width + 4 - Self.thumbSide)
    return CGRect(
      x: rect.minX - 2 + room * min(max(fraction, 0), 1), y: rect.midY - Self.thumbSide / 2,
      width: Self.thumbSide, height: Self.thumbSide)
  }

  /// Returns the value for a center of the thumb in bounds coordinates.
  package final func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let room = track.width + 4 - Self.thumbSide
    guard room > 0, x.isFinite else { return value }
    var fraction = (x - track.minX + 2 - Self.thumbSide / 2) / room
    if isRightToLeft { fraction = 1 - fraction }
    return minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
  }

  // MARK: Touch

  /// Tracks a touch that begins on the thumb or right next to it.
  open override func beginTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -Self.thumbReach, dy: -Self.thumbReach).contains(point) else {
      return false
    }
    grip = point.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: ViewTree.Event?) -> Bool {
    let former = value
    value = value(at: touch.location(in: self).x - grip)
    if value != former {
      hasMoved = true
      if isContinuous { sendActions(for: .valueChanged) }
    }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    if hasMoved, !isContinuous { sendActions(for: .valueChanged) }
    hasMoved = false
  }

  open override func cancelTracking(with event: ViewTree.Event?) {
    super.cancelTracking(with: event)
    hasMoved = false
  }

  /// Increments the value by a tenth of its range, as UIKit does, and sends the event.
  open override func accessibilityIncrement() { move(byTenths: 1) }

  /// Decrements the value by a tenth of its range and sends the event.
  open override func accessibilityDecrement() { move(byTenths: -1) }

  private func move(byTenths count: Float) {
    guard isEnabled else { return }
    let former = value
    value += count * (maximumValue - minimumValue) / 10
    if value != former { sendActions(for: .valueChanged) }
  }

  /// A drag along the slider moves only the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && leavesDrag(to: gestureRecognizer)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    func drawParts() {
      let track = trackRect(forBounds: bounds)
      let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
      var (low, high) = (track, track)
      low.size.width = min(max(thumb.midX - track.minX, 0), track.width)
      high.origin.x = low.maxX
      high.size.width = track.maxX - low.maxX
      if isRightToLeft { swap(&low, &high) }
      // Both parts are clipped from one capsule, so that they meet in a straight line under the
      // thumb.
      let pill = BezierPath(roundedRect: track, cornerRadius: Self.trackHeight / 2)
      context.withClip(to: pill) {
        context.fill(BezierPath(rect: high), with: maximumTrackTintColor ?? .systemFill)
        context.fill(BezierPath(rect: low), with: minimumTrackTintColor ?? shownTint)
      }
      drawImages(beside: track, in: context)
      ThumbDrawing.draw(in: thumb, color: thumbTintColor ?? .white, context: context)
    }
    if isEnabled {
      drawParts()
    } else {
      context.withOpacity(0.5, drawParts)
    }
  }

  private func drawImages(beside track: CGRect, in context: any GraphicsContext) {
    let images =
      isRightToLeft
      ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
    func draw(_ image: Image?, x: (CGSize) -> CGFloat) {
      guard let image else { return }
      let origin = CGPoint(x: x(image.size), y: bounds.midY - image.size.height / 2)
      context.draw(image, in: CGRect(origin: origin, size: image.size), tint: shownTint)
    }
    draw(images.0) { _ in bounds.minX }
    draw(images.1) { bounds.maxX - $0.width }
  }
}
