// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What an observer of a property is told.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The former value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value when observing begins, immediately.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)

  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
