// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// SwiftUI: `Bindable`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Value

  /// Creates a wrapper for an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a wrapper for an object.
  ///
  /// - Parameter wrappedValue: The object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
