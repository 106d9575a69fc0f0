// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher that sends at most one value in each interval.
  ///
  /// The first value is sent at once, and begins an interval, at whose end the first or last of the
  /// values since then is sent. A value that waits when the publisher ends is sent before the end.
  /// A subscription that a view makes, as in ``View/onReceive(_:perform:)``, follows the clock of its
  /// screen; others use the scheduler.
  ///
  /// - Parameters:
  ///   - interval: The length of an interval.
  ///   - scheduler: The scheduler.
  ///   - latest: Whether the last of the values in an interval is sent, instead of the first.
  /// - Returns: The publisher.
  public func throttle<Context: Scheduler>(
    for interval: SchedulerDelay, scheduler: Context, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    let name = identity(of: scheduler)
    return AnyPublisher(
      identity: OperatorIdentity.of(latest ? "latest" : "first", _identity, interval, name)
    ) { receiver in
      let pace = Pacing(
        receiver, clock: .current(for: scheduler), interval: interval.seconds, isLatest: latest)
      _subscribe(
        receiver.receiver(onValue: { pace.add($0) }, onCompletion: { pace.finish($0) }))
    }
  }
}

/// The value that waits for the end of an interval.
private nonisolated final class Pacing<Output, Failure: Error> {
  private struct Waiting {
    var value: Output?
    var isInInterval = false
  }

  private let receiver: _Receiver<Output, Failure>
  private let clock: PublisherClock
  private let interval: Double
  private let isLatest: Bool
  private let waiting = LockedState(Waiting())

  init(
    _ receiver: _Receiver<Output, Failure>, clock: PublisherClock, interval: Double, isLatest: Bool
  ) {
    self.receiver = receiver
    self.clock = clock
    self.interval = interval
    self.isLatest = isLatest
  }

  func add(_ value: Output) {
    var new = Optional(value)
    let isFirst = waiting.withLock { waiting in
      guard waiting.isInInterval else {
        waiting.isInInterval = true
        return true
      }
      if isLatest || waiting.value == nil { swap(&waiting.value, &new) }
      return false
    }
    guard isFirst else { return }
    receiver.send(value)
    begin()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    if let value = take() { receiver.send(value) }
    receiver.finish(completion)
  }

  private func begin() {
    clock.perform(after: interval) { self.end() }
  }

  /// Ends an interval, and begins another one if a value waits.
  private func end() {
    guard receiver.isActive else { return }
    let value = waiting.withLock { waiting -> Output? in
      if waiting.value == nil { waiting.isInInterval = false }
      defer { waiting.value = nil }
      return waiting.value
    }
    guard let value else { return }
    receiver.send(value)
    begin()
  }

  private func take() -> Output? {
    waiting.withLock { waiting in
      defer { waiting.value = nil }
      return waiting.value
    }
  }
}
