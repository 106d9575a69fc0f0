// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The actions that are shown when the user swipes a row.
///
/// UIKit: `UISwipeActionsConfiguration`.
#if MainActor
  @MainActor
#endif
public final class SwipeActionsConfiguration {
  /// The actions, from the edge of the row inward.
  public let actions: [ContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action; `true` by
  /// default.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions, from the edge of the row inward.
  public init(actions: [ContextualAction]) {
    self.actions = actions
  }
}
