// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper that reads a value from the environment of a view.
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
  /// - Parameter keyPath: The key path of the value, for example `\.font`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object set with ``View/environment(_:)``.
  ///
  /// It is nil if there is none.
  ///
  /// - Parameter type: The object's type.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value {
    read(link.values ?? CurrentEnvironment.values ?? EnvironmentValues())
  }

  func connect(_ connection: inout PropertyConnection) {
    link.values = connection.environment
  }
}

/// A link from a copied property value to the environment of its view.
final class EnvironmentLink {
  var values: EnvironmentValues?
}
