// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Sets a preference that depends on a point or a rectangle of the view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The point or the rectangle, such as ``Anchor/Source/bounds``.
  ///   - transform: A closure that returns the value of the preference.
  /// - Returns: The modified view.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    WrappedView(
      content: self,
      element: PreferenceElement(key: ObjectIdentifier(key)) { _, node, tree in
        transform(tree.anchor(value, of: node))
      })
  }

  /// Changes a preference of the view's descendants, depending on a point or a rectangle of the
  /// view.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The point or the rectangle, such as ``Anchor/Source/bounds``.
  ///   - transform: A closure that changes the value of the preference.
  /// - Returns: The modified view.
  public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    WrappedView(
      content: self,
      element: PreferenceElement(key: ObjectIdentifier(key)) { inner, node, tree in
        var known = inner as? Key.Value ?? Key.defaultValue
        transform(&known, tree.anchor(value, of: node))
        return known
      })
  }
}

extension LayoutTree {
  fileprivate func anchor<Value>(_ source: Anchor<Value>.Source, of node: Int) -> Anchor<Value> {
    Anchor(value: source.resolve(nodes[node].frame, environment(of: node).layoutDirection))
  }
}
