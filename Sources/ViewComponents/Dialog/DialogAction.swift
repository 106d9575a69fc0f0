// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An action that a dialog offers.
public struct DialogAction {
  /// The role of an action, which determines the look of its button.
  public nonisolated enum Role: String, CaseIterable, Hashable, Sendable {
    /// The action confirms.
    case confirm
    /// The action cancels, leaving everything unchanged.
    case cancel
    /// The action is destructive: it cannot be undone.
    case destructive
  }

  /// The title of the action's button.
  public let title: String
  /// The role of the action.
  public let role: Role
  /// The handler that is called on a tap, after the dialog is dismissed.
  public let handler: () -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the action's button.
  ///   - role: The role of the action.
  ///   - handler: The handler that is called on a tap, after the dialog is dismissed; it does
  ///     nothing if omitted.
  public init(_ title: String, role: Role = .confirm, handler: @escaping () -> Void = {}) {
    self.title = title
    self.role = role
    self.handler = handler
  }
}
