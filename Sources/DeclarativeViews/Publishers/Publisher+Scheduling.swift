// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher that sends the values from a scheduler, in their order.
  ///
  /// - Parameter scheduler: The scheduler, such as `DispatchQueue.main`. It is used even if the values
  ///   are sent from it.
  /// - Returns: The publisher.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    let name = identity(of: scheduler)
    return AnyPublisher(identity: OperatorIdentity.of("receive", _identity, name)) { receiver in
      let queue = ForwardingQueue(receiver)
      _subscribe(
        receiver.receiver(
          onValue: { queue.add(.value($0), on: scheduler) },
          onCompletion: { queue.add(.completion($0), on: scheduler) }))
    }
  }

  /// Returns a publisher that subscribes on a scheduler.
  ///
  /// - Parameter scheduler: The scheduler.
  /// - Returns: The publisher.
  public func subscribe(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    let name = identity(of: scheduler)
    return AnyPublisher(identity: OperatorIdentity.of("subscribe", _identity, name)) { receiver in
      let inner = receiver.receiver { receiver.send($0) }
      scheduler._perform(_ScheduledWork { _subscribe(inner) })
    }
  }

  /// Returns a publisher that sends each value after a delay.
  ///
  /// A subscription that a view makes, as in ``View/onReceive(_:perform:)``, follows the clock of its
  /// screen; others use the scheduler.
  ///
  /// - Parameters:
  ///   - interval: The delay.
  ///   - tolerance: Ignored.
  ///   - scheduler: The scheduler.
  /// - Returns: The publisher.
  public func delay<Context: Scheduler>(
    for interval: SchedulerDelay, tolerance: SchedulerDelay? = nil, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    let name = identity(of: scheduler)
    return AnyPublisher(
      identity: OperatorIdentity.of("delay", _identity, interval, name)
    ) { receiver in
      let queue = DelayQueue(
        receiver, clock: .current(for: scheduler), delay: interval.seconds)
      _subscribe(
        receiver.receiver(
          onValue: { queue.add(.value($0)) }, onCompletion: { queue.add(.completion($0)) }))
    }
  }

  /// Returns a publisher that sends a value once no other one has followed for some time.
  ///
  /// A subscription that a view makes, as in ``View/onReceive(_:perform:)``, follows the clock of its
  /// screen; others use the scheduler. A value that waits when the publisher ends isn't sent.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: The scheduler.
  /// - Returns: The publisher.
  public func debounce<Context: Scheduler>(
    for dueTime: SchedulerDelay, scheduler: Context
  ) -> AnyPublisher<Output, Failure> {
    let name = identity(of: scheduler)
    return AnyPublisher(
      identity: OperatorIdentity.of("debounce", _identity, dueTime, name)
    ) { receiver in
      let rest = Calming(receiver, clock: .current(for: scheduler), delay: dueTime.seconds)
      _subscribe(receiver.receiver { rest.add($0) })
    }
  }
}

/// Returns what equals for the same scheduler.
nonisolated func identity(of scheduler: some Scheduler) -> AnyHashable {
  type(of: scheduler) is AnyClass
    ? AnyHashable(ObjectIdentifier(scheduler as AnyObject)) : AnyHashable("immediate")
}

/// A value or an end on its way to a receiver.
private nonisolated enum Sent<Output, Failure: Error> {
  case value(Output)
  case completion(Subscribers.Completion<Failure>)

  func deliver(to receiver: _Receiver<Output, Failure>) {
    switch self {
    case .value(let value): receiver.send(value)
    case .completion(let completion): receiver.finish(completion)
    }
  }
}

