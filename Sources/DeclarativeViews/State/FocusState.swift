// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for a value that says which input has the focus.
///
/// It is a Boolean value for a single input, or an optional value that identifies one of several.
/// Setting it moves the focus, and typing in another input changes it. SwiftUI: `FocusState`.
///
/// ```swift
/// @FocusState private var focus: Field?
/// ...
/// TextField("Name", text: $name).focused($focus, equals: .name)
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
  private let state: State<Value>
  /// The value while no input has the focus.
  private let none: Value

  private init(state: State<Value>, none: Value) {
    self.state = state
    self.none = none
  }

  /// Creates a property that is true while an input has the focus.
  public init() where Value == Bool {
    none = false
    state = State(wrappedValue: none)
  }

  /// Creates a property that identifies the input with the focus, or is nil.
  public init() where Value: ExpressibleByNilLiteral {
    none = nil
    state = State(wrappedValue: none)
  }

  /// The value; setting it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for ``View/focused(_:equals:)`` and ``View/focused(_:)``.
  public var projectedValue: Binding { Binding(state: state, none: none) }

  func connect(_ connection: inout PropertyConnection) { state.connect(&connection) }

  func separated() -> FocusState { FocusState(state: state.separated(), none: none) }

  /// A property wrapper that reads and moves the focus of another view.
  ///
  /// SwiftUI: `FocusState.Binding`.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: State<Value>
    fileprivate let none: Value

    /// The value; setting it moves the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// A link from an input to the value that says whether it has the focus.
struct FocusLink {
  let isFocused: () -> Bool
  let change: (_ isFocused: Bool) -> Void
}

extension View {
  /// Connects the focus of an input with a value.
  ///
  /// - Parameters:
  ///   - binding: A binding to the value of a ``FocusState`` property.
  ///   - value: The value while the input has the focus.
  /// - Returns: The modified view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(
      \.focus,
      FocusLink {
        binding.wrappedValue == value
      } change: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      })
  }

  /// Connects the focus of an input with a Boolean value.
  ///
  /// - Parameter condition: A binding to the value of a ``FocusState`` property.
  /// - Returns: The modified view.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
