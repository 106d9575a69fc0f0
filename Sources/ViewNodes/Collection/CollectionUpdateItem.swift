// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An update of an item or a section, of which a layout is notified.
///
/// UIKit: `UICollectionViewUpdateItem`.
#if MainActor
  @MainActor
#endif
open class CollectionUpdateItem: NSObject {
  /// What an update does.
  ///
  /// UIKit: `UICollectionViewUpdateItem.Action`.
  public nonisolated enum Action: Int, Hashable, Sendable {
    /// Inserts the item or section.
    case insert = 0
    /// Deletes the item or section.
    case delete = 1
    /// Reloads the item or section.
    case reload = 2
    /// Moves the item or section.
    case move = 3
    /// Does nothing.
    case none = 4
  }

  /// The index path before the update, or `nil` for an insertion; that of a section has
  /// `NSNotFound` as its item.
  public final let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update, or `nil` for a deletion.
  public final let indexPathAfterUpdate: IndexPath?
  /// What the update does.
  public final let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension CollectionUpdateItem {
  static func items(of updates: ListUpdates) -> [CollectionUpdateItem] {
    func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
    var items = updates.deletedSections.map {
      CollectionUpdateItem(.delete, from: section($0), to: nil)
    }
    items += updates.deletedItems.map { CollectionUpdateItem(.delete, from: $0, to: nil) }
    items += updates.insertedSections.map {
      CollectionUpdateItem(.insert, from: nil, to: section($0))
    }
    items += updates.insertedItems.map { CollectionUpdateItem(.insert, from: nil, to: $0) }
    items += updates.reloadedSections.map {
      CollectionUpdateItem(.reload, from: section($0), to: section($0))
    }
    items += updates.reloadedItems.map { CollectionUpdateItem(.reload, from: $0, to: $0) }
    items += updates.movedSections.map {
      CollectionUpdateItem(.move, from: section($0.from), to: section($0.to))
    }
    items += updates.movedItems.map { CollectionUpdateItem(.move, from: $0.from, to: $0.to) }
    return items
  }
}
