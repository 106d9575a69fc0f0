// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// The same screen made of views.
struct AccountView: View {
  let content: AccountScreen
  let signOut: () -> Void
  @State private var notifies: Bool

  init(content: AccountScreen, signOut: @escaping () -> Void) {
    self.content = content
    self.signOut = signOut
    _notifies = State(initialValue: content.notifies)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Account").font(.title).accessibilityAddTraits(.header)
      person
      HStack(spacing: 8) {
        ForEach(content.figures, id: \.0) { title, value in
          FigureView(title: title, value: value)
        }
      }
      Rectangle().fill(Color.separator).frame(height: 1)
      Text(content.note)
      Toggle("Notifications", isOn: $notifies)
      Spacer()
      NodeView { factory in
        let button = factory.button.neutral()
        button.setTitle("Sign Out", for: .normal)
        button.addAction(for: .touchUpInside) { signOut() }
        return button
      }
    }
    .padding(20)
  }

  private var person: some View {
    HStack(spacing: 12) {
      Circle().fill(Color.systemIndigo).frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(content.name).font(.headline)
        Text(content.address).font(.subheadline).foregroundColor(.secondary)
      }
      .lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
      Text(content.balance).font(.title2)
    }
  }
}

private struct FigureView: View {
  let title: String
  let value: String

  var body: some View {
    VStack(spacing: 4) {
      Text(value).font(.headline)
      Text(title).font(.caption).foregroundColor(.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .background(Color.figureGround, in: .rect(cornerRadius: 8))
  }
}
