// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Observation

/// A property wrapper for a value of an ``ObservableObject`` that views observe.
///
/// Combine: `Published`.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameter initialValue: The value.
  public init(initialValue: Value) {
    storage = PublishedStorage(initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
}

/// The storage of a published value, which notifies its readers of the next change.
@Observable
private nonisolated final class PublishedStorage<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
