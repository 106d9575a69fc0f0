// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension Screen {
  /// Drags from one point of the screen to another, and pauses there before lifting the finger.
  ///
  /// When this returns, content is where it was dragged to, or has sprung back from beyond its
  /// limits.
  ///
  /// - Parameters:
  ///   - start: The start of the drag, in screen coordinates.
  ///   - end: The end of the drag, which may be off screen.
  ///   - duration: The duration of the movement, in seconds. The clock also advances while the
  ///     finger rests and content springs back.
  /// - Throws: A ``DriverError`` if the points aren't valid.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) throws {
    layoutIfNeeded()
    try check(start)
    guard end.x.isFinite, end.y.isFinite else { throw DriverError.invalidNumber("The end") }
    try stroke(from: start, to: end, duration: duration, rest: Self.rest)
  }

  /// Drags from a node by a distance.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - distance: The distance, in screen coordinates.
  ///   - duration: The duration of the movement, in seconds.
  /// - Throws: A ``DriverError`` if the node can't be touched.
  public func drag(_ node: ViewNode, by distance: CGPoint, duration: Double = 0.3) throws {
    guard distance.x.isFinite, distance.y.isFinite else {
      throw DriverError.invalidNumber("The distance")
    }
    let start = try location(on: node)
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    try stroke(from: start, to: end, duration: duration, rest: Self.rest)
  }

  /// Drags from one node to another.
  ///
  /// - Parameters:
  ///   - node: The node at which the drag starts.
  ///   - target: The node at which it ends.
  ///   - duration: The duration of the movement, in seconds.
  /// - Throws: A ``DriverError`` if the nodes can't be touched.
  public func drag(_ node: ViewNode, to target: ViewNode, duration: Double = 0.3) throws {
    let start = try location(on: node)
    let end = try location(on: target)
    try stroke(from: start, to: end, duration: duration, rest: Self.rest)
  }

  /// Drags the thumb of a slider to a value.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - value: The value, clamped to the slider's range.
  ///   - duration: The duration of the movement, in seconds.
  /// - Throws: A ``DriverError`` if the thumb can't be touched or the slider is disabled.
  public func drag(_ slider: SliderNode, toValue value: Float, duration: Double = 0.3) throws {
    guard value.isFinite else { throw DriverError.invalidNumber("The value") }
    func thumb(_ value: Float) -> CGPoint {
      let rect = slider.thumbRect(
        forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
        value: min(max(value, slider.minimumValue), slider.maximumValue))
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    let start = try location(on: slider) { _ in thumb(slider.value) }
    guard slider.isEnabled else { throw DriverError.disabled(node: slider.debugName) }
    let end = slider.convert(thumb(value), to: nil)
    try stroke(from: start, to: end, duration: duration, rest: Self.rest)
  }

  /// Swipes over a node, lifting the finger while it moves.
  ///
  /// Swipe recognizers recognize it, and content decelerates when the clock advances; see
  /// ``ViewNodes/Screen/advance(by:)`` and ``letContentRest()``.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - direction: The direction; if it contains several, the first of right, left, up, and down.
  ///   - distance: The distance, in screen coordinates.
  ///   - duration: The duration, in seconds.
  /// - Throws: A ``DriverError`` if the node can't be touched.
  public func swipe(
    _ node: ViewNode, _ direction: SwipeGestureRecognizer.Direction, distance: CGFloat = 120,
    duration: Double = 0.1
  ) throws {
    guard distance.isFinite, distance > 0 else { throw DriverError.invalidNumber("The distance") }
    let start = try location(on: node)
    var end = start
    if direction.contains(.right) {
      end.x += distance
    } else if direction.contains(.left) {
      end.x -= distance
    } else if direction.contains(.up) {
      end.y -= distance
    } else {
      end.y += distance
    }
    try stroke(from: start, to: end, duration: duration, rest: 0)
  }

  /// Advances the clock until no content is decelerating, springing back, or scrolling
  /// programmatically.
  public func letContentRest() {
    layoutIfNeeded()
    var steps = 0
    // No motion takes a minute.
    while timeline.runningAnimationCount > 0, steps < 3600 {
      advance(by: 1.0 / 60)
      steps += 1
    }
  }

  /// Pulls a scroll node down until its refresh control begins refreshing, and lets the content
  /// come to rest.
  ///
  /// - Throws: ``DriverError/noRefreshControl(node:)``, ``DriverError/refreshDidNotBegin(node:)``,
  ///   or another ``DriverError`` if the node can't be touched.
  public func pullToRefresh(_ scroll: ScrollNode) throws {
    guard let control = scroll.attachedRefreshControl else {
      throw DriverError.noRefreshControl(node: scroll.debugName)
    }
    let start = try location(on: scroll)
    let wasRefreshing = control.isRefreshing
    let touches = router.begin(at: [start])
    let limit = max(size.height, scroll.bounds.height) * 4 + max(0, scroll.contentOffset.y)
    // However far the content was scrolled, the number of moves is limited.
    let step = max(20, limit / 1000)
    var distance: CGFloat = 0
    while distance < limit, wasRefreshing || !control.isRefreshing {
      distance += step
      move(touches, to: [CGPoint(x: start.x, y: start.y + distance)], after: 0.016)
    }
    advance(by: Self.rest)
    router.end(touches)
    letContentRest()
    if wasRefreshing || !control.isRefreshing, distance >= limit {
      throw DriverError.refreshDidNotBegin(node: scroll.debugName)
    }
  }

  // MARK: Touch sequences

  /// The time that a finger rests before it is lifted, in seconds; long enough for a velocity of
  /// zero.
  private static var rest: Double { 0.2 }

  private func stroke(
    from start: CGPoint, to end: CGPoint, duration: Double, rest: Double
  ) throws {
    guard duration.isFinite, duration >= 0 else { throw DriverError.invalidNumber("The duration") }
    let touches = router.begin(at: [start])
    let steps = 10
    for step in 1...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
      move(touches, to: [step == steps ? end : point], after: duration / Double(steps))
    }
    if rest > 0 { advance(by: rest) }
    router.end(touches)
    if rest > 0 { letContentRest() } else { layoutIfNeeded() }
  }

  /// Moves touches after a short time.
  func move(_ touches: [Touch], to points: [CGPoint], after duration: Double) {
    advance(by: duration)
    router.move(Array(zip(touches, points)).map { (touch: $0.0, location: $0.1) })
    layoutIfNeeded()
  }
}
