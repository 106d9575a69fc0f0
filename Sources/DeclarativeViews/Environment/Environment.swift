// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Reads a value of the environment in the body of a view. SwiftUI: `Environment`.
///
/// Outside of a body the value is the one that a view has that nobody has told anything.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Makes a property that reads a value.
  ///
  /// - Parameter keyPath: Which value, for example `\.font`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value around the view.
  public var wrappedValue: Value {
    (CurrentEnvironment.values ?? EnvironmentValues())[keyPath: keyPath]
  }
}
