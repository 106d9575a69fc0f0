// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An action that a dialog offers.
public struct DialogAction {
  /// The role of an action, which determines the look of its button.
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
  /// The role of the action.
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
