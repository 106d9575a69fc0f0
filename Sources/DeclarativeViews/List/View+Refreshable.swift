// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension View {
  /// Adds a control to lists in the view, which refreshes them when they are pulled down.
  ///
  /// The action runs on the main actor. The control spins until it ends; to pull in a test, send
  /// `valueChanged` to the table's refresh control.
  ///
  /// - Parameter action: The action that refreshes the content.
  /// - Returns: The modified view.
  public func refreshable(
    action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

/// An action that refreshes the content of a view.
///
/// SwiftUI: `RefreshAction`.
///
/// Unchecked, because it is called only on the main actor, which owns the views.
public final class RefreshAction: @unchecked Sendable {
  private let action: nonisolated(nonsending) () async -> Void

  init(_ action: nonisolated(nonsending) @escaping () async -> Void) {
    self.action = action
  }

  /// Refreshes the content, and returns when it is up to date.
  @MainActor public func callAsFunction() async { await action() }
}

extension TableNode {
  /// Shows a refresh control that performs an action, or none.
  func setRefreshAction(_ action: RefreshAction?) {
    guard let action else { return refreshControl = nil }
    let control = refreshControl ?? RefreshControlNode(frame: .zero)
    if refreshControl == nil { refreshControl = control }
    control.setAction(for: .valueChanged) { [weak control] in
      guard let control else { return }
      control.beginRefreshing()
      let finished = RefreshEnd(control)
      Task { @MainActor in
        await action()
        finished.end()
      }
    }
  }
}

/// A reference to a refresh control that ends refreshing.
///
/// Unchecked, because it is used only on the main actor, which owns the nodes.
private final class RefreshEnd: @unchecked Sendable {
  private weak var control: RefreshControlNode?

  init(_ control: RefreshControlNode) {
    self.control = control
  }

  @MainActor func end() { control?.endRefreshing() }
}
