// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Publisher {
  /// Returns a publisher that sends other values first.
  ///
  /// - Parameter elements: The values.
  /// - Returns: The publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    prepend(elements)
  }

  /// Returns a publisher that sends the elements of a sequence first.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The publisher.
  public func prepend<Elements: Sequence>(
    _ elements: Elements
  ) -> AnyPublisher<Output, Failure> where Elements.Element == Output {
    prepend(Publishers.Sequence<Elements, Failure>(sequence: elements))
  }

  /// Returns a publisher that sends the values of another one first, until that ends.
  ///
  /// - Parameter publisher: The other publisher.
  /// - Returns: The publisher.
  public func prepend(
    _ publisher: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    publisher.append(self)
  }

  /// Returns a publisher that sends other values at its end.
  ///
  /// - Parameter elements: The values.
  /// - Returns: The publisher.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence<[Output], Failure>(sequence: elements))
  }

  /// Returns a publisher that sends the values of another one after its own.
  ///
  /// - Parameter publisher: The other publisher.
  /// - Returns: The publisher.
  public func append(
    _ publisher: some Publisher<Output, Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      identity: OperatorIdentity.of("append", _identity, publisher._identity)
    ) { receiver in
      _subscribe(
        receiver.receiver(onValue: { receiver.send($0) }) { completion in
          guard case .finished = completion else { return receiver.finish(completion) }
          publisher._subscribe(receiver.receiver { receiver.send($0) })
        })
    }
  }
}
