// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension Timer {
  /// Returns a publisher of the current date at intervals, while it is connected.
  ///
  /// A timer to which a view subscribes, as in ``View/onReceive(_:perform:)``, or which is connected
  /// while views are updated or perform an action, follows the clock of the screen, whose dates begin
  /// at the reference date: it fires during `Screen.advance(by:)`. Others follow the system's clock.
  ///
  /// - Parameters:
  ///   - interval: The interval in seconds; one that isn't greater than 0.0001 is treated as that.
  ///   - tolerance: Has no effect, since timers aren't late.
  ///   - runLoop: The run loop for timers that follow the system's clock.
  ///   - mode: The mode of the run loop, which has no effect.
  ///   - options: Ignored.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the current date at intervals.
  ///
  /// Combine: `Timer.TimerPublisher`.
  ///
  /// Unchecked, because its run loop is used only to add actions to it.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The current date.
    public typealias Output = Date
    /// There are no errors.
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: TimeInterval
    /// The tolerance in seconds, which has no effect.
    public let tolerance: TimeInterval?
    /// The run loop for timers that follow the system's clock.
    public let runLoop: RunLoop
    /// The mode of the run loop, which has no effect.
    public let mode: RunLoop.Mode

    private struct State {
      /// The clock of the first subscriber.
      var clock: ScreenClock?
      var run: TimerRun?
    }

    private let receivers = ReceiverList<Date, Never>()
    private let state = LockedState(State())

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - interval: The interval in seconds; one that isn't greater than 0.0001 is treated as that.
    ///   - tolerance: Has no effect.
    ///   - runLoop: The run loop for timers that follow the system's clock.
    ///   - mode: The mode of the run loop, which has no effect.
    ///   - options: Ignored.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: Never? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a receiver, which keeps the timer.
    public func _subscribe(_ receiver: _Receiver<Date, Never>) {
      if let clock = ScreenClock.current {
        state.withLock { if $0.clock == nil { $0.clock = clock } }
      }
      receivers.add(receiver)
      receiver.add(AnyCancellable { _ = self })
    }

    /// Starts the timer, if it isn't running.
    ///
    /// - Returns: The connection, which stops the timer when it is canceled.
    public func connect() -> any Cancellable {
      let current = ScreenClock.current
      let (run, isNew) = state.withLock { state in
        if let run = state.run, !run.isStopped { return (run, false) }
        let clock = (current ?? state.clock).map(PublisherClock.screen) ?? .system(runLoop)
        let run = TimerRun(interval: interval, clock: clock, receivers: receivers)
        state.run = run
        return (run, true)
      }
      if isNew { run.start() }
      return run
    }

    /// The identity of the object.
    public var _identity: AnyHashable? { ObjectIdentifier(self) }
  }
}

/// A running timer, which its publisher keeps.
///
/// Unchecked, because its state is protected by a lock.
private nonisolated final class TimerRun: Cancellable, @unchecked Sendable {
  private let interval: Double
  private let clock: PublisherClock
  private let receivers: ReceiverList<Date, Never>
  private let begin: Double
  private let next = LockedState<_ScheduledWork?>(nil)
  private let stopped = LockedState(false)

  init(interval: TimeInterval, clock: PublisherClock, receivers: ReceiverList<Date, Never>) {
    self.interval = interval > 0.0001 ? interval : 0.0001
    self.clock = clock
    self.receivers = receivers
    begin = clock.time
  }

  var isStopped: Bool { stopped.current }

  func start() {
    // Times that have passed meanwhile are left out.
    let passed = ((clock.time - begin) / interval + 1e-6).rounded(.down)
    let delay = begin + (passed + 1) * interval - clock.time
    guard !isStopped, delay.isFinite else { return }
    next.exchange(clock.perform(after: delay) { [weak self] in self?.fire() })
  }

  private func fire() {
    guard !isStopped else { return }
    start()
    receivers.send(clock.date)
  }

  func cancel() {
    stopped.exchange(true)
    next.exchange(nil)?.cancel()
  }
}
