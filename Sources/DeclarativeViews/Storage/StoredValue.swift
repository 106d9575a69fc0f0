// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A value that can be stored in user defaults.
///
/// Only the library uses it.
public nonisolated struct _StoredValue<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// A value that user defaults store as it is.
  static var plain: _StoredValue {
    _StoredValue {
      $0.object(forKey: $1) as? Value
    } write: {
      $0.set($2, forKey: $1)
    }
  }

  /// Returns a value that is stored as another one.
  static func converted<Stored>(
    from make: @escaping (Stored) -> Value?, to store: @escaping (Value) -> Stored
  ) -> _StoredValue {
    _StoredValue {
      ($0.object(forKey: $1) as? Stored).flatMap(make)
    } write: {
      $0.set(store($2), forKey: $1)
    }
  }

  /// The same value or none, which isn't stored.
  var optional: _StoredValue<Value?> {
    _StoredValue<Value?> {
      read($0, $1).map { .some($0) }
    } write: { defaults, key, value in
      if let value { write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
    }
  }
}

nonisolated extension _StoredValue where Value: RawRepresentable {
  /// A value that is stored as its raw value.
  static var raw: _StoredValue { converted(from: { Value(rawValue: $0) }, to: \.rawValue) }
}

nonisolated extension _StoredValue<URL> {
  /// An address, which is stored as text.
  static var address: _StoredValue { converted(from: { URL(string: $0) }, to: \.absoluteString) }
}
