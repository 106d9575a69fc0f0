// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An interaction with a link or an attachment of a text area.
///
/// UIKit: `UITextItemInteraction`.
public nonisolated enum TextItemInteraction: Int, Hashable, Sendable, CaseIterable {
  /// The default action, such as opening a link.
  case invokeDefaultAction = 0
  /// The presentation of actions.
  case presentActions = 1
  /// The preview of the item.
  case preview = 2
}
