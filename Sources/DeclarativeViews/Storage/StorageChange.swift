// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The number of changes of a stored value, for views that read the value to observe.
@Observable
nonisolated final class StorageChange {
  private var count = 0

  /// Records that the value is read.
  func noteReading() { _ = count }

  /// Notifies views that have read the value.
  func noteChange() { count += 1 }
}

/// The changes of all stored values that views have read.
///
/// Unchecked, because a lock protects the entries.
nonisolated final class StorageChanges: @unchecked Sendable {
  static let all = StorageChanges()

  private struct Place: Hashable {
    let defaults: ObjectIdentifier
    let key: String
  }

  private struct Entry {
    weak var defaults: UserDefaults?
    let change: StorageChange
  }

  private let lock = NSLock()
  private var entries: [Place: Entry] = [:]

  /// Returns the changes of a value.
  func change(of key: String, in defaults: UserDefaults) -> StorageChange {
    lock.withLock {
      let place = Place(defaults: ObjectIdentifier(defaults), key: key)
      if let known = entries[place], known.defaults === defaults { return known.change }
      entries = entries.filter { $0.value.defaults != nil }
      let made = StorageChange()
      entries[place] = Entry(defaults: defaults, change: made)
      return made
    }
  }
}

/// The place of a stored value.
struct StoragePlace<Value> {
  let key: String
  let initial: Value
  /// The defaults that the property names, or nil for those of the environment.
  let defaults: UserDefaults?
  let stored: _StoredValue<Value>
  let link = StorageLink()

  private var store: UserDefaults {
    defaults ?? link.defaults ?? CurrentEnvironment.values?.appStorage ?? .standard
  }

  var value: Value {
    let store = store
    StorageChanges.all.change(of: key, in: store).noteReading()
    return stored.read(store, key) ?? initial
  }

  func set(_ value: Value) {
    let store = store
    let isSame = isEqual(value, stored.read(store, key) ?? initial)
    stored.write(store, key, value)
    if !isSame { StorageChanges.all.change(of: key, in: store).noteChange() }
  }
}

/// A link from a copied property value to the defaults of its view.
final class StorageLink {
  var defaults: UserDefaults?
}

extension EnvironmentValues {
  /// The defaults of ``AppStorage`` properties; nil for the standard ones.
  var appStorage: UserDefaults? {
    get { self[AppStorageKey.self] }
    set { self[AppStorageKey.self] = newValue }
  }
}

private struct AppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}
