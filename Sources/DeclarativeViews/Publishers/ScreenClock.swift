// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The clock of the screen that shows a node: that of timers and delays which begin while views are
/// updated, appear, or perform their actions.
///
/// Unchecked, because the node is used only where views are.
nonisolated final class ScreenClock: @unchecked Sendable {
  @TaskLocal private static var active: ScreenClock?

  fileprivate weak var node: ViewNode?

  init(of node: ViewNode?) {
    self.node = node
  }

  /// The clock of the views that are updated or perform an action, or nil outside of them.
  static var current: ScreenClock? {
    if let active { return active }
    guard let reader = CurrentReader.current else { return nil }
    #if MainActor
      guard MainActor.isCurrent else { return nil }
      return MainActor.assumeIsolated { ScreenClock(of: reader.tree.host) }
    #else
      return ScreenClock(of: reader.tree.host)
    #endif
  }

  /// Performs an action whose timers and delays follow the clock.
  func perform(_ action: () -> Void) { Self.$active.withValue(self, operation: action) }

  /// The time in seconds, or 0 without a screen.
  var time: Double {
    #if MainActor
      guard MainActor.isCurrent else { return 0 }
      return MainActor.assumeIsolated { node?.window?.time ?? 0 }
    #else
      return node?.window?.time ?? 0
    #endif
  }

  /// Performs an action after a delay in seconds, with all views up to date; never if it is infinite
  /// or there is no screen, where no time passes.
  func perform(_ work: _ScheduledWork, after delay: Double) {
    #if MainActor
      guard MainActor.isCurrent else { return }
      MainActor.assumeIsolated { schedule(work, after: delay) }
    #else
      schedule(work, after: delay)
    #endif
  }
}

extension ScreenClock {
  fileprivate func schedule(_ work: _ScheduledWork, after delay: Double) {
    guard delay.isFinite, let timeline = node?.window?.timeline else { return }
    timeline.schedule(after: delay) { [self] in
      node?.window?.layoutIfNeeded()
      perform { work.perform() }
    }
  }
}

/// A clock with the actions that wait for it: that of a screen, or that of the system.
nonisolated enum PublisherClock {
  case screen(ScreenClock)
  case system(any Scheduler)

  /// The clock for timers and delays that begin now.
  static func current(for scheduler: any Scheduler) -> PublisherClock {
    // What is performed immediately has no delay.
    if scheduler is ImmediateScheduler { return .system(scheduler) }
    return ScreenClock.current.map { .screen($0) } ?? .system(scheduler)
  }

  /// Whether actions are performed before their time.
  var isImmediate: Bool {
    if case .system(let scheduler) = self { scheduler is ImmediateScheduler } else { false }
  }

  /// The time in seconds, from some moment on.
  var time: Double {
    switch self {
    case .screen(let clock): clock.time
    case .system: Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  }

  /// The time as a date; that of a screen begins at the reference date.
  var date: Date {
    switch self {
    case .screen(let clock): Date(timeIntervalSinceReferenceDate: clock.time)
    case .system: Date()
    }
  }

  /// Performs an action after a delay in seconds.
  @discardableResult
  func perform(after delay: Double, _ action: @escaping () -> Void) -> _ScheduledWork {
    let work = _ScheduledWork(action)
    switch self {
    case .screen(let clock): clock.perform(work, after: delay)
    case .system(let scheduler): scheduler._perform(work, after: delay)
    }
    return work
  }
}
