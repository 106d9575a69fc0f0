// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A clock that advances only on request, and the actions scheduled on it.
package final class Timeline {
  /// A scheduled action that can be canceled.
  package final class ScheduledAction {
    fileprivate(set) var isPending = true

    /// Cancels the action.
    package func cancel() {
      isPending = false
    }
  }

  /// The current time, in seconds since the clock was created.
  package private(set) var now: Double = 0
  /// The number of running animations.
  package var runningAnimationCount = 0
  private var entries: [(time: Double, scheduled: ScheduledAction, action: () -> Void)] = []

  package init() {}

  /// Schedules an action after a delay in seconds; actions due at the same time run in the order in
  /// which they were scheduled.
  @discardableResult
  package func schedule(after delay: Double, _ action: @escaping () -> Void) -> ScheduledAction {
    let scheduled = ScheduledAction()
    let time = now + max(0, delay.isFinite ? delay : 0)
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert((time, scheduled, action), at: index)
    return scheduled
  }

  /// Advances the clock and runs each scheduled action at its time.
  ///
  /// A duration that is negative or not finite is ignored.
  package func advance(by duration: Double) {
    guard duration.isFinite, duration >= 0 else { return }
    let end = now + duration
    while let first = entries.first, first.time <= end {
      entries.removeFirst()
      guard first.scheduled.isPending else { continue }
      first.scheduled.isPending = false
      now = max(now, first.time)
      first.action()
    }
    now = max(now, end)
  }
}
