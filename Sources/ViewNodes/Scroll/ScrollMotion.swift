// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Content that moves by itself, by the clock of its screen.
final class ScrollMotion {
  /// How it moves.
  enum Course {
    /// After a finger has let it go.
    case coasting(across: AxisMotion, down: AxisMotion)
    /// Because code asked for it, with what is to be done at the end.
    case animation(from: CGPoint, to: CGPoint, finish: () -> Void)
  }

  /// How long code takes to scroll, in seconds.
  static let duration = 0.3
  /// The time from one picture to the next, in seconds.
  static let step = 1.0 / 60

  let course: Course
  /// The limits that the course was made for.
  let limits: ScrollLimits
  private let timeline: Timeline
  private let start: Double
  private var next: Timeline.Appointment?
  /// How far layout has moved the content meanwhile.
  var shift = CGPoint.zero

  init(_ course: Course, limits: ScrollLimits, on timeline: Timeline) {
    self.course = course
    self.limits = limits
    self.timeline = timeline
    start = timeline.now
    timeline.movingThings += 1
  }

  /// Seconds since it began.
  var time: Double { timeline.now - start }

  var isCoasting: Bool {
    if case .coasting = course { return true }
    return false
  }

  /// Where the content is now, how fast it moves in points a second, and whether it has arrived.
  var state: (place: CGPoint, speed: CGPoint, isOver: Bool) {
    let time = time
    switch course {
    case .coasting(let across, let down):
      let (x, y) = (across.state(at: time), down.state(at: time))
      let isOver = across.isOver(at: time) && down.isOver(at: time)
      let place = isOver ? CGPoint(x: across.end, y: down.end) : CGPoint(x: x.place, y: y.place)
      return (moved(place), CGPoint(x: x.speed, y: y.speed), isOver)
    case .animation(let from, let to, _):
      let share = CGFloat(min(time / Self.duration, 1))
      let eased = share * share * (3 - 2 * share)
      let place = CGPoint(
        x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased)
      let isOver = time >= Self.duration - 1e-9
      return (moved(isOver ? to : place), .zero, isOver)
    }
  }

  func scheduleStep(_ action: @escaping () -> Void) {
    next = timeline.schedule(after: Self.step, action)
  }

  /// Nothing moves any more.
  func end() {
    next?.cancel()
    timeline.movingThings -= 1
  }

  private func moved(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + shift.x, y: place.y + shift.y)
  }
}
