// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for a value that says which view has the focus of an assistive app.
///
/// SwiftUI: `AccessibilityFocusState`.
///
/// There is no such app, so that only the view itself changes the value.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: ConnectedProperty {
  private let state: State<Value>

  private init(state: State<Value>) {
    self.state = state
  }

  /// Creates a property that is true while a view has the focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Creates a property that identifies the view with the focus, or is nil.
  public init() where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for ``View/accessibilityFocused(_:equals:)`` and ``View/accessibilityFocused(_:)``.
  public var projectedValue: Binding { Binding(state: state) }

  func connect(_ connection: inout PropertyConnection) { state.connect(&connection) }

  func separated() -> AccessibilityFocusState {
    AccessibilityFocusState(state: state.separated())
  }

  /// A property wrapper that reads and moves the focus of another view.
  ///
  /// SwiftUI: `AccessibilityFocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: State<Value>

    /// The value.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Connects the focus of assistive apps with a value.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value, which has no effect: there are no such apps.
  ///   - value: The value while the view has the focus.
  /// - Returns: The view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Connects the focus of assistive apps with a Boolean value.
  ///
  /// - Parameter condition: A binding to the value, which has no effect: there are no such apps.
  /// - Returns: The view.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
