// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A publisher of the values that code sends.
///
/// Combine: `Subject`.
public nonisolated protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  ///
  /// - Parameter value: The value.
  func send(_ value: Output)

  /// Ends the publisher.
  ///
  /// - Parameter completion: How it ends.
  func send(completion: Subscribers.Completion<Failure>)
}

nonisolated extension Subject where Output == Void {
  /// Tells the subscribers that something happens.
  public func send() { send(()) }
}

nonisolated extension Subject {
  /// The identity of the object.
  public var _identity: AnyHashable? { ObjectIdentifier(self) }
}
