// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A rectangle that constraints can speak about: a ``ViewNode`` or a ``LayoutGuide``.
open class LayoutItem {
  /// The handle that constraints and anchors hold instead of the item, so that they neither keep
  /// it alive nor dangle. Made at first use.
  package final var reference: ItemReference {
    if let existing = referenceStorage { return existing }
    let made = ItemReference(item: self)
    referenceStorage = made
    return made
  }
  private final var referenceStorage: ItemReference?

  /// This item's row in the tables of the root's layout engine, −1 while it has none.
  final var engineIndex: Int32 = -1
  /// The engine that ``engineIndex`` is for; valid while that is not negative.
  unowned(unsafe) final var engine: LayoutEngine?

  /// Only the library can make one, so that only nodes and guides are items.
  public struct Membership: Sendable {
    package init() {}
  }

  /// Makes an item. The initialiser is public because a subclass of a node elsewhere inherits the
  /// node's initialisers only if those of all its superclasses are; the argument keeps it ours.
  public init(item: Membership) {}

  deinit {
    if engineIndex >= 0 { engine?.remove(guideAt: engineIndex) }
    referenceStorage?.item = nil
    referenceStorage?.blockConstraints = []
  }

  /// The node whose coordinates and ancestors count for this item: a node itself, a guide's owner.
  package var owningNode: ViewNode? { nil }
}

/// A reference to an item that is cleared when the item goes away.
///
/// Cheaper than Swift's `weak` where thousands of constraints are made: one small object an item,
/// plain retains afterwards.
package final class ItemReference {
  package unowned(unsafe) var item: LayoutItem?
  /// An item that nobody else keeps alive.
  var keptItem: LayoutItem?
  /// The constraints that blocks of this item made, in order.
  var blockConstraints: [LayoutConstraint] = []

  init(item: LayoutItem) {
    self.item = item
  }
}
