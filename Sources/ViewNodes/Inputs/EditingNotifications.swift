// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension InputNode {
  /// The name of the notification that an input began editing.
  ///
  /// UIKit: `textDidBeginEditingNotification`.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The name of the notification that typing changed the text of an input.
  ///
  /// UIKit: `textDidChangeNotification`.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The name of the notification that an input ended editing.
  ///
  /// UIKit: `textDidEndEditingNotification`.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension TextAreaNode {
  /// The name of the notification that a text area began editing.
  ///
  /// UIKit: `textDidBeginEditingNotification`.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The name of the notification that typing changed the text of a text area.
  ///
  /// UIKit: `textDidChangeNotification`.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The name of the notification that a text area ended editing.
  ///
  /// UIKit: `textDidEndEditingNotification`.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension ViewNode {
  /// Posts a notification whose object is this view.
  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
