// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The content of an alert with one or two buttons.
///
/// SwiftUI: `Alert`.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - dismissButton: The button; nil for an OK button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet, which dismisses it.
  ///
  /// SwiftUI: `Alert.Button`.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// Returns a button with a title.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - action: The action.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// Returns a button that cancels.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - action: The action.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// Returns a Cancel button.
    ///
    /// - Parameter action: The action.
    /// - Returns: The button.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button that deletes something.
    ///
    /// - Parameters:
    ///   - label: The title.
    ///   - action: The action.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// The content of a dialog at the bottom of the screen.
///
/// SwiftUI: `ActionSheet`.
public struct ActionSheet {
  /// A button of an action sheet, which dismisses it.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message.
  ///   - buttons: The buttons; the one that cancels is below the others.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension [Alert.Button] {
  /// The buttons as views.
  @ViewBuilder var views: some View {
    ForEach(indices) { index in
      let button = self[index]
      Button(role: button.role, action: button.action) { button.label }
    }
  }
}

extension View {
  /// Presents an alert while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value.
  ///   - content: A closure that creates the alert.
  /// - Returns: The modified view.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    PresentingView(content: self, isPresented: isPresented, kind: .alert, onDismiss: nil) {
      content().view(isPresented)
    }
  }

  /// Presents an alert while there is an item; each button dismisses it.
  ///
  /// - Parameters:
  ///   - item: A binding to the item.
  ///   - content: A closure that creates the alert.
  /// - Returns: The modified view.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let isPresented = item.isThere()
    return PresentingView(
      content: self, isPresented: isPresented, kind: .alert, onDismiss: nil
    ) { () -> any View in
      guard let item = item.wrappedValue else { return EmptyView() }
      return content(item).view(isPresented).id(item.id)
    }
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value.
  ///   - content: A closure that creates the dialog.
  /// - Returns: The modified view.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    PresentingView(content: self, isPresented: isPresented, kind: .dialog, onDismiss: nil) {
      content().view(isPresented)
    }
  }

  /// Presents a dialog at the bottom while there is an item; each button dismisses it.
  ///
  /// - Parameters:
  ///   - item: A binding to the item.
  ///   - content: A closure that creates the dialog.
  /// - Returns: The modified view.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let isPresented = item.isThere()
    return PresentingView(
      content: self, isPresented: isPresented, kind: .dialog, onDismiss: nil
    ) { () -> any View in
      guard let item = item.wrappedValue else { return EmptyView() }
      return content(item).view(isPresented).id(item.id)
    }
  }
}

extension Binding {
  /// Returns a binding to whether there is a value; false removes it.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension Alert {
  fileprivate func view(_ isPresented: Binding<Bool>) -> some View {
    AlertView(
      title: title, message: AnyView(message), actions: buttons.views,
      isPresented: isPresented)
  }
}

extension ActionSheet {
  fileprivate func view(_ isPresented: Binding<Bool>) -> some View {
    ConfirmationDialog(
      title: title, message: AnyView(message), actions: buttons.views,
      isPresented: isPresented)
  }
}
