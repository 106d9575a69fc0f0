// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for a value that a scene restores when the app is started again.
///
/// SwiftUI: `SceneStorage`.
///
/// Because there is one scene, the value is stored in the user defaults, which
/// ``View/defaultAppStorage(_:)`` sets, with a key that differs from those of ``AppStorage``.
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
  private let place: StoragePlace<Value>

  init(place: StoragePlace<Value>) {
    self.place = place
  }

  /// The stored value, or the initial one if none is stored.
  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.set(newValue) }
  }

  /// A binding to the value, for views that change it.
  public var projectedValue: Binding<Value> {
    let place = place
    return Binding(get: { place.value }, set: { place.set($0) })
  }

  func connect(_ connection: inout PropertyConnection) {
    place.link.defaults = connection.environment.appStorage
  }
}
