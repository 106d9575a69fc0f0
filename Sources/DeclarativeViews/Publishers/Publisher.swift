// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type that sends values to its subscribers over time.
///
/// Combine: `Publisher`.
///
/// Publishers are those of the library: ``PassthroughSubject`` and ``CurrentValueSubject``, published
/// properties (`$name`), the `objectWillChange` of an ``ObservableObject``, notifications, timers, and
/// what operators such as ``map(_:)`` make of them. Values are sent immediately, from the code that
/// causes them; there is no demand of subscribers. Subscribers may cancel, subscribe, and send from
/// within their actions.
public nonisolated protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors; `Never` if there are none.
  associatedtype Failure: Error

  /// Begins to send values to a receiver. Only the library implements it.
  func _subscribe(_ receiver: _Receiver<Output, Failure>)

  /// What equals for publishers that send the same values, or nil if that isn't known.
  ///
  /// Only the library implements it.
  var _identity: AnyHashable? { get }
}

nonisolated extension Publisher {
  /// None.
  public var _identity: AnyHashable? { nil }
}

/// The identity of a publisher that an operator makes, with what it is made from.
nonisolated struct OperatorIdentity: Hashable {
  let name: String
  let parts: [AnyHashable]

  /// Returns an identity, unless one of its parts has none.
  static func of(_ name: String, _ parts: AnyHashable?...) -> AnyHashable? {
    let known = parts.compactMap { $0 }
    return known.count == parts.count ? OperatorIdentity(name: name, parts: known) : nil
  }
}
