// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher of what a closure makes of each value.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The publisher.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      _subscribe(receiver.receiver { receiver.send(transform($0)) })
    }
  }

  /// Returns a publisher of a property of each value.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: The publisher.
  public func map<Result>(
    _ keyPath: KeyPath<Output, Result>
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(identity: OperatorIdentity.of("map", _identity, keyPath)) { receiver in
      _subscribe(receiver.receiver { receiver.send($0[keyPath: keyPath]) })
    }
  }

  /// Returns a publisher of two properties of each value.
  ///
  /// - Parameters:
  ///   - keyPath0: The first property.
  ///   - keyPath1: The second property.
  /// - Returns: The publisher.
  public func map<First, Second>(
    _ keyPath0: KeyPath<Output, First>, _ keyPath1: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    AnyPublisher(identity: OperatorIdentity.of("map", _identity, keyPath0, keyPath1)) { receiver in
      _subscribe(
        receiver.receiver { receiver.send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) })
    }
  }

  /// Returns a publisher of what a closure makes of each value, which ends with the error that the
  /// closure throws.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The publisher.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher { receiver in
      let inner = receiver.receiver(
        onValue: { (value: Output) in
          do {
            receiver.send(try transform(value))
          } catch {
            receiver.finish(.failure(error))
          }
        },
        onCompletion: { (completion: Subscribers.Completion<Failure>) in
          switch completion {
          case .finished: receiver.finish(.finished)
          case .failure(let error): receiver.finish(.failure(error))
          }
        })
      _subscribe(inner)
    }
  }

  /// Returns a publisher of what a closure makes of each value, without those of which it makes
  /// nothing.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The publisher.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      _subscribe(
        receiver.receiver { value in
          if let result = transform(value) { receiver.send(result) }
        })
    }
  }

  /// Returns a publisher of what a closure makes of the previous result and each value.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value.
  ///   - nextPartialResult: The closure.
  /// - Returns: The publisher.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receiver in
      let last = LockedState(initialResult)
      _subscribe(
        receiver.receiver { value in
          let result = nextPartialResult(last.current, value)
          last.exchange(result)
          receiver.send(result)
        })
    }
  }

  /// Returns a publisher of a single array of all values, once the publisher has ended.
  ///
  /// - Returns: The publisher.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher(identity: OperatorIdentity.of("collect", _identity)) { receiver in
      let all = LockedState<[Output]>([])
      _subscribe(
        receiver.receiver(onValue: { value in all.withLock { $0.append(value) } }) { completion in
          if case .finished = completion { receiver.send(all.current) }
          receiver.finish(completion)
        })
    }
  }

  /// Returns a publisher that replaces missing values.
  ///
  /// - Parameter output: The replacement.
  /// - Returns: The publisher.
  public func replaceNil<Value>(
    with output: Value
  ) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? output }
  }
}
