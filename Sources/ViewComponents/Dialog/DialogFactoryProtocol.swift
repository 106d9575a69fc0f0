// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of dialogs: alerts and sheets.
public protocol DialogFactoryProtocol: ComponentFactoryProtocol {
  /// The factory of buttons.
  var button: any ButtonFactoryProtocol { get }

  /// Returns an alert in the middle of the screen.
  ///
  /// Each action dismisses the alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: Further details, or `nil` for none.
  ///   - actions: The actions, in order.
  /// - Returns: The alert; show it with `present(in:)`.
  func alert(title: String, message: String?, actions: [DialogAction]) -> DialogNode

  /// Returns a sheet at the bottom of the screen, with a title and a close button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content.
  /// - Returns: The sheet; show it with `present(in:)`.
  func sheet(title: String, content: UIView) -> DialogNode
}
