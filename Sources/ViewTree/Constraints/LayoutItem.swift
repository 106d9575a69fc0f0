// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The base class of items that constraints relate: ``ViewNode`` and ``LayoutGuide``.
///
/// Items are equal if they are identical.
open class LayoutItem: ResponderObject {
  /// The handle that constraints and anchors hold in place of the item, so that they neither retain
  /// it nor dangle.
  package final var reference: ItemReference { handle.takeUnretainedValue() }
  /// The handle, retained by this item, to be read without retaining it again.
  final let handle: Unmanaged<ItemReference>

  /// A token that only the library can create, so that only nodes and guides are items.
  public nonisolated struct Membership: Sendable {
    let isNode: Bool

    package init() {
      isNode = false
    }

    init(isNode: Bool) {
      self.isNode = isNode
    }
  }

  /// Creates an item.
  ///
  /// The initializer is public because a subclass in another module inherits a node's initializers
  /// only if it could inherit those of all superclasses; the argument keeps it internal in effect.
  public init(item: Membership) {
    let reference = ItemReference(isNode: item.isNode)
    handle = Unmanaged.passRetained(reference)
    super.init()
    reference.pointer = Unmanaged.passUnretained(self)
  }

  #if MainActor
    isolated deinit { leave() }
  #else
    deinit { leave() }
  #endif

  /// Removes the item from its engine, and clears the references to it.
  private func leave() {
    if handle.engineIndex >= 0 { engine?.remove(guideAt: handle.engineIndex) }
    handle._withUnsafeGuaranteedRef {
      $0.pointer = nil
      $0.releaseBlockConstraints()
    }
    handle.release()
  }

  /// The item's row in the tables of the root's layout engine, or −1.
  final var engineIndex: Int32 {
    @inline(__always) get { handle.engineIndex }
    set { handle._withUnsafeGuaranteedRef { $0.engineIndex = newValue } }
  }

  /// The engine that ``engineIndex`` belongs to; valid while that isn't negative.
  final var engine: LayoutEngine? {
    get { handle._withUnsafeGuaranteedRef { $0.engine }?.takeUnretainedValue() }
    set {
      handle._withUnsafeGuaranteedRef {
        $0.engine = newValue.map { Unmanaged.passUnretained($0) }
      }
    }
  }

  /// The node that defines the item's coordinate system: a node itself, or the owner of a guide.
  package var owningNode: ViewNode? { nil }
}
