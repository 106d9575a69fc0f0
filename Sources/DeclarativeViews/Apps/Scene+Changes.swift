// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Scene {
  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to perform it at the first layout as well.
  ///   - action: The action, called with the previous value and the new one.
  /// - Returns: The modified scene.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    ChangedScene(scene: self) { view in
      AnyView(view.onChange(of: value, initial: initial, action))
    }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to perform it at the first layout as well.
  ///   - action: The action.
  /// - Returns: The modified scene.
  public func onChange(
    of value: some Equatable, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action when a value changes: the form that SwiftUI has replaced by the others.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The action, called with the new value.
  /// - Returns: The modified scene.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }
}

/// A scene whose view is modified.
private struct ChangedScene<Base: Scene>: Scene {
  let scene: Base
  let change: (AnyView) -> AnyView

  var body: ChangedScene<Base> { return self }
  var _content: (any View)? { scene._content.map { change(AnyView($0)) } }
}
