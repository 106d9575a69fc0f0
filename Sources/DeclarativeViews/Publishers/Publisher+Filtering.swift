// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher of the values that satisfy a condition.
  ///
  /// - Parameter isIncluded: The condition.
  /// - Returns: The publisher.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      _subscribe(
        receiver.receiver { value in
          if isIncluded(value) { receiver.send(value) }
        })
    }
  }

  /// Returns a publisher without values that are like the one before.
  ///
  /// - Parameter predicate: Returns whether two values are alike.
  /// - Returns: The publisher.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { subscribeToChanges($0, isSame: predicate) }
  }

  /// Returns a publisher without a number of values at the beginning.
  ///
  /// - Parameter count: The number; a negative one is treated as 0.
  /// - Returns: The publisher.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher(identity: OperatorIdentity.of("dropFirst", _identity, count)) { receiver in
      let rest = LockedState(count)
      _subscribe(
        receiver.receiver { value in
          let isDropped = rest.withLock { rest in
            guard rest > 0 else { return false }
            rest -= 1
            return true
          }
          if !isDropped { receiver.send(value) }
        })
    }
  }

  /// Returns a publisher that ends after a number of values.
  ///
  /// - Parameter maxLength: The number; a negative one is treated as 0.
  /// - Returns: The publisher.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(identity: OperatorIdentity.of("prefix", _identity, maxLength)) { receiver in
      guard maxLength > 0 else { return receiver.finish(.finished) }
      let rest = LockedState(maxLength)
      _subscribe(
        receiver.receiver { value in
          let left = rest.withLock { rest in
            rest -= rest > Int.min ? 1 : 0
            return rest
          }
          // A value may cause others before it ends.
          if left >= 0 { receiver.send(value) }
          if left <= 0 { receiver.finish(.finished) }
        })
    }
  }

  /// Returns a publisher of the first value, which then ends.
  ///
  /// - Returns: The publisher.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns a publisher of the first value that satisfies a condition, which then ends.
  ///
  /// - Parameter predicate: The condition.
  /// - Returns: The publisher.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  private func subscribeToChanges(
    _ receiver: _Receiver<Output, Failure>, isSame: @escaping (Output, Output) -> Bool
  ) {
    let last = LockedState<Output?>(nil)
    _subscribe(
      receiver.receiver { value in
        if let known = last.current, isSame(known, value) { return }
        last.exchange(value)
        receiver.send(value)
      })
  }
}

nonisolated extension Publisher where Output: Equatable {
  /// Returns a publisher without values that equal the one before.
  ///
  /// - Returns: The publisher.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher(identity: OperatorIdentity.of("removeDuplicates", _identity)) {
      subscribeToChanges($0, isSame: ==)
    }
  }
}
