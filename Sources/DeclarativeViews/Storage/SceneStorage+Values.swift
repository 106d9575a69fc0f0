// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension SceneStorage {
  private init(_ key: String, _ initial: Value, _ stored: _StoredValue<Value>) {
    self.init(
      place: StoragePlace(
        key: "SceneStorage." + key, initial: initial, defaults: nil, stored: stored))
  }
}

extension SceneStorage where Value == Bool {
  /// Creates a property for a Boolean value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Int {
  /// Creates a property for an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Double {
  /// Creates a property for a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == String {
  /// Creates a property for a text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == URL {
  /// Creates a property for an address.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .address)
  }
}

extension SceneStorage where Value == Data {
  /// Creates a property for data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Date {
  /// Creates a property for a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Bool? {
  /// Creates a property for a Boolean value or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<Bool>.plain.optional)
  }
}

extension SceneStorage where Value == Int? {
  /// Creates a property for an integer or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<Int>.plain.optional)
  }
}

extension SceneStorage where Value == Double? {
  /// Creates a property for a number or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<Double>.plain.optional)
  }
}

extension SceneStorage where Value == String? {
  /// Creates a property for a text or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<String>.plain.optional)
  }
}

extension SceneStorage where Value == URL? {
  /// Creates a property for an address or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<URL>.address.optional)
  }
}

extension SceneStorage where Value == Data? {
  /// Creates a property for data or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<Data>.plain.optional)
  }
}

extension SceneStorage where Value == Date? {
  /// Creates a property for a date or nil, which is the value if none is stored.
  ///
  /// - Parameter key: The key.
  public init(_ key: String) {
    self.init(key, nil, _StoredValue<Date>.plain.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw)
  }
}

extension SceneStorage {
  /// Creates a property for a value that is stored as its raw value, or nil, which is the value if
  /// none is stored.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(key, nil, _StoredValue<Wrapped>.raw.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Creates a property for a value that is stored as its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if none is stored.
  ///   - key: The key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw)
  }
}

extension SceneStorage {
  /// Creates a property for a value that is stored as its raw value, or nil, which is the value if
  /// none is stored.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(key, nil, _StoredValue<Wrapped>.raw.optional)
  }
}
