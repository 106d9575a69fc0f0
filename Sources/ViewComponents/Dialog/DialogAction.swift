// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What a dialog offers.
public struct DialogAction {
  /// What an action does, by which its button looks.
  public nonisolated enum Role: String, CaseIterable, Hashable, Sendable {
    /// It goes on.
    case confirm
    /// It leaves everything as it is.
    case cancel
    /// It cannot be undone.
    case destructive
  }

  /// The title of its button.
  public let title: String
  /// What it does.
  public let role: Role
  /// Called by a tap, after the dialog has gone.
  public let handler: () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title of its button.
  ///   - role: What it does.
  ///   - handler: Called by a tap, after the dialog has gone; does nothing unless given.
  public init(_ title: String, role: Role = .confirm, handler: @escaping () -> Void = {}) {
    self.title = title
    self.role = role
    self.handler = handler
  }
}
