// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key of what an observer of a property is told.
///
/// UIKit: `NSKeyValueChangeKey`.
public nonisolated struct PropertyChangeKey: RawRepresentable, Hashable, Sendable {
  /// The kind of change, as the raw value of a number; always 1, for a new value.
  public static let kindKey = PropertyChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = PropertyChangeKey(rawValue: "new")
  /// The former value.
  public static let oldKey = PropertyChangeKey(rawValue: "old")

  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
