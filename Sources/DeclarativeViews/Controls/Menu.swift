// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control that shows a menu of actions.
///
/// SwiftUI: `Menu`.
///
/// ```swift
/// Menu("Options", systemImage: "ellipsis") {
///   Button("Rename") { rename() }
///   Button("Delete", role: .destructive) { delete() }
/// }
/// ```
///
/// The actions are shown as a dialog at the bottom, see
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)``.
public struct Menu: View {
  private let content: any View
  private let label: any View
  private let primaryAction: (() -> Void)?
  @State private var isPresented = false

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with an action of its own: a tap performs it, and holding down shows the menu.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu.
  ///   - label: The label.
  ///   - primaryAction: The action.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The buttons of the menu.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons of the menu.
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View
  ) {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }

  /// The label as a button.
  public var body: some View {
    let content = AnyView(content)
    Button {
      if let primaryAction { primaryAction() } else { isPresented = true }
    } label: {
      AnyView(label)
    }
    .gesture(
      LongPressGesture().onEnded { _ in isPresented = true },
      including: primaryAction == nil ? .subviews : .all
    )
    .confirmationDialog("", isPresented: $isPresented) { content }
  }
}
