// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher of the values of two publishers.
  ///
  /// - Parameter other: The other publisher.
  /// - Returns: The publisher.
  public func merge<Other: Publisher>(
    with other: Other
  ) -> Publishers.Merge<Self, Other> where Other.Output == Output, Other.Failure == Failure {
    Publishers.Merge(self, other)
  }
}

nonisolated extension Publishers {
  /// A publisher of the values of two publishers.
  ///
  /// Combine: `Publishers.Merge`. It ends when both have ended, or with an error.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

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
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())._subscribe(receiver)
    }

    /// The identities of both publishers.
    public var _identity: AnyHashable? {
      OperatorIdentity.of("merge", a._identity, b._identity)
    }
  }

  /// A publisher of the values of several publishers.
  ///
  /// Combine: `Publishers.MergeMany`. It ends when all have ended, or with an error.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: some Swift.Sequence<Upstream>) {
      publishers = Array(upstream)
    }

    /// Adds a receiver to all publishers.
    public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
      guard !publishers.isEmpty else { return receiver.finish(.finished) }
      let restCount = LockedState(publishers.count)
      for publisher in publishers where receiver.isActive {
        publisher._subscribe(
          receiver.receiver(onValue: { receiver.send($0) }) { completion in
            guard case .finished = completion else { return receiver.finish(completion) }
            let isLast = restCount.withLock { count in
              count -= 1
              return count == 0
            }
            if isLast { receiver.finish(.finished) }
          })
      }
    }
  }
}
