// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Names an environment value of your own.
///
/// SwiftUI: `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}
