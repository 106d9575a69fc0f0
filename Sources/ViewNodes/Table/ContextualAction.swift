// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An action that is shown when the user swipes a row.
///
/// UIKit: `UIContextualAction`.
#if MainActor
  @MainActor
#endif
public final class ContextualAction {
  /// The style of a contextual action.
  ///
  /// UIKit: `UIContextualAction.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A nondestructive action, gray by default.
    case normal = 0
    /// A destructive action, red by default.
    case destructive = 1
  }

  /// The closure that performs the action.
  ///
  /// Its parameters are the action, the touched button, and a completion closure, which closes the
  /// row; pass it whether the action was performed.
  public typealias Handler = (ContextualAction, ViewNode, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the button.
  public var title: String?
  /// The image of the button, above the title.
  public var image: Image?
  /// The background color of the button; by default red or gray, depending on the style.
  public var backgroundColor: Color

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: The style of the action.
  ///   - title: The title of the button.
  ///   - handler: The closure that performs the action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
