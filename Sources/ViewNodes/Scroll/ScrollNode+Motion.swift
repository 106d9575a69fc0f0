// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  /// Decelerates content after a drag, on the screen's clock; off screen, where no time passes, it
  /// comes to rest immediately.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - target: The final offset.
  ///   - isForced: Whether the target differs from the one that the velocity leads to.
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

  /// Scrolls to an offset on the clock; off screen, immediately.
  ///
  /// - Parameters:
  ///   - target: The offset.
  ///   - finish: A closure to call at the end, instead of notifying the delegate.
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

  /// Stops the motion at its current offset.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.end()
    if motion.isCoasting { coastingDidEnd() }
  }

  /// Stops the motion for a touch that begins.
  ///
  /// - Returns: Whether the content was moving.
  final func catchContent() -> Bool {
    guard motion != nil else { return false }
    stopMotion()
    return true
  }

  /// Springs content back from beyond its limits when the touch ends without a drag.
  final func releaseContent() {
    guard drag == nil, motion == nil else { return }
    let target = limits.clamped(contentOffset)
    if target != contentOffset { coast(velocity: .zero, to: target, isForced: false) }
  }

  /// Moves the content by a distance that layout determined.
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
    moveOffset(to: motion.isCoasting || !state.isFinished ? onPixels(state.offset) : state.offset)
    layoutIfNeeded()
    // A callback about scrolling may have stopped it.
    guard self.motion === motion else { return }
    guard let timeline = window?.timeline else { return stopMotion() }
    if !state.isFinished {
      // Content that changed its size meanwhile has other limits.
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
    // An animation may lead beyond the limits, unless content that became smaller moved them.
    let isClamped = motion.isCoasting || motion.limits != limits
    moveOffset(to: isClamped ? limits.clamped(contentOffset) : contentOffset)
    switch motion.kind {
    case .coasting: coastingDidEnd()
    case .animation(_, _, let finish):
      hideIndicators()
      finish()
    }
  }

  /// Rounds an intermediate offset to the pixel grid, so that it is the same on every machine;
  /// limits aren't rounded.
  private final func onPixels(_ offset: CGPoint) -> CGPoint {
    let limits = limits
    func rounded(_ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
      value == least || value == greatest ? value : roundedToPixel(value)
    }
    return CGPoint(
      x: rounded(offset.x, limits.least.x, limits.greatest.x),
      y: rounded(offset.y, limits.least.y, limits.greatest.y))
  }

  private final func coastingDidEnd() {
    isDecelerating = false
    hideIndicators()
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
