// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension AppStorage {
  private init(
    _ key: String, _ initial: Value, _ store: UserDefaults?, _ stored: _StoredValue<Value>
  ) {
    self.init(place: StoragePlace(key: key, initial: initial, defaults: store, stored: stored))
  }
}

extension AppStorage where Value == Bool {
  /// Creates a property for a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Int {
  /// Creates a property for an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Double {
  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == String {
  /// Creates a property for a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == URL {
  /// Creates a property for an address.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .address)
  }
}

extension AppStorage where Value == Data {
  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Date {
  /// Creates a property for a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .plain)
  }
}

extension AppStorage where Value == Bool? {
  /// Creates a property for a Boolean value or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<Bool>.plain.optional)
  }
}

extension AppStorage where Value == Int? {
  /// Creates a property for an integer or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<Int>.plain.optional)
  }
}

extension AppStorage where Value == Double? {
  /// Creates a property for a number or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<Double>.plain.optional)
  }
}

extension AppStorage where Value == String? {
  /// Creates a property for a text or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<String>.plain.optional)
  }
}

extension AppStorage where Value == URL? {
  /// Creates a property for an address or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<URL>.address.optional)
  }
}

extension AppStorage where Value == Data? {
  /// Creates a property for data or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<Data>.plain.optional)
  }
}

extension AppStorage where Value == Date? {
  /// Creates a property for a date or nil, which is the value if none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, nil, store, _StoredValue<Date>.plain.optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .raw)
  }
}

extension AppStorage {
  /// Creates a property for a value that is stored as its raw value, or nil, which is the value if
  /// none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(key, nil, store, _StoredValue<Wrapped>.raw.optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store, .raw)
  }
}

extension AppStorage {
  /// Creates a property for a value that is stored as its raw value, or nil, which is the value if
  /// none is stored.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - store: The defaults; nil for those of the environment, see
  ///     ``View/defaultAppStorage(_:)``.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(key, nil, store, _StoredValue<Wrapped>.raw.optional)
  }
}
