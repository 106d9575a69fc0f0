// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  /// Lets content coast from where a finger let it go, on the screen's clock; off the screen, where
  /// no time passes, it is at rest at once.
  ///
  /// - Parameters:
  ///   - velocity: How fast the offset moves, in points a millisecond.
  ///   - target: Where it is to rest.
  ///   - isForced: Whether the target is another one than the velocity leads to.
  final func coast(velocity: CGPoint, to target: CGPoint, isForced: Bool) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard let timeline = window?.timeline else {
      moveOffset(to: target)
      coastingDidEnd()
      return
    }
    startCoasting(
      speed: CGPoint(x: velocity.x * 1000, y: velocity.y * 1000), to: isForced ? target : nil,
      on: timeline)
  }

  /// Scrolls by the clock to an offset; off the screen at once.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - finish: What is done at the end; if it is not given, the delegate hears of the end.
  final func animateOffset(to target: CGPoint, finish: (() -> Void)? = nil) {
    stopMotion()
    let former = contentOffset
    let end = { [weak self] in
      if let finish { return finish() }
      guard let self, self.contentOffset != former else { return }
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    guard let timeline = window?.timeline, target != former else {
      moveOffset(to: target)
      end()
      return
    }
    run(
      ScrollMotion(
        .animation(from: former, to: target, finish: end), limits: limits, on: timeline))
  }

  /// Stops what moves by itself where it is.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.end()
    if motion.isCoasting { coastingDidEnd() }
  }

  /// A finger comes down: content that moves by itself stops.
  ///
  /// - Returns: Whether it did move.
  final func catchContent() -> Bool {
    guard motion != nil else { return false }
    stopMotion()
    return true
  }

  /// The finger left without a drag: content beyond its limits springs back.
  final func releaseContent() {
    guard drag == nil, motion == nil else { return }
    let target = limits.clamped(contentOffset)
    if target != contentOffset { coast(velocity: .zero, to: target, isForced: false) }
  }

  /// Moves content together with what layout found out about its size.
  final func shiftOffset(by distance: CGPoint) {
    motion?.shift.x += distance.x
    motion?.shift.y += distance.y
    moveOffset(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  private final func startCoasting(speed: CGPoint, to target: CGPoint?, on timeline: Timeline) {
    let limits = limits
    let now = contentOffset
    let across = AxisMotion(
      from: now.x, speed: scrollsAcross ? speed.x : 0, to: target?.x,
      in: limits.least.x...limits.greatest.x, rate: decelerationRate.rawValue, bounces: bounces)
    let down = AxisMotion(
      from: now.y, speed: scrollsDown ? speed.y : 0, to: target?.y,
      in: limits.least.y...limits.greatest.y, rate: decelerationRate.rawValue, bounces: bounces)
    run(ScrollMotion(.coasting(across: across, down: down), limits: limits, on: timeline))
  }

  private final func run(_ motion: ScrollMotion) {
    self.motion = motion
    showIndicators()
    schedule(motion)
  }

  private final func schedule(_ motion: ScrollMotion) {
    motion.scheduleStep { [weak self] in
      if let self { self.step(motion) } else { motion.end() }
    }
  }

  private final func step(_ motion: ScrollMotion) {
    guard self.motion === motion else { return }
    let state = motion.state
    moveOffset(to: motion.isCoasting || !state.isOver ? onPixels(state.place) : state.place)
    layoutIfNeeded()
    // Whoever hears of scrolling may have stopped it.
    guard self.motion === motion else { return }
    guard let timeline = window?.timeline else { return stopMotion() }
    if !state.isOver {
      // Content that grew or shrank on the way has other limits.
      if motion.isCoasting, motion.limits != limits {
        motion.end()
        startCoasting(speed: state.speed, to: nil, on: timeline)
      } else {
        schedule(motion)
      }
      return
    }
    self.motion = nil
    motion.end()
    moveOffset(to: motion.isCoasting ? limits.clamped(contentOffset) : contentOffset)
    switch motion.course {
    case .coasting: coastingDidEnd()
    case .animation(_, _, let finish):
      hideIndicators()
      finish()
    }
  }

  /// A place on the way, on the pixel grid, so that it is the same on every machine; limits are kept as
  /// they are.
  private final func onPixels(_ place: CGPoint) -> CGPoint {
    let limits = limits
    func rounded(_ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      value == least || value == greatest ? value : roundedToPixel(value)
    }
    return CGPoint(
      x: rounded(place.x, limits.least.x, limits.greatest.x),
      y: rounded(place.y, limits.least.y, limits.greatest.y))
  }

  private final func coastingDidEnd() {
    isDecelerating = false
    hideIndicators()
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
