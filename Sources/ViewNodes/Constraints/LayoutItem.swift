// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A rectangle that constraints can speak about: a ``ViewNode`` or a ``LayoutGuide``.
open class LayoutItem {
  /// The handle that constraints and anchors hold instead of the item, so that they neither keep
  /// it alive nor dangle.
  package final var reference: ItemReference { handle.takeUnretainedValue() }
  /// The same, kept alive by this item, to be looked at without being retained.
  final let handle: Unmanaged<ItemReference>

  /// Only the library can make one, so that only nodes and guides are items.
  public struct Membership: Sendable {
    let isNode: Bool

    package init() {
      isNode = false
    }

    init(isNode: Bool) {
      self.isNode = isNode
    }
  }

  /// Creates an item. The initializer is public because a subclass of a node elsewhere inherits the
  /// node's initializers only if those of all its superclasses are; the argument keeps it ours.
  public init(item: Membership) {
    let reference = ItemReference(isNode: item.isNode)
    handle = Unmanaged.passRetained(reference)
    reference.pointer = Unmanaged.passUnretained(self)
  }

  deinit {
    if handle.engineIndex >= 0 { engine?.remove(guideAt: handle.engineIndex) }
    handle._withUnsafeGuaranteedRef {
      $0.pointer = nil
      $0.forgetBlocks()
    }
    handle.release()
  }

  /// This item's row in the tables of the root's layout engine, −1 while it has none.
  final var engineIndex: Int32 {
    @inline(__always) get { handle.engineIndex }
    set { handle._withUnsafeGuaranteedRef { $0.engineIndex = newValue } }
  }

  /// The engine that ``engineIndex`` is for; valid while that is not negative.
  final var engine: LayoutEngine? {
    get { handle._withUnsafeGuaranteedRef { $0.engine }?.takeUnretainedValue() }
    set {
      handle._withUnsafeGuaranteedRef {
        $0.engine = newValue.map { Unmanaged.passUnretained($0) }
      }
    }
  }

  /// The node whose coordinates and ancestors count for this item: a node itself, a guide's owner.
  package var owningNode: ViewNode? { nil }
}
