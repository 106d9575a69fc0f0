// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher of the values that code sends, which keeps the last one for new subscribers.
///
/// Combine: `CurrentValueSubject`.
public nonisolated final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
  private let receivers = ReceiverList<Output, Failure>()
  private let state: LockedState<Output>

  /// Creates a subject with a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Output) {
    state = LockedState(value)
  }

  /// The last value; setting it is the same as sending.
  public var value: Output {
    get { state.current }
    set { send(newValue) }
  }

  /// Keeps a value and sends it to the subscribers, unless the subject has ended.
  ///
  /// - Parameter value: The value.
  public func send(_ value: Output) {
    guard !receivers.isFinished else { return }
    state.exchange(value)
    receivers.send(value)
  }

  /// Ends the subject.
  ///
  /// - Parameter completion: How it ends.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.finish(completion) }

  /// Sends the last value to a receiver, and adds it.
  public func _subscribe(_ receiver: _Receiver<Output, Failure>) {
    // Added first, so that it doesn't miss a value that it causes itself.
    if receivers.add(receiver) { receiver.send(value) }
  }
}
