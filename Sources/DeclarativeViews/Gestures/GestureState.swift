// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for a value that changes while a gesture is in progress, and has its initial
/// value otherwise.
///
/// SwiftUI: `GestureState`.
///
/// ```swift
/// @GestureState private var isPressed = false
/// ...
/// Circle().gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
/// ```
@propertyWrapper
public struct GestureState<Value>: ConnectedProperty {
  private let state: State<Value>
  private let initial: Value

  /// Creates a property with an initial value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameter initialValue: The value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The property itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  func connect(_ connection: inout PropertyConnection) { state.connect(&connection) }

  func update(_ change: (inout Value) -> Void) { change(&state.wrappedValue) }

  func reset() { state.wrappedValue = initial }
}

// In an extension, so that a property without a value does not default to nil.
extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property with an initial value of nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}
