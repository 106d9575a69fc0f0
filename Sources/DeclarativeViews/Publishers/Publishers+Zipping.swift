// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher of pairs: the first values of two publishers, then the second ones, and so
  /// on.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: The publisher.
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other>
  where Other.Failure == Failure { Publishers.Zip(self, other) }

  /// Returns a publisher of what a closure makes of pairs of values of two publishers.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: The closure.
  /// - Returns: The publisher.
  public func zip<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the first values of three publishers, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  /// - Returns: The publisher.
  public func zip<Second: Publisher, Third: Publisher>(
    _ publisher1: Second, _ publisher2: Third
  ) -> Publishers.Zip3<Self, Second, Third>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Returns a publisher of what a closure makes of a value of each of three publishers.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: The closure.
  /// - Returns: The publisher.
  public func zip<Second: Publisher, Third: Publisher, Result>(
    _ publisher1: Second, _ publisher2: Third,
    _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}

nonisolated extension Publishers {
  /// A publisher of pairs: the first values of two publishers, then the second ones, and so on.
  ///
  /// Combine: `Publishers.Zip`. It ends when one has ended of whose values none waits for another, or
  /// with an error.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The types of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// The values that wait, which are those of one publisher only.
    private struct Waiting {
      var first = WaitingValues<A.Output>()
      var second = WaitingValues<B.Output>()

      /// Whether there can't be any more pairs.
      var isOver: Bool { first.isOver || second.isOver }

      mutating func takePair() -> (A.Output, B.Output)? {
        guard !first.isEmpty, !second.isEmpty, let value = first.take(), let other = second.take()
        else { return nil }
        return (value, other)
      }
    }

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Adds a receiver to both publishers.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
      let waiting = LockedState(Waiting())
      func change(_ change: (inout Waiting) -> Void) {
        let (pair, isOver) = waiting.withLock { waiting in
          change(&waiting)
          let pair = waiting.takePair()
          return (pair, waiting.isOver)
        }
        if let pair { receiver.send(pair) }
        if isOver { receiver.finish(.finished) }
      }
      a._subscribe(
        receiver.receiver(
          onValue: { value in change { $0.first.add(value) } },
          onCompletion: { completion in
            guard case .finished = completion else { return receiver.finish(completion) }
            change { $0.first.hasEnded = true }
          }))
      b._subscribe(
        receiver.receiver(
          onValue: { value in change { $0.second.add(value) } },
          onCompletion: { completion in
            guard case .finished = completion else { return receiver.finish(completion) }
            change { $0.second.hasEnded = true }
          }))
    }

    /// The identities of both publishers.
    public var _identity: AnyHashable? { OperatorIdentity.of("zip", a._identity, b._identity) }
  }

  /// A publisher of the first values of three publishers, then the second ones, and so on.
  ///
  /// Combine: `Publishers.Zip3`.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The types of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - a: The first publisher.
    ///   - b: The second publisher.
    ///   - c: The third publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    private var pairs: Zip<Zip<A, B>, C> { Zip(Zip(a, b), c) }

    /// Adds a receiver to all publishers.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
      pairs._subscribe(receiver.receiver { receiver.send(($0.0.0, $0.0.1, $0.1)) })
    }

    /// The identities of all publishers.
    public var _identity: AnyHashable? { OperatorIdentity.of("zip three", pairs._identity) }
  }
}

/// The values of a publisher that wait for those of another.
private nonisolated struct WaitingValues<Value> {
  private var values: [Value?] = []
  private var start = 0
  var hasEnded = false

  var isEmpty: Bool { start == values.count }

  /// Whether the publisher has ended, and all of its values were taken.
  var isOver: Bool { hasEnded && isEmpty }

  mutating func add(_ value: Value) { values.append(value) }

  mutating func take() -> Value? {
    guard !isEmpty else { return nil }
    let value = values[start]
    values[start] = nil
    start += 1
    if 2 * start > values.count {
      values.removeFirst(start)
      start = 0
    }
    return value
  }
}
