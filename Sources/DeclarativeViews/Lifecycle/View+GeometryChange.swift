// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Performs an action with a value of the view's geometry, at first and when it changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that returns the value of a geometry.
  ///   - action: The action, called with the value.
  /// - Returns: The modified view.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, value in action(value) }
  }

  /// Performs an action with values of the view's geometry, at first and when they change.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: A closure that returns the value of a geometry.
  ///   - action: The action, called with the previous value and the new one, which are the same at
  ///     first.
  /// - Returns: The modified view.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    background {
      GeometryReader { geometry in
        Color.clear.onChange(of: transform(geometry), initial: true, action)
      }
    }
  }
}
