// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An ongoing motion of content, on the screen's clock.
final class ScrollMotion {
  /// The kind of motion.
  enum Kind {
    /// Deceleration after a drag.
    case coasting(across: AxisMotion, down: AxisMotion)
    /// A programmatic animation, with a closure to call at its end.
    case animation(from: CGPoint, to: CGPoint, finish: () -> Void)
  }

  /// The duration of programmatic scrolling, in seconds.
  static let duration = 0.3
  /// The interval between frames, in seconds.
  static let step = 1.0 / 60

  let kind: Kind
  /// The limits for which the motion was created.
  let limits: ScrollLimits
  private let timeline: Timeline
  private let start: Double
  private var next: Timeline.ScheduledAction?
  /// The distance by which layout moved the content meanwhile.
  var shift = CGPoint.zero

  init(_ kind: Kind, limits: ScrollLimits, on timeline: Timeline) {
    self.kind = kind
    self.limits = limits
    self.timeline = timeline
    start = timeline.now
    timeline.runningAnimationCount += 1
  }

  /// The time since the beginning, in seconds.
  var time: Double { timeline.now - start }

  var isCoasting: Bool {
    if case .coasting = kind { return true }
    return false
  }

  /// The current offset, its velocity in points per second, and whether the motion is over.
  var state: (offset: CGPoint, speed: CGPoint, isFinished: Bool) {
    let time = time
    switch kind {
    case .coasting(let across, let down):
      let (x, y) = (across.state(at: time), down.state(at: time))
      let isFinished = across.isFinished(at: time) && down.isFinished(at: time)
      let offset =
        isFinished ? CGPoint(x: across.end, y: down.end) : CGPoint(x: x.offset, y: y.offset)
      return (moved(offset), CGPoint(x: x.speed, y: y.speed), isFinished)
    case .animation(let from, let to, _):
      let fraction = CGFloat(min(time / Self.duration, 1))
      let eased = fraction * fraction * (3 - 2 * fraction)
      let offset = CGPoint(
        x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
      let isFinished = time >= Self.duration - 1e-9
      return (moved(isFinished ? to : offset), .zero, isFinished)
    }
  }

  func scheduleStep(_ action: @escaping () -> Void) {
    next = timeline.schedule(after: Self.step, action)
  }

  /// Ends the motion.
  func end() {
    next?.cancel()
    timeline.runningAnimationCount -= 1
  }

  private func moved(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
  }
}
