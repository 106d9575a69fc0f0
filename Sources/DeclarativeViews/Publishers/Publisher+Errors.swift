// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher with the error that a closure makes of the publisher's.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The publisher.
  public func mapError<Fault: Error>(
    _ transform: @escaping (Failure) -> Fault
  ) -> AnyPublisher<Output, Fault> {
    AnyPublisher { receiver in
      subscribe(receiver) { receiver.finish(.failure(transform($0))) }
    }
  }

  /// Returns a publisher that continues with another one after an error.
  ///
  /// - Parameter handler: A closure that returns the other publisher.
  /// - Returns: The publisher.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { receiver in
      subscribe(receiver) { error in
        handler(error)._subscribe(receiver.receiver { receiver.send($0) })
      }
    }
  }

  /// Returns a publisher that sends a value instead of an error, and ends.
  ///
  /// - Parameter output: The value.
  /// - Returns: The publisher.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    AnyPublisher { receiver in
      subscribe(receiver) { _ in
        receiver.send(output)
        receiver.finish(.finished)
      }
    }
  }

  /// Adds a receiver with an action instead of an error.
  private func subscribe<Fault: Error>(
    _ receiver: _Receiver<Output, Fault>, onError: @escaping (Failure) -> Void
  ) {
    let inner = receiver.receiver(onValue: { receiver.send($0) }) {
      (completion: Subscribers.Completion<Failure>) in
      switch completion {
      case .finished: receiver.finish(.finished)
      case .failure(let error): onError(error)
      }
    }
    _subscribe(inner)
  }
}

nonisolated extension Publisher where Failure == Never {
  /// Returns the publisher with a type of errors, which it doesn't have.
  ///
  /// - Parameter failureType: The type.
  /// - Returns: The publisher.
  public func setFailureType<Fault: Error>(
    to failureType: Fault.Type
  ) -> AnyPublisher<Output, Fault> {
    AnyPublisher(identity: OperatorIdentity.of("failure", _identity, "\(failureType)")) {
      receiver in
      let inner = receiver.receiver(onValue: { receiver.send($0) }) {
        (_: Subscribers.Completion<Never>) in receiver.finish(.finished)
      }
      _subscribe(inner)
    }
  }
}
