// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for an object that a view observes but does not own.
///
/// SwiftUI: `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The type that creates bindings to properties of the object.
  public typealias Wrapper = Bindable<ObjectType>

  private var object: ObjectType

  /// The object.
  public var wrappedValue: ObjectType {
    get { object.observed() }
    set { object = newValue }
  }

  /// Creates a property with an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  /// Creates a property with an object.
  ///
  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) {
    object = initialValue
  }

  /// The wrapper that creates bindings to properties of the object.
  public var projectedValue: Wrapper { Bindable(wrappedValue) }
}
