// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Presents a dialog at the bottom while a value is true; each button dismisses it, as does a tap
  /// outside.
  ///
  /// A button with the role ``ButtonRole/cancel`` is shown below the others. If there is none, one
  /// is added.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  ///   - message: The message.
  /// - Returns: The modified view.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    let title = titleVisibility == .visible ? String(title) : nil
    return PresentingView(
      content: self, isPresented: isPresented, kind: .dialog, onDismiss: nil
    ) {
      ConfirmationDialog(
        title: title, message: message(), actions: actions(), isPresented: isPresented)
    }
  }

  /// Presents a dialog at the bottom while a value is true; each button dismisses it, as does a tap
  /// outside.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - actions: The buttons.
  /// - Returns: The modified view.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Presents a dialog about data at the bottom while a value is true and there is data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: A binding to the value.
  ///   - titleVisibility: The visibility of the title, which is hidden by default.
  ///   - data: The data.
  ///   - actions: A closure that creates the buttons.
  ///   - message: A closure that creates the message.
  /// - Returns: The modified view.
  public func confirmationDialog<Data>(
    _ title: some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented.whileThere(data), titleVisibility: titleVisibility
    ) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}

/// The buttons of a dialog in a column at the bottom, the one that cancels apart from the others.
struct ConfirmationDialog: View {
  let title: String?
  let message: any View
  let actions: any View
  let isPresented: Binding<Bool>

  var body: some View {
    let buttons = ListParts(actions).buttons
    let cancels = buttons.first { $0.isCancel }
    let others = buttons.filter { !$0.isCancel }
    let hasMessage = ListParts(message).rowCount > 0
    ZStack(alignment: .bottom) {
      Color.clear.contentShape(.rect).onTapGesture { isPresented.wrappedValue = false }
      VStack(spacing: 8) {
        VStack(spacing: 0) {
          if title != nil || hasMessage {
            VStack(spacing: 4) {
              if let title { Text(title).fontWeight(.semibold) }
              AnyView(message)
            }
            .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
            .padding(.horizontal, 16).padding(.vertical, 14)
          }
          ForEach(others.indices) { index in
            if index > 0 || title != nil || hasMessage { Divider() }
            AnyView(others[index].view)
          }
        }
        .background(Color.systemBackground, in: .rect(cornerRadius: 14))
        Group {
          if let cancels { AnyView(cancels.view) } else { Button("Cancel", role: .cancel) {} }
        }
        .font(.title3.weight(.semibold))
        .background(Color.systemBackground, in: .rect(cornerRadius: 14))
      }
      .padding(8)
    }
    .font(.title3)
    .buttonStyle(DialogButtonStyle())
    .environment(\.alertEnd, { isPresented.wrappedValue = false })
  }
}

/// A button as wide as a dialog.
private struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 56)
      .foregroundStyle(configuration.role == .destructive ? Color.systemRed : .tintColor)
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension ListParts {
  /// The views of the rows, and whether each is a button that cancels.
  fileprivate var buttons: [(view: any View, isCancel: Bool)] {
    sections.flatMap(\.runs).flatMap { run in
      (0..<run.count).map { index in
        let view = run.view(index)
        var inner = view
        while let next = inner.unwrapped { inner = next }
        return (view, (inner as? any AnyButton)?.role == .cancel)
      }
    }
  }
}
