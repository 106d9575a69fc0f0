// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object that a view owns and that lasts as long as the view is in its place.
///
/// It is made when the view is shown for the first time, and not again. SwiftUI: `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let link: StateObjectLink<ObjectType>

  /// Makes a property with what makes the object.
  ///
  /// - Parameter thunk: Makes it, once.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    link = StateObjectLink(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { link.kept.object }

  /// Makes bindings to properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Bindable(wrappedValue) }

  func connect(_ connection: inout PropertyConnection) {
    let link = link
    link.kept = connection.kept { link.kept }
    connection.tree.isWritten = true
  }
}

/// Ties a property, which is a value that is copied, to where its object is kept.
private final class StateObjectLink<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  lazy var kept = KeptObject(make())

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }
}

/// An object that a view keeps while it is out of sight, since nobody can tell whether it has changed.
private final class KeptObject<ObjectType: ObservableObject>: ChangeSource {
  let object: ObjectType
  var isWritten: Bool { true }

  init(_ object: ObjectType) {
    self.object = object
  }

  func removeReader(_ memory: ViewMemory) {}
}
