// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for an object that an ancestor of the view set with
/// ``View/environmentObject(_:)``.
///
/// SwiftUI: `EnvironmentObject`.
///
/// A view whose object is missing is left out and reported, see ``ViewProblem``. The property can't
/// be read before the view is shown.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type that creates bindings to properties of the object.
  public typealias Wrapper = Bindable<ObjectType>

  private let object = Environment(ObjectType.self)

  /// Creates a property without an object.
  public init() {}

  /// The object.
  ///
  /// Reading it is a programming error if the view isn't shown.
  public var wrappedValue: ObjectType { object.wrappedValue.observed() }

  /// The wrapper that creates bindings to properties of the object.
  public var projectedValue: Wrapper { Bindable(wrappedValue) }
}

extension View {
  /// Sets an object for the view and its descendants, which read it with ``EnvironmentObject``.
  ///
  /// - Parameter object: The object.
  /// - Returns: The modified view.
  public func environmentObject(_ object: some ObservableObject) -> some View {
    environment(object)
  }
}
