// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher of the last values of two publishers, whenever one of them sends a value.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: The publisher.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of what a closure makes of the last values of two publishers.
  ///
  /// - Parameters:
  ///   - other: The other publisher.
  ///   - transform: The closure.
  /// - Returns: The publisher.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Returns a publisher of the last values of three publishers, whenever one of them sends a value.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  /// - Returns: The publisher.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ publisher1: Second, _ publisher2: Third
  ) -> Publishers.CombineLatest3<Self, Second, Third>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Returns a publisher of what a closure makes of the last values of three publishers.
  ///
  /// - Parameters:
  ///   - publisher1: The second publisher.
  ///   - publisher2: The third publisher.
  ///   - transform: The closure.
  /// - Returns: The publisher.
  public func combineLatest<Second: Publisher, Third: Publisher, Result>(
    _ publisher1: Second, _ publisher2: Third,
    _ transform: @escaping (Output, Second.Output, Third.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}

nonisolated extension Publishers {
  /// A publisher of the last values of two publishers, whenever one of them sends a value.
  ///
  /// Combine: `Publishers.CombineLatest`. It ends when both have ended, or with an error.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The types of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    private struct Latest {
      var first: A.Output?
      var second: B.Output?
      var endedCount = 0
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
      let latest = LockedState(Latest())
      func end(_ completion: Subscribers.Completion<Failure>) {
        guard case .finished = completion else { return receiver.finish(completion) }
        let isLast = latest.withLock { latest in
          latest.endedCount += 1
          return latest.endedCount == 2
        }
        if isLast { receiver.finish(.finished) }
      }
      func send() {
        let latest = latest.current
        if let first = latest.first, let second = latest.second { receiver.send((first, second)) }
      }
      a._subscribe(
        receiver.receiver(
          onValue: { value in
            var new = Optional(value)
            latest.withLock { swap(&$0.first, &new) }
            send()
          }, onCompletion: end))
      b._subscribe(
        receiver.receiver(
          onValue: { value in
            var new = Optional(value)
            latest.withLock { swap(&$0.second, &new) }
            send()
          }, onCompletion: end))
    }

    /// The identities of both publishers.
    public var _identity: AnyHashable? {
      OperatorIdentity.of("combineLatest", a._identity, b._identity)
    }
  }

  /// A publisher of the last values of three publishers, whenever one of them sends a value.
  ///
  /// Combine: `Publishers.CombineLatest3`. It ends when all have ended, or with an error.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    private var pairs: CombineLatest<CombineLatest<A, B>, C> {
      CombineLatest(CombineLatest(a, b), c)
    }

    /// Adds a receiver to all publishers.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
      pairs._subscribe(receiver.receiver { receiver.send(($0.0.0, $0.0.1, $0.1)) })
    }

    /// The identities of all publishers.
    public var _identity: AnyHashable? { OperatorIdentity.of("three", pairs._identity) }
  }
}
