// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A property wrapper for a value in the user defaults.
///
/// SwiftUI: `AppStorage`.
///
/// Setting the property updates the views that have read a value with the same key from the same
/// defaults. Changes that are made directly in the defaults become visible with the next update.
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
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

extension View {
  /// Sets the user defaults of ``AppStorage`` properties in the view that don't name any, such as a
  /// suite for a test.
  ///
  /// - Parameter store: The user defaults.
  /// - Returns: The modified view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.appStorage, store)
  }
}
