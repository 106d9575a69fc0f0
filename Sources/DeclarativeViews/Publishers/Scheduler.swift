// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What performs actions elsewhere or later: a dispatch queue, a run loop, or an operation queue.
///
/// Combine: `Scheduler`. Types other than those of the library can't conform to it.
public nonisolated protocol Scheduler {
  /// Performs an action as soon as possible. Only the library implements it.
  func _perform(_ action: _ScheduledWork)

  /// Performs an action after a delay in seconds. Only the library implements it.
  func _perform(_ action: _ScheduledWork, after delay: Double)
}

/// An action that is performed once, unless it is canceled before.
///
/// Only the library uses it.
///
/// Unchecked, because a lock protects the action.
public nonisolated final class _ScheduledWork: Cancellable, @unchecked Sendable {
  private let action: LockedState<(() -> Void)?>

  init(_ action: @escaping () -> Void) {
    self.action = LockedState(action)
  }

  /// Performs the action.
  func perform() { action.exchange(nil)?() }

  /// Releases the action.
  public func cancel() { action.exchange(nil) }
}

nonisolated extension DispatchQueue: Scheduler {
  /// Performs an action on the queue.
  public func _perform(_ action: _ScheduledWork) { async { action.perform() } }

  /// Performs an action on the queue after a delay.
  public func _perform(_ action: _ScheduledWork, after delay: Double) {
    // Beyond a century, it doesn't matter.
    asyncAfter(deadline: .now() + min(delay, 3e9)) { action.perform() }
  }
}

nonisolated extension OperationQueue: Scheduler {
  /// Performs an action on the queue.
  public func _perform(_ action: _ScheduledWork) { addOperation { action.perform() } }

  /// Performs an action on the queue after a delay.
  public func _perform(_ action: _ScheduledWork, after delay: Double) {
    DispatchQueue.global().asyncAfter(deadline: .now() + min(delay, 3e9)) { [self] in
      addOperation { action.perform() }
    }
  }
}

nonisolated extension RunLoop: Scheduler {
  /// Performs an action on the run loop.
  public func _perform(_ action: _ScheduledWork) {
    // The main run loop also serves the main queue, which asynchronous programs serve without it.
    guard self !== RunLoop.main else { return DispatchQueue.main._perform(action) }
    perform { action.perform() }
  }

  /// Performs an action on the run loop after a delay.
  public func _perform(_ action: _ScheduledWork, after delay: Double) {
    guard self !== RunLoop.main else { return DispatchQueue.main._perform(action, after: delay) }
    add(Timer(timeInterval: delay, repeats: false) { _ in action.perform() }, forMode: .common)
  }
}

/// A scheduler that performs actions immediately, and doesn't delay any.
///
/// Combine: `ImmediateScheduler`.
public nonisolated struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  private init() {}

  /// Performs an action.
  public func _perform(_ action: _ScheduledWork) { action.perform() }

  /// Performs an action.
  public func _perform(_ action: _ScheduledWork, after delay: Double) { action.perform() }
}
