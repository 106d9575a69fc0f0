// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Something that can be done with a row that is pushed aside. UIKit: `UIContextualAction`.
public final class ContextualAction {
  /// What kind of action it is. UIKit: `UIContextualAction.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// One that can be undone: gray.
    case normal = 0
    /// One that destroys something: red.
    case destructive = 1
  }

  /// What is done. It is given the action, the button that was touched, and a closure to call with
  /// whether it was done, which puts the row back.
  public typealias Handler = (ContextualAction, ViewNode, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  public let style: Style
  /// What is done.
  public let handler: Handler
  /// The words on the button.
  public var title: String?
  /// An image on the button, above the words.
  public var image: Image?
  /// The button's fill: red or gray by the style, unless set.
  public var backgroundColor: Color

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
