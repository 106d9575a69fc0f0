// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// What receives the values of a ``Publisher``, until the publisher ends or the receiver is canceled.
///
/// Only the library uses it. Values may be sent, and the receiver canceled, from within its own
/// actions.
///
/// Unchecked, because a lock protects its state.
public nonisolated final class _Receiver<Input, Failure: Error>: Cancellable, @unchecked Sendable {
  private struct Actions {
    let onValue: (Input) -> Void
    let onCompletion: (Subscribers.Completion<Failure>) -> Void
    /// What is canceled when the receiver ends.
    var sources: [any Cancellable] = []
  }

  private let lock = NSLock()
  private var actions: Actions?

  init(
    onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    actions = Actions(onValue: onValue, onCompletion: onCompletion)
  }

  /// Whether it can still receive something.
  var isActive: Bool { lock.withLock { actions != nil } }

  /// Receives a value, unless it has ended.
  func send(_ value: Input) { lock.withLock { actions }?.onValue(value) }

  /// Receives the end of the publisher.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let actions = end() else { return }
    actions.onCompletion(completion)
    for source in actions.sources { source.cancel() }
  }

  /// Ends without a completion.
  public func cancel() {
    for source in end()?.sources ?? [] { source.cancel() }
  }

  /// Adds something that is canceled when the receiver ends, or now if it has ended.
  func add(_ source: any Cancellable) {
    let isAdded = lock.withLock {
      actions?.sources.append(source)
      return actions != nil
    }
    if !isAdded { source.cancel() }
  }

  /// Returns a receiver for the publisher from which the values for this one are made.
  ///
  /// Both end together.
  func receiver<Value, Fault: Error>(
    onValue: @escaping (Value) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Fault>) -> Void
  ) -> _Receiver<Value, Fault> {
    let made = _Receiver<Value, Fault>(onValue: onValue, onCompletion: onCompletion)
    add(made)
    return made
  }

  /// Returns a receiver for a publisher that ends as this one does.
  func receiver<Value>(onValue: @escaping (Value) -> Void) -> _Receiver<Value, Failure> {
    receiver(onValue: onValue, onCompletion: { self.finish($0) })
  }

  /// Ends, and returns what the receiver had, which is released after the lock.
  private func end() -> Actions? {
    lock.withLock {
      let taken = actions
      actions = nil
      return taken
    }
  }
}
