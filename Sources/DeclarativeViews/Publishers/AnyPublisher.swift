// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher whose type doesn't state what it consists of.
///
/// Combine: `AnyPublisher`.
public nonisolated struct AnyPublisher<Output, Failure: Error>: Publisher {
  /// A publisher without its type.
  private final class Box {
    let subscribe: (_Receiver<Output, Failure>) -> Void
    let identity: AnyHashable?

    init(_ subscribe: @escaping (_Receiver<Output, Failure>) -> Void, _ identity: AnyHashable?) {
      self.subscribe = subscribe
      self.identity = identity
    }
  }

  private let box: Box

  /// Creates a publisher with the values of another one.
  ///
  /// - Parameter publisher: The other publisher.
  public init(_ publisher: some Publisher<Output, Failure>) {
    box = Box({ publisher._subscribe($0) }, publisher._identity)
  }

  /// Creates a publisher that sends to a receiver what a closure does.
  init(
    identity: AnyHashable? = nil, _ subscribe: @escaping (_Receiver<Output, Failure>) -> Void
  ) {
    box = Box(subscribe, identity)
  }

  /// Begins to send values to a receiver.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) { box.subscribe(receiver) }

  /// The identity of what it consists of, or of the stored publisher.
  public var _identity: AnyHashable? {
    box.identity ?? AnyHashable(ObjectIdentifier(box))
  }
}

nonisolated extension Publisher {
  /// Returns the publisher without its type.
  ///
  /// - Returns: A publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
