// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A reference to an item that is cleared when the item goes away.
///
/// Cheaper than Swift's `weak` where thousands of constraints are made: one small object an item,
/// plain retains afterward. What making a constraint active asks of an item lies here too, where it
/// is read without the item being retained.
package final class ItemReference {
  /// The item; `nil` when it is gone.
  var pointer: Unmanaged<LayoutItem>?
  /// A node's superview.
  var parent: Unmanaged<ViewNode>?
  /// The engine that ``engineIndex`` is for; valid while that is not negative.
  var engine: Unmanaged<LayoutEngine>?
  /// The item's row in the tables of a layout engine, −1 while it has none.
  var engineIndex: Int32 = -1
  /// The same in the tables of an engine that finds a fitting size, apart from those of the tree's
  /// layout, which may go on meanwhile.
  var fittingIndex: Int32 = -1
  /// The engine that ``fittingIndex`` is for.
  var fittingEngine: Unmanaged<LayoutEngine>?
  /// Whether the item is a node, so that no cast has to find out.
  let isNode: Bool
  /// Whether constraints of content may mean something else than the node that they name.
  var hasContentGuide = false
  private var rare: RareState?

  /// What few references have.
  private final class RareState {
    /// An item that nobody else keeps alive.
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

  /// The constraints that blocks of this item made, in order.
  var blockConstraints: [LayoutConstraint] {
    get { rare?.blockConstraints ?? [] }
    _modify {
      let rare = rare ?? RareState()
      self.rare = rare
      yield &rare.blockConstraints
    }
  }

  /// Lets go of the constraints that blocks made, for an item that goes away.
  func forgetBlocks() {
    rare?.blockConstraints = []
  }

  /// The item; `nil` when it is gone.
  package var item: LayoutItem? { pointer?.takeUnretainedValue() }
}

extension Unmanaged<ItemReference> {
  /// The item's row in the tables of a layout engine, −1 while it has none.
  @inline(__always)
  var engineIndex: Int32 { _withUnsafeGuaranteedRef { $0.engineIndex } }

  /// A node's superview.
  @inline(__always)
  var parent: Unmanaged<ViewNode>? { _withUnsafeGuaranteedRef { $0.parent } }

  /// The item; `nil` when it is gone.
  @inline(__always)
  var pointer: Unmanaged<LayoutItem>? { _withUnsafeGuaranteedRef { $0.pointer } }

  /// The node, when the item is one and is there.
  @inline(__always)
  var node: Unmanaged<ViewNode>? {
    _withUnsafeGuaranteedRef {
      guard $0.isNode, let pointer = $0.pointer else { return nil }
      return Unmanaged<ViewNode>.fromOpaque(pointer.toOpaque())
    }
  }

  /// Whether a constraint on a rectangle means just that of the item.
  @inline(__always)
  var isPlainNode: Bool { _withUnsafeGuaranteedRef { $0.isNode && !$0.hasContentGuide } }
}
