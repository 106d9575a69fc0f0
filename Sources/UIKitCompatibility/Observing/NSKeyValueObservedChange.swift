// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A change of an observed property.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change; always a new value.
  public let kind: Kind
  /// The new value, if the observer asked for it.
  public let newValue: Value?
  /// The former value, if there is one and the observer asked for it.
  public let oldValue: Value?
  /// A Boolean value that indicates whether the property is about to change; always `false`.
  public var isPrior: Bool { false }
}
