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
  private let onReset: (Value, inout Transaction) -> Void

  /// Creates a property with an initial value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates a property with an initial value, and a closure for its reset.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - reset: A closure that is called with the last value and a transaction, which has no effect,
  ///     when the gesture is over.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    onReset = reset
    state = State(wrappedValue: wrappedValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameter initialValue: The value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value.
  ///   - resetTransaction: The transaction of the reset, which has no effect.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The property itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  func connect(_ connection: inout PropertyConnection) { state.connect(&connection) }

  func separated() -> GestureState { GestureState(wrappedValue: initial, reset: onReset) }

  func update(_ change: (inout Value) -> Void) { change(&state.wrappedValue) }

  func reset() {
    var transaction = Transaction()
    onReset(state.wrappedValue, &transaction)
    state.wrappedValue = initial
  }
}

// In an extension, so that a property without a value does not default to nil.
extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a property with an initial value of nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}
