// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Sets a preference for the views that contain this one, in place of those of its descendants.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  /// - Returns: The modified view.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    WrappedView(
      content: self, element: PreferenceElement(key: ObjectIdentifier(key)) { _, _, _ in value })
  }

  /// Changes a preference of the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - callback: A closure that changes the value.
  /// - Returns: The modified view.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    WrappedView(
      content: self,
      element: PreferenceElement(key: ObjectIdentifier(key)) { inner, _, _ in
        var value = inner as? Key.Value ?? Key.defaultValue
        callback(&value)
        return value
      })
  }

  /// Performs an action with a preference of the view's descendants, at the first layout and when
  /// it changes.
  ///
  /// Views in rows of lists, on pages, and in sheets are not descendants.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action, called with the combined value.
  /// - Returns: The modified view.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceObserverView<Key>(content: self, action: action)
  }

  /// Adds an overlay that depends on a preference of the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - alignment: The alignment of both views.
  ///   - transform: A closure that creates the overlay from the combined value.
  /// - Returns: The view with the overlay.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceReader<Key>(content: self) { view, value in
      AnyView(view.overlay(alignment: alignment) { transform(value) })
    }
  }

  /// Adds a background that depends on a preference of the view's descendants.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - alignment: The alignment of both views.
  ///   - transform: A closure that creates the background from the combined value.
  /// - Returns: The view with the background.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceReader<Key>(content: self) { view, value in
      AnyView(view.background(alignment: alignment) { transform(value) })
    }
  }
}

/// A view that is shown with another one that depends on a preference.
private struct PreferenceReader<Key: PreferenceKey>: View {
  let content: any View
  let decorate: (AnyView, Key.Value) -> AnyView
  @State private var value: Key.Value?

  init(content: any View, decorate: @escaping (AnyView, Key.Value) -> AnyView) {
    self.content = content
    self.decorate = decorate
  }

  var body: some View {
    decorate(
      AnyView(PreferenceObserverView<Key>(content: content) { value = $0 }),
      value ?? Key.defaultValue)
  }
}

/// A view that performs an action with a preference of its descendants.
private struct PreferenceObserverView<Key: PreferenceKey>: View {
  let content: any View
  let action: (Key.Value) -> Void

  init(content: any View, action: @escaping (Key.Value) -> Void) {
    self.content = content
    self.action = action
  }

  var body: PreferenceObserverView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let last = expansion.remember(item, as: Self.self).kept { LastPreference<Key.Value>() }
    let (action, memory) = (action, expansion.memory)
    let element = PreferenceObserverElement(
      key: ObjectIdentifier(Key.self),
      reduce: { value, next in
        guard var known = value as? Key.Value else { return }
        value = ()
        Key.reduce(value: &known) { next as? Key.Value ?? Key.defaultValue }
        value = known
      },
      receive: { value in
        let value = value as? Key.Value ?? Key.defaultValue
        if let known = last.value, areAlike(known, value) { return }
        last.value = value
        memory.afterwards { action(value) }
      })
    expansion.replace(item, by: content, inside: element, keyedBy: .body)
  }
}

/// The value with which an action was last performed.
private final class LastPreference<Value> {
  var value: Value?
}
