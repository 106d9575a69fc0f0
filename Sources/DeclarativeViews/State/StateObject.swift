// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for an object that a view owns and that persists while the view keeps its
/// place.
///
/// It is created only once, when the view is first shown. SwiftUI: `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
  private let link: StateObjectLink<ObjectType>

  private init(link: StateObjectLink<ObjectType>) {
    self.link = link
  }

  /// Creates a property with an object that is created on demand.
  ///
  /// - Parameter thunk: A closure that creates the object; it is called once.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    link = StateObjectLink(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { link.kept.object.observed() }

  /// The wrapper that creates bindings to properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { Bindable(wrappedValue) }

  func connect(_ connection: inout PropertyConnection) {
    let link = link
    connection.tree.isWritten = true
    let kept = connection.kept { link.isPlaced ? KeptObject(link.make()) : link.kept }
    if link.isPlaced, link.kept !== kept, connection.leavesElsewhere() { return }
    link.kept = kept
    link.isPlaced = true
  }

  func separated() -> StateObject { StateObject(link: StateObjectLink(link.make)) }
}

/// A link from a copied property value to the storage of its object.
private final class StateObjectLink<ObjectType: ObservableObject> {
  let make: () -> ObjectType
  /// Whether a view keeps the object.
  var isPlaced = false
  lazy var kept = KeptObject(make())

  init(_ make: @escaping () -> ObjectType) {
    self.make = make
  }
}

/// An object that a view keeps while it is off screen, because changes cannot be observed then.
private final class KeptObject<ObjectType: ObservableObject>: ChangeSource {
  let object: ObjectType
  var isWritten: Bool { true }

  init(_ object: ObjectType) {
    self.object = object
  }

  func removeReader(_ memory: ViewMemory) {}
}
