// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper that reads a value from the environment of a view.
///
/// SwiftUI: `Environment`.
///
/// Before the view is shown, it has the default value.
///
/// ```swift
/// struct Cart: View {
///   @Environment(\.locale) private var locale
///   @Environment(Shop.self) private var shop
///   …
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
  /// Returns the value, or nil if it is an object that the environment doesn't have.
  private let read: (EnvironmentValues) -> Value?
  private let link = EnvironmentLink()

  private init(read: @escaping (EnvironmentValues) -> Value?) {
    self.read = read
  }

  /// Creates a property that reads a value.
  ///
  /// - Parameter keyPath: The key path of the value, for example `\.font`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads an observable object set with ``View/environment(_:)``.
  ///
  /// A view whose object is missing is left out and reported, see ``ViewProblem``. The property
  /// can't be read before the view is shown.
  ///
  /// - Parameter type: The object's type.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { $0.object(of: type) }
  }

  /// Creates a property that reads an observable object set with ``View/environment(_:)``, if there
  /// is one.
  ///
  /// - Parameter type: The object's type.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0.object(of: type) }
  }

  /// The value in the environment of the view.
  ///
  /// Reading an object that isn't optional is a programming error if the view isn't shown.
  public var wrappedValue: Value {
    guard let value = read(link.values ?? CurrentEnvironment.values ?? EnvironmentValues()) else {
      preconditionFailure(MissingObject(type: Value.self).description)
    }
    return value
  }

  func connect(_ connection: inout PropertyConnection) {
    if read(connection.environment) == nil {
      connection.missing = MissingObject(type: Value.self)
    } else {
      let place = ObjectIdentifier(connection.memory)
      if let known = link.place, known != place, connection.leavesElsewhere() { return }
      link.place = place
      link.values = connection.environment
    }
  }

  func separated() -> Environment { Environment(read: read) }
}

/// A link from a copied property value to the environment of its view.
final class EnvironmentLink {
  var values: EnvironmentValues?
  /// The memory of the view.
  var place: ObjectIdentifier?
}
