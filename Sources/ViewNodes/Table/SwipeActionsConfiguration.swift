// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What can be done with a row that is pushed aside. UIKit: `UISwipeActionsConfiguration`.
public final class SwipeActionsConfiguration {
  /// The actions, from the row's edge inward.
  public let actions: [ContextualAction]
  /// A Boolean value that indicates whether pushing the row all the way does the first action; true
  /// by default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
