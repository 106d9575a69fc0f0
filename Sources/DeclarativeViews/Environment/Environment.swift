// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Reads a value of the environment of a view.
///
/// SwiftUI: `Environment`.
///
/// Before the view is shown, it has the default value.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
  private let read: (EnvironmentValues) -> Value
  private let link = EnvironmentLink()

  /// Creates a property that reads a value.
  ///
  /// - Parameter keyPath: Which value, for example `\.font`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observed object given with ``View/environment(_:)``.
  ///
  /// It is nil where there is none.
  ///
  /// - Parameter type: The object's type.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value around the view.
  public var wrappedValue: Value {
    read(link.values ?? CurrentEnvironment.values ?? EnvironmentValues())
  }

  func connect(_ connection: inout PropertyConnection) {
    link.values = connection.environment
  }
}

/// Ties a property, which is a value that is copied, to the environment of its view.
final class EnvironmentLink {
  var values: EnvironmentValues?
}
