// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view whose value would follow keyframes.
///
/// SwiftUI: `KeyframeAnimator`.
///
/// View trees are static: it shows the initial value, and after a change of its trigger, the values
/// of the last keyframes.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let initial: Value
  private let content: (Value) -> Content
  private let keyframes: (Value) -> any Keyframes<Value>
  private let startsAtEnd: Bool
  private let trigger: AnyEquatable?
  @State private var last: AnyEquatable?
  @State private var current: Value?

  /// Creates a view whose value follows keyframes from the start.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes are repeated; otherwise, the view shows the last ones.
  ///   - content: A closure that creates the content for a value.
  ///   - keyframes: The keyframes.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    initial = initialValue
    startsAtEnd = !repeating
    trigger = nil
    self.content = content
    self.keyframes = { keyframes($0) }
  }

  /// Creates a view whose value follows keyframes whenever another value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose change starts the keyframes.
  ///   - content: A closure that creates the content for a value.
  ///   - keyframes: The keyframes, called with the current value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    initial = initialValue
    startsAtEnd = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = { keyframes($0) }
  }

  /// The content for the current value.
  public var body: some View {
    content(current ?? (startsAtEnd ? end(from: initial) : initial))
      .onChange(of: trigger) { _, _ in current = end(from: current ?? initial) }
  }

  private func end(from value: Value) -> Value {
    var value = value
    keyframes(value)._end(&value)
    return value
  }
}

/// A value of any type that is only compared.
private struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (one: AnyEquatable, other: AnyEquatable) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
    return equals(one.value)
  }
}

extension View {
  /// Changes the view along keyframes: it is shown with the initial value, or at the last keyframes
  /// if they aren't repeated.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the keyframes are repeated.
  ///   - content: A closure that creates the content for a value from this view.
  ///   - keyframes: The keyframes.
  /// - Returns: The changed view.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }

  /// Changes the view along keyframes whenever a value changes: it is shown with the initial value,
  /// and at the last keyframes after a change.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose change starts the keyframes.
  ///   - content: A closure that creates the content for a value from this view.
  ///   - keyframes: The keyframes, called with the current value.
  /// - Returns: The changed view.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
  }
}
