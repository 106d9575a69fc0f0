// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The values of a publisher that may fail as an asynchronous sequence, which `values` of a
/// publisher returns.
///
/// Combine: `AsyncThrowingPublisher`.
///
/// A loop subscribes when it begins, and the subscription ends with its task or with the iterator.
/// Values that are sent while the loop is busy wait for it.
public nonisolated struct AsyncThrowingPublisher<Source: Publisher>: AsyncSequence {
  /// The values.
  public typealias Element = Source.Output
  /// The error with which the publisher ends.
  public typealias Failure = Source.Failure

  /// The iterator of the sequence.
  public struct Iterator: AsyncIteratorProtocol {
    /// The error with which the publisher ends.
    public typealias Failure = Source.Failure

    fileprivate let queue: ValueQueue<Source.Output, Source.Failure>

    /// Returns the next value when there is one.
    ///
    /// - Returns: The value; nil after the end of the publisher and in a canceled task.
    /// - Throws: The error with which the publisher ends.
    public mutating func next() async throws -> Source.Output? {
      try await queue.next(isolation: nil)
    }

    /// Returns the next value when there is one.
    ///
    /// - Parameter actor: The actor of the caller.
    /// - Returns: The value; nil after the end of the publisher and in a canceled task.
    /// - Throws: The error with which the publisher ends.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Source.Failure) -> Source.Output? {
      try await queue.next(isolation: actor)
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

nonisolated extension Publisher {
  /// The values as an asynchronous sequence, which ends with the error of the publisher.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
