// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension View {
  /// Shows a menu of actions when a touch on the view is held down.
  ///
  /// The actions are shown as a dialog at the bottom, see
  /// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
  ///
  /// - Parameter menuItems: The buttons of the menu; without any, nothing is shown.
  /// - Returns: The modified view.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }
}

/// A view with a menu that is shown when a touch is held down.
private struct ContextMenuView: View {
  let content: any View
  let items: any View
  @State private var isPresented = false

  init(content: any View, items: any View) {
    self.content = content
    self.items = items
  }

  var body: some View {
    let items = AnyView(items)
    AnyView(content)
      .gesture(
        LongPressGesture().onEnded { _ in isPresented = true },
        including: ListParts(items).rowCount == 0 ? .subviews : .all
      )
      .confirmationDialog("", isPresented: $isPresented) { items }
  }
}