/// What waits for a scheduler, which delivers it in order even if it performs several actions at once.
private nonisolated final class ForwardingQueue<Output, Failure: Error> {
  private struct Waiting {
    var all: [Sent<Output, Failure>] = []
    var isScheduled = false
  }

  private let receiver: _Receiver<Output, Failure>
  private let waiting = LockedState(Waiting())

  init(_ receiver: _Receiver<Output, Failure>) {
    self.receiver = receiver
  }

  func add(_ sent: Sent<Output, Failure>, on scheduler: some Scheduler) {
    let isScheduled = waiting.withLock { waiting in
      waiting.all.append(sent)
      defer { waiting.isScheduled = true }
      return waiting.isScheduled
    }
    if !isScheduled { scheduler._perform(_ScheduledWork { self.deliver() }) }
  }

  private func deliver() {
    while true {
      let due = waiting.withLock { waiting in
        let due = waiting.all
        waiting.all = []
        if due.isEmpty { waiting.isScheduled = false }
        return due
      }
      if due.isEmpty { return }
      for sent in due { sent.deliver(to: receiver) }
    }
  }
}

/// What waits for its time, all of it for the same delay, so that only the first needs an action.
private nonisolated final class DelayQueue<Output, Failure: Error> {
  private struct Waiting {
    var all: [(time: Double, sent: Sent<Output, Failure>)] = []
    /// The number of those that were delivered.
    var start = 0
    var isScheduled = false
  }

  private let receiver: _Receiver<Output, Failure>
  private let clock: PublisherClock
  private let delay: Double
  private let waiting = LockedState(Waiting())

  init(_ receiver: _Receiver<Output, Failure>, clock: PublisherClock, delay: Double) {
    self.receiver = receiver
    self.clock = clock
    self.delay = delay
  }

  func add(_ sent: Sent<Output, Failure>) {
    let time = clock.time + delay
    let isScheduled = waiting.withLock { waiting in
      waiting.all.append((time, sent))
      defer { waiting.isScheduled = true }
      return waiting.isScheduled
    }
    if !isScheduled { schedule(after: delay) }
  }

  private func schedule(after delay: Double) {
    clock.perform(after: delay) { self.deliver() }
  }

  private func deliver() {
    while receiver.isActive {
      // An immediate scheduler performs actions before their time.
      let time = clock.isImmediate ? .infinity : clock.time + 1e-9
      let (due, next) = waiting.withLock { waiting -> (Sent<Output, Failure>?, Double?) in
        guard waiting.start < waiting.all.count else {
          waiting = Waiting()
          return (nil, nil)
        }
        let first = waiting.all[waiting.start]
        guard first.time <= time else { return (nil, first.time) }
        waiting.start += 1
        return (first.sent, nil)
      }
      guard let due else {
        if let next { schedule(after: max(0, next - clock.time)) }
        return
      }
      due.deliver(to: receiver)
    }
  }
}

/// The last value, which waits until no other follows.
///
/// There is only one action at a time, which waits again if a value has followed.
private nonisolated final class Calming<Output, Failure: Error> {
  private struct Waiting {
    var last: Output?
    var time = 0.0
    var isScheduled = false
  }

  private let receiver: _Receiver<Output, Failure>
  private let clock: PublisherClock
  private let delay: Double
  private let waiting = LockedState(Waiting())

  init(_ receiver: _Receiver<Output, Failure>, clock: PublisherClock, delay: Double) {
    self.receiver = receiver
    self.clock = clock
    self.delay = delay
  }

  func add(_ value: Output) {
    let time = clock.time + delay
    var new = Optional(value)
    let isScheduled = waiting.withLock { waiting in
      swap(&waiting.last, &new)
      waiting.time = time
      defer { waiting.isScheduled = true }
      return waiting.isScheduled
    }
    if !isScheduled { schedule(after: delay) }
  }

  private func schedule(after delay: Double) {
    clock.perform(after: delay) { self.deliver() }
  }

  private func deliver() {
    let now = clock.time
    let time = clock.isImmediate ? .infinity : now + 1e-9
    let (value, rest) = waiting.withLock { waiting -> (Output?, Double) in
      guard waiting.time <= time else { return (nil, waiting.time - now) }
      waiting.isScheduled = false
      defer { waiting.last = nil }
      return (waiting.last, 0)
    }
    if let value {
      receiver.send(value)
    } else if receiver.isActive, rest > 0 {
      schedule(after: rest)
    }
  }
}
