// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The values of a publisher as an asynchronous sequence, which `values` of a publisher returns.
///
/// Combine: `AsyncPublisher`.
///
/// A loop subscribes when it begins, and the subscription ends with its task or with the iterator.
/// Values that are sent while the loop is busy wait for it.
public nonisolated struct AsyncPublisher<Source: Publisher>: AsyncSequence
where Source.Failure == Never {
  /// The values.
  public typealias Element = Source.Output
  /// The sequence has no errors.
  public typealias Failure = Never

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    /// The sequence has no errors.
    public typealias Failure = Never

    fileprivate let queue: ValueQueue<Source.Output, Never>

    /// Returns the next value when there is one.
    ///
    /// - Returns: The value; nil after the end of the publisher and in a canceled task.
    public mutating func next() async -> Source.Output? { await queue.next(isolation: nil) }

    /// Returns the next value when there is one.
    ///
    /// - Parameter actor: The actor of the caller.
    /// - Returns: The value; nil after the end of the publisher and in a canceled task.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Source.Output? {
      await queue.next(isolation: actor)
    }
  }

  private let source: Source

  /// Creates a sequence of the values of a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init(_ publisher: Source) {
    source = publisher
  }

  /// Subscribes to the publisher.
  ///
  /// - Returns: An iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(queue: ValueQueue(of: source)) }
}

nonisolated extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  ///
  /// ```swift
  /// for await name in model.$name.values {
  ///   greet(name)
  /// }
  /// ```
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
