// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Sets the identity of the view.
  ///
  /// When the identity changes, the view is replaced by a new one with its initial state.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The modified view.
  public func id(_ id: some Hashable) -> some View {
    IdentityView(content: self, id: AnyHashable(id))
  }
}

/// A view with an explicit identity.
struct IdentityView: View {
  let content: any View
  let id: AnyHashable

  var body: IdentityView { return self }

  func _expand(in step: _ViewStep) {
    step.expansion.replace(step.item, by: content, keyedBy: .id(id))
  }
}
