// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key for a custom environment value.
///
/// SwiftUI: `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}
