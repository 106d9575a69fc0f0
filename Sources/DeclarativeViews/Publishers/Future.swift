// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher of a single value that code provides later, or of an error.
///
/// Combine: `Future`.
public nonisolated final class Future<Output, Failure: Error>: Publisher, Sendable {
  /// The closure with which code provides the value or the error, once.
  ///
  /// Combine: `Future.Promise`.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let receivers = ReceiverList<Output, Failure>()
  private let result = LockedState<Result<Output, Failure>?>(nil)

  /// Creates a publisher, and begins the work for its value.
  ///
  /// - Parameter attemptToFulfill: The work, which calls a closure with its result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    // The work may last longer than the publisher.
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ new: Result<Output, Failure>) {
    let isFirst = result.withLock { result in
      guard result == nil else { return false }
      result = new
      return true
    }
    guard isFirst else { return }
    switch new {
    case .success: receivers.finish(.finished)
    case .failure(let error): receivers.finish(.failure(error))
    }
  }

  /// Sends the value to a receiver as soon as there is one.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
    receivers.add(
      receiver.receiver(onValue: { _ in }) { completion in
        if case .success(let value) = self.result.current { receiver.send(value) }
        receiver.finish(completion)
      })
  }

  /// The identity of the object.
  public var _identity: AnyHashable? { ObjectIdentifier(self) }
}
