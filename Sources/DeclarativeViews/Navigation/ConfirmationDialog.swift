// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The buttons of a dialog in a column at the bottom, the one that cancels apart from the others.
struct ConfirmationDialog: View {
  let title: Text?
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
              if let title { title.fontWeight(.semibold) }
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
