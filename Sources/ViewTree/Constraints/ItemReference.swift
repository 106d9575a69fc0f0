// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A reference to a layout item that is cleared when the item is deallocated.
///
/// Cheaper than Swift's `weak` for thousands of constraints: one small object per item and plain
/// retains afterward. It also stores what is needed to activate a constraint, so that the item
/// needn't be retained.
package final class ItemReference {
  /// The item, or `nil` once it is deallocated.
  var pointer: Unmanaged<LayoutItem>?
  /// The superview of a node.
  var parent: Unmanaged<ViewNode>?
  /// The engine that ``engineIndex`` belongs to; valid while that isn't negative.
  var engine: Unmanaged<LayoutEngine>?
  /// The item's row in the tables of a layout engine, or −1.
  var engineIndex: Int32 = -1
  /// The item's row in the tables of a fitting-size engine, or −1; separate from the tree's layout,
  /// which may be under way.
  var fittingIndex: Int32 = -1
  /// The engine that ``fittingIndex`` belongs to.
  var fittingEngine: Unmanaged<LayoutEngine>?
  /// Whether the item is a node, stored to avoid a cast.
  let isNode: Bool
  /// Whether content constraints may refer to something other than the node they name.
  var hasContentGuide = false
  private var rare: RareState?

  /// State that few references have.
  private final class RareState {
    /// An item that has no other owner.
    var keptItem: LayoutItem?
    var blockConstraints: [LayoutConstraint] = []
  }

  init(isNode: Bool) {
    self.isNode = isNode
  }

  init(keeping item: LayoutItem) {
    isNode = false
    pointer = Unmanaged.passUnretained(item)
    let rare = RareState()
    rare.keptItem = item
    self.rare = rare
  }

  /// The constraints that this item's constraint blocks created, in order.
  package var blockConstraints: [LayoutConstraint] {
    get { rare?.blockConstraints ?? [] }
    _modify {
      let rare = rare ?? RareState()
      self.rare = rare
      yield &rare.blockConstraints
    }
  }

  /// Releases the constraints created by blocks when the item is deallocated.
  func releaseBlockConstraints() {
    rare?.blockConstraints = []
  }

  /// The item, or `nil` once it is deallocated.
  package var item: LayoutItem? { pointer?.takeUnretainedValue() }
}

extension Unmanaged<ItemReference> {
  /// The item's row in the tables of a layout engine, or −1.
  @inline(__always)
  var engineIndex: Int32 { _withUnsafeGuaranteedRef { $0.engineIndex } }

  /// The superview of a node.
  @inline(__always)
  var parent: Unmanaged<ViewNode>? { _withUnsafeGuaranteedRef { $0.parent } }

  /// The item, or `nil` once it is deallocated.
  @inline(__always)
  var pointer: Unmanaged<LayoutItem>? { _withUnsafeGuaranteedRef { $0.pointer } }

  /// The node, if the item is one and still exists.
  @inline(__always)
  var node: Unmanaged<ViewNode>? {
    _withUnsafeGuaranteedRef {
      guard $0.isNode, let pointer = $0.pointer else { return nil }
      return Unmanaged<ViewNode>.fromOpaque(pointer.toOpaque())
    }
  }

  /// Whether a constraint on the rectangle refers to the item itself.
  @inline(__always)
  var isPlainNode: Bool { _withUnsafeGuaranteedRef { $0.isNode && !$0.hasContentGuide } }
}
