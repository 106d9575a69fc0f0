// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes dialogs: alerts and sheets.
public protocol DialogFactoryProtocol: ComponentFactoryProtocol {
  /// Makes the buttons.
  var button: any ButtonFactoryProtocol { get }

  /// A question or a message in the middle of the screen. Each action takes it away.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - message: More on it.
  ///   - actions: The answers, from the first to the last.
  /// - Returns: The alert; show it by `present(in:)`.
  func alert(title: String, message: String?, actions: [DialogAction]) -> DialogNode

  /// A panel at the bottom of the screen, with a title and a button that takes it away.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - content: What it shows.
  /// - Returns: The sheet; show it by `present(in:)`.
  func sheet(title: String, content: UIView) -> DialogNode
}
