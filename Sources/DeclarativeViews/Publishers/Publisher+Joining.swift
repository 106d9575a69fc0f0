// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher of the values of all publishers that a closure makes of the values.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The publisher.
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { receiver in
      let joining = Joining(receiver, keepsAll: true)
      _subscribe(
        receiver.receiver(
          onValue: { joining.add(transform($0)) }, onCompletion: { joining.finish($0) }))
    }
  }

  /// Returns a publisher of the values of all publishers that a closure makes of the values, which
  /// may end with their errors.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The publisher.
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Other.Failure> where Failure == Never {
    setFailureType(to: Other.Failure.self).flatMap(transform)
  }

  /// Returns a publisher of the values of the publisher that was sent last.
  ///
  /// - Returns: The publisher.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher(identity: OperatorIdentity.of("switch", _identity)) { receiver in
      let joining = Joining(receiver, keepsAll: false)
      _subscribe(
        receiver.receiver(onValue: { joining.add($0) }, onCompletion: { joining.finish($0) }))
    }
  }
}

/// The publishers whose values a receiver receives.
private nonisolated final class Joining<Output, Failure: Error> {
  private struct Parts {
    /// The receivers of publishers that haven't ended, by their numbers.
    var active: [Int: _Receiver<Output, Failure>] = [:]
    var lastNumber = 0
    /// Whether no further publishers come.
    var isComplete = false
  }

  private let receiver: _Receiver<Output, Failure>
  private let keepsAll: Bool
  private let parts = LockedState(Parts())

  init(_ receiver: _Receiver<Output, Failure>, keepsAll: Bool) {
    self.receiver = receiver
    self.keepsAll = keepsAll
    let parts = parts
    receiver.add(
      AnyCancellable {
        let active = parts.exchange(Parts()).active
        for number in active.keys.sorted() { active[number]?.cancel() }
      })
  }

  func add(_ publisher: some Publisher<Output, Failure>) {
    let (receiver, parts) = (receiver, parts)
    let (number, former) = parts.withLock { parts in
      parts.lastNumber += 1
      defer { if !keepsAll { parts.active = [:] } }
      return (parts.lastNumber, keepsAll ? [:] : parts.active)
    }
    for former in former.values { former.cancel() }
    let inner = _Receiver<Output, Failure>(
      onValue: { receiver.send($0) },
      onCompletion: { completion in
        guard case .finished = completion else { return receiver.finish(completion) }
        let (isLast, gone) = parts.withLock { parts in
          let gone = parts.active.removeValue(forKey: number)
          return (parts.isComplete && parts.active.isEmpty, gone)
        }
        _ = gone
        if isLast { receiver.finish(.finished) }
      })
    parts.withLock { $0.active[number] = inner }
    publisher._subscribe(inner)
    if !receiver.isActive { inner.cancel() }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard case .finished = completion else { return receiver.finish(completion) }
    let isLast = parts.withLock { parts in
      parts.isComplete = true
      return parts.active.isEmpty
    }
    if isLast { receiver.finish(.finished) }
  }
}
