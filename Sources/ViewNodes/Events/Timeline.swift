// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A clock that moves only when it is told to, and what is to happen at which time.
package final class Timeline {
  /// Something to happen, to call it off by.
  package final class Appointment {
    fileprivate(set) var isPending = true

    /// Calls it off.
    package func cancel() {
      isPending = false
    }
  }

  /// Seconds since the beginning.
  package private(set) var now: Double = 0
  /// How many things move by themselves just now.
  package internal(set) var movingThings = 0
  private var entries: [(time: Double, appointment: Appointment, action: () -> Void)] = []

  package init() {}

  /// Has something happen after a delay in seconds; what is due at the same time happens in the
  /// order of these calls.
  @discardableResult
  package func schedule(after delay: Double, _ action: @escaping () -> Void) -> Appointment {
    let appointment = Appointment()
    let time = now + max(0, delay.isFinite ? delay : 0)
    let place = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert((time, appointment, action), at: place)
    return appointment
  }

  /// Moves the clock, with all that happens meanwhile at its own time. A duration that is negative
  /// or not finite moves nothing.
  package func advance(by duration: Double) {
    guard duration.isFinite, duration >= 0 else { return }
    let end = now + duration
    while let first = entries.first, first.time <= end {
      entries.removeFirst()
      guard first.appointment.isPending else { continue }
      first.appointment.isPending = false
      now = max(now, first.time)
      first.action()
    }
    now = max(now, end)
  }
}
