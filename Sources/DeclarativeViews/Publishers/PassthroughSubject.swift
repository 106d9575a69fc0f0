// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher of the values that code sends, which keeps none.
///
/// Combine: `PassthroughSubject`.
public nonisolated final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
  private let receivers = ReceiverList<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to the subscribers, unless the subject has ended.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) { receivers.send(value) }

  /// Ends the subject.
  ///
  /// - Parameter completion: How it ends.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }

  /// Adds a receiver.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) { receivers.add(receiver) }
}
